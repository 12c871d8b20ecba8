"""Portable Bridge Notation."""
