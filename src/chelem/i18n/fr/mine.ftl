# Mes donnes, mes chiffres, et la page « Vous » : appareils, copie et suppression.
mine-title = Mes donnes
mine-about = Toutes les donnes que vous avez finies à une table, les plus récentes d’abord.
mine-none = Vous n’avez encore fini aucune donne. Jouez-en une : elle apparaîtra ici.
mine-play = Jouer
mine-filters = Choisir les donnes
mine-clear = Toutes les donnes
mine-all = Tout
mine-game = Jeu
mine-since = Du
mine-until = Au
mine-level = Palier
mine-strain = Couleur
mine-strain-name = { $strain ->
    [C] Trèfle
    [D] Carreau
    [H] Cœur
    [S] Pique
   *[NT] Sans-atout
}
mine-role = Votre rôle
mine-role-declarer = Déclarant
mine-role-dummy = Mort
mine-role-defender = En défense
mine-role-passed = Passe général
mine-result = Contrat
mine-result-made = Réussi
mine-result-down = Chuté
mine-score = Résultat de votre camp
mine-score-good = Bon
mine-score-bad = Mauvais
mine-score-what = Bon : au-dessus de 50 % ; sans comparaison, des points pour votre camp.
mine-partner = Partenaire
mine-practice = Donnes d’entraînement
mine-practice-true = Seulement
mine-practice-false = Sans
mine-count = { $count ->
    [0] Aucune donne ne correspond.
    [one] Une donne.
   *[other] { $count } donnes.
}
mine-deal = Donne { $deal }
mine-passed = Passe général
mine-by = par { NAMED($seat, kind: "seat") }
mine-points = { $points ->
    [one] { $text } point
   *[other] { $text } points
}
mine-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
mine-with = avec { $partner }
mine-was-practice = entraînement
mine-gone = Cette donne n’est plus conservée.
mine-earlier = Donnes plus anciennes
mine-later = Donnes plus récentes
mine-page = Page { $page } sur { $pages }

figures-title = Mes chiffres
figures-about = { $deals ->
    [one] Une donne jouée, le { $day }.
   *[other] { $deals } donnes jouées depuis le { $day }.
}
figures-waiting = { $count ->
    [one] Encore une donne à analyser ; les chiffres se complètent tout seuls.
   *[other] Encore { $count } donnes à analyser ; les chiffres se complètent tout seuls.
}
figures-none = Pas encore de chiffres : finissez une donne, et ils commenceront ici.
figures-table = Les mêmes chiffres en tableau
figures-deals = Donnes
figures-day = Jusqu’au
figures-percent = Pourcentage
figures-percent-what = Sur les mêmes cartes que sept tables de robots, en duplicate. 50 % : aussi bien qu’elles. La ligne est votre moyenne depuis le début ; chaque point, celle de quelques donnes de suite.
figures-percent-desc = De { $first } à { $last }. Moyenne : { $mean }.
figures-percent-step = Sur ces donnes
figures-percent-mean = Depuis le début
figures-declarer = Levées perdues comme déclarant
figures-declarer-what = Par donne, vos cartes et celles du mort, comparées au meilleur jeu à cartes ouvertes. Plus c’est bas, mieux c’est.
figures-defence = Levées perdues en défense
figures-defence-what = Par donne, vos seules cartes, entame comprise. Plus c’est bas, mieux c’est.
figures-lost-desc = Levées perdues par donne, de { $first } à { $last }. Moyenne : { $mean }.
figures-lost = Levées perdues par donne
figures-lost-mean = { NUMBER($lost, maximumFractionDigits: 2) }
figures-levels = Contrats par palier
figures-strains = Contrats par couleur
figures-contracts-what = Les contrats que vous avez joués vous-même : combien vous avez réussis.
figures-level = Palier { $level }
figures-tricks = { $tricks } levées
figures-targets = Contrats par nombre de levées
figures-game = Jeu
figures-all-games = Tous les jeux
figures-game-none = Aucune donne de ce jeu pour l’instant.
figures-absent = Ce que ce jeu n’a pas
figures-absent-bidding = Les enchères ne sont pas jugées : ce qu’elles coûtent n’est calculé qu’au bridge contrat. Les cartes le sont.
figures-absent-contracts = Pas de contrats par palier : on nomme l’atout, sans dire combien de levées on fera.
figures-absent-points = Pas de points de camp : chacun marque pour soi.
figures-made = { $made } sur { $deals }
figures-made-head = Réussis
figures-errors = Erreurs
figures-errors-what = Pour 10 donnes où vous aviez à choisir, d’après l’analyse à cartes ouvertes. Une carte compte si elle perd une levée, à tous les jeux ; une enchère, au bridge contrat seulement, si elle coûte au moins 3 IMP.
figures-errors-cards = Pour 10 donnes où vous aviez à choisir, d’après l’analyse à cartes ouvertes. Une carte compte si elle perd une levée.
figures-error = { $kind ->
    [lead] Entame
    [declarer] Jeu du déclarant
    [defence] Défense
   *[bidding] Enchères
}
figures-error-count = Erreurs
figures-per-ten = { NUMBER($number, maximumFractionDigits: 1) } pour 10 donnes
figures-per-ten-head = Pour 10 donnes
figures-streaks = Séries
figures-days = { $days ->
    [0] aucune série en cours
    [one] un jour
   *[other] { $days } jours de suite
}
figures-days-label = Jours avec une donne
figures-clean = { $deals ->
    [0] aucune série en cours
    [one] une donne
   *[other] { $deals } donnes de suite
}
figures-clean-label = Donnes sans erreur
figures-best-days = { $days ->
    [one] Record : un jour
   *[other] Record : { $days } jours
}
figures-best-clean = { $deals ->
    [0] Pas encore de donne sans erreur
    [one] Record : une donne
   *[other] Record : { $deals } donnes
}
figures-points = { $title } : points de votre camp
figures-points-what = { $deals ->
    [one] Une donne.
   *[other] { $deals } donnes, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. La ligne additionne vos points, moins ceux de vos adversaires.
}
figures-points-desc = De { $first } à { $last } points.
figures-points-head = Total
figures-headline-deals = { $count ->
    [one] donne jouée
   *[other] donnes jouées
}
figures-headline-percent = de moyenne
figures-headline-declarer = { $count ->
    [one] levée perdue par donne, comme déclarant
   *[other] levées perdues par donne, comme déclarant
}
figures-headline-defence = { $count ->
    [one] levée perdue par donne, en défense
   *[other] levées perdues par donne, en défense
}

you-title = Vous et vos appareils
you-about = Chelem n’a ni compte ni mot de passe : ce navigateur suffit à vous reconnaître. Reliez vos autres appareils, et vous y retrouverez vos tables, vos donnes et vos fichiers.
you-name = Votre nom aux tables
you-name-keep = Enregistrer
you-name-kept = Enregistré.
you-devices = Vos appareils
you-first = Premier appareil
you-unnamed = Appareil relié
you-here = celui-ci
you-linked = relié le { $day }
you-remove = Retirer
you-remove-device = Retirer : { $name }
you-remove-sure = Retirer « { $name } » ? Cet appareil ne montrera plus rien de vous ; un nouveau code peut le relier.
you-remove-here = Retirer cet appareil-ci ? Il ne montrera plus rien de vous ; vos autres appareils gardent tout.
you-remove-yes = Oui, retirer
you-no = Non, garder
you-link = Relier un autre appareil
you-link-how = Sur l’autre appareil, ouvrez cette page et entrez ce code, ou visez l’image avec son appareil photo.
you-code-is = Code : { $code }
you-code-qr = Image à viser avec l’appareil photo de l’autre appareil
you-code-time = Il est valable dix minutes et ne sert qu’une fois. Ne le donnez à personne : il donne accès à tout ce qui est à vous.
you-enter = Vous avez un code ?
you-enter-label = Code affiché sur l’autre appareil
you-enter-go = Continuer
you-question = { $name ->
    [none] Relier cet appareil ?
   *[other] Relier cet appareil à « { $name } » ?
}
you-question-theirs = L’autre appareil { $deals ->
    [0] n’a encore aucune donne finie.
    [one] a une donne finie.
   *[other] a { $deals } donnes finies.
}
you-question-here = { $deals ->
    [0] Celui-ci n’en a pas encore.
    [one] La donne finie ici s’y ajoutera.
   *[other] Les { $deals } donnes finies ici s’y ajouteront.
} Les tables et les fichiers aussi. On ne peut pas revenir en arrière.
you-question-yes = Oui, c’est moi
you-question-no = Non
you-joined = C’est fait : cet appareil est relié.
you-data = Vos données
you-copy = Télécharger tout
you-copy-what = Un fichier zip : votre nom, vos donnes, le journal de vos tables, vos fichiers.
you-erase = Tout supprimer
you-erase-goes = Seront effacés : votre nom, ici et à toutes les tables ; la liste de vos donnes et vos chiffres ; vos fichiers ; ce que vous avez écrit aux tables ; les notifications de vos appareils et le lien entre eux.
you-erase-stays = Resteront : les enchères et les cartes jouées, dans le journal des autres joueurs, à une place sans nom.
you-erase-sheets = Les feuilles de marque et les réglages n’ont jamais quitté ce navigateur ; ils y restent.
you-erase-sure = On ne peut pas revenir en arrière. Pour confirmer, cochez la case.
you-erase-tick = J’ai compris, tout effacer
you-erase-yes = Tout effacer maintenant
you-erased = Tout est effacé.

you-passkeys = Clés d’accès
you-passkeys-what = Une clé d’accès (empreinte, visage ou code de l’appareil) vous fait reconnaître sur tout appareil où elle est enregistrée, sans code à recopier.
you-passkey-make = Créer une clé d’accès
you-passkey-made = La clé d’accès est créée.
you-passkey-use = J’ai une clé d’accès
you-passkey-sure = Ce que vous avez fait sur cet appareil s’ajoutera à vos tables et à vos donnes, et l’appareil sera relié. On ne peut pas revenir en arrière.
you-passkey-since = créée le { $day }
you-passkey-unnamed = Clé d’accès
you-passkey-stopped = Aucune clé d’accès n’a été utilisée.
