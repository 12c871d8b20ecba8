# The score sheet kept by hand, and what every score sheet says.
contract-by = { $contract } by { NAMED($seat, kind: "seat") }
play-winner = { $shared ->
    [yes] A tie: { $winners }.
   *[no] Winner: { $winners }.
}
sheet-passed = Passed out
sheet-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
