"""What goes wrong at a table, as a director reports it, and the entries of the log that say so."""
