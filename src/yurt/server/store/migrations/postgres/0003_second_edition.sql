-- The rulings' second edition: tables that were opened before go on under the rules they were opened
-- with. YAY!'s tray had no rim, and ZAYO's chief was not countered.
UPDATE entries SET data = convert_to(
    jsonb_set(convert_from(data, 'UTF8')::jsonb, '{options,tray}', '"open"')::text, 'UTF8'
)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'yay');

UPDATE entries SET data = convert_to(
    jsonb_set(convert_from(data, 'UTF8')::jsonb, '{options,chief_counter}', '"no"')::text, 'UTF8'
)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'zayo');

-- YAKI: with may_stop the tokens stay now. What was begun otherwise cannot go on and is closed; what
-- is over stays as it was played.
INSERT INTO entries (table_id, seq, at, data)
SELECT tables.id, tables.seq + 1, last.at, convert_to('{"kind":"closed","why":"rules"}', 'UTF8')
FROM tables
JOIN entries AS opened ON opened.table_id = tables.id AND opened.seq = 1
JOIN entries AS last ON last.table_id = tables.id AND last.seq = tables.seq
WHERE game = 'yaki' AND status IN ('waiting', 'playing')
    AND convert_from(opened.data, 'UTF8')::jsonb #>> '{options,may_stop}' = 'yes';

UPDATE tables SET status = 'closed', seq = seq + 1
WHERE game = 'yaki' AND status IN ('waiting', 'playing') AND EXISTS (
    SELECT 1 FROM entries WHERE table_id = tables.id AND entries.seq = tables.seq + 1
);

UPDATE entries SET data = convert_to(
    jsonb_set(convert_from(data, 'UTF8')::jsonb, '{options,may_stop}', '"back"')::text, 'UTF8'
)
WHERE seq = 1 AND table_id IN (SELECT id FROM tables WHERE game = 'yaki')
    AND convert_from(data, 'UTF8')::jsonb #>> '{options,may_stop}' = 'yes';

DELETE FROM due WHERE table_id IN (SELECT id FROM tables WHERE status = 'closed');
