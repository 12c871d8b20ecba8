"""Lessons, study and problems as pages."""
