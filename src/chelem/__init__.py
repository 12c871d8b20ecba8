"""Chelem: bridge in all its forms."""
