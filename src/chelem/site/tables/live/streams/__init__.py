"""What pages of a table are sent: one stream for all that are shown the same."""
