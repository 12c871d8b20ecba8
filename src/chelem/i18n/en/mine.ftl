# My deals, my figures, and the page “You”: devices, copy and deletion.
mine-title = My deals
mine-about = Every deal you have finished at a table, newest first.
mine-none = You have not finished a deal yet. Play one, and it will appear here.
mine-play = Play
mine-filters = Choose deals
mine-clear = All deals
mine-all = All
mine-game = Game
mine-since = From
mine-until = To
mine-level = Level
mine-strain = Strain
mine-strain-name = { $strain ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
    [S] Spades
   *[NT] Notrump
}
mine-role = Your role
mine-role-declarer = Declarer
mine-role-dummy = Dummy
mine-role-defender = Defender
mine-role-passed = Passed out
mine-result = Contract
mine-result-made = Made
mine-result-down = Down
mine-score = Your side’s result
mine-score-good = Good
mine-score-bad = Bad
mine-score-what = Good: above 50%; without a comparison, points for your side.
mine-partner = Partner
mine-practice = Practice deals
mine-practice-true = Only these
mine-practice-false = Without
mine-count = { $count ->
    [0] No deal matches.
    [one] One deal.
   *[other] { $count } deals.
}
mine-deal = Deal { $deal }
mine-passed = Passed out
mine-by = by { NAMED($seat, kind: "seat") }
mine-points = { $points ->
    [one] { $text } point
   *[other] { $text } points
}
mine-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
mine-with = with { $partner }
mine-was-practice = practice
mine-gone = This deal is no longer kept.
mine-earlier = Earlier deals
mine-later = Later deals
mine-page = Page { $page } of { $pages }

figures-title = My figures
figures-about = { $deals ->
    [one] One deal played, on { $day }.
   *[other] { $deals } deals played since { $day }.
}
figures-waiting = { $count ->
    [one] One deal is still to be analysed; the figures fill in by themselves.
   *[other] { $count } deals are still to be analysed; the figures fill in by themselves.
}
figures-none = No figures yet: finish a deal, and they start here.
figures-table = The same figures as a table
figures-deals = Deals
figures-day = Up to
figures-percent = Percentage
figures-percent-what = On the same cards as seven tables of robots, at duplicate. 50% is as good as theirs. The line is your average from the start; each dot is the average of a few deals in a row.
figures-percent-desc = From { $first } to { $last }. Average: { $mean }.
figures-percent-step = These deals
figures-percent-mean = From the start
figures-declarer = Tricks lost as declarer
figures-declarer-what = Per deal, by your cards and dummy’s, against the best play with all hands in view. Lower is better.
figures-defence = Tricks lost in defence
figures-defence-what = Per deal, by your own cards, the opening lead included. Lower is better.
figures-lost-desc = From { $first } to { $last } tricks per deal. Average: { $mean }.
figures-lost = Tricks lost per deal
figures-lost-mean = { NUMBER($lost, maximumFractionDigits: 2) }
figures-levels = Contracts by level
figures-strains = Contracts by strain
figures-contracts-what = The contracts you declared yourself, and how many you made.
figures-level = Level { $level }
figures-tricks = { $tricks } tricks
figures-targets = Contracts by number of tricks
figures-game = Game
figures-all-games = All games
figures-game-none = No deal of this game yet.
figures-absent = What this game does not have
figures-absent-bidding = Calls are not judged: what they cost is worked out in contract bridge alone. Cards are judged.
figures-absent-contracts = No contracts by level: trumps are named, without saying how many tricks will be made.
figures-absent-points = No points for a side: each player scores alone.
figures-made = { $made } of { $deals }
figures-made-head = Made
figures-errors = Errors
figures-errors-what = Per 10 deals in which you had a choice, by the double-dummy analysis. A card counts if it loses a trick, in every game; a call, in contract bridge alone, if it costs at least 3 IMPs.
figures-errors-cards = Per 10 deals in which you had a choice, by the double-dummy analysis. A card counts if it loses a trick.
figures-error = { $kind ->
    [lead] Opening lead
    [declarer] Declarer play
    [defence] Defence
   *[bidding] Bidding
}
figures-error-count = Errors
figures-per-ten = { NUMBER($number, maximumFractionDigits: 1) } per 10 deals
figures-per-ten-head = Per 10 deals
figures-streaks = Streaks
figures-days = { $days ->
    [0] none at the moment
    [one] one day
   *[other] { $days } days in a row
}
figures-days-label = Days with a deal
figures-clean = { $deals ->
    [0] none at the moment
    [one] one deal
   *[other] { $deals } deals in a row
}
figures-clean-label = Deals without an error
figures-best-days = { $days ->
    [one] Best: one day
   *[other] Best: { $days } days
}
figures-best-clean = { $deals ->
    [0] No deal without an error yet
    [one] Best: one deal
   *[other] Best: { $deals } deals
}
figures-points = { $title }: your side’s points
figures-points-what = { $deals ->
    [one] One deal.
   *[other] { $deals } deals, { $won } of them won. The line adds up your points, less your opponents’.
}
figures-points-desc = From { $first } to { $last } points.
figures-points-head = Total
figures-headline-deals = { $count ->
    [one] deal played
   *[other] deals played
}
figures-headline-percent = on average
figures-headline-declarer = tricks lost per deal, as declarer
figures-headline-defence = tricks lost per deal, in defence

you-title = You and your devices
you-about = Chelem has no accounts and no passwords: it recognises you by this browser. Link your other devices, and you will find your tables, deals and files there too.
you-name = Your name at tables
you-name-keep = Save
you-name-kept = Saved.
you-devices = Your devices
you-first = First device
you-unnamed = Linked device
you-here = this one
you-linked = linked on { $day }
you-remove = Remove
you-remove-device = Remove: { $name }
you-remove-sure = Remove “{ $name }”? That device will no longer show anything of yours; a new code can link it again.
you-remove-here = Remove this device, the one you are using? It will no longer show anything of yours; your other devices keep everything.
you-remove-yes = Yes, remove
you-no = No, keep
you-link = Link another device
you-link-how = On the other device, open this page and enter this code, or scan the image.
you-code-is = Code: { $code }
you-code-qr = Image to scan with the other device
you-code-time = It is valid for ten minutes and works once. Do not share it: it gives access to everything that is yours.
you-enter = Do you have a code?
you-enter-label = Code shown on the other device
you-enter-go = Continue
you-question = { $name ->
    [none] Link this device?
   *[other] Link this device to “{ $name }”?
}
you-question-theirs = The other device has { $deals ->
    [0] no finished deal yet.
    [one] one finished deal.
   *[other] { $deals } finished deals.
}
you-question-here = { $deals ->
    [0] This one has none yet.
    [one] The deal finished here will be added.
   *[other] The { $deals } deals finished here will be added.
} So will tables and files. This cannot be undone.
you-question-yes = Yes, that’s me
you-question-no = No
you-joined = Done: this device is linked.
you-data = Your data
you-copy = Download everything
you-copy-what = A zip file: your name, your deals, the logs of your tables, your files.
you-erase = Delete everything
you-erase-goes = Deleted: your name, here and at every table; the list of your deals and your figures; your files; what you wrote at tables; the notifications of your devices and the links between them.
you-erase-stays = What stays: the calls and the cards played, in the other players’ logs, at a seat without a name.
you-erase-sheets = Score sheets and settings have never left this browser; they stay there.
you-erase-sure = This cannot be undone. To confirm, tick the box.
you-erase-tick = I understand: delete everything
you-erase-yes = Delete everything now
you-erased = Everything is deleted.

you-passkeys = Passkeys
you-passkeys-what = A passkey (your fingerprint, your face or the device’s own lock) lets Chelem recognise you on every device that has it, with no code to copy.
you-passkey-make = Create a passkey
you-passkey-made = The passkey has been created.
you-passkey-use = I have a passkey
you-passkey-sure = What you have done on this device will be added to your tables and deals, and the device will be linked. This cannot be undone.
you-passkey-since = created on { $day }
you-passkey-unnamed = Passkey
you-passkey-stopped = No passkey was used.
