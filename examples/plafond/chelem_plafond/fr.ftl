game-plafond = Plafond
game-plafond-about = L’ancêtre du bridge contrat : seul ce qu’on demande compte pour la manche.
form-plafond = Une partie : deux manches de 30
match-plafond = une partie

choice-doubling = Contres
choice-doubling-redouble = contres et surcontres
choice-doubling-double = contres seuls
choice-doubling-none = aucun

plafond-bid = Levées demandées : { $count } × { $each }
plafond-insult = Réussi malgré le contre
plafond-over = { $count } { $count ->
    [one] levée
   *[other] levées
} de mieux : { $count } × { $each }
plafond-down = { $count } { $count ->
    [one] levée
   *[other] levées
} de chute : { $count } × { $each }
plafond-slam = { $tricks ->
    [13] Grand chelem
   *[other] Petit chelem
}
plafond-rubber = Prime de partie
