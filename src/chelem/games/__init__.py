"""The four games, one file each; a game says only what differs."""
