# The settings of an event's scoring.
event-settings-number = The setting “{ $name }” is from { $least } to { $most }.
event-settings-twice = The tie-break “{ $rule }” is named twice.
event-settings-unknown = “{ $name }” is not a setting of an event’s scoring. There are: { $names }.

# The forms of events, in menus.
form-matchpoints = Matchpoints
form-cross-imps = IMPs against each table
form-butler = IMPs against the average (Butler)
form-continuous = Victory points, two decimals
form-discrete = Whole victory points
form-board-a-match = Board-a-match: 2, 1 or 0 per board
