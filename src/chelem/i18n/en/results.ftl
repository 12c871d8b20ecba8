# Tables of results (CSV): faults in their cells.
results-header = This is not a table of results: its first line has no column for boards (board), or none for results (contract, score).
results-column = The column “{ $column }” is unknown or duplicated, and was skipped.
results-cells = There are { $count } cells here, but only { $wanted } { $wanted ->
    [one] column
   *[other] columns
}.
results-quotes = The line cannot be read: it is too long, or its quotation marks are not closed.
results-cell = “{ $text }”, in column “{ $column }”, is { $kind ->
    [dealer] not a seat
    [declarer] not the declarer, or not a seat
    [vulnerable] not one of None, NS, EW and All
    [contract] neither a contract nor “Pass”
    [lead] not a card
    [tricks] not a number of tricks, 0 to 13
    [result] not a number of tricks over or under the contract
    [score] not a score
   *[other] not valid
}.
results-tricks = The result makes { $told } { $told ->
    [one] trick
   *[other] tricks
}, but the number of tricks is given as { $tricks }.
