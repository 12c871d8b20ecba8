# La feuille de marque tenue à la main, et ce que toutes les feuilles disent.
contract-by = { $contract } par { NAMED($seat, kind: "seat") }
contract-by-player = { $contract } par { $player }
play-winner = { $shared ->
    [yes] Égalité : { $winners }.
   *[no] Vainqueur : { $winners }.
}
play-compared = Les points seuls ne font pas de vainqueur : en duplicate, on les compare à ceux des autres tables.
sheet-passed = Passe général
sheet-taken = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}

# La feuille de marque pour de vraies cartes.
keep-title = Feuille de marque
keep-about = Vous jouez avec de vraies cartes ? Entrez chaque contrat et son résultat : la feuille compte comme à une table de Chelem, total et règlement compris. Une fois la page ouverte, elle marche sans réseau.
keep-stored = Vos feuilles restent sur cet appareil.
keep-unstored = Ce navigateur n’enregistre rien : imprimez la feuille ou enregistrez-la dans un fichier avant de fermer la page.
keep-sheets = Vos feuilles
keep-resume = Reprendre la feuille en cours
keep-new = Nouvelle feuille
keep-form-duplicate = Duplicate (tournoi)
keep-form-duplicate-what = Une donne ou plusieurs, vulnérabilité selon leur numéro.
keep-form-rubber = Partie libre (robre)
keep-form-rubber-what = Deux manches gagnantes, avec les honneurs.
keep-form-chicago = Chicago
keep-form-chicago-what = Quatre donnes, la vulnérabilité tourne.
keep-form-seven = Bridge de comptoir
keep-form-seven-what = Les sept donnes, marque simplifiée ou traditionnelle.
keep-form-thirty = Bridge de 1900
keep-form-thirty-what = En 30 points de levées, avec honneurs et chicane.
keep-form-deals = Whiz-Bridge, soirée
keep-form-deals-what = À trois avec Domy, un nombre de donnes fixé.
keep-form-target = Whiz-Bridge, jusqu’à un total
keep-form-target-what = À trois avec Domy, le premier au total gagne.
keep-names = Les joueurs
keep-names-what = Les noms sont facultatifs.
keep-domy = Domy a la place de Nord.
keep-dealer = Qui donne en premier ?
keep-first = Numéro de la première donne
keep-first-seven = Commencer à la donne
keep-start = Commencer
keep-cancel = Annuler
keep-deals-kept = { $count ->
    [0] aucune donne
    [one] { $count } donne
   *[other] { $count } donnes
}
keep-over = terminée
keep-remove = Supprimer
keep-remove-sheet = Supprimer la feuille : { $title }, { $day }
keep-remove-sure = Supprimer cette feuille pour de bon ?
keep-lost = Cette feuille n’est pas sur cet appareil.
keep-read = Ouvrir une feuille enregistrée
keep-not-read = « { $name } » n’est pas une feuille de marque enregistrée ici.

# Une feuille.
keep-next = Donne { $deal }
keep-next-board = Donne n° { $board }
keep-attempt = { $attempt }ᵉ essai
keep-deals = { $who } donne
keep-vulnerable = { $side ->
    [none] personne vulnérable
    [all] tous vulnérables
   *[other] { NAMED($side, kind: "side") } vulnérables
}
keep-facing = { $who } fait face à Domy
keep-enter = Marquer cette donne
keep-correcting = Corriger la donne { $deal }
keep-declarer = Déclarant
keep-declares = { $who } joue, son camp a nommé l’atout.
keep-honours-hand = Honneurs dans une seule main
keep-honours-none = Pas d’honneurs à compter
keep-honours-held = { $who } : { $kind ->
    [aces] les quatre as
   *[trumps] { $count ->
        [5] les cinq honneurs
       *[other] quatre honneurs
    }
}
keep-save = Inscrire
keep-passed = Passe général
keep-preview = Marque de cette donne
keep-choose = Choisissez le contrat et son résultat.
keep-undo = Annuler la dernière action
keep-undone = Dernière action annulée.
keep-saved = Donne { $deal } inscrite.
keep-removed = Donne { $deal } supprimée.
keep-standing = { $who } : { $points ->
    [one] { $points } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}{ $games ->
    [-1] { "" }
    [one] , { $games } manche
   *[other] , { $games } manches
}.
keep-correct = Corriger
keep-ignored = { $count ->
    [one] Une donne entrée après la fin de la partie ne compte pas.
   *[other] { $count } donnes entrées après la fin de la partie ne comptent pas.
}
keep-drop-ignored = Les retirer
keep-stop = Arrêter le robre ici
keep-go-on = Reprendre le robre
keep-rubber-by = Robre gagné par { $who }.
keep-margin = Écart : { $points ->
    [one] { $points } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}
keep-print = Imprimer
keep-file = Enregistrer dans un fichier
keep-pbn = Enregistrer en PBN
keep-send = Ranger dans ma bibliothèque
keep-sending = Un instant…
keep-sent = Rangée dans votre bibliothèque, à la page « Analyser un fichier ».
keep-sent-open = La voir
keep-same = Nouvelle feuille, mêmes joueurs
keep-totals = Totaux
keep-sheet = La feuille
keep-since = Le { $day }
keep-toward = { $part } vers la manche
