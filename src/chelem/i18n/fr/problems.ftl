# Les problèmes de jeu de la carte.

# Ce que le programme dit.
problem-contract = { CALL($call) } par { NAMED($seat, kind: "seat") }
problem-question = { NAMED($leader, kind: "seat") } entame { CARD($lead) }. Vous êtes en Sud et jouez { CALL($call) } : il vous faut { $goal } levées.
problem-question-defence = { NAMED($declarer, kind: "seat") } joue { CALL($call) } et { NAMED($leader, kind: "seat") } entame { CARD($lead) }. Vous êtes en { NAMED($learner, kind: "seat") } : il faut { $goal } levées à votre camp pour faire chuter.
problem-unknown = Il n’y a pas de problème à ce numéro.
problem-theme-hold-up = Le laisser-passer
problem-theme-ruff-first = Couper au mort avant de faire tomber les atouts
problem-theme-discard-first = Défausser avant de faire tomber les atouts
problem-theme-duck = Donner un coup à blanc
problem-theme-entries = Garder la reprise du mort
problem-theme-lead-towards = Jouer vers un honneur
problem-theme-count-tricks = Compter ses levées avant l’impasse
problem-theme-overtake = Prendre son honneur d’un plus gros
problem-theme-ruff-high = Couper gros
problem-theme-avoidance = Éviter l’adversaire dangereux
problem-theme-loser-on-loser = Perdante sur perdante
problem-theme-bath-coup = Le coup de Bath
problem-theme-count-points = Compter les points de l’adversaire
problem-theme-safety = Le maniement de sécurité
problem-theme-trump-control = Garder le contrôle des atouts
problem-theme-crossruff = La double coupe
problem-theme-squeeze = Le squeeze
problem-theme-dummy-reversal = Le mort inversé
problem-theme-elimination = Élimination et mise en main
problem-theme-ruffing-finesse = L’impasse par la coupe
problem-theme-scissors = Couper la communication adverse
problem-theme-counting = Compter la distribution
problem-theme-safe-duck = Donner la main au bon adversaire
problem-theme-long-suit = Affranchir une longue
problem-theme-unblock = Débloquer
problem-theme-promotion = Déjouer la promotion d’atout
problem-theme-defence-hold-up = En défense : le laisser-passer
problem-theme-defence-duck = En défense : laisser réussir l’impasse
problem-theme-defence-uppercut = En défense : l’uppercut
problem-theme-defence-entry-killer = En défense : le coup de Merrimac
problem-theme-defence-no-overruff = En défense : refuser de surcouper

# La liste.
problems-title = Problèmes de jeu de la carte
problems-intro = Trente donnes à résoudre. Vous voyez votre main et celle du mort ; les adversaires, eux, ne se trompent jamais. Chaque solution peut se trouver par la réflexion, sans voir les autres mains.
problems-level-easy = Faciles
problems-level-medium = Moyens
problems-level-hard = Difficiles
problems-total = { $done ->
    [0] { $count } problèmes
    [one] 1 problème résolu sur { $count }
   *[other] { $done } problèmes résolus sur { $count }
}
problems-start = Commencer par le premier
problems-continue = Continuer : problème { $number }
problems-number = Problème { $number }
problems-declarer = { $contract }
problems-defence = En défense contre { $contract }
problems-solved = Résolu : { $theme }
problems-to-solve = À résoudre
problems-device = Votre progression reste sur cet appareil.
problems-erase = Effacer ma progression
problems-erase-sure = Effacer vraiment ?
problems-from-lessons = Problèmes de jeu de la carte
problems-from-lessons-what = Trente donnes à résoudre contre le meilleur jeu, de trois niveaux.

# Un problème.
problem-list = Tous les problèmes
problem-number = Problème { $number } sur { $count } · { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
problem-auction = Les enchères
problem-hint = Un indice
problem-table = La donne
problem-one-hand = Vous jouez la main { NAMED($seat, kind: "seat-of") } ; les robots jouent celles de votre partenaire et du déclarant.
problem-won = Votre camp : { $won } sur { $goal } · Autre camp : { $lost }
problem-they-play = Les autres jouent…
problem-made = Gagné : { $won } levées. Problème résolu !
problem-beaten = Le contrat chute : problème résolu !
problem-down = Chuté : { $won ->
    [0] aucune levée
    [one] une levée
   *[other] { $won } levées
} sur les { $goal } qu’il fallait.
problem-let-through = Le contrat est gagné : { $won ->
    [0] aucune levée
    [one] une levée
   *[other] { $won } levées
} sur les { $goal } qu’il fallait.
problem-lost-card = La carte qui a perdu : { CARD($card) }, à la levée { $trick }.
problem-lost-better = Il fallait, par exemple, { CARD($better) }.
problem-retry = Rejouer à partir de cette carte
problem-again = Recommencer
problem-give-up = Voir la solution
problem-give-up-sure = Vraiment ? Les quatre mains seront montrées.
problem-solution = La solution
problem-all-hands = Les quatre mains
problem-next = Problème suivant
problem-previous = Problème précédent
