"""Tests of YAK; each names the ruling it shows."""
