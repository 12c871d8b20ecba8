"""The log as text: one JSON object a line."""
