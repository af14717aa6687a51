-- seq: the number of the table's last entry, so that an append can see whether it comes first.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    seed BYTEA NOT NULL,
    game TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    status TEXT NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0
);

-- People type codes, so they are short; a closed table gives its code back.
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE status <> 'closed';

CREATE INDEX tables_in_the_lobby ON tables (created)
    WHERE public AND status IN ('waiting', 'playing');

-- The log.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What will happen at a table by itself. ready: when it may be taken, which is its time or, once
-- taken, the end of the lease.
CREATE TABLE due (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    ready DOUBLE PRECISION NOT NULL
);

CREATE INDEX due_by_ready ON due (ready);

-- The server processes, and when each was last heard of.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen DOUBLE PRECISION NOT NULL
);

-- Which seats are connected to which process.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    process TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, process)
);

CREATE INDEX presence_by_process ON presence (process);
