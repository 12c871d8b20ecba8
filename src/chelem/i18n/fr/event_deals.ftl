# Les donnes d’un tournoi : ce qu’une donne a coûté d’après le double mort, et les résultats à vérifier.
event-deals-twice = La donne { $board } figure deux fois dans ce fichier, avec des mains différentes.
event-deals-no-boards = Les donnes sont distribuées quand le mouvement est connu : c’est lui qui dit lesquelles sont jouées.
event-deals-known = Les mains d’un fichier sont déjà là : retirez-les d’abord, et le programme pourra distribuer.
event-deals-online = On joue ces donnes en ligne : leurs mains ne sont données à personne avant la fin du tournoi.
event-deals-begun = Le premier tour est lancé : le programme ne distribue qu’avant.
event-deals-none = On ne connaît les mains d’aucune donne.

event-cost-play = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") } : { $tricks ->
    [0] aucune levée faite
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles à cartes ouvertes{ $made ->
    [no] { $makes ->
        [yes] {" "}: le contrat se gagne
       *[no] {""}
    }
   *[yes] {""}
}.{""}
event-cost-play-in-percent = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") } : { $tricks ->
    [0] aucune levée faite
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles à cartes ouvertes{ $made ->
    [no] { $makes ->
        [yes] {" "}: le contrat se gagne
       *[no] {""}
    }
   *[yes] {""}
}.{" "}Cela valait { DECIMAL($more) } % de plus.
event-cost-play-in-imps = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") } : { $tricks ->
    [0] aucune levée faite
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles à cartes ouvertes{ $made ->
    [no] { $makes ->
        [yes] {" "}: le contrat se gagne
       *[no] {""}
    }
   *[yes] {""}
}.{" "}Cela valait { DECIMAL($more) } IMP de plus.
event-cost-defence = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") }, chez les adversaires : { $tricks ->
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles contre la meilleure défense{ $made ->
    [yes] { $makes ->
        [no] {" "}: le contrat chute
       *[yes] {""}
    }
   *[no] {""}
}.{""}
event-cost-defence-in-percent = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") }, chez les adversaires : { $tricks ->
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles contre la meilleure défense{ $made ->
    [yes] { $makes ->
        [no] {" "}: le contrat chute
       *[yes] {""}
    }
   *[no] {""}
}.{" "}Cela valait { DECIMAL($more) } % de plus.
event-cost-defence-in-imps = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") }, chez les adversaires : { $tricks ->
    [one] { $tricks } levée faite
   *[other] { $tricks } levées faites
}, { $possible } possibles contre la meilleure défense{ $made ->
    [yes] { $makes ->
        [no] {" "}: le contrat chute
       *[yes] {""}
    }
   *[no] {""}
}.{" "}Cela valait { DECIMAL($more) } IMP de plus.
event-cost-bid = { $level }{ STRAIN($strain) } par { NAMED($declarer, kind: "seat") } se gagne à cartes ouvertes ({ DECIMAL($points) } points) ; { $count ->
    [0] personne ne l’a demandé
    [one] une autre table l’a demandé
   *[other] { $count } des { $others } autres tables l’ont demandé
}.
event-cost-par = Rien de mieux à cartes ouvertes, ni au jeu ni aux enchères : votre marque ({ DECIMAL($points) }) atteint le par ({ DECIMAL($par) }), d’autres ont fait mieux encore.
event-cost-below-par = Le par était de { DECIMAL($par) } pour votre camp ; votre marque est de { DECIMAL($points) }.

event-suspect-tricks = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} : à cartes ouvertes, { $possible ->
    [one] { $possible } est possible
   *[other] { $possible } sont possibles
}.
event-suspect-trumps = { NAMED($side, kind: "side") } n’a { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
} à { STRAIN($strain) } en tout.
event-suspect-board = Ce résultat serait normal à la donne { $other } : c’est peut-être celle qui a été jouée.
event-suspect-exchanged = Les résultats de cette donne et de la donne { $other } semblent intervertis : chacun serait normal sur l’autre.
event-suspect-side = Ce résultat serait normal si { NAMED($side, kind: "side") } jouait le contrat : déclarant mal noté, ou étui tourné.
event-suspect-strain = Ce résultat serait normal à { STRAIN($strain) } : peut-être une touche pour une autre.
event-suspect-unexplained = Aucune erreur simple ne l’explique : demandez à la table.
