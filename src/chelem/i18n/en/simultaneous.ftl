# Simultaneous events: several events play the same boards.
event-simultaneous-begun = The event has begun: it can no longer join a simultaneous.
event-simultaneous-twice = This event already plays a simultaneous.
event-simultaneous-invitation = This code is not that of a simultaneous: ask its organiser.
event-simultaneous-none = This event is not a simultaneous.
event-simultaneous-by-club = In this simultaneous each club has a code of its own.
event-simultaneous-used = Another event has already used this code: ask the organiser of the simultaneous for one.
event-simultaneous-invitations = This invitation could not be added: a simultaneous has { $most } at most.
event-simultaneous-club = Give the name of the club, { $most } characters at most.
event-simultaneous-no-member = This event does not ask to play this simultaneous.
event-simultaneous-removed = The organiser has removed this event from the simultaneous: its deals can no longer be downloaded.
event-simultaneous-undo = This cannot be undone here: admit or remove the event in the list of clubs, under “More”.
event-log-program = Only the program writes this entry.
