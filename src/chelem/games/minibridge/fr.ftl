# Le Mini-bridge.
game-minibridge = Mini-bridge
game-minibridge-about = Pour débuter : on annonce ses points, on voit le mort, on choisit.

# Les annonces.
call-points = { $argument } H
call-part = partielle { STRAIN($argument) }
call-game = manche { STRAIN($argument) }
aloud-points = { $argument ->
    [0] pas de point d’honneurs
    [one] { $argument } point d’honneurs
   *[other] { $argument } points d’honneurs
}
aloud-part = partielle, { NAMED($argument, kind: "strain-name") }
aloud-game = manche, { NAMED($argument, kind: "strain-name") }
typed-points = { $argument } | { $argument } H | { $argument } points
typed-part = partielle { $argument } | partielle à { $argument } | p { $argument }
typed-game = manche { $argument } | manche à { $argument } | m { $argument }
box-points = Annoncer ses points
box-part = Choisir le contrat
pad-part = Partielle
pad-game = Manche
box-ask-in-minibridge = Demander ce que veut dire une annonce
auction-yours-in-minibridge = { $kind ->
    [points] À vous d’annoncer vos points d’honneurs (H) : as 4, roi 3, dame 2, valet 1.
   *[other] { minibridge-choose }
}
minibridge-choose = À vous de choisir. Partielle : 7 levées. Manche : 9 à SA, 10 à ♥ ou ♠, 11 à ♣ ou ♦.
meaning-hint-in-minibridge = { minibridge-choose }
meaning-hint-touch-in-minibridge = { minibridge-choose }
auction-title-in-minibridge = Les annonces
auction-ask-in-minibridge = Touchez une annonce pour voir sa signification.
auction-none-in-minibridge = Les points de chacun s’afficheront ici.
panel-auction-in-minibridge = Annonces
end-tab-auction-in-minibridge = Annonces

announcing-points = Il faut annoncer ses points, et « { ACTION($action) } » ne le fait pas.
announcing-wrong = Cette main n’a pas { CALL($action) } : elle en a { $points }.
naming-contract = Il faut choisir le contrat, partielle ou manche ; « { ACTION($action) } » ne le fait pas.
text-statement-in-minibridge = « { $text } » n’est pas une annonce ici : annoncez vos points (12), ou choisissez partielle ou manche et un atout (manche à pique, partielle SA).

# Le contrat et la suite.
contract-in-minibridge = { $number ->
    [1] Partielle
   *[other] Manche
} { STRAIN($strain) } par { NAMED($seat, kind: "seat") }
contract-short-in-minibridge = { $number ->
    [1] part.
   *[other] manche
} { STRAIN($strain) }
aloud-contract-in-minibridge = { NAMED($declarer, kind: "seat") } joue { $number ->
    [1] une partielle
   *[other] la manche
}, { NAMED($strain, kind: "strain-name") } : { $tricks } levées à faire. { NAMED($leader, kind: "seat") } entame.
narration-passed_out-in-minibridge = Vingt points dans chaque camp : le même donneur redonne.
bid-minibridge-points = ses points d’honneurs : as 4, roi 3, dame 2, valet 1
bid-minibridge-contract = le contrat choisi, les deux mains en vue : sept levées pour une partielle ; pour la manche neuf à SA, dix à ♥ ♠, onze à ♣ ♦
choice-vulnerability = Vulnérabilité
choice-vulnerability-never = jamais
choice-vulnerability-board = selon la donne

# La marque.
minibridge-part = Partielle choisie et réussie
minibridge-game = Manche choisie et réussie{ $vulnerable ->
    [0] { "" }
   *[other] , vulnérable
}
minibridge-down = { $count } { $count ->
    [one] levée
   *[other] levées
} de chute : { $count } × { $each }

# La calculatrice.
calc-title-minibridge = Mini-bridge
calc-note-minibridge = Rouge : vulnérable ; vert : non vulnérable. Chaque levée au-dessus de six compte, avec une seule prime : celle du contrat choisi. Avec un signe moins, les points sont aux adversaires.
calc-number-in-minibridge = { $place ->
    [1] Partielle
   *[other] Manche
}
calc-table-in-minibridge = Tous les résultats de la { $number ->
    [1] partielle
   *[other] manche
} à { STRAIN($strain) }
calc-text-in-minibridge = { $number ->
    [1] Partielle
   *[other] Manche
} à { STRAIN($strain) } { $over }{ $colour ->
    [red] , rouge
   *[green] , vert
}

# Pourquoi cette annonce, ce contrat.
minibridge-why-points = Votre main vaut { $points } H : as 4, roi 3, dame 2, valet 1.
minibridge-why-part = { $strain ->
    [NT] À deux { $points } H, sans couleur à nommer : moins que les { $enough } d’une manche.
   *[other] À deux { $length } cartes à { NAMED($strain, kind: "strain-name") }, et { $points } H : moins que les { $enough } d’une manche.
}
minibridge-why-game = { $strain ->
    [NT] À deux { $points } H, sans couleur à nommer : assez pour la manche.
   *[other] À deux { $length } cartes à { NAMED($strain, kind: "strain-name") }, et { $points } H : assez pour la manche.
}
