"""Files of movements: written and read, in our own form and in that of other programs."""
