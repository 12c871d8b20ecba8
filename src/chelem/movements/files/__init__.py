"""Files of movements: written and read, in our own words and in those of other programs."""
