"""Back up, restore, check and prune a database."""
