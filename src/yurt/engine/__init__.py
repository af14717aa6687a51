"""The engine: everything that holds for any game. It knows no game."""
