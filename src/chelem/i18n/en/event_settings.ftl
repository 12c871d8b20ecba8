# The settings of an event's scoring.
event-settings-number = The setting “{ $name }” is from { $least } to { $most }.
event-settings-twice = The tie-break “{ $rule }” is named twice.
event-settings-unknown = “{ $name }” is not a setting of an event’s scoring. There are: { $names }.
