"""Tests of Demo; each names the ruling it shows."""
