# The coach stops a costly move.
coach-title = { ACTION($action) }: are you sure?
coach-better = Better: { ACTION($action) }.
coach-again = Choose again
coach-anyway = { ACTION($action) } anyway
