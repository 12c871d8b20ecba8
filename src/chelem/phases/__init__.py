"""Public conversations with turns: what may be said or played, and what follows."""
