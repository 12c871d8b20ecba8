"""Judge by simulation between calls that the bidding system calls close."""
