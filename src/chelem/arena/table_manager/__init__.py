"""The Blue Chip table-manager protocol, version 18: our table for other programs, our bots at theirs."""
