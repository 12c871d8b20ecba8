# What messaging programs show of a link.
preview-home = Chelem: bridge in all its forms
preview-home-about = Play against robots or with friends. No account, no advertising.
preview-table = A game of bridge?
preview-table-open = { NAMED($game, kind: "game") }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-table-started = { NAMED($game, kind: "game") }. The match has started.
preview-deal = A deal to play
preview-deal-about = { NAMED($game, kind: "game") }{ $dealer ->
    [none] .
   *[other] . Dealer: { NAMED($dealer, kind: "seat") }.
}{ $vulnerable ->
    [unknown] {""}
    [none] {" "}Nobody vulnerable.
    [NS] {" "}North–South vulnerable.
    [EW] {" "}East–West vulnerable.
   *[both] {" "}Both sides vulnerable.
}
preview-review = A deal to review
preview-review-about = { NAMED($game, kind: "game") }, deal { $deal }.
preview-challenge = A bridge challenge
preview-challenge-about = Play the same boards as your friends, against the same robots, and compare.
preview-teams = A bridge team match
preview-teams-about = Two rooms, the same boards: choose your seat.
