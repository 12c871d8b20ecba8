# Analysing a file, and the collections of a visitor: messages of the pages.
analyse-title = Analyse a file
analyse-about = Open deals from a tournament or a friend: the four hands, the auction, the play card by card, and double-dummy analysis.
analyse-drop = Drop PBN or LIN files here
analyse-choose = Choose files
analyse-or = or
analyse-paste = Paste the text of a deal, or a link
analyse-paste-what = A PBN or LIN text, a link from BBO, or the address of a file.
analyse-open = Open
analyse-reading = { $name }: reading…
analyse-read = { $name }: { $boards ->
    [one] one board
   *[other] { $boards } boards
}
analyse-large = { $name } is too large: 2 MB at most.
analyse-empty = There is nothing to open: paste a text or a link first.
analyse-refused = { $name }: { $why }
analyse-elsewhere = This link leads to a file on { $host }.
analyse-fetch = Open this file
analyse-fetching = Downloading the file from { $host }…
analyse-closed = { $host } does not allow this page to read its file. Download it to your device, then drop it here.
analyse-pasted = Pasted text
analyse-kept = Saved deals
analyse-played = My deals played here
collection-title = My library
collection-nothing-yet = It is empty. Files that you open are kept on this server, for this browser alone.
collection-own = It is private: only this browser can open it.
collection-search = Find a deal
collection-search-what = A name, an event, a date, a contract: Smith 4S
collection-found = { $count ->
    [0] No board found.
    [one] One board found.
   *[other] { $count } boards found.
}
collection-more = These are the first { $count }; add words to narrow the search.
collection-boards = { $count ->
    [0] no boards
    [one] one board
   *[other] { $count } boards
}
collection-faulty = { $count ->
    [one] one error
   *[other] { $count } errors
}
collection-all = All my library
collection-filter = Search this file
collection-rename = Rename
collection-name = Name
collection-keep-name = Save
collection-delete = Delete
collection-delete-sure = Delete “{ $name }” and its boards? This cannot be undone.
collection-delete-yes = Yes, delete
collection-delete-no = No, keep it
collection-download = Download as { $form }
collection-faults-only = Only boards with errors ({ $count })
opened-number = No.
opened-contract = Contract
opened-result = Result
opened-points = Score
opened-players = Players
opened-title = Board { $board }
opened-untitled = Board without a number
opened-by = by { NAMED($seat, kind: "seat") }
opened-no-contract = contract unknown
opened-no-cards = cards unknown
opened-none = Board skipped
opened-line = Line { NUMBER($line, useGrouping: 0) }: { $sentence }
opened-warnings = { $count ->
    [one] one warning
   *[other] { $count } warnings
}
opened-pair = { $one } – { $other }
opened-before = Previous board
opened-after = Next board
opened-facts-event = Event
opened-facts-site = Site
opened-facts-date = Date
opened-facts-round = Round
opened-facts-room = Room
opened-facts-scoring = Scoring
opened-facts-annotator = Comments by
opened-lacks = Missing from the file
opened-problems = Details of the file
opened-comments = Comments
opened-share = Copy the link of the deal
opened-table = Review at the table
side-short-NS = NS
side-short-EW = EW
opened-play = Play this deal
opened-go-on = Continue from here
opened-seen = You have seen all four hands: the table will say so to everyone.
opened-from = Continues after: { $told }
opened-chair = Your seat
opened-start = Play
opened-refused = The file cannot be replayed to this point: { $why }
opened-remove = Remove from my library
opened-remove-yes = Yes, remove this deal
