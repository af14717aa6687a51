"""Tests of YAY!; each names the ruling it shows."""
