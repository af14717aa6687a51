"""Tests of ZAYO; each names the ruling it shows."""
