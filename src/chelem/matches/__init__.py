"""Forms of match that serve several games, and what forms have in common; one file a form."""
