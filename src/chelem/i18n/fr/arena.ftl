# Les matchs par quatre entre robots.
help-match = Jouer un match par quatre entre deux configurations de robots : chaque donne deux fois.
help-match-team = Les robots d’une équipe : FORCE, FORCE:SYSTÈME ou FORCE:SYSTÈME:STYLE, par exemple instant ; ou listen:PORT pour un programme extérieur (protocole table manager).
help-match-host = L’adresse où un programme extérieur nous trouve, avec listen:PORT.
help-match-boards = Nombre de donnes ; chacune est jouée dans les deux salles.
help-match-bidding = Enchères seules ; les contrats sont comparés à cartes ouvertes.
help-match-scoring = imps, matchpoints (tournoi par paires), ou une forme de match où les partielles s’ajoutent : rubber (partie libre), chicago.
help-match-part_score = Les points sous la ligne de Nord-Sud et d’Est-Ouest avant chaque donne, par exemple 60:0 ; tirés au sort sinon.
help-match-contracts = Les deux équipes jouent les contrats que l’équipe A atteint en enchérissant aux quatre places : on compare le jeu de la carte.
help-match-pbn = Enregistrer toutes les donnes, des deux salles, dans ce fichier PBN ; - pour la sortie standard.

configuration-text = « { $text } » n’est pas une configuration de robots : écrivez FORCE[:SYSTÈME[:STYLE]], par exemple instant.
configuration-unknown = { $part ->
    [strength] Il n’y a pas de robots de force « { $name } ». Forces
    [system] Les robots ne connaissent pas de système d’enchères « { $name } ». Systèmes
   *[style] Les robots ne connaissent pas de style « { $name } ». Styles
} : { $names }.
outside-port = « { $text } » n’est pas un programme extérieur : écrivez listen:PORT, par exemple listen:2000.
outside-two = Une seule équipe peut être un programme extérieur ; « chelem table-manager --rooms 2 » en fait jouer deux.
outside-kind = Un programme extérieur joue des donnes entières : sans --bidding-only ni --same-contracts.
outside-scoring = Le protocole table manager ne sait pas dire où en sont les partielles et les manches : sans --scoring.
match-part_score = Les partielles ne comptent qu’avec --scoring et l’une de ces formes : { $forms }.
match-kinds = Choisissez --bidding-only ou --same-contracts, pas les deux.

arena-progress = Donnes
arena-title = { $a } contre { $b }, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}, graine { $seed }{ $kind ->
    [bidding] , enchères seules
    [play] , mêmes contrats
   *[full] { "" }
}{ $form ->
    [none] { "" }
   *[other] , { NAMED($form, kind: "match") }
}{ $standing ->
    [none] { "" }
   *[other] , { $standing } avant chaque donne
}
arena-score-imps = { $score } IMP par donne pour { $a } ; donnes gagnées : { $won }, perdues : { $lost }, égales : { $tied }
arena-score-matchpoints = { $score } points de match au-dessus de la moyenne (top de 2) par donne pour { $a } ; donnes gagnées : { $won }, perdues : { $lost }, égales : { $tied }
arena-score-points = { $score } points par donne pour { $a } ; donnes gagnées : { $won }, perdues : { $lost }, égales : { $tied }
arena-stopped = Le match a été interrompu : { $boards ->
    [one] { $boards } donne jouée
   *[other] { $boards } donnes jouées
} sur { $requested }.

arena-parts = Résultat pour { $a }
arena-count = nombre
arena-imps = IMP chacune
arena-matchpoints = points de match chacune
arena-points = points chacune
arena-share = par donne du match
arena-bidding = Enchères : les deux contrats à cartes ouvertes
arena-play = Jeu de la carte : le reste
arena-declaring = en attaque, face au jeu à cartes ouvertes
arena-defending = en défense, face au jeu à cartes ouvertes
arena-auction = Enchères
arena-auction-contested = à quatre dans une salle au moins
arena-auction-uncontested = à deux dans les deux salles
arena-first-difference = Première enchère différente
arena-first-difference-none = aucune
arena-first-difference-opening = ouverture
arena-first-difference-response = réponse
arena-first-difference-response-contested = réponse après intervention
arena-first-difference-rebid = redemande de l’ouvreur
arena-first-difference-rebid-contested = redemande de l’ouvreur après intervention
arena-first-difference-defence = intervention directe, contre ou passe
arena-first-difference-balancing = réveil
arena-first-difference-advance = réponse à l’intervention ou au contre du partenaire
arena-first-difference-later = plus tard
arena-first-difference-later-contested = plus tard, enchères à quatre
arena-contract = Contrat
arena-contract-same = le même dans les deux salles
arena-contract-different = différent
arena-declarer = Camp du déclarant
arena-declarer-same-side = le même dans les deux salles
arena-declarer-a-twice = { $a } dans les deux salles
arena-declarer-b-twice = { $b } dans les deux salles
arena-declarer-passed-out = passe général dans une salle au moins
arena-level = Plus haut palier atteint
arena-level-slam = chelem
arena-level-game = manche
arena-level-part-score = partielle
arena-level-passed-out = passe général partout
arena-slam = Chelem demandé
arena-slam-a-only = par { $a } seul
arena-slam-b-only = par { $b } seul
arena-slam-both = par les deux
arena-slam-neither = par personne
arena-game = Manche ou chelem demandé
arena-game-a-only = par { $a } seul
arena-game-b-only = par { $b } seul
arena-game-both = par les deux
arena-game-neither = par personne
arena-vulnerability = Vulnérabilité
arena-vulnerability-none = personne
arena-vulnerability-one = un camp
arena-vulnerability-both = les deux camps

arena-tricks = Levées perdues par donne, face au jeu à cartes ouvertes
arena-tricks-lead = entames
arena-tricks-lead-suit = à l’atout
arena-tricks-lead-notrump = à sans-atout
arena-tricks-declarer = déclarant
arena-tricks-declarer-suit = à l’atout
arena-tricks-declarer-notrump = à sans-atout
arena-tricks-defence = défense après l’entame
arena-tricks-defence-suit = à l’atout
arena-tricks-defence-notrump = à sans-atout
arena-contracts = Contrats
arena-contracts-declared = joués
arena-contracts-doubled = contrés
arena-contracts-made = gagnés
arena-contracts-makeable = gagnables à cartes ouvertes
arena-contracts-down-badly = trois de chute ou plus
arena-contracts-games = manches
arena-contracts-games-makeable = dont gagnables
arena-contracts-slams = chelems
arena-contracts-slams-makeable = dont gagnables
arena-contracts-slam-chances = donnes avec un chelem gagnable
arena-time = Temps de calcul par décision, moyenne (maximum)
arena-time-calls = enchères
arena-time-cards = cartes
arena-time-both = { $mean } ms ({ $longest })

# Où en est une partie libre ou un Chicago avant une donne.
standing-below = Un camp a 0, 20, 30 … 90 points sous la ligne, et non { $points }.
standing-games = Un camp a 0 ou 1 manche, et non { $games } : deux terminent le robre.
standing-text = « { $text } » ne dit pas où en sont les partielles : écrivez les points sous la ligne de Nord-Sud puis d’Est-Ouest, par exemple 60:0.
