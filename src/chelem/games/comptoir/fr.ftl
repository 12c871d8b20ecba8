# Le bridge de comptoir.
game-comptoir = Bridge de comptoir
game-comptoir-about = Sept donnes aux mains fortes, une marque simple.

form-seven = Sept donnes
match-seven = sept donnes

seven-lost = Contrat contré et chuté de quatre levées ou plus : la partie est perdue sur-le-champ.
seven-tie = Égalité aux points : la septième donne départage.

deal-prepared = La donne { $deal } du bridge de comptoir donne { $strong } des 18 cartes choisies au camp du donneur, qui ne peut pas avoir ici { $held } honneurs.

deal-prepared-title = Donne préparée n° { $deal } : { $strong } des 18 cartes choisies (les 16 honneurs et 2 petites) vont au camp du donneur.

calc-to-minus-in-comptoir = pour le camp du déclarant
