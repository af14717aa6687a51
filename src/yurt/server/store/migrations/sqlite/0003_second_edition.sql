-- The rulings' second edition: tables that were opened before go on under the rules they were opened
-- with. YAY!'s tray had no rim, and ZAYO's chief was not countered.
UPDATE entries SET data = CAST(json_set(CAST(data AS TEXT), '$.options.tray', 'open') AS BLOB)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'yay');

UPDATE entries SET data = CAST(json_set(CAST(data AS TEXT), '$.options.chief_counter', 'no') AS BLOB)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'zayo');

-- YAKI: with may_stop the tokens stay now. What was begun otherwise cannot go on and is closed; what
-- is over stays as it was played.
INSERT INTO entries (table_id, seq, at, data)
SELECT tables.id, tables.seq + 1, last.at, CAST('{"kind":"closed","why":"rules"}' AS BLOB)
FROM tables
JOIN entries AS opened ON opened.table_id = tables.id AND opened.seq = 1
JOIN entries AS last ON last.table_id = tables.id AND last.seq = tables.seq
WHERE game = 'yaki' AND status IN ('waiting', 'playing')
    AND json_extract(CAST(opened.data AS TEXT), '$.options.may_stop') = 'yes';

UPDATE tables SET status = 'closed', seq = seq + 1
WHERE game = 'yaki' AND status IN ('waiting', 'playing') AND EXISTS (
    SELECT 1 FROM entries WHERE table_id = tables.id AND entries.seq = tables.seq + 1
);

UPDATE entries SET data = CAST(json_set(CAST(data AS TEXT), '$.options.may_stop', 'back') AS BLOB)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'yaki')
    AND json_extract(CAST(data AS TEXT), '$.options.may_stop') = 'yes';

DELETE FROM due WHERE table_id IN (SELECT id FROM tables WHERE status = 'closed');
