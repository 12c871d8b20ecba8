# Ce que vaut une main, et le plan de jeu du déclarant.
count-points-brief = { $points } H
count-points-name = Points d’honneurs
count-points = { $points } H
count-points-why = As 4, roi 3, dame 2, valet 1.
count-length-brief = { $points } HL
count-length-name = Avec la longueur
count-length = { $points } HL
count-length-why = Un point de plus pour chaque carte à partir de la cinquième d’une couleur.
count-support-brief = { $points } HLD
count-support-name = En soutien à { STRAIN($suit) }
count-support = { $points } HLD
count-support-why = Avec un fit, on ajoute aux honneurs des points pour une chicane, un singleton, un doubleton et chaque atout en plus.
count-losers-brief = { $count } { $count ->
    [0] perdante
    [one] perdante
   *[other] perdantes
}
count-losers-name = Perdantes
count-losers = { $count }
count-losers-why = Dans chaque couleur, une perdante s’il manque l’as ; avec deux cartes ou plus, une s’il manque le roi ; avec trois ou plus, une s’il manque la dame.
count-fit-brief = fit { STRAIN($suit) } { $cards }{ $exact ->
    [0] +
   *[other] {""}
}
count-fit-name = Fit { STRAIN($suit) }
count-fit = { $exact ->
    [0] { $cards } cartes au moins
   *[other] { $cards } cartes
}
count-fit-why = { $exact ->
    [0] Vos cartes, et celles que les enchères du partenaire promettent.
   *[other] Huit cartes ou plus dans les deux mains font un bon atout.
}
count-both-brief = { $points } + { $opposite } = { $sum } H
count-both-name = Les deux mains
count-both = { $points } + { $opposite } = { $sum } H
count-both-why = Avec 25 ou 26 H, des mains régulières font le plus souvent neuf levées à sans-atout ; avec 32 ou 33, douze.

plan-needed = { $missing ->
    [0] Levées à faire : { $needed }. Gagnantes : { $winners }. Le compte y est, dès que vous avez la main.
   *[other] Levées à faire : { $needed }. Gagnantes : { $winners }. Il en manque { $missing }.
}
plan-suit = { STRAIN($suit) } { $winners }
plan-winners = Gagnantes par couleur : { $suits }.
plan-trumps = { $count ->
    [one] L’adversaire a encore un atout.
   *[other] L’adversaire a encore { $count } atouts : faites-les tomber avant d’encaisser vos gagnantes, sauf s’il faut d’abord couper.
}
plan-establish = { STRAIN($suit) } à affranchir : { $more } { $more ->
        [one] levée
       *[other] levées
    } de plus, en rendant { $lost } fois la main.
plan-break = { STRAIN($suit) } : { $more } { $more ->
        [one] levée
       *[other] levées
    } de plus en tout si les { $out } cartes adverses sont partagées { $long }‑{ $short } ({ $percent } %){ $lost ->
        [0] {""}
       *[other] , en rendant { $lost } fois la main
    }.
plan-finesse = { STRAIN($suit) } : { $rank ->
        [A] { $towards ->
            [dummy] jouez petit vers le roi du mort, au cas où l’as est devant lui.
           *[hand] jouez petit du mort vers votre roi, au cas où l’as est devant lui.
        }
        [K] impasse au roi, en jouant { $towards ->
            [dummy] de votre main vers le mort.
           *[hand] du mort vers votre main.
        }
       *[Q] impasse à la dame, en jouant { $towards ->
            [dummy] de votre main vers le mort.
           *[hand] du mort vers votre main.
        }
    }

prepared-received = Ainsi, { $held } de ces { $of } cartes sont allées à { NAMED($side, kind: "side") }.
