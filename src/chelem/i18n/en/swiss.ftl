# Swiss events: the draw of a round.
swiss-weights = The weights of places and victory points cannot be negative, nor both 0.
swiss-entrants = A draw needs at least two entrants, each with its own number.
swiss-numbers = Rounds, entrants and places are numbered from 1.
swiss-meeting = An entrant cannot have met itself.
swiss-triangle = A triangle that goes on is of three teams of the standings.
swiss-first-round = The draw “{ $method }” is possible only while nobody has met.
swiss-precision = The victory points have too many decimals to be compared exactly.
