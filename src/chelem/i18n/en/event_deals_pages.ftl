# The deals of an event on its pages: the director's file, double dummy, results to look at.
deals-title = This session’s deals
deals-about = If the hands are known, every board that has been played shows double dummy and par to everyone, leads are checked, and odd results are pointed out to you. Nobody sees a deal until every table has played it.
deals-none = No hands are known yet.
deals-known = { $count ->
    [one] The hands of one board are known: { $boards }.
   *[other] The hands of { $count } boards are known: { $boards }.
}
deals-missing = { $count ->
    [one] Board { $boards } is missing.
   *[other] Boards { $boards } are missing.
}
deals-incomplete = { $count ->
    [one] One deal of the file has no number, or not all its cards: it is left out.
   *[other] { $count } deals of the file have no number, or not all their cards: they are left out.
}
deals-committed = The program has dealt these boards: their hash is published, nothing can be changed now, and the secret will be shown once everyone has played.
deals-choose = Choose a deal file
deals-replace = Replace with another file
deals-formats = PBN, DUP, DLM, LIN, BRI, DGE or BER.
deals-remove = Remove the deals
deals-removed = The deals have been removed.
deals-draw = Let the program deal
deals-draw-about = No file needed: the program deals the boards of the movement and gives you the file for the dealing machine. After that the deals cannot be changed.
deals-draw-sure = Deal now
deals-cancel = Do not deal
deals-for-machine = File for the dealing machine
deals-file = { $form } file

suspects-title = { $count ->
    [one] One result to check
   *[other] { $count } results to check
}
suspects-about = A long way from what the hands allow. Only you can see this; if you are playing too, open only the boards you have played.
suspects-which = Table { $table }, round { $round }, board { $board }
suspects-tile = to check
suspects-right = The result is right
suspects-correct = Correct it
suspects-did = Board { $board }, table { $table }: result confirmed

hands-all = The four hands
hands-par = Par: { $par }
hands-table = Double dummy
hands-table-what = Tricks for each declarer with all four hands visible.
traveller-tricks = Tricks
traveller-tricks-title = Tricks made, then tricks possible double dummy

costs-lost = −{ $lost } IMPs from the average
costs-lost-in-percent = −{ $lost }% from the average
director-paper-hand-records = Hand records with double dummy
director-paper-large-scorecards = Scorecards in large print
