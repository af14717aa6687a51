"""The server: its tables, its store, its protocol."""
