# Duplicate events: files, rankings, and why a score is what it is.
help-event = Duplicate events: rank an event from its file.
help-event-score = Rank the event in a file, and say how each result comes about.
help-event-file = The file of an event: USEBIO (XML), PBN with score tables, CSV; - for standard input.
help-event-profile = How ties are broken: plain (places are shared), ffb, ebu or wbf.

event-format = “{ $name }” is not a file of results: it is neither USEBIO nor PBN with score tables nor CSV.
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
event-weights = The weights of a weighted score must be positive and sum to 100 %.
event-points = “{ $text }” is not a possible score.
event-swiss-boards = The scale of Swiss pairs is for matches of 2 to 27 boards, not { $boards }.

event-line = { $side ->
    [NS] North-South
   *[EW] East-West
}
event-column-place = Place
event-column-entrant = No.
event-column-names = Names
event-column-percent = %
event-column-imps = IMPs
event-column-vp = VP
event-column-boards = Boards
