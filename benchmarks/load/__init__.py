"""Clients that play at many tables from one process, cheap enough not to distort the measurement."""
