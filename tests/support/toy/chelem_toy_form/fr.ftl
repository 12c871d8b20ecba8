form-knockout = Élimination directe
event-why-match-points = Tour { $round } contre { $opponents } : { DECIMAL($margin) } points, { DECIMAL($points) } victoire.
event-why-sum-wins = { DECIMAL($points) } victoires.
ranked-result-in-wins = Victoires
ranked-amount-in-wins = { $amount } { $count ->
    [one] victoire
   *[other] victoires
}
event-column-wins = Victoires
form-median = À la médiane
event-why-median = La médiane est { $median } : { $points } sur cette donne.
event-why-median-award = Une marque artificielle : { $points }.
event-why-median-sum = { $points } en tout.
ranked-result-in-medians = Donnes
ranked-amount-in-medians = { $amount }
traveller-ns-result-in-medians = NS
traveller-ew-result-in-medians = EO
event-column-medians = Donnes
