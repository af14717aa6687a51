-- What people were shown of games in which they have to remember what is covered again: the number of
-- the last news, by seat or by the name of a shared screen.
CREATE TABLE shown (
    table_id TEXT NOT NULL REFERENCES tables (id),
    viewer TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, viewer)
);
