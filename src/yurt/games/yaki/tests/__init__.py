"""Tests of YAKI; each names the ruling it shows."""
