"""A power cut: a program's writes and syncs are recorded, and its files rebuilt as a disk may have them."""
