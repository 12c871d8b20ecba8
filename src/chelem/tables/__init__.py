"""A live table: chairs, one queue of requests, the store of the log, clocks, words, undo by consent."""
