"""The games, one package each; a game says only what differs."""
