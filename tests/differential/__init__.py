"""Kernels and the second opinion (tests/reference) beside each other."""
