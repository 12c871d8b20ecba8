form-knockout = Élimination directe
event-why-match-points = Tour { $round } contre { $opponents } : { DECIMAL($margin) } points, { DECIMAL($points) } victoire.
event-why-sum-wins = { DECIMAL($points) } victoires.
