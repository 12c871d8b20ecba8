"""Tests of Portable Bridge Notation."""
