form-knockout = Knock-out
event-why-match-points = Round { $round } against { $opponents }: { DECIMAL($margin) } points, { DECIMAL($points) } win.
event-why-sum-wins = { DECIMAL($points) } wins.
ranked-result-in-wins = Wins
ranked-amount-in-wins = { $amount } { $count ->
    [one] win
   *[other] wins
}
event-column-wins = Wins
form-median = By the median
event-why-median = The median is { $median }: { $points } on this board.
event-why-median-award = An artificial score: { $points }.
event-why-median-sum = { $points } in all.
ranked-result-in-medians = Boards
ranked-amount-in-medians = { $amount }
traveller-ns-result-in-medians = NS
traveller-ew-result-in-medians = EW
event-column-medians = Boards
