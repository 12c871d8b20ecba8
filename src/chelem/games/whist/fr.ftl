# Le bridge de 1900.
game-whist = Le bridge de 1900
game-whist-about = L’ancêtre du bridge : sans enchères, le donneur nomme l’atout et les contres s’enchaînent.

form-thirty = En 30 points
form-thirty-size = Au meilleur de
match-thirty = { $size ->
    [3] parties en 30 points, au meilleur des trois
   *[1] partie en 30 points
}

narration-contract-in-whist = Atout : { $contract }. Entame : { NAMED($seat, kind: "seat") }.

aloud-contract-in-whist =
    Atout : { NAMED($strain, kind: "strain-name") }{ $stake ->
        [1] { "" }
       *[other] , la levée ×{ $stake }
    }. { NAMED($leader, kind: "seat") } entame.

contract-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
} par { NAMED($seat, kind: "seat") }

contract-short-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
}

aloud-scored-in-whist = Donne finie : { $taken } pour le camp du donneur.

call-name = { STRAIN($argument) }
aloud-name = { $argument ->
    [NT] sans-atout
   *[other] atout { NAMED($argument, kind: "strain-name") }
}

call-ask = puis-je jouer ?
call-yes = oui
call-defer = au partenaire

# Ce que l’on peut taper, les variantes séparées par des barres. Pour le journal, chaque surcontre est un contre de plus (RULES 1.4).
typed-ask = puis-je jouer | puis je jouer
typed-yes = oui
typed-defer = au partenaire | partenaire | au partenaire de choisir
typed-name = { $argument }
typed-X-in-whist = contre | X | je contre | surcontre | XX | je surcontre

# Le bridge de 1900.
bid-whist-name = nomme l’atout { STRAIN($strain) } : une longue et des honneurs
bid-whist-spread = sans-atout : des forces réparties dans les couleurs
bid-whist-choose = { $strain ->
    [NT] choisit de jouer à sans-atout, le donneur lui ayant laissé le choix
   *[other] choisit l’atout { STRAIN($strain) }, le donneur lui ayant laissé le choix
}
bid-whist-defer = rien qui vaille d’être nommé : le partenaire choisit
bid-whist-ask = pas de quoi contrer : s’en remet au partenaire
bid-whist-yes = pas de quoi contrer : on joue
bid-whist-double = compte empêcher le camp du donneur de faire sept levées
bid-whist-redouble = compte l’emporter malgré le contre : double encore la mise
bid-whist-pass = ne double pas davantage

declaration-deferred = Le choix a déjà été passé au partenaire : il faut nommer l’atout, ou sans-atout.
declaration-name = Il faut nommer l’atout ; « { ACTION($action) } » ne le fait pas.
doubling-cap = La levée ne peut plus être doublée (limite ×{ $stake }).
doubling-call = « { ACTION($action) } » n’est pas possible maintenant.

text-statement-in-whist = « { $text } » n’est pas possible ici : nommez l’atout (cœur, SA…), ou dites au partenaire, puis-je jouer, oui, contre, passe.

box-name = Nommer l’atout
box-word-in-whist = Contrer ou laisser jouer

record-other-in-whist = Bridge de 1900 : { $declarer ->
    [none] passe général.
   *[other] { STRAIN($strain) }, ×{ $stake }, { NAMED($declarer, kind: "seat") } déclarant, levées : { $made }.
}

calc-below-in-whist = vers les 30 points

# La marque.
whist-tricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } au-dessus de six à { NAMED($strain, kind: "strain-name") } : { $count } × { $each }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
whist-honours = { $count ->
        [3] 3 honneurs
        [4] { $most ->
            [4] 4 honneurs dans la même main
           *[other] 4 honneurs partagés
        }
       *[5] { $most ->
            [5] 5 honneurs dans la même main
            [4] 5 honneurs, dont 4 dans la même main
           *[other] 5 honneurs partagés
        }
    } : { $worth } × { $each }
whist-aces = { $count ->
        [3] 3 as
       *[4] { $most ->
            [4] 4 as dans la même main
           *[other] 4 as partagés
        }
    }
whist-chicane-own = Chicane en { NAMED($seat, kind: "seat") }, les honneurs de son camp gagnent : { $count } × { $each }
whist-chicane-adverse = Chicane en { NAMED($seat, kind: "seat") }, les honneurs adverses perdent : { $count } × { $each }
whist-chicane-double = Double chicane en { NAMED($side, kind: "side") }, les honneurs adverses perdent : { $count } × { $each }
whist-slam-small = Petit chelem (12 levées)
whist-slam-grand = Grand chelem (13 levées)
whist-won = Partie gagnée
whist-loser-tricks = Levées des perdants
whist-loser-honours = Honneurs et chelems des perdants
whist-settled = Réglé par les gagnants : { $tricks } + { $honours }

# La calculatrice.
calc-title-whist = Bridge de 1900
calc-note-whist = Points de levées, par levées du camp du donneur. Avec un signe moins, ils sont aux adversaires. Honneurs et chelem s’y ajoutent.
calc-strain-in-whist = Atout
calc-tricks-in-whist = Levées du camp du donneur
calc-honours-in-whist = { $kind ->
    [aces] Les as
   *[trumps] Honneurs d’atout : A R D V 10
}
calc-head-in-whist = Levées
calc-stake-in-whist = ×{ NUMBER($stake, useGrouping: 0) }
calc-text-in-whist = { $contract }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} au camp du donneur
calc-to-dealers = pour le camp du donneur
calc-to-defenders = pour les adversaires
calc-line-dealers = camp du donneur
calc-line-defenders = adversaires
score-total-dealers = pour le camp du donneur
score-total-defenders = pour les adversaires

# Pourquoi cette déclaration.
whist-why-notrump = { $points } points d’honneurs répartis dans les couleurs : nommez sans-atout.
whist-why-name = { $length } cartes à { NAMED($strain, kind: "strain-name") }, dont { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} : de quoi nommer la couleur.
whist-why-choose = À vous de choisir : { NAMED($strain, kind: "strain-name") }, { $length } cartes, est votre meilleur atout.
whist-why-defer = Pas de couleur à nommer : il faut quatre cartes avec trois honneurs, cinq avec deux ou six avec un.
whist-why-double = Environ { $tricks } levées dans votre seule main : contrez.
whist-why-play = { $tricks ->
    [0] Pas une levée sûre
    [1] Environ une levée
   *[other] Environ { $tricks } levées
} dans votre main : trop peu pour doubler la mise.

# Ce que vaut une main.
whist-note-suit-brief = { STRAIN($suit) } { whist-note-suit }
whist-note-suit-name = Atout { STRAIN($suit) }
whist-note-suit = { $cards } { $cards ->
        [0] carte
        [one] carte
       *[other] cartes
    }, { $honours } { $honours ->
        [0] honneur
        [one] honneur
       *[other] honneurs
    }
whist-note-suit-why = { $advised ->
        [1] Vaut d’être nommé (4 cartes et 3 honneurs, 5 et 2, ou 6 et 1).{" "}
       *[other] {""}
    }La levée vaut { $each }{ $worth ->
        [0] .
       *[other] {" "}; vos honneurs, { $worth }.
    }
whist-note-aces-brief = sans-atout, { $points } H
whist-note-aces-name = Sans-atout
whist-note-aces = { $points } H, { $aces } as
whist-note-aces-why = { $advised ->
        [1] Vaut d’être nommé : la force est répartie.{" "}
       *[other] {""}
    }La levée vaut 12{ $worth ->
        [0] .
       *[other] {" "}; vos as, { $worth }.
    }
