"""The interfaces for people who study games, by the tests of the field and by our own."""
