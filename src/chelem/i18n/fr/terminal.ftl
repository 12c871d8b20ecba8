# Le terminal : aide des commandes.
help-chelem = Chelem : jouer au bridge sous toutes ses formes, calculer les scores, distribuer, vérifier.
help-of-typer-usage = Utilisation :
help-of-typer-arguments = Arguments :
help-of-typer-options = Options :
help-of-typer-commands = Commandes :
help-of-typer-default = par défaut :
help-of-typer-required = obligatoire
help-of-typer-command = COMMANDE [ARGUMENTS]...
help-of-typer-env-var = variable :
help-value-text = texte
help-value-number = nombre
help-value-file = fichier
help-name-auction = ENCHÈRES
help-name-bot = ROBOT
help-name-database = BASE
help-name-deal = DONNE
help-name-file = FICHIER
help-name-files = FICHIERS
help-name-form = FORME
help-name-game = JEU
help-name-host = HÔTE
help-name-in = ENTRÉE
help-name-key = CLÉ
help-name-log = JOURNAL
help-name-name = NOM
help-name-out = SORTIE
help-name-paper = DOCUMENT
help-name-seat = PLACE
help-name-strength = FORCE
help-name-system = SYSTÈME
help-name-token = SECRET
help-name-value = VALEUR
help-name-who = QUI
help-lang = La langue : fr ou en ; sinon celle de l’environnement.
help-json = Écrire du JSON, pour d’autres programmes.
help-version = Afficher la version.
help-seed = Une graine : la même graine redonne les mêmes cartes.
help-score = Calculer le score d’un contrat et l’expliquer ligne par ligne.
help-score-contract = Le contrat et son résultat : « 4♠X-2 », « 3SA= », « 2P+1 » ; au Whiz « 10♥ » ; au bridge de 1900 « ♥X ».
help-score-vulnerable = Le camp du déclarant est vulnérable (rouge).
help-score-method = La marque à appliquer : { $methods }.
help-score-made = Contrat réussi ou chuté (Whiz).
help-score-tricks = Les levées du camp du déclarant (au bridge de 1900 : du donneur), de 0 à 13.
help-score-honours = Honneurs. Robre et Chicago : ceux d’une main (4, 5 ; -4, -5 chez l’adversaire). Bridge de 1900 : ceux du donneur, de gauche, du partenaire et de droite, « 4,0,1,0 » (à sans-atout, les as).
help-score-void = Bridge de 1900 : qui n’a pas d’atout, parmi dealer, left, partner, right.
help-score-before = Chicago : les points déjà marqués vers la manche, 0 ou de 20 à 90.
help-score-last = Chicago : c’est la quatrième donne.
help-score-option = Autre donnée de la marque : au Chicago before=60 (points déjà marqués vers la manche), last=1 (quatrième donne).
help-deal = Distribuer des cartes : diagrammes, ou liste de donnes.
help-deal-count = Combien de donnes.
help-deal-game = Le jeu, s’il a ses propres donnes préparées (comptoir).
help-deal-prepared = Le numéro de la donne préparée, de 1 à 7.
help-deal-dealer = Le donneur d’une donne préparée.
help-deal-number = Afficher la donne qui porte ce numéro.
help-deal-format = Un diagramme, ou une ligne par donne : ses mains comme en PBN, du JSON, ou son numéro.
help-play = Jouer dans le terminal, avec des robots.
help-help = Afficher cette aide.
help-play-game = Le jeu : { $games }.
help-play-match = La forme de partie ; contract : duplicate:8, rubber, chicago ; whist : thirty:3 ; comptoir : seven ; whiz : deals:9, target:300 ; minibridge : duplicate:8.
help-play-deals = S’arrêter après ce nombre de donnes.
help-play-seat = Votre place (par défaut, Sud).
help-play-option = Une option du jeu, par exemple mark=traditional.
help-play-auto = Les robots jouent à toutes les places.
help-play-bots = Les robots : FORCE:SYSTÈME ou FORCE:SYSTÈME:STYLE, par exemple normal:sef. Forces : instant, normal, strong ; par défaut normal:sef (normal:sayc en anglais), et instant:sayc avec --auto.
help-play-save = Enregistrer la partie dans ce fichier, coup par coup.
help-resume = Reprendre une partie enregistrée par « play --save ».
help-resume-log = Le fichier de la partie.
help-replay = Vérifier le journal d’une partie coup par coup, et afficher la partie.
help-replay-log = Le fichier du journal, ou - pour l’entrée standard.
help-replay-to = Afficher la partie après cette entrée du journal, comptée à partir de 0.
help-replay-partial = Accepter un journal vu par un seul joueur, où des mains sont cachées.
help-replay-key = Vérifier que le journal est signé avec cette clé publique, celle que le serveur donne à /api/server-key.
help-replay-set = Le texte qui ouvre un défi, un match ou un tournoi : le texte du serveur, puis chaque contribution après deux-points. Vérifier que toutes les donnes en découlent.
help-replay-acknowledged = La preuve enregistrée par une page : vérifier que cette contribution, dont le serveur a accusé réception, est dans les cartes.
help-menu = Choisir dans un menu.

cli-left = Au revoir.
usage = Erreur d’utilisation : { $reason }
usage-NoSuchOption = L’option « { $option } » n’existe pas ; voir --help.
usage-MissingParameter = Il manque : { $option } (voir --help).
usage-BadParameter = Cette valeur de « { $option } » n’est pas valide ; voir --help.
cli-absent = { $path } n’existe pas.
cli-file = Impossible de lire ou d’écrire { $path } ({ $reason }).
cli-folder = { $path } est un dossier, et non un fichier.
cli-denied = Vous n’avez pas le droit de lire ou d’écrire { $path }.
cli-text = Ce n’est pas du texte en UTF-8 : { $reason }.
cli-machine = L’ordinateur ne peut pas le faire : { $reason }.
cli-broken = Un processus de calcul a été tué ; essayez avec moins de processus (--jobs), qui demandent moins de mémoire.

# Ce qu'une commande refuse.
save-exists = Le fichier { $path } existe déjà : donnez un autre nom, ou reprenez cette partie avec « chelem resume ».
resume-format = Ce journal, au format { $format }, est celui d’une table en direct : seules les parties jouées au terminal peuvent être reprises ici.
resume-seat = Personne n’a commencé cette partie à cette place ({ $seat }).
option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
deal-option = Les donnes préparées sont celles du bridge de comptoir : --game comptoir --prepared 1 à 7 (ici : { $prepared }).
replay-to = Il n’y a pas d’entrée { NUMBER($to, useGrouping: 0) } : la dernière est { NUMBER($end, useGrouping: 0) }.
replay-key = Le journal n’est pas signé avec la clé { $key }.
undo-nothing = Il n’y a rien à annuler dans cette donne.
typed-answer = « { $text } » : répondez oui ou non.
typed-nothing = Tapez une enchère ou une carte (ou « aide »).
typed-claim = Combien de levées revendiquez-vous ? Tapez par exemple « revendique 3 », ou « revendique tout ».
typed-P = passe | p | - | je passe
typed-which = Plusieurs cartes sont possibles : précisez la couleur de « { $text } ».

# La marque expliquée.
score-vulnerable = vulnérable
score-nothing = aucun point
score-total = Total
deal-numbered = Donne n° { $number }

# La table.
player = Joueur { $number }
player-you = vous
role-you = vous
role-dummy = mort
role-no_player = sans joueur
table-tricks = Levées : N-S { $ns }, E-O { $ew }
table-trick = { $cards } → { NAMED($seat, kind: "seat") }
table-current = Levée en cours : { $cards }
table-turned = Levées gagnées (| Nord-Sud, — Est-Ouest) : { $tricks }
table-range = de { $from } à { $to }
table-legal = Possible : { $actions }
narration-call = { NAMED($seat, kind: "seat") } : { $call }
narration-card = { NAMED($seat, kind: "seat") } joue { $card }
narration-dummy = { NAMED($seat, kind: "seat") } (mort) joue { $card }
narration-trick = Levée pour { NAMED($seat, kind: "seat") } (N-S { $ns }, E-O { $ew }).
narration-contract = Contrat : { $contract }. Entame : { NAMED($seat, kind: "seat") }.
narration-claim =
    { $tricks ->
        [0] { NAMED($seat, kind: "seat") } étale son jeu et concède le reste
        [one] { NAMED($seat, kind: "seat") } étale son jeu et revendique une des levées qui restent
       *[other] { NAMED($seat, kind: "seat") } étale son jeu et revendique { $tricks } des levées qui restent
    }.
narration-accepts = { NAMED($seat, kind: "seat") } accepte.
narration-refuses = { NAMED($seat, kind: "seat") } refuse : le jeu continue.
narration-swapped = { NAMED($a, kind: "seat") } et { NAMED($b, kind: "seat") } échangent leurs places.
narration-passed_out = Tout le monde a passé : on redistribue.
narration-undone = Annulé.
ask-call = Votre enchère ›
ask-card = Votre carte ›
ask-dummy = Carte { NAMED($seat, kind: "seat-of") } ›
ask-claim_anyway = Revendiquer { $tricks } quand même (oui, non) ? ›
ask-claim = Acceptez-vous (oui, non) ? ›
match-duplicate = duplicate, { $size ->
    [one] { $size } donne
   *[other] { $size } donnes
}
match-deals = { $size ->
    [one] { $size } donne
   *[other] { $size } donnes
}
play-you = Vous êtes { NAMED($seat, kind: "seat") }. Tapez « aide » à tout moment.
play-deal = Donne { $deal }
play-drawn = { NAMED($seat, kind: "seat") } a tiré la plus forte carte et donne.
play-continue = [Entrée] pour continuer
play-left = Vous quittez la table. Au revoir !
play-no_trick = Aucune levée n’est encore jouée.
play-help =
    Une enchère : 1♥, 1C, 1 cœur, 3SA, passe, contre, surcontre ;
      au Whiz : 8 cœur ; au bridge de 1900 : un atout, au partenaire,
      puis-je jouer, oui, contre, passe.
    Une carte : ♥10, C10, dame de pique, ou la hauteur seule (R, 10) si elle
      suffit ; Entrée seule joue l’unique carte possible.
    revendique 5, revendique tout : demander 5, ou toutes, des levées qui restent ;
      votre jeu est alors montré. concède : les donner toutes.
    main, dernier, plis, enchères, marque : revoir la table, la dernière levée,
      toutes les levées, les enchères, la marque.
    conseil : ce que ferait un robot à votre place, et ce que montre son enchère.
    enchères : chaque enchère avec ce qu’elle montre.
    annule : reprendre votre dernier coup. quitter : quitter la table.
hint-accept = Conseil : acceptez.
hint-refuse = Conseil : refusez.
play-total = { $who } : { $points }
play-totals = Totaux : { $totals }

# La feuille.
sheet-title = Marque
sheet-deal = Donne
sheet-contract = Contrat
sheet-total = Total
sheet-short-passed = Passe
sheet-line-below = { $side ->
    [NS] N-S bas
   *[EW] E-O bas
}
sheet-line-above = { $side ->
    [NS] N-S haut
   *[EW] E-O haut
}
sheet-split-below = { $side ->
    [NS] N-S lev.
   *[EW] E-O lev.
}
sheet-split-above = { $side ->
    [NS] N-S hon.
   *[EW] E-O hon.
}
replay-chain = { $extent ->
    [none] Le journal n’a pas de chaîne.
    [partial] La chaîne est correcte jusqu’à l’entrée { NUMBER($to, useGrouping: 0) } ; les suivantes n’en ont pas.
   *[whole] La chaîne est complète.
} { $hidden ->
    [0] {""}
    [one] Une entrée est cachée et ne peut pas être vérifiée.
   *[other] { NUMBER($hidden, useGrouping: 0) } entrées sont cachées et ne peuvent pas être vérifiées.
}
replay-signed = L’entrée { NUMBER($entry, useGrouping: 0) } porte une signature valable, avec la clé { $key }. { $known ->
    [1] C’est bien la clé que vous avez donnée.
   *[0] Comparez-la à celle que le serveur donne à /api/server-key.
}
replay-acknowledged = Contribution à la donne { $deal } ({ $player }) : { $fate ->
    [used] le serveur en a accusé réception, et elle est dans les cartes.
    [left_out] le serveur en a accusé réception, puis il l’a écartée. Il a pu choisir les cartes.
   *[open] le serveur en a accusé réception ; la donne n’est pas finie, on ne sait pas encore si elle est dans les cartes.
}
replay-set = { $others ->
    [0] { $boards ->
        [one] La donne révélée découle de ce texte.
       *[other] Les { $boards } donnes révélées découlent de ce texte.
    }
    [one] La donne { $other } ne découle pas de ce texte.
   *[other] Ces donnes ne découlent pas de ce texte : { $other }.
}
replay-good = Le journal est correct : { NUMBER($entries, useGrouping: 0) } entrées. La partie après l’entrée { NUMBER($version, useGrouping: 0) } :

menu-score = Calculer une marque
menu-deal = Distribuer une donne
menu-language = e  In English
menu-quit = q  Quitter
menu-choice = Votre choix ›
menu-unknown = Tapez l’un des chiffres ou l’une des lettres du menu.
menu-contract = Le contrat (par exemple 4♠X-2, ou 3SA= rouge ; Entrée pour finir) ›
