-- When somebody was last connected to a seat, or as the host.
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
