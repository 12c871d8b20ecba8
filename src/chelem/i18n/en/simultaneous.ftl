# Simultaneous events: several events play the same boards.
event-simultaneous-begun = The event has begun: it can no longer join a simultaneous.
event-simultaneous-twice = This event already plays a simultaneous.
event-simultaneous-invitation = This code is not that of a simultaneous: ask its organiser.
event-simultaneous-none = This event is not a simultaneous.
event-log-program = Only the program writes this entry.
