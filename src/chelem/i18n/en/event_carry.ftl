# Results carried forward from a qualifying stage.
help-event-rank-carry = A file of the qualifying stage: its entrants carry half of their results forward, in proportion to the boards of both stages.
event-carry-imps = Only percentages and victory points are carried forward: a result in IMPs has no maximum.
event-carry-empty = There are no results yet from which anything could be carried forward.
event-carry-twice = { $entrant } carries something forward in this file already.
event-carry-newcomers = Not in the qualifying stage, so nothing is carried forward: { $entrants }.
