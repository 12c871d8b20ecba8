"""What the check of a system stands on: points that are kept, reports of them, sections out of play."""
