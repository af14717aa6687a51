"""The server: tables that never lose a move. The log is the game."""
