"""The store keeps what it was given: the same tests for SQLite and PostgreSQL."""
