# The calculator, the rules, the score sheet and the review of a deal.

# What the calculator writes.
slip-colour = { $vulnerable ->
    [1] Vul.
   *[0] Not vul.
}
slip-stake = { $stake ->
    [1] Undoubled
    [2] Doubled
   *[4] Redoubled
}
slip-made = made
slip-failed = failed, to each opponent
slip-lost = Doubled and four down or more: the match is lost
slip-lost-short = lost
slip-tricks = { $tricks }
slip-red = { $contract }, vulnerable
slip-green = { $contract }, not vulnerable
slip-whiz = { $made ->
    [1] { $contract }, made
   *[0] { $contract }, failed
}
slip-whist = { $contract }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} to the dealer's side

# What the calculator refuses.
slip-number = “{ $value }” is no possible number for “{ $name }”.
slip-flag = “{ $value }” does not answer “{ $name }”: write 1 for yes, 0 for no.
slip-honours = { $count } honours in one hand: there are four or five of trumps, or four aces at no trumps.
slip-alone = This game has no “{ $name }” (game: { $game }).
