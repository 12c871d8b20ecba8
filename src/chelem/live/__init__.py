"""Tables in service: a queue of requests each, subscribers, clocks, bot workers, the lobby of them all."""
