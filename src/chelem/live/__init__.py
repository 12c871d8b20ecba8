"""Running tables: a queue of requests for each, subscribers, clocks, bot workers, and the lobby."""
