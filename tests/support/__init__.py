"""Helpers for tests of whole matches."""
