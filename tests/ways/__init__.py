"""How each thing is added, tried in a copy of the repository."""
