"""The engine's own parts."""
