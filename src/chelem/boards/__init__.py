"""A board as a file tells it, the proof of what it tells, and its way into a log and back."""
