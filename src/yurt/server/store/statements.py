"""The SQL of the PostgreSQL store, where it is longer than a line."""

from collections.abc import Sequence
from typing import Any

from yurt.server.store.committer import Append

CHANNEL = "yurt_appended"
COLUMNS = "id, code, seed, game, public, created, status"
# Any number, as long as nothing else in the database locks the same one: "Yurt" in letters.
LOCK_MIGRATIONS = f"SELECT pg_advisory_xact_lock({int.from_bytes(b'Yurt', 'big')})"
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS yurt_version (version INTEGER NOT NULL)"

INSERT_TABLE = f"""
    INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING RETURNING id
"""

# One statement is one transaction and one trip to the database. The last SELECT runs first and
# locks all tables in the order of their ids, so two processes cannot each wait for the other; a
# table that moved on while we waited for its lock is left out. A notification holds 8000 bytes at
# most, hence the parts.
APPEND = f"""
    WITH wanted AS (
        SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::float8[], $7::text[])
            AS wanted (id, after, last, status, due_at, due_kind)
    ), locked AS (
        SELECT wanted.* FROM tables JOIN wanted ON tables.id = wanted.id AND seq = wanted.after
        ORDER BY tables.id FOR UPDATE OF tables
    ), advanced AS (
        UPDATE tables SET seq = locked.last,
            status = CASE tables.status WHEN 'closed' THEN tables.status ELSE locked.status END
        FROM locked WHERE tables.id = locked.id
    ), logged AS (
        INSERT INTO entries (table_id, seq, at, data)
        SELECT entry.* FROM unnest($8::text[], $9::int[], $10::float8[], $11::bytea[])
            AS entry (id, seq, at, data) JOIN locked ON locked.id = entry.id
    ), cleared AS (
        DELETE FROM due USING locked WHERE table_id = locked.id AND due_at IS NULL
    ), set AS (
        INSERT INTO due (table_id, at, kind, ready)
        SELECT id, due_at, due_kind, due_at FROM locked WHERE due_at IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, kind = excluded.kind,
            -- What was claimed and has not changed stays claimed.
            ready = CASE WHEN due.at = excluded.at AND due.kind = excluded.kind
                THEN due.ready ELSE excluded.at END
    ), told AS (
        SELECT pg_notify('{CHANNEL}', $1::text || ' ' || json_agg(json_build_array(id, last))::text)
        FROM (SELECT id, last, row_number() OVER () / 50 AS part FROM locked) AS numbered
        GROUP BY part
    )
    SELECT id, (SELECT count(*) FROM told) FROM locked
"""

READ = "SELECT seq, at, data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
FIND = f"""
    SELECT {COLUMNS} FROM tables WHERE id = $1 OR code = $1 AND status <> 'closed'
    ORDER BY id = $1 DESC, status = 'over', created DESC LIMIT 1
"""
PUBLIC = f"""
    SELECT {COLUMNS} FROM tables WHERE public AND status IN ('waiting', 'playing')
    ORDER BY created DESC LIMIT $1
"""
CODES = """
    SELECT count(*) FROM tables WHERE status IN ('waiting', 'playing') AND length(code) = $1
"""
ABANDONED = """
    SELECT id FROM tables JOIN entries ON table_id = id AND entries.seq = tables.seq
    WHERE status IN ('waiting', 'playing') AND created < $1 AND at < $1
        AND status = ANY($3::text[])
    LIMIT $2
"""

SHOWN = "SELECT viewer, seq FROM shown WHERE table_id = $1"
NOTE_SHOWN = """
    INSERT INTO shown (table_id, viewer, seq)
    SELECT * FROM unnest($1::text[], $2::text[], $3::int[])
    ON CONFLICT (table_id, viewer) DO UPDATE SET seq = greatest(shown.seq, excluded.seq)
"""
SEEN = "SELECT seat, at FROM seen WHERE table_id = $1"
NOTE_SEEN = """
    INSERT INTO seen (table_id, seat, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[])
    ON CONFLICT (table_id, seat) DO UPDATE SET at = greatest(seen.at, excluded.at)
"""

TAKE_DUE = """
    WITH taken AS (
        SELECT table_id FROM due WHERE ready <= $1 ORDER BY ready LIMIT $3
        FOR UPDATE SKIP LOCKED
    )
    UPDATE due SET ready = $2 FROM taken WHERE due.table_id = taken.table_id
    RETURNING due.table_id, kind
"""
# Never waits for a lock, so it cannot be part of a deadlock.
KEEP_DUE = """
    WITH kept AS (
        SELECT table_id FROM due WHERE table_id = ANY($1::text[]) FOR UPDATE SKIP LOCKED
    )
    UPDATE due SET ready = greatest(ready, $2) FROM kept WHERE due.table_id = kept.table_id
"""

RECALL_DUE = """
    WITH recalled AS (
        SELECT table_id FROM due WHERE table_id = ANY($1::text[]) AND kind = 'bot' AND ready > $3
        FOR UPDATE SKIP LOCKED
    )
    UPDATE due SET ready = $2 FROM recalled WHERE due.table_id = recalled.table_id
"""

CLOCKS = "SELECT table_id FROM due WHERE kind = 'clock'"

CLOCK = "SELECT extract(epoch FROM clock_timestamp())::float8"
LAST_SEEN = "SELECT max(seen) FROM processes WHERE id <> $1"
FORGET_PROCESSES = "DELETE FROM processes WHERE seen < $1"
FORGET_PRESENCE = "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)"
BEAT = """
    INSERT INTO processes (id, seen) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""
PROBE = "INSERT INTO probe VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
LEAVE = """
    DELETE FROM presence WHERE process = $1
    AND (table_id, seat) NOT IN (SELECT * FROM unnest($2::text[], $3::int[]))
"""
ENTER = """
    INSERT INTO presence (process, table_id, seat)
    SELECT $1, * FROM unnest($2::text[], $3::int[]) ON CONFLICT DO NOTHING
"""
WHO = """
    SELECT table_id, seat FROM presence JOIN processes ON processes.id = presence.process
    WHERE table_id = ANY($1::text[]) AND seen > $2
"""


def columns(batch: Sequence[Append]) -> list[list[Any]]:
    """What APPEND asks for after the mark: a list for each column of tables, then of entries."""
    tables = [
        (each.table, each.after, each.after + len(each.entries), each.status)
        + (each.due or (None, None))
        for each in batch
    ]
    entries = [
        (each.table, seq, each.at, data)
        for each in batch
        for seq, data in enumerate(each.entries, each.after + 1)
    ]
    return [*_turned(tables, 6), *_turned(entries, 4)]


def _turned(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]
