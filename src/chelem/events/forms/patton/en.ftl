# Patton: each board, and the match.
form-patton = Patton: half of the points by boards, half by the result of the match
form-patton-result = The match is won by
form-patton-result-imps = IMPs
form-patton-result-aggregate = difference of points
form-patton-thresholds = Thresholds, such as 30 70 120; empty: the scale of victory points
form-patton-share = Share of the result in the total, in %; empty: 50
lost-form-patton = Patton
event-patton-thresholds = A Patton by the difference of points needs its thresholds, such as 30 70 120.
event-why-match-patton-imps = Round { $round } against { $opponents }: { DECIMAL($won) } { AMOUNT($won) ->
    [one] point
   *[other] points
} on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}; the match, { DECIMAL($second) } IMPs, gives { DECIMAL($result, $decimals) } of { DECIMAL($shared) }: { DECIMAL($points, $decimals) } in all.
event-why-match-patton-points = Round { $round } against { $opponents }: { DECIMAL($won) } { AMOUNT($won) ->
    [one] point
   *[other] points
} on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}; the match, a difference of { DECIMAL($second) } { AMOUNT($second) ->
    [one] point
   *[other] points
}, gives { DECIMAL($result, $decimals) } of { DECIMAL($shared) }: { DECIMAL($points, $decimals) } in all.
