-- Whether the database takes anything is tried here, where the moves are written too.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
