# Les fichiers des machines à donner : ce qui y est faux, et ce qu'ils ne peuvent pas contenir.
machine-short = La donne est tronquée : { $length } caractères au lieu de { $wanted }.
machine-card = « { $text } » n’est pas le numéro d’une carte, de 01 à 52.
machine-hands = Il y a { $count } { $count ->
    [0] main
    [one] main
   *[other] mains
} au lieu de quatre.
machine-hand = La main { NAMED($seat, kind: "seat-of") } est illisible : « { $text } ».
machine-halves = Les deux moitiés de la donne ne disent pas la même main { NAMED($seat, kind: "seat-of") }.
machine-digit = « { $text } », à la place { $place }, n’est pas le numéro d’une main, de 1 à 4.
machine-letter = « { $text } » ne désigne pas deux cartes : les lettres vont de a à p.
machine-checksum = La somme de contrôle est « { $told } », mais les lettres donnent { $sum }.
machine-missing = La donne { $board } est annoncée, mais n’est pas dans le fichier.
machine-none = Ce fichier ne contient aucune donne.
machine-again = Il y a deux distributions pour la donne { $board }.
machine-deal = Une machine ne peut pas distribuer la donne { $board } : les quatre mains ne sont pas toutes connues.
machine-many = La donne { NUMBER($board, useGrouping: 0) } est de trop dans ce format : les donnes y vont de 1 à { $most }.
machine-gap = La donne { $board } manque : ce format ne contient que des donnes qui se suivent.
