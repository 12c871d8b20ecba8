"""Boards as files tell them."""
