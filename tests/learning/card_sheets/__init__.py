"""Tests of the study pages: systems by chapter, questions, convention cards."""
