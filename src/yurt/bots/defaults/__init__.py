"""What a search knows of a game whose ``policy.py`` does not say better: one kernel a module."""
