form-knockout = Knock-out
event-why-match-points = Round { $round } against { $opponents }: { DECIMAL($margin) } points, { DECIMAL($points) } win.
event-why-sum-wins = { DECIMAL($points) } wins.
ranked-result-in-wins = Wins
ranked-amount-in-wins = { $amount } { $count ->
    [one] win
   *[other] wins
}
event-column-wins = Wins
