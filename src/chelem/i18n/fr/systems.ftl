# Systèmes d'enchères : les fautes d'un fichier. $at dit où : fichier, ligne et colonne.
system-syntax = { $at } : « { $found } » n’a pas sa place ici.
system-unfinished = { $at } : cette ligne n’est pas terminée.
system-end = { $at } : le fichier s’arrête au milieu d’une section ou d’une règle.
system-phrase = { $at } : « { $phrase } » n’est pas dans le vocabulaire.
system-phrase-near = { $at } : « { $phrase } » n’est pas dans le vocabulaire ; le plus proche est « { $near } ».
system-suit = { $at } : « { $phrase } » veut une couleur, et non NT.
system-call = { $at } : « { $call } » ne désigne pas une enchère.
system-attribute = { $at } : « { $attribute } » n’est pas une propriété d’enchère.
system-letter = { $at } : la lettre « { $letter } » n’est pas dans l’expression définie.
system-number = { $at } : « { $text } » n’est ni un nombre ni une fourchette.
system-option = { $at } : il n’y a pas d’option « { $name } ».
system-value = { $at } : l’option « { $name } » veut un nombre entier, on ou off, et non « { $value } ».
system-taken = { $at } : « { $phrase } » a déjà un sens dans le vocabulaire ; choisissez un autre nom.
system-include = { $at } : le fichier « { $name } » à inclure est introuvable, ou s’inclut lui-même.
system-sides = { $at } : dans « { $sequence } », les camps n’enchérissent pas chacun à leur tour, ou l’enchère adverse qui précède la nôtre manque à la fin : mettez les leurs entre parenthèses, ou « - » quand ils passent.
system-unknown = Il n’y a pas de système « { $name } ». Choisissez parmi : { $names } ; ou nommez un fichier : des règles en .system, ou une feuille de conventions en .toml.
system-style = Le système « { $system } » n’a pas de style « { $style } ». Choisissez parmi : { $names }.
# Une feuille de conventions : fautes dans ce qu’une paire a choisi. $reason est ce que dit le système, dans les deux langues.
card-file-agreement = Le système « { $system } » n’a pas de convention « { $name } ». Choisissez parmi : { $names }.
card-file-choice = « { $name } » ne peut pas être « { $choice } ». Choisissez parmi : { $names }.
card-file-forbidden = Ces conventions ne vont pas ensemble : { WORDING($reason) }.
card-file-long = Une feuille a { $most } caractères au plus.
card-file-of-program = Ici, une feuille nomme un système du programme, et non « { $name } ». Choisissez parmi : { $names }.
card-file-none = Aucune feuille de conventions n’a ce code. Redemandez le lien.
card-file-owner = Cette feuille de conventions appartient à quelqu’un d’autre : copiez-la pour la modifier.
card-file-most = Vous avez { $most } feuilles de conventions. Supprimez-en d’abord une.
own-system-long = Un système compte au plus { $most } Ko de texte.
own-system-large = Avec les fichiers qu’il inclut, un système compte au plus { $files } fichiers et { $rules } règles.
own-system-deep = Des expressions sont trop imbriquées dans ce système : donnez un nom à certaines parties avec « define ».
own-system-name = Un système commence par son nom : system club "Notre système".
own-system-marks = { $number ->
    [0] Un chapitre ne peut pas contenir de ligne « # begin … .system » ou « # end … .system » : elles marquent le début et la fin des chapitres dans un fichier.
   *[other] Ligne { $number } : les lignes « # begin { $name } » et « # end { $name } » ne se correspondent pas.
}
own-system-twice = Le chapitre { $name } figure deux fois dans ce fichier, avec des textes différents.
own-system-choice = La feuille de ce système n’a pas « { $name } : { $choice } ».
own-system-none = Il n’y a pas de système avec ce code. Redemandez le lien.
own-system-owner = Ce système est à quelqu’un d’autre : copiez-le pour le modifier.
own-system-most = Vous avez { $most } systèmes. Supprimez-en un d’abord.
own-system-changed = Ce système a été modifié entre-temps sur une autre page. Rechargez la page.
own-system-version = La version { $number } de ce système n’existe plus.
own-system-newer = Une modification plus récente est examinée à la place.
own-system-slow = Ce système est trop long à examiner. Simplifiez ses règles.
sides-game = Les systèmes et les feuilles par camp ne concernent que les jeux à système d’enchères, pas { $game }.
sides-card = Un camp a une seule référence : un système, une feuille ou un système personnel.
card-file-toml = Ce n’est pas une feuille de conventions : { $reason }.
card-file-system = La feuille ne nomme pas de système : écrivez par exemple system = "sef".
card-file-key = Une feuille n’a pas de « { $key } ». Ses clés sont : { $keys }.
card-file-table = [{ $box }] doit avoir des lignes comme stayman = "four-answers".
card-file-text = « { $key } » doit être un texte de { $most } caractères au plus ; « players » est une liste de noms.
card-file-box = « { $name } » se trouve dans la case [{ $right }] de la feuille, et non dans [{ $box }].
card-file-sound = { $system } : toutes les conventions de la feuille peuvent se jouer ({ $choices ->
    [0] toutes comme dans le système
    [one] une est propre à la feuille
   *[other] { $choices } sont propres à la feuille
}).
card-file-players = Joueurs : { $names }
card-file-title = Feuille de conventions : { $system }
help-convention-card = Vérifier une feuille de conventions, l’imprimer ou la convertir.
help-convention-card-action = Que faire : check dit si elle peut se jouer, print la montre, convert écrit une feuille de Chelem, schema écrit le schéma JSON des feuilles (sans fichier).
help-convention-card-file = Une feuille (un fichier TOML, une feuille de BBA en .bbsa, ou - pour l’entrée standard), ou le nom d’un système pour sa propre feuille.
card-file-file = Nommez une feuille ou un système après « { $action } ».
card-file-bba-line = La ligne { $number } de cette feuille de BBA n’est pas une clé suivie d’un nombre : « { WORDING($line) } ».
card-file-bba-system = Cette feuille de BBA est celle d’un système que Chelem n’a pas. Chelem a : { $systems }.
card-file-bba-left = { $count ->
    [0] Toutes les clés actives ont été comprises.
    [one] Une clé active n’a pas été comprise ; elle est dans les notes : { $keys }.
   *[other] { $count } clés actives n’ont pas été comprises ; elles sont dans les notes : { $keys }.
}
system-box = { $at } : une feuille de conventions n’a pas de case « { $box } ». Choisissez parmi : { $boxes }.

# Ce que montre une enchère. Une fourchette a $low et $high, et un genre $kind : least, exact, most, both.
shows-range = { $kind ->
    [least] { $low }+
    [exact] { $low }
    [most] au plus { $high }
   *[both] { $low }–{ $high }
}
shows-any = main quelconque
shows-or = { $first } ou { $second }
shows-otherwise = { $first } ; ou { $second }
shows-hcp = { shows-range } H
shows-hl = { shows-range } HL
shows-hld = { shows-range } HLD à { NAMED($suit, kind: "suit-name") }
shows-length = { $kind ->
    [exact] { $low ->
        [0] chicane à { NAMED($suit, kind: "suit-name") }
        [1] singleton à { NAMED($suit, kind: "suit-name") }
        [2] doubleton à { NAMED($suit, kind: "suit-name") }
       *[other] { $low } { NAMED($suit, kind: "shows-plural") }
    }
    [most] { $high ->
        [1] au plus { $high } { NAMED($suit, kind: "suit-name") }
       *[other] au plus { $high } { NAMED($suit, kind: "shows-plural") }
    }
   *[other] { shows-range } { NAMED($suit, kind: "shows-plural") }
}
shows-plural-C = trèfles
shows-plural-D = carreaux
shows-plural-H = cœurs
shows-plural-S = piques
shows-singular-C = trèfle
shows-singular-D = carreau
shows-singular-H = cœur
shows-singular-S = pique
shows-longer = { $relation ->
    [more] plus de { NAMED($suit, kind: "shows-plural") } que de { NAMED($other, kind: "shows-plural") }
    [least] au moins autant de { NAMED($suit, kind: "shows-plural") } que de { NAMED($other, kind: "shows-plural") }
    [equal] autant de { NAMED($suit, kind: "shows-plural") } que de { NAMED($other, kind: "shows-plural") }
    [most] pas plus de { NAMED($suit, kind: "shows-plural") } que de { NAMED($other, kind: "shows-plural") }
    [fewer] moins de { NAMED($suit, kind: "shows-plural") } que de { NAMED($other, kind: "shows-plural") }
   *[other] { NAMED($suit, kind: "shows-plural") } moins { NAMED($other, kind: "shows-plural") } : de { $low } à { $high }
}
shows-lead = { $relation ->
    [more] { NAMED($suit, kind: "shows-plural") } plus longs que toute autre couleur
    [least] aucune couleur plus longue que les { NAMED($suit, kind: "shows-plural") }
    [equal] { NAMED($suit, kind: "shows-plural") } et une autre couleur aussi longue, aucune plus longue
    [most] une autre couleur au moins aussi longue que les { NAMED($suit, kind: "shows-plural") }
    [fewer] une couleur plus longue que les { NAMED($suit, kind: "shows-plural") }
   *[other] { NAMED($suit, kind: "shows-plural") } moins la plus longue autre couleur : de { $low } à { $high }
}
shows-longest = { $kind ->
    [least] une couleur d’au moins { $low } cartes
    [most] aucune couleur de plus de { $high } cartes
   *[other] plus longue couleur de { shows-range } cartes
}
shows-second-longest = { $kind ->
    [least] deux couleurs d’au moins { $low } cartes
    [most] pas de seconde couleur de plus de { $high } cartes
   *[other] seconde couleur de { shows-range } cartes
}
shows-shortest = { $kind ->
    [least] { $low ->
        [1] pas de chicane
        [2] ni singleton ni chicane
       *[other] { $low } cartes au moins dans chaque couleur
    }
    [most] { $high ->
        [1] un singleton ou une chicane
       *[other] une couleur de { $high } cartes au plus
    }
   *[other] { $low ->
        [0] une chicane
        [1] un singleton
       *[other] { shows-range } cartes dans la couleur la plus courte
    }
}
shows-balanced = { $low ->
    [0] main irrégulière
   *[other] main régulière
}
shows-semi-balanced = { $low ->
    [0] ni régulière ni semi-régulière
   *[other] main régulière ou presque
}
shows-rule-of-twenty = { $low ->
    [20] règle des 20
   *[other] { shows-range } H et cartes dans les deux plus longues couleurs
}
shows-rule-of-fifteen = { $low ->
    [15] règle des 15
   *[other] { shows-range } H et piques
}
shows-pattern = { $low ->
    [0] pas de { $pattern }
   *[other] { $pattern }
}
shows-exact-pattern = { shows-pattern }
shows-aces = { $high ->
    [0] aucun as
   *[other] { shows-range } as
}
shows-kings = { $high ->
    [0] aucun roi
    [1] { shows-range } roi
   *[other] { shows-range } rois
}
shows-keycards = { $high ->
    [0] aucune clé
    [1] { shows-range } clé
   *[other] { shows-range } clés
} à { NAMED($suit, kind: "suit-name") }
shows-controls = { shows-range } contrôles (as 2, roi 1)
shows-losers = { shows-range } perdantes
shows-quick-tricks = { shows-range } levées d’honneurs
shows-playing-tricks = { shows-range } levées de jeu
shows-tops = { $kind ->
    [least] { $low ->
        [1] au moins un des trois gros honneurs
       *[other] au moins { $low } des trois gros honneurs
    }
    [most] { $high ->
        [1] au plus un des trois gros honneurs
       *[other] pas les trois gros honneurs
    }
    [exact] { $low ->
        [0] aucun des trois gros honneurs
        [1] un seul des trois gros honneurs
        [2] deux des trois gros honneurs
       *[other] as, roi et dame
    }
   *[both] { shows-range } des trois gros honneurs
} à { NAMED($suit, kind: "suit-name") }
shows-honours = { $kind ->
    [least] { $low ->
        [1] au moins un honneur
       *[other] au moins { $low } honneurs
    }
    [exact] { $low ->
        [0] aucun honneur
        [1] un seul honneur
       *[other] { $low } honneurs
    }
   *[other] { shows-range } honneurs
} à { NAMED($suit, kind: "suit-name") }
shows-suit-points = { shows-range } H à { NAMED($suit, kind: "suit-name") }
shows-good = { $low ->
    [0] ni deux des trois gros honneurs ni trois des cinq à { NAMED($suit, kind: "suit-name") }
   *[other] beaux { NAMED($suit, kind: "shows-plural") }
}
shows-fair = { $low ->
    [0] mauvais { NAMED($suit, kind: "shows-plural") }
   *[other] { NAMED($suit, kind: "shows-plural") } convenables
}
shows-solid = { $low ->
    [0] { NAMED($suit, kind: "shows-plural") } non affranchis
   *[other] { NAMED($suit, kind: "shows-plural") } affranchis
}
shows-strong = { $low ->
    [0] { NAMED($suit, kind: "shows-plural") } non autonomes
   *[other] { NAMED($suit, kind: "shows-plural") } autonomes
}
shows-stop = { $low ->
    [0] pas d’arrêt à { NAMED($suit, kind: "suit-name") }
   *[other] arrêt à { NAMED($suit, kind: "suit-name") }
}
shows-half-stop = { $low ->
    [0] pas même un demi-arrêt à { NAMED($suit, kind: "suit-name") }
   *[other] au moins un demi-arrêt à { NAMED($suit, kind: "suit-name") }
}
shows-double-stop = { $low ->
    [0] pas de double arrêt à { NAMED($suit, kind: "suit-name") }
   *[other] double arrêt à { NAMED($suit, kind: "suit-name") }
}
shows-ace = { $low ->
    [0] pas l’as de { NAMED($suit, kind: "suit-name") }
   *[other] l’as de { NAMED($suit, kind: "suit-name") }
}
shows-king = { $low ->
    [0] pas le roi de { NAMED($suit, kind: "suit-name") }
   *[other] le roi de { NAMED($suit, kind: "suit-name") }
}
shows-queen = { $low ->
    [0] pas la dame de { NAMED($suit, kind: "suit-name") }
   *[other] la dame de { NAMED($suit, kind: "suit-name") }
}
shows-first-control = { $low ->
    [0] pas de contrôle du premier tour à { NAMED($suit, kind: "suit-name") }
   *[other] contrôle du premier tour à { NAMED($suit, kind: "suit-name") }
}
shows-control = { $low ->
    [0] pas de contrôle à { NAMED($suit, kind: "suit-name") }
   *[other] contrôle à { NAMED($suit, kind: "suit-name") }
}
# Plusieurs couleurs à la fois : $suits les énumère.
shows-in-suit = à { NAMED($suit, kind: "suit-name") }
shows-suits = { $first }, { $second }
shows-suits-and = { $first } et { $second }
shows-suits-or = { $first } ni { $second }
shows-several-control = contrôles { $suits }
shows-several-control-others = contrôle dans les autres couleurs
shows-several-no-control = pas de contrôle { $suits }
shows-several-first-control = contrôles du premier tour { $suits }
shows-several-first-control-others = contrôle du premier tour dans les autres couleurs
shows-several-no-first-control = pas de contrôle du premier tour { $suits }
shows-several-stop = arrêts { $suits }
shows-several-stop-others = arrêt dans les autres couleurs
shows-several-no-stop = pas d’arrêt { $suits }
shows-either-minor = { $low ->
    [4] une mineure quatrième
    [5] une mineure cinquième
    [6] une mineure sixième
   *[other] { shows-range } cartes dans une mineure
}
shows-either-major = { $low ->
    [4] une majeure quatrième
    [5] une majeure cinquième
    [6] une majeure sixième
   *[other] { shows-range } cartes dans une majeure
}
shows-ace-or-king = l’as ou le roi de { NAMED($suit, kind: "suit-name") }
shows-mostly-balanced = en général régulière
shows-nothing-to-add = rien à ajouter
shows-no-major = pas de majeure quatrième
shows-support-points = { shows-range } HLD
shows-usually = d’ordinaire { $hands }
shows-points-beside = { $points } ({ $beside })
shows-points-among = { $points } ({ $tails })
shows-points-alone = { $points }{ $hedged ->
    [0] { "" } ou { $tails }
   *[other] , { $tails }
}
shows-tail-range = { $end ->
    [exact] { $low }
    [more] plus
    [fewer] moins
   *[both] { $low }–{ $high }
}
shows-tail-good-shape = { shows-tail-range } avec une belle distribution
shows-tail-right-shape = { shows-tail-range } avec la bonne distribution
shows-tail-length = { shows-tail-range } avec { $hands }
shows-tail-no-shape = { shows-tail-range } sans la bonne distribution
shows-tail-no-bid = { shows-tail-range } faute d’enchère convenable
shows-tail-no-better = { shows-tail-range } faute de mieux
shows-tail-sometimes = parfois { shows-tail-range }
shows-tail-rarely = rarement { shows-tail-range }
shows-named = { $names } : { $hands }
shows-forcing = { $text } ; { $force ->
    [1] forcing un tour
   *[2] forcing de manche
}
shows-in-principle = en principe { $text }
shows-recognised = hors système ; d’ordinaire { $text }
shows-unknown = hors système, sens non convenu
shows-simulated = { $sentence } Le meilleur choix sur des donnes simulées.
shows-exactly = Exactement : { $text }.
shows-sentence = { $text }.
kind-preemptive = barrage
kind-weak-two = 2 faible
kind-takeout = appel
kind-penalty = punitif
kind-invitational = proposition
kind-sign-off = pour jouer
kind-relay = relais

# Les conventions, par les noms des fichiers de systèmes.
convention-stayman = Stayman, demande une majeure
convention-two-way-stayman = Stayman forcing de manche, demande une majeure
convention-puppet-stayman = Puppet Stayman, demande une majeure cinquième
convention-transfer = Texas
convention-texas-transfer = Texas au palier de quatre
convention-minor-transfer = Texas mineur
convention-super-accept = super-acceptation
convention-minor-suit-stayman = Stayman mineur, demande une mineure
convention-gerber = Gerber, demande d’as
convention-gerber-reply = réponse au Gerber
convention-gerber-kings = demande de rois
convention-blackwood = Blackwood, demande d’as
convention-keycard-blackwood = Blackwood aux cinq clés, demande de clés
convention-blackwood-reply = réponse au Blackwood
convention-blackwood-kings = demande de rois
convention-kings-reply = réponse sur les rois
convention-queen-ask = demande de la dame d’atout
convention-grand-slam-force = Joséphine, demande des gros honneurs d’atout
convention-quantitative = quantitatif
convention-undetermined-two-clubs = 2♣ fort indéterminé
convention-strong-two-clubs = 2♣ fort
convention-strong-two-diamonds = 2♦ forcing de manche
convention-negative-response = réponse négative
convention-benjamin-two-clubs = 2♣ Benjamin, huit levées de jeu
convention-waiting = attente
convention-positive = réponse positive
convention-second-negative = second négatif
convention-multi = 2♦ multi
convention-weak-two-enquiry = interrogation sur le deux faible
convention-feature = honneur annexe
convention-ogust = Ogust
convention-michaels = Michaels, bicolore
convention-ghestem = Ghestem, bicolore
convention-unusual-notrump = deux sans-atout bicolore
convention-two-suiter = bicolore
convention-leaping-michaels = Michaels à saut
convention-jacoby-2nt = 2SA Jacoby, soutien fort
convention-fitted-notrump = sans-atout fitté
convention-truscott = 2SA Truscott, soutien limite ou mieux
convention-bergen = soutien Bergen
convention-inverted-minor = soutien mineur inversé
convention-forcing-notrump = 1SA forcing
convention-semi-forcing-notrump = 1SA semi-forcing
convention-impossible-spade = soutien fort de la mineure
convention-splinter = splinter
convention-mini-splinter = mini-splinter
convention-drury = Drury, soutien d’une majeure
convention-fourth-suit = quatrième couleur forcing
convention-third-suit = troisième couleur forcing
convention-new-minor = nouvelle mineure forcing
convention-checkback = check-back Stayman, demande les majeures
convention-roudi = Roudi, demande le soutien et la force
convention-two-way-checkback = double check-back
convention-rubensohl = Rubensohl
convention-landy = Landy, les deux majeures
convention-lebensohl = Lebensohl
convention-rubensohl-transfer = Rubensohl, montre la couleur au-dessus
convention-rubensohl-stayman = Rubensohl, demande une majeure
convention-no-stopper = Sans arrêt
convention-stopper-ask = Demande l’arrêt
convention-cappelletti = Cappelletti
convention-dont = DONT
convention-multi-landy = multi-Landy
convention-negative-double = contre Spoutnik
convention-responsive-double = contre responsive
convention-support-double = contre de soutien
convention-support-redouble = surcontre de soutien
convention-reopening-double = contre de réveil
convention-competitive-double = contre compétitif
convention-maximal-double = contre maximal
convention-lead-directing = contre d’entame
convention-lightner = contre Lightner
convention-sos-redouble = surcontre S.O.S.
convention-strong-redouble = surcontre fort
convention-cue-bid = cue-bid
convention-western-cue = demande d’arrêt
convention-control-bid = contrôle
convention-jump-cue = cue-bid à saut
convention-gambling = 3SA gambling
convention-shortness = réponse sur la courte
convention-shortness-ask = demande une courte
convention-namyats = Namyats
convention-flannery = Flannery
convention-trial-bid = enchère d’essai
convention-short-suit-try = enchère d’essai par une courte
convention-help-suit = enchère d’essai
convention-slam-try = essai de chelem, atout fixé
convention-last-train = dernier train
convention-moderator = 2SA modérateur
convention-good-bad = 2SA good-bad
convention-scrambling = 2SA pour choisir
convention-minors = bicolore mineur
convention-minor-major = mineure cinquième et majeure quatrième
convention-pick-a-suit = demande laquelle
convention-reverse = bicolore cher
convention-jump-shift = changement de couleur à saut
convention-weak-jump = saut faible
convention-fit-jump = rencontre
convention-kokish = relais Kokish
convention-smolen = Smolen
convention-baron = Baron
convention-pick-a-slam = choix de chelem
convention-choice-of-games = choix de manches
convention-pass-or-correct = passe ou corrige
convention-forcing-pass = passe forcing
convention-balancing = réveil
convention-forced-choice = faute de mieux

# chelem system check
system-gap = { $at } : après { $auction }, certaines mains n’ont pas de règle ; terminez par « pass: any ».
system-gap-forced = { $at } : après { $auction }, où passer est interdit, certaines mains n’ont pas de règle.
system-unmatched = { $at } : « { $text } » n’a été rencontré dans aucune séquence.
system-shadowed = { $at } : aucune main n’arrive à « { $text } » : les règles d’avant les prennent toutes (par exemple après { $auction }).
system-replaced = { $at } : des règles d’autres fichiers remplacent « { $text } » (par exemple après { $auction }).
system-impossible = { $at } : aucune main ne peut remplir « { $text } » (par exemple après { $auction }).
system-convention = { $at } : la convention « { $text } » n’a pas de nom en français et en anglais.
system-text-undeclared = { $at } : ce système ne déclare aucun texte « { $text } ».
system-text-uncited = { $at } : le texte « { $text } » est déclaré et jamais cité.
system-checked = { $name } : { $sections } sections, { $rules } règles (dont { $judgements } de jugement), { $points } séquences examinées, { $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
}.
system-call-made = { NAMED($seat, kind: "seat") } : { CALL($call) }
system-call-next = { NAMED($seat, kind: "seat") } doit parler :
system-outside = (enchère étrangère au système)
system-over = Les enchères sont finies.
system-no-hands = Aucune main trouvée : la séquence n’est pas de ce système, ou elle est très rare.
system-watch-file = « { $name } » n’est pas un fichier à surveiller : nommez un fichier de règles, en .system, ou une feuille de conventions, en .toml.
system-watch-unreadable = Le fichier ne se lit pas ({ $reason }) ; le dernier état reste en vigueur.
system-watch-examined = { $name } : { $points } séquences examinées, { $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
}.
system-watch-new = Nouveau : { $text }
system-watch-mended = Corrigé : { $text }
system-watch-calls = { $calls ->
    [one] { $calls } enchère a de nouvelles règles et montre maintenant :
   *[other] { $calls } enchères ont de nouvelles règles et montrent maintenant :
}
system-watch-consequences = { $calls ->
    [one] { $calls } autre enchère change de sens par contrecoup :
   *[other] { $calls } autres enchères changent de sens par contrecoup :
}
system-watch-hands = Mains pour lesquelles on enchérit { $auction } :
system-watch-same = Aucune enchère ne change de sens, aucune faute n’apparaît ni ne disparaît.
system-watch-ended = Fin de la surveillance.
help-system = Vérifier un système d’enchères, expliquer une séquence, distribuer des mains qui y correspondent, nommer les textes qu’il suit, ou surveiller son fichier.
help-system-action = check cherche les fautes d’un système ; explain dit ce que montrent les enchères d’une séquence ; deal donne des mains pour lesquelles on enchérit ainsi ; texts nomme les textes qu’il suit ; watch dit, à chaque changement du fichier, ce qui en résulte.
help-system-name = Un système, comme sayc, ou un fichier en .system.
help-system-auction = Les enchères depuis le donneur, comme « 1SA P 2T P ».
help-system-style = Un style du système, comme light.
help-system-exact = Donner sous chaque phrase les limites exactes des mains.
help-system-number = Le nombre de mains pour chaque joueur.
help-system-seed = La graine des mains tirées au hasard.
help-system-vulnerable = Les camps vulnérables.
help-system-part_score = Les points de partielle de Nord-Sud et d’Est-Ouest, et leurs manches si on les donne, par exemple « 60:0 » ou « 60:0 1:0 ».
help-system-auctions = Le nombre de séquences tirées pour la vérification.
