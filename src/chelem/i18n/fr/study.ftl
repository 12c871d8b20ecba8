# Les pages d'étude : systèmes d'enchères, quiz, feuille de conventions.
study-systems = Systèmes d’enchères
study-systems-about = Ces pages viennent directement des règles que suivent les robots : ce que vous lisez ici est ce qu’ils enchérissent à la table.
study-system-sayc = Majeures cinquièmes, sans-atout fort, deux faibles : le système le plus pratiqué en Amérique, la référence du jeu en ligne.
study-system-sef = La majeure cinquième telle qu’on l’enseigne en France : deux trèfles fort indéterminé, deux carreaux forcing de manche, Texas, Roudi, troisième et quatrième couleur.
study-system-2over1 = Le standard des tournois américains : une nouvelle couleur au palier de deux est forcing de manche, un sans-atout sur une majeure forcing pour un tour ; mineures inversées, Drury, Blackwood aux clés.
study-system-acol = Le système des clubs britanniques : majeures quatrièmes, sans-atout faible, soutiens limites avec quatre atouts ; une nouvelle couleur est forcing un tour.
study-nav = Les pages d’étude
study-chapters = Chapitres
study-browse = Séquences
study-browse-what = Cliquez d’enchère en enchère et voyez ce que chacune montre.
study-quiz = Quiz
study-quiz-what = Une main, une séquence : à vous d’enchérir.
study-card = Feuille de conventions
study-card-what = Une page A4 à imprimer, remplie d’après les règles du système.
study-agreements = Conventions
study-agreements-what = Ce qu’une paire peut choisir : pour chaque choix, ce qu’il change, des mains et un quiz.
study-agreements-about = Ce dont une paire peut convenir dans ce système. Chaque choix a sa page : les enchères qu’il change, cinq mains et un quiz.
study-agreements-none = Ce système ne laisse rien à choisir.
study-agreement-usual = (le choix du système)
study-choice-usual = C’est ainsi que le joue « { $system } ».
study-choice-other = « { $system } » joue autrement, sauf si votre feuille de conventions le dit.
study-choice-together = Ce choix ne va pas avec tous les autres de « { $system } ». Il est montré ici avec :
study-choice-others = Toutes les conventions
study-choice-quiz = S’exercer
study-choice-changes = Ce qui change
study-choice-nothing = On n’a trouvé aucune séquence où ce choix change le sens d’une enchère.
study-choice-examples = Des mains
study-texts = Textes
study-texts-what = Les livres et les notes que le système suit, et ses écarts.
study-texts-about = Un chapitre qui nomme un texte suit ce qu’on en a lu ; là où le texte se tait, et dans tous les autres chapitres, les conventions sont telles qu’on les joue.
study-texts-none = Aucun texte n’est déclaré : tout est tel qu’on le joue.
study-texts-read = Ce qui a été lu
study-texts-chapters = Chapitre par chapitre
study-deviations = Les écarts du système
study-deviation = { $title } : { $sentence }
study-as-played = Tel qu’on le joue
study-as-played-rest = Le reste : tel qu’on le joue

study-part-openings = Ouvertures
study-part-major = Réponses à une majeure
study-part-minor = Réponses à une mineure
study-part-notrump = Après une ouverture à sans-atout
study-part-strong = Ouvertures fortes
study-part-preempts = Barrages et deux faibles
study-part-rebids = La suite des enchères
study-part-slams = Chelems
study-part-competition = Enchères compétitives
study-part-general = Règles générales
study-filter = Chercher un chapitre
study-filter-none = Aucun chapitre ne porte ce nom.
study-filter-count = { $count ->
    [one] { $count } chapitre
   *[other] { $count } chapitres
}
study-loading = Chargement…
study-opening = Personne n’a encore ouvert
study-vulnerable-dealer = Camp du donneur vulnérable
study-vulnerable-others = Adversaires du donneur vulnérables
study-vulnerable-all = Tous vulnérables
study-scoring-matchpoints = Tournoi par paires
study-scoring-rubber = Partie libre
study-below-dealer = { $points } points sous la ligne pour le camp du donneur
study-below-others = { $points } points sous la ligne pour les adversaires du donneur
study-below-you = Vous avez { $points } points sous la ligne.
study-below-them = Les adversaires ont { $points } points sous la ligne.
study-alert = Enchère à alerter
study-go-on = Continuer après

study-jump = Aller à une séquence
study-jump-hint = Par exemple : 1C 2T, ou 1SA 2T 2K
study-jump-go = Voir
study-silent = Les adversaires passent
study-restart = Recommencer
study-back = Enchère précédente
study-made = La séquence
study-next = { $seat ->
    [N] À Nord de parler
    [E] À Est de parler
    [S] À Sud de parler
   *[W] À Ouest de parler
}
study-over = Les enchères sont terminées.
study-other-call = Autre enchère
study-other-choose = Hors système…
study-outside = Hors système
study-examples = Des mains qui enchérissent ainsi
study-examples-deal = Distribuer des mains
study-examples-more = D’autres mains
study-examples-none = Aucune main trouvée : cette séquence est très rare.

study-theme = Thème
study-topic-openings = Ouvertures
study-topic-major = Réponses à 1♥ et 1♠
study-topic-minor = Réponses à 1♣ et 1♦
study-topic-notrump = Réponses à 1SA et 2SA
study-topic-stayman = Stayman et Texas
study-topic-rebids = Deuxième enchère de l’ouvreur
study-topic-strong = Ouvertures fortes
study-topic-weak = Réponses aux deux faibles
study-topic-slams = Chelems
study-topic-overcalls = Interventions
study-topic-takeout = Réponses au contre d’appel
study-topic-competition = Enchères à quatre
study-topic-part-score = Enchérir avec une partielle
study-topic-convention = Cette convention
study-your-hand = Votre main (Sud)
study-your-call = Votre enchère ?
study-right = Bonne réponse : { CALL($call) }.
study-wrong = L’enchère du système : { CALL($answer) } (la vôtre : { CALL($call) }).
study-reason = Pourquoi { CALL($call) } :
study-yours = Ce que { CALL($call) } montrerait :
study-yours-none = { CALL($call) } n’est pas une enchère du système dans cette situation.
study-every = Toutes les enchères du système dans cette situation
study-another = Question suivante
study-score = { $asked ->
    [0] Aucune réponse pour l’instant
   *[other] { $right } sur { $asked }
}
study-score-what = Votre score sur ce thème
study-score-clear = Effacer mes scores
study-score-kept = Les scores restent sur cet appareil.
study-explore = Explorer cette séquence

study-box-general = Style général
study-box-openings = Ouvertures
study-box-notrump = Réponses à 1SA
study-box-majors = Réponses à une majeure
study-box-minors = Réponses à une mineure
study-box-strong = Réponses aux deux forts et aux deux faibles
study-box-slams = Chelems
study-box-defence = Interventions
study-box-contested = Sur leur intervention
study-box-leads = Entames et signalisation
study-print = Imprimer
study-card-about = H : points d’honneurs ; HLD : points de soutien. Personne n’est vulnérable ; les adversaires passent, sauf enchères entre parenthèses.
study-agreed = { $agreement } : { $choice }
study-for-people = { $choice } (les robots n’en tiennent pas compte)
study-card-filled = Remplie d’après les règles du système « { $system } » de Chelem.
study-card-names = Joueurs

# Le glossaire.
glossary-title = Glossaire
glossary-about = Les mots du jeu, en français et en anglais.
glossary-search = Chercher un mot
glossary-none = Aucun mot trouvé.
glossary-count = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
glossary-letters = Lettres
glossary-link = Lien vers { $term }
sheet-of-side = { $side ->
    [NS] Feuille de conventions de Nord-Sud
   *[EW] Feuille de conventions d’Est-Ouest
}
side-sheet-title = { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
} : { $title }
opponents-play = Vos adversaires jouent « { $card } »
opponents-close = Fermer
study-workshop = Mes propres systèmes
study-workshop-what = Modifiez une règle d’un système, voyez aussitôt ce qu’elle change, et jouez-le avec les robots.
