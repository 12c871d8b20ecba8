# Une donne revue à cartes ouvertes : le par, ce que chaque enchère et chaque carte a coûté.
review-either = { $one } ou { $other }
review-par-passed = passe général, 0
review-bid = { CALL($bid) }{ $stake ->
    [1] { "" }
    [2] X
   *[4] XX
} par { NAMED($declarer, kind: "seat") }
review-price = { NUMBER($points, useGrouping: 0) } points, { $imps } IMP
review-better = { $best ->
    [P] passer
    [X] contrer
    [XX] surcontrer
   *[other] dire { CALL($best) }
}
review-call = { NAMED($seat, kind: "seat") } { $call ->
    [P] passe
    [X] contre
    [XX] surcontre
   *[other] dit { CALL($call) }
} : { $kind ->
    [make] { review-bid } était sur table
    [sacrifice] la défense à { review-bid } ({ $result }) coûtait moins cher
    [other] mieux valait { review-better } ({ $best ->
        [P] { "" }
        [X] { "" }
        [XX] { "" }
       *[other] ce qui menait à{ " " }
    }{ review-bid }, { $result })
   *[out] mieux valait le passe général
} ; { review-price }.
review-played = { NAMED($seat, kind: "seat") } { $lead ->
    [1] entame
   *[0] joue
} { CARD($card) }{ $dummy ->
    [1] { " " }du mort
   *[0] { "" }
} : { $cost ->
    [one] une levée perdue
   *[other] { $cost } levées perdues
}{ $turn ->
    [given] , et le contrat ne peut plus être battu
    [lost] , et le contrat ne peut plus être gagné
   *[none] { "" }
} ; il fallait { $others ->
    [0] { CARD($better) }
   *[other] par exemple { CARD($better) }
}.
review-scored = { $side ->
    [none] { "" }
   *[other] { " " }({ NUMBER($points, useGrouping: 0) } pour { NAMED($side, kind: "side") })
}
review-outcome = { review-bid }{ $result ->
    [none] { "" }
   *[other] { " " }{ $result }
}{ review-scored }.
review-possible = À cartes ouvertes : { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
}{ review-scored }.
review-ended = Après la dernière carte connue, le déclarant pouvait faire { $left } { $left ->
    [0] levée
    [one] levée
   *[other] levées
} ; le résultat indique { $tricks }.
review-passed = Tout le monde passe.
review-par = Par : { $par }.
review-gain = { $side ->
    [none] Le résultat est le par.
   *[other] { NAMED($side, kind: "side") } gagne { NUMBER($points, useGrouping: 0) } points sur le par ({ $imps } IMP).
}

# Ce qui n'a pas pu être revu.
review-no_deal = Les quatre mains ne sont pas connues : il n’y a rien à revoir.
review-no_dealer = Le donneur n’est pas connu : les enchères ne peuvent pas être jugées.
review-no_vulnerable = La vulnérabilité n’est pas connue : les enchères ne peuvent pas être jugées.
review-no_calls = Les enchères ne sont pas connues.
review-no_contract = Le contrat n’est pas connu : le jeu ne peut pas être jugé.
review-no_play = Le jeu de la carte n’est pas connu.
review-stopped = Une irrégularité arrête ici l’examen du jeu.
review-digits = « { $text } » n’est pas un tableau de levées : il faut vingt chiffres, de 0 à 9 et de a à d.
review-rows = Dans le tableau des levées, « { $text } » manque, se trouve deux fois ou n’est pas lisible.
review-contract = « { $text } » n’est pas un contrat du par : dans un fichier, on écrit par exemple NS 4S= ou EW 5DX-2.
review-par-text = { $contracts }, { NUMBER($points, useGrouping: 0) } pour { NAMED($side, kind: "side") }
