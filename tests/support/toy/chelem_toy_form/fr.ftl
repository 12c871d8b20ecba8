form-knockout = Élimination directe
event-why-match-points = Tour { $round } contre { $opponents } : { DECIMAL($margin) } points, { DECIMAL($points) } victoire.
event-why-sum-wins = { DECIMAL($points) } victoires.
ranked-result-in-wins = Victoires
ranked-amount-in-wins = { $amount } { $count ->
    [one] victoire
   *[other] victoires
}
event-column-wins = Victoires
