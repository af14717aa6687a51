"""Playthroughs that pin the behaviour of each game; scripts/golden makes them anew."""
