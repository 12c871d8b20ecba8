# La feuille de marque tenue à la main, et ce que toutes les feuilles disent.
contract-by = { $contract } par { NAMED($seat, kind: "seat") }
play-winner = { $shared ->
    [yes] Égalité : { $winners }.
   *[no] Vainqueur : { $winners }.
}
sheet-passed = Passe général
sheet-taken = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
