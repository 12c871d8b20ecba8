# Collections of boards: messages of the server.
collection-large = This file is too large: { $megabytes } MB at most. Cut it into several.
collection-long = This file has more than { $boards } boards. Cut it into several.
collection-nothing = No board was found in this text. A PBN or LIN file is expected.
collection-log = This text begins like the log of a match, but its entry { NUMBER($entry, useGrouping: 0) } breaks a rule ({ $rule }).
collection-unknown = This board is not (or no longer) in your library.
collection-full = Your library is full: { $collections } files and { $boards } boards at most. Remove some before you add more.
collection-slow = This text takes too long to read. Try part of it.
study-hands = Not all hands are known.
study-no_hands = The file does not give the cards.
study-dealer = The file does not say who dealt.
study-vulnerable = The file does not say who is vulnerable.
study-auction = The file does not give the auction.
study-play = The file does not give the play.
study-claim = { NAMED($seat, kind: "seat") } claims { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} of the { $left } left.
study-stopped = The play stops { $left } { $left ->
    [one] trick
   *[other] tricks
} before the end: { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} in all for { NAMED($seat, kind: "seat") }.
study-unfinished = The play stops { $left } { $left ->
    [one] trick
   *[other] tricks
} before the end, without a result.
study-broken = The play is shown up to the first illegal card.
study-worth = Double-dummy analysis needs all four hands and the contract.
opening-cards = Not all cards are known: this deal cannot be played.
opening-over = The deal is already over at that point.
seen-elsewhere = At the other table: { $contract }, { $side ->
    [none] no points
   *[other] { NUMBER($points, useGrouping: 0) } for { NAMED($side, kind: "side") }
}. { $way ->
    [same] You scored the same.
    [more] You gain { NUMBER($gain, useGrouping: 0) } points on it, { $imps } IMP{ $imps ->
        [one] { "" }
       *[other] s
    }.
   *[less] You lose { NUMBER($gain, useGrouping: 0) } points on it, { $imps } IMP{ $imps ->
        [one] { "" }
       *[other] s
    }.
}
study-possible = Double dummy, declarer’s side could take { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}.
