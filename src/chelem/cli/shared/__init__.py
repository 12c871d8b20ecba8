"""What several commands share: what they read, what they print, how they report progress."""
