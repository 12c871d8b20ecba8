# Swiss rounds of an event.
event-draw-not-swiss = Section { $section } is not Swiss: its rounds are not drawn.
event-draw-round = Round { $round } cannot be drawn now: draw the round after the one in play.
event-draw-inputs = Results have changed since the draw of round { $round } was shown: draw it again.
event-draw-missing = Round { $round } has not been drawn yet.
event-why-bye = Round { $round }, no opponents: 60 % of the VPs, { DECIMAL($points) } VP.
swiss-plan = A Swiss event has 1 to { $rounds } rounds of 1 to { $boards } boards.
