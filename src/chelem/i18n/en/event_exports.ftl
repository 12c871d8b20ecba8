# What a file written from an event does not hold.
event-lost-all = Read again, the file has no results: this format holds nothing of this event.
event-lost-scoring = The format does not say how the event is scored: { NAMED($how, kind: "lost-form") }.
lost-form-cross-imps = cross-IMPs
lost-form-butler = Butler
lost-form-matchpoints = matchpoints
lost-form-teams = matches of teams
lost-form-pairs = matches of pairs, in victory points
lost-form-lines = a ranking for each line
lost-form-board-a-match = board-a-match
lost-form-discrete = victory points in whole numbers
lost-form-none = victory points
lost-form-continuous = victory points
event-lost-ties = The format does not say how ties are broken.
event-lost-matches = The format has no place for byes, half-matches, matches over two rounds, or rulings about whole matches.
event-lost-results = { $kind ->
    [weighted] Weighted scores
    [split] Split scores
    [artificial] Artificial scores
    [points] Scores without their contract
   *[other] Results
 } { $how ->
    [out] that the format cannot hold are left out
   *[changed] are written by what each side received
 }: board { $boards }.
event-lost-groups = The format does not say that a board was fouled: board { $boards } is compared across all tables.
event-lost-leads = { $count ->
    [one] One lead is left out.
   *[other] { $count } leads are left out.
 }
event-lost-people = The format does not say who sat South and West.
event-lost-entrants = Handicaps, penalties, points carried forward or the standing are left out: { $entrants }.
event-lost-names = Names are left out.
event-lost-licences = Licence numbers are left out.
event-lost-ranking = Scored from the file alone, places or results differ: { $entrants }.
event-bridgemate-people = Bridgemate’s results are those of pairs or teams, not of people who change partners.
swiss-no-draws = The log holds no draws: none of its sections is Swiss, or no round is drawn yet.
event-log-unplanned = No table plays board { $board }.
event-csv-setting = There is no setting “{ $name }”; there are: { $values }.
event-csv-value = “{ $value }” is not a value of “{ $name }”; it may be { $values }.
event-csv-amount = “{ $text }” is not a number.
event-csv-standing = “{ $text }” is not a standing: ranked, unranked or withdrawn.
event-csv-which-entrant = There are several entrants with number { $number }: state the section and the line.
event-empty = “{ $name }” is empty, and not a file of results.
event-in-file = { $name }:
event-json-line = The JSON of the file cannot be read: line { $line }, character { $column }.
event-csv-cut = The file ends in the middle of this row.
event-other-deals = None of the boards of the event is in the file of deals.
event-pbn-cut = The file ends in the middle of line { $line }.
