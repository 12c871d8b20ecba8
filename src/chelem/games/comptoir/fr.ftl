# Le bridge de comptoir.
game-comptoir = Bridge de comptoir
game-comptoir-about = Sept donnes aux mains fortes, une marque simple.

form-seven = Sept donnes
match-seven = sept donnes

seven-lost = Contrat contré et chuté de quatre levées ou plus : la partie est perdue sur-le-champ.
seven-tie = Égalité aux points : la septième donne départage.

deal-prepared = La donne { $deal } du bridge de comptoir donne { $strong } des 18 cartes choisies au camp du donneur, qui ne peut pas avoir ici { $held } honneurs.

deal-prepared-title = Donne préparée n° { $deal } : { $strong } des 18 cartes choisies (les 16 honneurs et 2 petites) vont au camp du donneur.

prepared-received-in-comptoir = Ainsi, { $held } des { $of } honneurs sont allés à { NAMED($side, kind: "side") }.

calc-to-minus-in-comptoir = pour le camp du déclarant

# La marque.
comptoir-doubled = { $doubled ->
        [1] , contré
       *[0] { "" }
    }
comptoir-partscore = Contrat partiel demandé et réussi{ comptoir-doubled }
comptoir-game = Manche demandée et réussie{ comptoir-doubled }
comptoir-slam-small = Petit chelem demandé et réussi{ comptoir-doubled }
comptoir-slam-grand = Grand chelem demandé et réussi{ comptoir-doubled }
comptoir-undertricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } de chute{ $after ->
        [0] { "" }
       *[other] { " " }de plus
    }{ comptoir-doubled } : { $count } × { $each }

# La calculatrice.
calc-title-comptoir = Bridge de comptoir, marque simplifiée
calc-note-comptoir = Les levées de mieux ne comptent pas. Les chutes sont des points en moins pour le camp du déclarant. « Perdue » : la partie est perdue.
calc-title-comptoir-traditional = Bridge de comptoir, marque traditionnelle
calc-note-comptoir-traditional = La marque du duplicate, les deux camps rouges. « Perdue » : contré et chuté de quatre levées ou plus, on perd la partie.
comptoir-lost = Contré, quatre de chute ou plus : la partie est perdue
