# The score sheet kept by hand, and what every score sheet says.
contract-by = { $contract } by { NAMED($seat, kind: "seat") }
contract-by-player = { $contract } by { $player }
play-winner = { $shared ->
    [yes] A tie: { $winners }.
   *[no] Winner: { $winners }.
}
play-compared = Points alone make no winner: in duplicate, the same boards at other tables decide.
sheet-passed = Passed out
sheet-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

# The score sheet for real cards.
keep-title = Score sheet
keep-about = Playing with real cards? Enter each contract and its result: the sheet scores as a table of Chelem does, totals and settlement included. Once this page is open, it works offline.
keep-stored = Your sheets stay on this device.
keep-unstored = This browser stores nothing: print the sheet or save it to a file before you close the page.
keep-sheets = Your sheets
keep-resume = Resume your last sheet
keep-new = New sheet
keep-form-duplicate = Duplicate
keep-form-duplicate-what = One board or several, vulnerability by board number.
keep-form-rubber = Rubber bridge
keep-form-rubber-what = Best of three games, with honours.
keep-form-chicago = Chicago
keep-form-chicago-what = Four deals, vulnerability by turns.
keep-form-seven = Bridge de comptoir
keep-form-seven-what = The seven deals, simplified or traditional scoring.
keep-form-thirty = The bridge of 1900
keep-form-thirty-what = Game at 30 trick points, with honours and chicane.
keep-form-deals = Whiz-Bridge, an evening
keep-form-deals-what = Three players and Domy, a fixed number of deals.
keep-form-target = Whiz-Bridge, to a total
keep-form-target-what = Three players and Domy, first to the total wins.
keep-names = The players
keep-names-what = Names are optional.
keep-domy = Domy sits North.
keep-dealer = Who deals first?
keep-first = Number of the first board
keep-first-seven = Start with deal
keep-start = Start
keep-cancel = Cancel
keep-deals-kept = { $count ->
    [0] no deals
    [one] { $count } deal
   *[other] { $count } deals
}
keep-over = finished
keep-remove = Delete
keep-remove-sheet = Delete the sheet: { $title }, { $day }
keep-remove-sure = Delete this sheet for good?
keep-lost = This sheet is not on this device.
keep-read = Open a saved sheet
keep-not-read = “{ $name }” is not a score sheet saved here.

# A sheet.
keep-next = Deal { $deal }
keep-next-board = Board { $board }
keep-attempt = redeal { $attempt }
keep-deals = { $who } deals
keep-vulnerable = { $side ->
    [none] nobody vulnerable
    [all] both sides vulnerable
   *[other] { NAMED($side, kind: "side") } vulnerable
}
keep-facing = { $who } faces Domy
keep-enter = Score this deal
keep-correcting = Correct deal { $deal }
keep-declarer = Declarer
keep-declares = { $who } plays the hand: dealer’s side named trumps.
keep-honours-hand = Honours in one hand
keep-honours-none = No honours to score
keep-honours-held = { $who }: { $kind ->
    [aces] all four aces
   *[trumps] { $count ->
        [5] all five honours
       *[other] four honours
    }
}
keep-save = Write it down
keep-passed = Passed out
keep-preview = Score of this deal
keep-choose = Choose the contract and its result.
keep-undo = Undo the last change
keep-undone = Last change undone.
keep-saved = Deal { $deal } written down.
keep-removed = Deal { $deal } deleted.
keep-standing = { $who }: { $points ->
    [one] { $points } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}{ $games ->
    [-1] { "" }
    [one] , { $games } game
   *[other] , { $games } games
}.
keep-correct = Correct
keep-ignored = { $count ->
    [one] A deal entered after the end of the match does not count.
   *[other] { $count } deals entered after the end of the match do not count.
}
keep-drop-ignored = Remove them
keep-stop = Stop the rubber here
keep-go-on = Resume the rubber
keep-rubber-by = { $who } won the rubber.
keep-margin = Difference: { $points ->
    [one] { $points } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}
keep-print = Print
keep-file = Save to a file
keep-pbn = Save as PBN
keep-send = Add to my library
keep-sending = One moment…
keep-sent = Added to your library, on the page “Analyse a file”.
keep-sent-open = See it
keep-same = New sheet, same players
keep-totals = Totals
keep-sheet = The sheet
keep-since = { $day }
keep-toward = { $part } towards game
