-- A finished table gives its code back, too. Its id still finds it, and so does the code, as long as
-- no other table has got it.
DROP INDEX tables_by_code;
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE status IN ('waiting', 'playing');
CREATE INDEX tables_ever_by_code ON tables (code);

-- To find those that were given up.
CREATE INDEX tables_not_ended ON tables (created) WHERE status IN ('waiting', 'playing');
