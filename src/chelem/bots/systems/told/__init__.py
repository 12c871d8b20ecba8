"""What a call is told to show: the points that are usual for it, found in hands drawn for the purpose."""
