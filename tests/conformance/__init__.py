"""Every game passes the conformance suite."""
