"""Running tables: request queues, subscribers, clocks, bot workers, and the lobby."""
