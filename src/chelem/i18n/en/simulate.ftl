# Questions of many deals.
figure-decimal = .
figure-thousands = ,
figure-percent = { $number }%
figure-span = { $low } to { $high }

simulation-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} kept of { $tried } dealt.
simulation-counted = The condition holds for { $percent } of all deals, one in { $number } (counted).
simulation-estimated = The condition holds for about { $percent } of all deals ({ $interval }), one in { $number }.
simulation-counted-rare = The condition is met by one deal in { $number } (counted).
simulation-estimated-rare = The condition is met by about one deal in { $number }.
simulation-measure = Measure
simulation-mean = Mean or share
simulation-interval = 95% interval
simulation-deviation = Deviation
simulation-range = Range

measure-tricks = Tricks of { NAMED($seat, kind: "seat") } at { NAMED($strain, kind: "strain-name") }
measure-making = { $contract } makes
measure-score = Points of { $contract }{ measure-red }
measure-par = Par of North-South, dealer { NAMED($seat, kind: "seat") }{ measure-red }
measure-compare = { $by ->
    [imps] IMPs
    [matchpoints] Matchpoints
   *[points] Points
} of { $contract } over { $other }{ measure-red }
measure-leads = Defenders' tricks against { $contract }, by lead
measure-beating = { $contract } is beaten, by lead
measure-lead = { CARD($key) }
measure-red = { $vulnerable ->
    [none] { "" }
    [both] , both sides vulnerable
   *[other] , { NAMED($vulnerable, kind: "side") } vulnerable
}

# What a question cannot be.
shape-unknown = “{ $text }” is no shape. Write for example 5332, (4432), 5+xxx or balanced - 5xxx.
range-unknown = “{ $text }” is no range of numbers. Write for example 15, 15-17, 12+ or 7-.
range-ends = No number lies between { $low } and { $high }.
evaluation-weight = The weights of “{ $name }” must be whole numbers, 0 or more.
evaluation-top = There are 1 to 13 top cards in a suit, not { $count }.
condition-word = “{ $word }” cannot be asked of a hand. What can: { $words }.
condition-top = “{ $text }” does not say how many of the top cards: write for example 2/3.
simulation-impossible = No deal meets the condition { $condition }.
simulation-rare = No deal that meets the condition came in { $tries } tries: it is too rare, or impossible.
simulation-pickle = A function of this question cannot be sent to another process ({ $reason }). Write it with “def” at the top of a file that can be imported, or install cloudpickle.
simulation-workers = The processes that worked on the question have ended before it was answered ({ $reason }).
simulation-matplotlib = To draw a figure, install matplotlib: pip install "chelem[plot]".
measure-function = The measure “{ $name }” is not a function of a deal.
measure-none = There is nothing to measure.
measure-value = The measure “{ $name }” gave { $value }: a number, yes or no (True, False) or a word is needed.
measure-kinds = The measure “{ $name }” gave values of different kinds, { $value } among them.
measure-nothing = The measure “{ $name }” gave no value for any deal.

help-simulate = Answer a question of many deals, asked in a Python file.
help-simulate-script = A Python file that defines condition and measure; if it likes n, seed and title.
help-simulate-count = How many deals; otherwise what the script says, or 1000.
help-simulate-plot = Draw the answer in this file (.png, .svg or .pdf).
script-missing = { $file } does not define “{ $name }”: a question has a condition and a measure.
script-raised = { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }.
