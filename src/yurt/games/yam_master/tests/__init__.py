"""Tests of Yam Master; each names the ruling it shows."""
