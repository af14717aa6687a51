"""Players that decide by themselves, from what their seat may know."""
