# Le Whiz-Bridge : on y dit pli, non levée.
game-whiz = Whiz-Bridge
game-whiz-about = À trois : la main du quatrième, nommé Domy, est étalée dès le début.

form-target = Jusqu’à un total
form-target-size = Points à atteindre
match-target = jusqu’à { $size } points

table-tricks-in-whiz = Plis : N-S { $ns }, E-O { $ew }

table-current-in-whiz = Pli en cours : { $cards }

table-turned-in-whiz = Plis tournés (| Nord-Sud, — Est-Ouest) : { $tricks }

notice-swapped = { $one } et { $other } échangent leurs places : le déclarant fait face à Domy.
narration-swapped-in-whiz = { NAMED($a, kind: "seat") } et { NAMED($b, kind: "seat") } échangent leurs places : le déclarant fait face à Domy.

aloud-exposed-in-whiz = La main { $no_player ->
    [1] de Domy
   *[0] { NAMED($seat, kind: "seat-of") }
} est étalée : { $hand }.

role-no_player-in-whiz = Domy
chair-no_player-name-in-whiz = Domy
chair-no_player-in-whiz = { NAMED($seat, kind: "seat") } est la place de Domy : personne ne peut s’y asseoir.
deal-no_player-in-whiz = { NAMED($seat, kind: "seat") } est la place de Domy, qui ne donne jamais.

narration-dummy-in-whiz = { NAMED($seat, kind: "seat") } (Domy) joue { $card }

narration-trick-in-whiz = Pli pour { NAMED($seat, kind: "seat") } (N-S { $ns }, E-O { $ew }).

narration-claim-in-whiz =
    { $tricks ->
        [0] { NAMED($seat, kind: "seat") } étale son jeu et concède le reste
        [one] { NAMED($seat, kind: "seat") } étale son jeu et revendique un des plis qui restent
       *[other] { NAMED($seat, kind: "seat") } étale son jeu et revendique { $tricks } des plis qui restent
    }.

play-no_trick-in-whiz = Aucun pli n’est encore fait.

aloud-dummy-in-whiz = { NAMED($seat, kind: "seat") }, Domy, joue { SPOKEN($card) }.

aloud-won-in-whiz = Pli gagné par { NAMED($seat, kind: "seat") }.
aloud-tricks-in-whiz = Plis : Nord-Sud { $ns }, Est-Ouest { $ew }.
aloud-trick-in-whiz = Pli pour { NAMED($seat, kind: "seat") }. Nord-Sud { $ns }, Est-Ouest { $ew }.

aloud-over-in-whiz =
    Contrat fait, { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    } de mieux.

trick-now-in-whiz = Pli en cours

trick-last-in-whiz = Dernier pli

trick-wins-in-whiz = , gagne le pli

turned-label-in-whiz = Plis gagnés : { $won }, perdus : { $lost }

tricks-needed-in-whiz =
    { $taken } { $taken ->
        [one] pli
       *[other] plis
    } sur { $needed } · défense { $others }

action-last-in-whiz = Dernier pli

action-last-short-in-whiz = Dernier

result-kept-in-whiz =
    Loi 71 : { $count ->
        [one] 1 pli concédé reste acquis, car aucun jeu normal ne le perd
       *[other] { $count } plis concédés restent acquis, car aucun jeu normal ne les perd
    }.

claim-sure-in-whiz = Il vous reste au moins { $sure } { $sure ->
    [one] pli sûr
   *[other] plis sûrs
}.

claim-take-sure-in-whiz = Revendiquer { $sure } { $sure ->
    [one] pli
   *[other] plis
}

claim-anyway-in-whiz = { $tricks ->
    [0] Concéder le reste quand même
    [one] Revendiquer 1 pli quand même
   *[other] Revendiquer { $tricks } plis quand même
}

claim-title-in-whiz = Étaler son jeu et revendiquer des plis

claim-how-in-whiz = Combien des { $left } plis qui restent sont pour votre camp ? Votre jeu sera étalé.

claim-said-in-whiz =
    { NAMED($seat, kind: "seat") } { $tricks ->
        [0] étale son jeu et concède le reste.
       *[other] étale son jeu et revendique { $claimed ->
            [all] tous les plis qui restent ({ $left })
           *[some] { $tricks } des { $left } plis qui restent
        }.
    }

# Le Whiz.
bid-whiz-bid = { $strain ->
    [NT] veut faire { $level } plis avec Domy, à sans-atout
   *[other] veut faire { $level } plis avec Domy, atout { STRAIN($strain) }
}
bid-whiz-pass = ne voit pas avec Domy de contrat à faire

contract-short-in-whiz = { $tricks }{ STRAIN($strain) }

# La marque.
whiz-made = { $tricks } plis demandés et faits : 2 × { $tricks }
whiz-failed = { $tricks } plis demandés, non faits : 1 × { $tricks }
whiz-game = Prime de manche
whiz-slam-small = Prime de petit chelem
whiz-slam-grand = Prime de grand chelem

# La calculatrice.
calc-title-whiz = Whiz-Bridge
calc-note-whiz = Les points sont au déclarant si le contrat est fait, à chacun des deux autres s’il est chuté.
calc-level-in-whiz = Plis demandés
calc-table-in-whiz = Tous les contrats du Whiz-Bridge
calc-head-in-whiz = Plis
calc-text-in-whiz = { $made ->
    [1] { $contract }, fait
   *[0] { $contract }, chuté
}
calc-column-failed = Chuté, à chaque adversaire
calc-to-declarer = pour le déclarant
calc-to-others = pour chaque adversaire
calc-line-declarer = déclarant
calc-line-other = un adversaire
score-total-declarer = pour le déclarant
score-total-others = pour chacun des autres

# Pourquoi cette enchère.
whiz-why-bid = { $strain ->
    [NT] Avec Domy, { $points } H : environ { $tricks } plis à sans-atout.
   *[other] Avec Domy, { $points } H et { $length } cartes à { NAMED($strain, kind: "strain-name") } : environ { $tricks } plis.
}
whiz-why-weak = Avec Domy, { $points } H seulement : il en faut plus de 20.
whiz-why-pass = Avec Domy, { $points } H, mais plus aucune enchère n’a une chance sur deux.

# Les conseils : on dit pli, non levée.
reason-takes-cheaply-in-whiz = { CARD($card) } fait le pli : inutile de mettre plus haut.
reason-takes-in-whiz = { CARD($card) } fait le pli à coup sûr.
reason-takes-unless-ruffed-in-whiz = { CARD($card) } fait le pli, sauf coupe.
reason-partner-wins-in-whiz = Le partenaire fait le pli : gardez vos fortes cartes.
reason-partner-winning-in-whiz = Le partenaire tient le pli pour l’instant : inutile de dépenser plus haut.
reason-cannot-win-in-whiz = Aucune carte d’ici ne gagne le pli : mettez la plus petite.
reason-ruffs-in-whiz = Coupez de { CARD($card) } : les adversaires tiennent le pli.
reason-leaves-to-partner-in-whiz = Le partenaire fait le pli : inutile de couper.
card_reason-expected-in-whiz = { $tricks } { $single ->
    [1] pli
   *[0] plis
} en tout, en moyenne.
coach-tricks-in-whiz = { CARD($card) } coûte en moyenne { $tricks } { $single ->
    [1] pli
   *[0] plis
}.

# Ce que vaut une main.
whiz-note-notrump-brief = SA : { $tricks } plis
whiz-note-notrump-name = À sans-atout
whiz-note-notrump = environ { $tricks } plis
whiz-note-notrump-why = Estimé d’après les points H, les as et les couleurs faibles des deux mains.
whiz-note-trumps-brief = atout { STRAIN($strain) } : { $tricks } plis
whiz-note-trumps-name = Atout { STRAIN($strain) }
whiz-note-trumps = environ { $tricks } plis
whiz-note-trumps-why = Estimé d’après les points H, les atouts et les couleurs courtes des deux mains.
count-both-name-in-whiz = Avec Domy
count-both-why-in-whiz = Il en faut plus de 20 pour enchérir. Avec 25 ou 26 H, des mains régulières font environ neuf plis à sans-atout ; avec 32 ou 33, douze.
plan-needed-in-whiz = { $missing ->
    [0] Plis à faire : { $needed }. Gagnantes : { $winners }. Le compte y est, dès que vous avez la main.
   *[other] Plis à faire : { $needed }. Gagnantes : { $winners }. Il en manque { $missing }.
}
plan-establish-in-whiz = { STRAIN($suit) } à affranchir : { $more } { $more ->
        [one] pli
       *[other] plis
    } de plus, en rendant { $lost } fois la main.
plan-break-in-whiz = { STRAIN($suit) } : { $more } { $more ->
        [one] pli
       *[other] plis
    } de plus en tout si les { $out } cartes adverses sont partagées { $long }‑{ $short } ({ $percent } %){ $lost ->
        [0] {""}
       *[other] , en rendant { $lost } fois la main
    }.
plan-finesse-in-whiz = { STRAIN($suit) } : { $rank ->
        [A] { $towards ->
            [dummy] jouez petit vers le roi de Domy, au cas où l’as est devant lui.
           *[hand] jouez petit de chez Domy vers votre roi, au cas où l’as est devant lui.
        }
        [K] impasse au roi, en jouant { $towards ->
            [dummy] de votre main vers Domy.
           *[hand] de Domy vers votre main.
        }
       *[Q] impasse à la dame, en jouant { $towards ->
            [dummy] de votre main vers Domy.
           *[hand] de Domy vers votre main.
        }
    }
