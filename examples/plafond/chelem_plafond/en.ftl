game-plafond = Plafond
game-plafond-about = The forerunner of contract bridge: only what you bid counts toward game.
form-plafond = A rubber: two games of 30
match-plafond = a rubber

choice-doubling = Doubles
choice-doubling-redouble = doubles and redoubles
choice-doubling-double = doubles only
choice-doubling-none = none

plafond-bid = Tricks bid: { $count } × { $each }
plafond-insult = Made though doubled
plafond-over = { $count } { $count ->
    [one] overtrick
   *[other] overtricks
}: { $count } × { $each }
plafond-down = { $count } { $count ->
    [one] undertrick
   *[other] undertricks
}: { $count } × { $each }
plafond-slam = { $tricks ->
    [13] Grand slam
   *[other] Small slam
}
plafond-rubber = Rubber
