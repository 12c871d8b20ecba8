"""Tests of boards as recorded in files."""
