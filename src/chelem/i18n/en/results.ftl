# Tables of results (CSV): what their cells get wrong.
results-header = This is no table of results: its first line names no column for boards (board), or none for what came of them (contract, score).
results-column = The column “{ $column }” is not known, or comes twice, and is passed over.
results-cells = There are { $count } cells here, but only { $wanted } { $wanted ->
    [one] column
   *[other] columns
}.
results-quotes = The line cannot be read: it is too long, or its quotation marks are not closed.
results-cell = “{ $text }”, in column “{ $column }”, is { $kind ->
    [dealer] no seat at the table
    [declarer] not the declarer, or no seat at the table
    [vulnerable] not one of None, NS, EW and All
    [contract] no contract that can be read, nor “Pass”
    [lead] no card
    [tricks] no number of tricks, 0 to 13
    [result] no number of tricks over or under the contract
    [score] no number of points
   *[other] not what belongs there
}.
results-tricks = The result makes { $told } { $told ->
    [one] trick
   *[other] tricks
}, but there are said to be { $tricks }.
