"""The tree keeps the promises of ARCHITECTURE.md."""
