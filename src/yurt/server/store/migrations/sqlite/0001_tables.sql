-- seq: the number of the table's last entry, so that an append can see whether it comes first.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    seed BLOB NOT NULL,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    created REAL NOT NULL,
    status TEXT NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0
);

-- People type codes, so they are short; a closed table gives its code back.
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE status <> 'closed';

CREATE INDEX tables_in_the_lobby ON tables (created)
    WHERE public AND status IN ('waiting', 'playing');

-- The log. Without a rowid, the entries of one table lie side by side.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- What will happen at a table by itself. ready: when it may be taken, which is its time or, once
-- taken, the end of the lease.
CREATE TABLE due (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    ready REAL NOT NULL
);

CREATE INDEX due_by_ready ON due (ready);

-- The server processes, and when each was last heard of.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen REAL NOT NULL
);

-- Which seats are connected to which process.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    process TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, process)
) WITHOUT ROWID;

CREATE INDEX presence_by_process ON presence (process);
