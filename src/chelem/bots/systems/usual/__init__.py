"""The points that are usual for a call, counted in hands drawn for it."""
