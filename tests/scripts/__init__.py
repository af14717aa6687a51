"""The scripts that set up, build, play and test."""
