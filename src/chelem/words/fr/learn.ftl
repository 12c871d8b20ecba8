# La calculatrice, les règles, la feuille de marque et la revue d'une donne.

# Ce que la calculatrice écrit.
slip-colour = { $vulnerable ->
    [1] Rouge
   *[0] Vert
}
slip-stake = { $stake ->
    [1] Non contré
    [2] Contré
   *[4] Surcontré
}
slip-made = fait
slip-failed = chuté, à chaque adversaire
slip-lost = Contré, quatre de chute ou plus : la partie est perdue
slip-lost-short = perdue
slip-tricks = { $tricks }
slip-red = { $contract }, rouge
slip-green = { $contract }, vert
slip-whiz = { $made ->
    [1] { $contract }, fait
   *[0] { $contract }, chuté
}
slip-whist = { $contract }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} au camp du donneur

# Ce que la calculatrice refuse.
slip-number = « { $value } » n'est pas un nombre possible pour « { $name } ».
slip-flag = « { $value } » ne répond pas à « { $name } » : écrivez 1 pour oui, 0 pour non.
slip-honours = { $count } honneurs dans une main : il y en a quatre ou cinq d'atout, ou quatre as à sans-atout.
slip-alone = Ce jeu n'a pas de « { $name } » (jeu : { $game }).
