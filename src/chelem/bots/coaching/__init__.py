"""The coach: what speaks against a move before it is made, by what its player may know."""
