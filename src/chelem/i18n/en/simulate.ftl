# Simulations of many deals.
figure-decimal = .
figure-thousands = ,
figure-percent = { $number }%
figure-span = { $low } to { $high }

simulation-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} kept of { $tried } dealt.
simulation-counted = The condition holds for { $percent } of all deals, one in { $number } (exact count).
simulation-estimated = The condition holds for about { $percent } of all deals ({ $interval }), one in { $number }.
simulation-counted-rare = One deal in { $number } meets the condition (exact count).
simulation-estimated-rare = About one deal in { $number } meets the condition.
simulation-measure = Measure
simulation-mean = Mean or proportion
simulation-interval = 95% interval
simulation-deviation = Std. dev.
simulation-range = Range

measure-tricks = Tricks for { NAMED($seat, kind: "seat") } in { NAMED($strain, kind: "strain-name") }
measure-making = { $contract } makes
measure-score = Score for { $contract }{ measure-red }
measure-par = Par for North-South, dealer { NAMED($seat, kind: "seat") }{ measure-red }
measure-compare = Points of { $contract } over { $other }{ measure-red }
measure-compare-in-imps = IMPs of { $contract } over { $other }{ measure-red }
measure-compare-in-matchpoints = Matchpoints of { $contract } over { $other }{ measure-red }
measure-leads = Defenders’ tricks against { $contract }, by lead
measure-beating = { $contract } is beaten, by lead
measure-lead = { CARD($key) }
measure-red = { $vulnerable ->
    [none] { "" }
    [both] , both sides vulnerable
   *[other] , { NAMED($vulnerable, kind: "side") } vulnerable
}

# Invalid simulations.
shape-unknown = “{ $text }” is not a shape. Write for example 5332, (4432), 5+xxx or balanced - 5xxx.
range-unknown = “{ $text }” is not a range of numbers. Write for example 15, 15-17, 12+ or 7-.
range-ends = There is no number between { $low } and { $high }.
evaluation-weight = The weights of “{ $name }” must be whole numbers, 0 or more.
evaluation-top = There are 1 to 13 top cards in a suit, not { $count }.
condition-word = “{ $word }” is not a property of a hand. Choose from: { $words }.
condition-holds = “{ $text }” is not a shape: to give the cards of a hand, write holds="{ $text }".
condition-top = “{ $text }” is not a number of top cards: write for example 2/3.
simulation-impossible = No deal meets the condition { $condition }.
simulation-rare = No deal in { $tries } tries meets the condition: it is too rare, or impossible.
simulation-pickle = A function of this question cannot be sent to another process ({ $reason }). Define it with “def” at the top level of an importable file, or install cloudpickle.
simulation-workers = The worker processes ended before the simulation was complete ({ $reason }).
simulation-matplotlib = To draw a figure, install matplotlib: pip install "chelem[plot]".
measure-function = The measure “{ $name }” is not a function of a deal.
measure-none = There is nothing to measure.
measure-value = The measure “{ $name }” returned { $value }: it must be a number, True or False, or a word.
measure-kinds = The measure “{ $name }” returned values of different kinds, including { $value }.
measure-nothing = The measure “{ $name }” returned no value for any deal.

help-simulate = Run the simulation defined in a Python file.
help-simulate-script = A Python file that defines condition and measure and, optionally, n, seed and title.
help-simulate-count = Number of deals; by default, that of the script, or 1000.
help-simulate-plot = Plot the result to this file (.png, .svg or .pdf).
script-missing = { $file } does not define “{ $name }”: a script needs a condition and a measure.
script-raised = { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }.
