# Duplicate events: files, rankings, and why a score is what it is.
help-event = Duplicate events: rank them, propose movements, draw Swiss rounds, print the paper.
help-event-score = Rank the event in a file, and say how each result comes about.
help-event-rank = Print the ranking of a file, or of an event’s log as it was after any of its entries.
help-event-rank-file = The log of an event, or any file that chelem event score reads; - for standard input.
help-event-rank-as-of = The ranking after the first N entries of the log (by default, after all).
event-rank-as-of = After { $as_of } of { $entries } entries
event-rank-log = --as-of needs the log of an event: other files hold only the final results.
event-rank-entries = The log has { $count ->
        [one] only one entry
       *[other] only { $count } entries
    }.
help-event-serve = Open the log of an event in the browser, to be read as its pages showed it.
help-event-serve-file = The log of an event, as the director’s page saves it.
help-event-serve-names = The names of who played, as CSV, such as the director’s page saves them; the pages show them.
help-event-serve-deals = The deals, in any format that Chelem reads; travellers then show hands, double dummy and par.
event-serve-page = The event is at { $address } until Ctrl-C; nobody can change it there.
event-serve-log = This file is not the log of an event.
help-event-file = The file of an event: USEBIO (XML), PBN with score tables, CSV, Bridgemate (JSON, BWS); - for standard input.
help-event-files = Files of events, as one field if there are several: USEBIO (XML), PBN with score tables, CSV, Bridgemate (JSON, BWS), logs; - for standard input.
help-event-profile = How ties are broken: plain (places are shared), ffb, ebu or wbf.
help-event-why = Say how the result of entrant N comes about, board by board.
help-event-output = Write the event to a file instead: .xml (USEBIO), .pbn, .json (Bridgemate) or .csv.
help-event-names = The names of who played, as CSV: they are shown in the ranking and written to the file.
help-event-club = The name of the club, for a USEBIO file.
help-event-single = Rank both lines as one: by result, or with --profile ffb alternating between the lines.
event-single-alternating = Places alternate between the two lines, as article 82 of the FFB’s RNC says for up to { $most } pairs. It has another rule for more, which Chelem does not apply: with { $pairs } pairs, look it up before you award prizes.
help-event-compare = List where the results stated in the file differ from those found here.

event-format = “{ $name }” is not a file of results: it is neither USEBIO nor PBN with score tables nor CSV nor Bridgemate’s.
event-too-large = The file is larger than { $megabytes } MB, too large for an event.
event-xml = The file is not well-formed XML: line { $line } cannot be read.
event-xml-entities = The file declares entities of its own, which no event needs; it is not read.
event-xml-deep = The file has too many elements, or they are nested too deeply, for an event.
event-usebio = The file is XML, but not USEBIO: it begins with { $tag }.
event-no-event = The file holds no event.
event-no-boards = The file holds an event, but no results of boards.
event-nameless = An entrant in the file has no number.
event-twice = Entrant { $number } is in the file twice.
event-too-many = The file names too many entrants.
event-entrant = A result of board { $board } names an entrant that does not exist.
event-board = “{ $text }” is not the number of a board.
event-award = “{ $text }” is not a percentage between 0 and 100.
event-weights = The weights of a weighted score must be positive and sum to 100%.
event-points = “{ $text }” is not a possible score.
event-swiss-boards = The scale of Swiss pairs is for matches of 2 to 27 boards, not { $boards }.
event-no-such-entrant = Nobody has number { $number } in this event: check the number.
event-no-tables = No board of the PBN file has a table of scores (ScoreTable) with the pairs.
event-pbn-kind = PBN has tables for pairs that are compared across the field, not for individuals or matches.
event-names-header = The first line does not name the columns of a list of players: number and name, perhaps licence, section and line.
event-names-line = “{ $text }” is neither NS nor EW.
event-no-names = The list names nobody.
event-json = The JSON of the file cannot be read.
event-bridgemate = A result of the file has a value for { $field } that Bridgemate does not know.
event-bridgemate-method = Bridgemate’s scoring method { $method } is not known here.
event-bridgemate-number = Bridgemate numbers pairs with whole numbers; “{ $number }” is not one.
event-no-mdbtools = A .bws file is an Access database: install mdbtools (apt install mdbtools, brew install mdbtools) to read it.
event-bws = The database has no results of Bridgemate, or cannot be read.
event-csv-missing = The heading of the table lacks { $columns }: it needs board, ns, ew, and contract or score.
event-csv-header = The first line does not name the columns of an event: board, ns, ew, and contract or score.
event-csv-quotes = A line of the table cannot be read: its quotes are not closed, or a cell is too long.
event-csv-row = Row { $row } below the heading is not valid.
event-csv-declarer = The contract has no declarer, and no score is given.
event-csv-group = “{ $text }” is not a group of a fouled board: write a letter or a number.
event-form-unknown = The form of event { $form } is not installed. Known forms: { $forms }.
event-form-kind = { $form } is not a form of event for those who play here.
event-csv-tricks = A result of { $result } does not fit the contract.
event-output = “{ $name }” is none of .xml (USEBIO), .pbn, .json (Bridgemate) and .csv.
event-same-results = Every result stated in the file is the one found here.
event-other-result = { $entrant }: { DECIMAL($found) } here, { DECIMAL($stated) } in the file.
event-other-points = Board { $board }, { $entrant } { $side ->
    [EW] East-West
   *[NS] North-South
}: { DECIMAL($found) } here, { DECIMAL($stated) } in the file.
event-other-place = { $entrant }: place { $found } here, place { $stated } in the file.
event-other-matchpoints = { $entrant }: { DECIMAL($found) } matchpoints here, { DECIMAL($stated) } in the file.
event-no-stated-results = The file states no results that could be compared.

# What cannot be right in a file, and what was not read.
event-doubt-points = Board { $board }, { $first } against { $second }: no contract gives { $stated } points.
event-doubt-score = Board { $board }, { $first } against { $second }: { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") } with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} is worth { $found } to North-South, the file states { $stated }.
event-doubt-itself = Board { $board }: { $first } plays against itself.
event-doubt-twice = { $entrant } plays board { $board } { $count } times.
event-doubt-two-tables = { $entrant } is at several tables in round { $round }: { $tables }.
event-unknown-columns = { $count ->
    [one] A column is not read
   *[other] { $count } columns are not read
}: { $names }.

event-line = { $side ->
    [NS] North-South
   *[EW] East-West
}
event-column-place = Place
event-column-entrant = No.
event-column-names = Names
event-column-percent = %
event-column-imps = IMPs
event-column-points = Points
event-column-vp = VP
event-column-boards = Boards

# Why a result is what it is.
event-why-matchpoints = Scores beaten: { DECIMAL($beaten) } (2 each); equalled: { DECIMAL($equalled) } (1 each). Matchpoints: { DECIMAL($points) }.
event-why-neuberg = { $present } of the { $expected } scores can be compared. Neuberg’s formula: ({ DECIMAL($points) } + 1) × { $expected } / { $present } − 1 = { DECIMAL($result) }.
event-why-small-group = Only { $present } of { $expected } scores can be compared, at most a third: { DECIMAL($percent) }% by order.
event-why-lone = Of { $expected } scores, no other can be compared with this one: 60%.
event-why-percent = { DECIMAL($points) } of { $top } matchpoints: { DECIMAL($percent) }%.
event-why-share = { DECIMAL($present) } of { $expected } scores can be compared: each counts { $expected }/{ DECIMAL($present) } times.
event-why-cross-imps = IMPs against all other scores: { DECIMAL($sum) }{ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
}, divided by { $others } = { DECIMAL($imps) }.
event-why-datum = Datum: the mean of { $scores }{ $trim ->
    [0] {""}
    [1] , without the highest and the lowest,
   *[other] , without the { $trim } highest and lowest,
} is { DECIMAL($mean) }, rounded to { DECIMAL($datum) }.
event-why-butler = { $difference } points from the datum: { DECIMAL($imps) } { $imps ->
    [1] IMP
    [-1] IMP
   *[other] IMPs
}.
event-why-artificial = Artificial score: { DECIMAL($percent) }%.
event-why-artificial-imps = Artificial score: { DECIMAL($imps) } IMPs.
event-why-own-average = The percentage on the other boards counts instead: { DECIMAL($percent) }%.
event-why-split = The ruling gives each side a score of its own.
event-why-weight = { DECIMAL($weight) }% of { $score } points, worth { DECIMAL($points) }.
event-why-missing = Not played: the board does not count.
event-why-sit-out = Sat out: the board does not count.
event-why-sum = { DECIMAL($points) } of { $possible } matchpoints in all: { DECIMAL($percent) }%.
event-why-sum-imps = { DECIMAL($imps) } IMPs on { $boards ->
    [one] one board
   *[other] { $boards } boards
}.
event-why-handicap = Handicap: { DECIMAL($amount) }.
event-why-carried = Carried forward: { DECIMAL($amount) }.
event-why-adjustment = Adjustment by the director: { DECIMAL($amount) }.
event-why-penalty = Penalty, subtracted: { DECIMAL($amount) }.
event-why-unranked = Without standing: counts for the opponents, but is not ranked.
event-why-withdrawn = Withdrew before half-way: none of their results count.
event-why-board = Board { $board }, { $side ->
    [NS] North-South
   *[EW] East-West
}, against { $opponents }:
event-why-board-alone = Board { $board }, { NAMED($seat, kind: "seat") }, with { $partner }, against { $first } and { $second }:
event-why-match-imps = Round { $round } against { $opponents }: { DECIMAL($margin) } IMPs on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, { DECIMAL($points, $decimals) } VP.
event-why-match-percent = Round { $round } against { $opponents }: { DECIMAL($margin) }% on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, { DECIMAL($points, $decimals) } VP.
event-why-match-boards = Round { $round } against { $opponents }: { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, 2, 1 or 0 points a board: { DECIMAL($points) } in all.
event-why-sum-points = { DECIMAL($points) } { AMOUNT($points) ->
    [one] point
   *[other] points
} in all.
event-why-sum-vp = { DECIMAL($points, $decimals) } VP in all.
event-why-void-both = Round { $round } against { $opponents }, a void match of { $boards ->
    [one] one board
   *[other] { $boards } boards
} with both sides at fault: 40% of the VPs, { DECIMAL($points, $decimals) } VP.
event-why-void-director = Round { $round } against { $opponents }, a match of { $boards ->
    [one] one board
   *[other] { $boards } boards
} void by an error of the director: 60% of the VPs, { DECIMAL($points, $decimals) } VP.
event-why-void-theirs = Round { $round } against { $opponents }, a match of { $boards ->
    [one] one board
   *[other] { $boards } boards
} void by the opponents’ fault: average plus on half of the boards, { DECIMAL($points, $decimals) } VP.
event-why-void-own = Round { $round } against { $opponents }, a match of { $boards ->
    [one] one board
   *[other] { $boards } boards
} void by their own fault: average minus on half of the boards, { DECIMAL($points, $decimals) } VP.
event-why-void-withdrawal = Round { $round } against { $opponents }, who withdrew: the best of their own average, of the others’ average against { $opponents } and of 60% of the VPs, { DECIMAL($points, $decimals) } VP.
event-why-void-left = Round { $round } against { $opponents }, after withdrawing: { DECIMAL($points, $decimals) } VP.
event-why-mismatch-higher = The opponents were too strong, not by their own fault: { DECIMAL($quarter, $decimals) } VP and three quarters of { DECIMAL($actual, $decimals) } VP make { DECIMAL($points, $decimals) } VP.
event-why-mismatch-lower = The opponents were too weak, by their own fault: a quarter of what exceeds { DECIMAL($quarter, $decimals) } VP is taken from { DECIMAL($actual, $decimals) } VP, which leaves { DECIMAL($points, $decimals) } VP.
event-why-tie = The same result as { $others ->
    [one] one other
   *[other] { $others } others
}. The tie is split by:
event-why-tie-none = Nothing: the tie stands.
event-why-tie-common-boards = Board by board, 2 points for each of the tied with a worse score, 1 for an equal one: { DECIMAL($amount) }.
event-why-tie-direct = Their direct meetings, above average: { DECIMAL($amount) }.
event-why-tie-direct-margin = The margin of their direct meetings: { DECIMAL($amount) }.
event-why-tie-margin = The margin of all matches: { DECIMAL($amount) }.
event-why-tie-matches-won = The share of matches won, a draw being half a win: { DECIMAL($amount) }.
event-why-tie-opponents = The sum of the results of all their opponents: { DECIMAL($amount) }.
event-why-tie-quotient = IMPs won divided by IMPs lost: { DECIMAL($amount) }.
event-why-tie-tops = The number of tops: { DECIMAL($amount) }.

# The log of an event: what cannot be written.
event-result = A contract takes 13 tricks at most, is doubled and redoubled at most once, and a lead needs a contract.
event-log-content = The field “{ $field }” is missing or invalid.
event-log-entry = “{ $name }” is not a kind of entry of an event.
event-log-opened = The first entry of an event opens it, and it is opened once.
event-log-closed = The event is closed: only corrections are still possible.
event-log-closed-tables = The event is closed: see the director, who can still correct a result.
event-log-other-table = Only those sitting at this table, or the director, can enter this result: check your table, or call the director.
event-log-not-there =
    The director has noted that pair { $entrant } is not here: this result would not count. If that is wrong, tell the director.
event-log-not-there-in-teams =
    The director has noted that team { $entrant } is not here: this result would not count. If that is wrong, tell the director.
event-log-not-there-in-individual =
    The director has noted that player { $entrant } is not here: this result would not count. If that is wrong, tell the director.
event-log-director = Only the director can do this: ask the director.
event-log-section = There is no section { $section } in this event: check its letter.
event-log-round = There is no round { $round } in this movement: reload the page.
event-log-not-yet = Round { $round } has not started: wait until the director starts it.
event-log-fielded = At most two players of the team that sits there can play at a table.
event-log-nobody-fielded = In round { $round } no team sits that way at table { $table }.
event-log-round-over = Round { $round } is over: ask the director for a correction.
event-log-board = Board { $board } is not due at table { $table } in round { $round }: check its number, or call the director.
event-log-board-twice = Board { $board } is named twice.
event-log-place = This movement has no number { $place }.
event-log-twice = Entrant { $entrant } would have two places at once.
event-log-version = There is nothing to undo or confirm at entry { $version }: read again what is entered now.
event-log-resent = This device sent something else under the same number before (entry { $version }): enter it again.
event-log-full = { $whose ->
    [all] The log of this event is full: nothing more can be written.
    [players] The log of this event is nearly full: only the director can still write.
   *[key] This device has written more than an event takes from one: see the director.
}
event-persons-full = An event has { $most } people at most.
event-remove-open = Close the event before you remove it: its boards are still being played online.
event-unknown = There is no event “{ $event }”: check the address, or ask the director for it.
event-not-stored = This could not be stored: try again in a moment.
event-key = This key does not open this event: ask the director for a new code.
event-broken = The log of event { $event } is damaged: “chelem doctor”, run on the server, says more.
event-hidden = The ranking is hidden until the end of the event: come back then.
event-files-none = There are no results to save yet.
event-files-later = The files are for everybody once no table has still to play.
event-board-later = The other results of a board are shown once you have played it, or when the event is over.
event-no-results = Board { $board } has no result yet: come back once it has been played.
event-director-code = This code is not, or no longer, valid: ask the director for another one.
event-person = The id of a person is made of lower-case letters and digits (at least one), 20 characters at most; it is not a name.
event-person-forgotten = This person has been forgotten meanwhile: nothing has changed.
event-log-entrant = Entrants are numbered from 1, not { $number }.
event-typed-where = At which table? Give the North-South and East-West numbers for board { $board }, for example “{ $board } 3-14 4S S =”, or choose the table and the round.
event-typed-twice = Board { $board } is already on a line above, for the same table: keep only one of them.
event-typed-pairs = Numbers { $first } and { $second } do not play board { $board } against each other with { $first } North-South.
event-no-deals = This file has no complete deal with a number.

# An online event: who enters, and when.
event-online-closed = You cannot enter this event yourself.
event-online-name = Give your name: the other players see it at the table.
event-online-twice = You have already entered, as number { $number }.
event-online-late = The event has started: you can still offer to be a substitute.
event-online-full = This event is full: { $most } entries at most.
event-online-invitation = This invitation is no longer valid: ask your partner for a new link.
event-online-begun = The event has started: ask the director.
event-online-places = { $entrants ->
    [0] Nobody has entered.
   *[other] This movement has { $places } places for { $entrants } entries.
}
event-online-opening = The tables for this round are opening: just a moment.
event-online-kind = This movement is not for the kind of this event.
event-online-deals = The deals for this event are fixed and their hash is published: they can no longer be changed.
event-card-pair = A pair of its own plays a convention card: in an individual partners change, and only a team has two pairs.
event-card-whose = Only the pair itself and the director announce its convention card.
event-card-twice = Give the card’s code or its text, not both.
