# Pages d’un tournoi : le téléphone d’une table, le classement, l’écran de la salle.
played-title = Tournoi
played-round = Tour { $round } sur { $rounds }
played-not-begun = Pas encore commencé
played-closed = Terminé
played-section = Section { $section }
played-table = Table { $table }
played-board = Donne { $board }
played-boards = { $count ->
    [one] Donne { $boards }
   *[other] Donnes { $boards }
}
played-entrant = Joueur { $number }
played-entrant-in-pairs = Paire { $number }
played-entrant-in-teams = Équipe { $number }
played-opponents = { $number }
played-opponents-in-pairs = la paire { $number }
played-opponents-in-teams = l’équipe { $number }
played-offline = Pas de réseau : continuez, tout est gardé ici.
played-waiting = { $count ->
    [one] 1 envoi en attente.
   *[other] { $count } envois en attente.
}
played-all-sent = Tout est enregistré.
played-another = Ouvrir la page du tournoi
played-contract = { $level }{ STRAIN($strain) }{ $stake ->
    [1] {""}
    [2] {" "}contré
   *[4] {" "}surcontré
} par { NAMED($declarer, kind: "seat") }
played-tricks = { $over ->
    [0] { $tricks } levées, juste fait
    [one] { $tricks } levées, { $over } de mieux
   *[other] { $tricks } levées, { $over } de mieux
}
played-tricks-down = { $tricks ->
    [0] Aucune levée, { $down } de chute
    [one] { $tricks } levée, { $down } de chute
   *[other] { $tricks } levées, { $down } de chute
}
played-points = +{ $points } pour { NAMED($side, kind: "side") }
played-no-points = 0 point
played-passed = Passe général
played-unplayed = Non jouée
played-ruled = Décision de l’arbitre
ruled-both = Les deux camps
ruled-award = { $percent } %
ruled-weight = { $percent } % de { $points }
ruled-weights = { $parts } (marque de Nord-Sud)
ruled-points = { $points } pour Nord-Sud
played-lead = Entame { CARD($card) }
played-vulnerable = { $side ->
    [none] Personne vulnérable
    [all] Tous vulnérables
    [NS] Nord-Sud vulnérables
   *[EW] Est-Ouest vulnérables
}
played-dealer = Donneur { NAMED($seat, kind: "seat") }

# Le téléphone de la table.
desk-key = Scannez le code QR posé sur la table, ou tapez les six lettres écrites dessous. Sans carton, demandez-les à l’arbitre.
desk-letters = Les six lettres de la table
desk-letters-do = Ouvrir la table
desk-wait = Le tournoi va commencer
desk-wait-about = La page change d’elle-même quand l’arbitre lance le premier tour.
desk-unused = Personne ne joue à cette table à ce tour : si vous deviez y jouer, appelez l’arbitre.
desk-unknown = Il n’y a pas de table { $table } dans ce tournoi : vérifiez l’adresse, ou demandez-la à l’arbitre.
desk-seats = Qui est assis ici ?
desk-players = Qui joue ici pour { $who } ? (facultatif)
played-nth-player = joueur { $place }
desk-seats-right = C’est bien nous
desk-seats-wrong = Si ce n’est pas vous, vérifiez votre table, puis appelez l’arbitre.
desk-turned = Attention, changement d’orientation
desk-turned-now = { $who } : vous jouez maintenant en { NAMED($side, kind: "side") }.
desk-exchange-first = { $count ->
    [one] D’abord la donne { $boards }
   *[other] D’abord les donnes { $boards }
    } ; à la mi-temps, vous échangez vos étuis avec la table { $table }.
desk-exchange-now = Échangez vos étuis avec la table { $table }, et jouez { $count ->
    [one] la donne { $boards }
   *[other] les donnes { $boards }
    }.
desk-shared = { $count ->
    [one] Étuis partagés avec la table { $tables } : vérifiez le numéro avant de jouer.
   *[other] Étuis partagés avec les tables { $tables } : vérifiez le numéro avant de jouer.
}
desk-sitting-out = Exempt à ce tour
desk-sitting-out-who = { $who }, vous ne jouez pas à ce tour.
desk-board-choice = Donnes de ce tour
desk-board-state = Donne { $board } : { $standing ->
    [open] à jouer
    [reported] à confirmer
    [confirmed] confirmé
    [disputed] à vérifier, deux résultats différents
   *[ruled] arbitre, décision rendue
}
desk-board-short = { $standing ->
    [open] à jouer
    [reported] à confirmer
    [confirmed] confirmé
    [disputed] à vérifier
   *[ruled] arbitre
}
desk-level = Donne { $board } : quel contrat ?
desk-strain = { $level } en quelle couleur ?
desk-declarer = Qui joue { $level }{ STRAIN($strain) } ?
desk-result = Combien de levées ?
desk-result-made = Fait
desk-result-down = Chute
desk-lead = Quelle entame ?
desk-lead-add = Ajouter l’entame
desk-lead-change = Changer l’entame
desk-lead-unknown = Personne ne sait plus
desk-back = Retour
desk-confirm = Donne { $board } : est-ce juste ?
desk-confirm-how = Montrez l’écran à Est.
desk-confirm-yes = Est confirme
desk-confirm-no = Non, c’est faux
desk-disputed = Donne { $board } : deux résultats différents
desk-disputed-how = Mettez-vous d’accord, puis touchez le bon résultat. Sinon, appelez l’arbitre.
desk-disputed-enter = Mettez-vous d’accord, puis entrez le bon résultat. Sinon, appelez l’arbitre.
desk-stated = { $by ->
    [NS] Nord-Sud a noté
    [EW] Est-Ouest a noté
    [director] L’arbitre a noté
   *[table] Noté sur un téléphone de la table
}
desk-enter-again = Entrer un autre résultat
desk-correct = Corriger ce résultat
desk-go-on = Continuer
desk-done = Tour { $round } terminé
desk-done-last = C’était le dernier tour
desk-done-last-about = Merci d’avoir joué. Le classement est sur la page du tournoi.
desk-done-wait = La page change d’elle-même au tour suivant.
desk-next = Tour { $round }
desk-next-stay = { $who } : restez à la table { $table }
desk-next-move = { $who } → table { $table }
desk-next-stay-seat = { $number } reste ici, en { NAMED($seat, kind: "seat") }
desk-next-move-seat = { $number } → table { $table }, en { NAMED($seat, kind: "seat") }
desk-next-side = en { NAMED($side, kind: "side") }
desk-next-seat = en { NAMED($seat, kind: "seat") }
desk-next-out = { $who } : exempt
desk-next-out-until = Vous rejouez au tour { $round }, table { $table }.
desk-next-out-draw = Vous jouez encore : le tour { $round } reste à tirer, et cette page dira à quelle table.
desk-next-undrawn = Le tour suivant se tire d’après ces résultats : l’arbitre dira où vous jouez.
desk-next-out-end = Vous ne jouez plus : merci d’avoir joué.
desk-next-turned = changement d’orientation
desk-next-boards = { $count ->
    [one] Étui { $boards }
   *[other] Étuis { $boards }
} → { $of ->
    [one] table { $tables }
   *[other] tables { $tables }, à partager
}
desk-next-boards-stay = { $count ->
    [one] L’étui { $boards } reste à cette table.
   *[other] Les étuis { $boards } restent à cette table.
}
desk-next-boards-rest = { $count ->
    [one] Étui { $boards } → guéridon
   *[other] Étuis { $boards } → guéridon
}
desk-next-boards-later = { $count ->
    [one] Étui { $boards } : laissez-le de côté, sur la table
   *[other] Étuis { $boards } : laissez-les de côté, sur la table
}, pour { $of ->
    [one] la table { $tables }
   *[other] les tables { $tables }
} au tour { $round }.
desk-next-boards-left = { $count ->
    [one] Étui { $boards } : laissez-le de côté, sur la table.
   *[other] Étuis { $boards } : laissez-les de côté, sur la table.
}
desk-ahead = Commencer le tour { $round } sans réseau
desk-call = Appeler l’arbitre
desk-called = L’arbitre est appelé
desk-call-back = Annuler l’appel
desk-doubled = { $stake ->
    [2] Contré
   *[4] Surcontré
}

# Le classement, à l’adresse du tournoi.
ranked-clock-left = Reste { $time }
ranked-clock-over = Dépassé de { $time }
ranked-clock-paused = Pause
ranked-clock-break = puis { $minutes } min de pause
ranked-search = Votre numéro ou votre nom
ranked-none-found = Personne ne correspond à « { $text } ».
ranked-caption = { $line ->
    [NS] Classement Nord-Sud
    [EW] Classement Est-Ouest
   *[all] Classement
}
ranked-hidden = Le classement est caché jusqu’à la fin du tournoi.
ranked-not-yet = Le classement apparaîtra avec les premiers résultats.
ranked-provisional = Classement provisoire
ranked-final = Classement définitif
ranked-place = Place
ranked-tied = { $place } ex.
ranked-number = N°
ranked-names = Noms
ranked-who = Paires
ranked-who-in-teams = Équipes
ranked-who-in-individual = Joueurs
ranked-result = PV
ranked-result-in-percent = %
ranked-result-in-imps = IMP
ranked-result-in-points = Points
ranked-amount = { $amount } PV
ranked-amount-in-percent = { $amount } %
ranked-amount-in-imps = { $amount } IMP
ranked-amount-in-points = { $amount } { $count ->
    [one] point
   *[other] points
}
ranked-boards = Donnes
ranked-card = Feuille de route : { $who }
ranked-seats = Qui joue où, tour { $round }
ranked-table = Table
ranked-out = { $why ->
    [absent] absente
    [left] partie
   *[sits-out] exempt
}
ranked-out-in-individual = { $why ->
    [absent] absent
    [left] parti
   *[sits-out] exempt
}
ranked-print = Imprimer
ranked-screen = Écran de la salle
ranked-simultaneous = Ce tournoi joue un simultané : voir le classement général
ranked-published = { $count ->
    [one] Le classement publié
   *[other] Les { $count } classements publiés
}

# La feuille d’une paire : chaque donne, et d’où vient son résultat.
scorecard-of = Feuille de route
scorecard-total = { $result }, { $boards ->
    [0] sans donne jouée (exempt, ou décision de l’arbitre)
    [one] 1 donne comptée
   *[other] { $boards } donnes comptées
}
scorecard-place = Place : { $place } sur { $of }
scorecard-place-line = Place : { $place } sur { $of } en { NAMED($line, kind: "side") }
scorecard-worst = Ce qui a le plus coûté
scorecard-board = Donne { $board }
scorecard-boards = Donne par donne
scorecard-open-hint = Touchez une donne pour voir d’où vient son résultat.
scorecard-no-boards = Pas encore de résultat.
scorecard-pdf = { $points ->
    [20] PDF en gros caractères
   *[other] PDF
}
scorecard-hidden = Le classement reste caché jusqu’à la fin du tournoi, et ce que vaut chaque résultat aussi.
scorecard-later = { $count ->
    [one] La donne { $boards } s’ouvrira quand toutes les tables l’auront jouée.
   *[other] Les donnes { $boards } s’ouvriront quand toutes les tables les auront jouées.
}
scorecard-line = { NAMED($side, kind: "side") }, contre { $opponents }
scorecard-line-alone = { NAMED($seat, kind: "seat") }, avec { $partner }, contre { $opponents }
scorecard-side = { $side ->
    [NS] NS
   *[EW] EO
}
scorecard-match = Tour { $round }, contre l’équipe { $number }
scorecard-player = Donnes jouées par
scorecard-whole-team = toute l’équipe
scorecard-board-won = { $won ->
    [won] gagnée
    [lost] perdue
   *[even] nulle
}
scorecard-why = Pourquoi { $result } ?
scorecard-comparisons = Les autres tables (marque de votre camp)
scorecard-points = Marque
scorecard-count = Tables
scorecard-worth = Vaut
scorecard-total-why = D’où vient le total
scorecard-all-results = Tous les résultats de la donne { $board }
scorecard-back = Retour au classement
scorecard-artificial = marque artificielle

# Tous les résultats d’une donne.
traveller-title = Donne { $board } : tous les résultats
traveller-contract = Contrat
traveller-look = Voir le jeu
traveller-look-how = Touchez un contrat pour revoir la donne à cette table.
traveller-you = vous
traveller-ns = NS
traveller-ew = EO
traveller-points = Marque de NS
traveller-ns-result = NS IMP
traveller-ns-result-in-percent = NS %
traveller-ew-result = EO IMP
traveller-ew-result-in-percent = EO %

# Dans un simultané : les résultats de tous les clubs.
traveller-event = Tournoi
traveller-place = { $side ->
    [NS] Place NS
   *[EW] Place EO
}
traveller-place-title = Place { $side ->
    [NS] de Nord-Sud
   *[EW] d’Est-Ouest
} parmi tous
traveller-field = Tout le simultané : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
traveller-field-later = Les résultats des autres tournois paraissent quand tous ont joué et que le simultané est clos.
traveller-marked = Les résultats de « { $title } » sont sur fond plus clair, le nom du tournoi en gras.
traveller-own-only = Seulement « { $title } »
traveller-own-place = Votre résultat dans le simultané : { $result }, place { $place } sur { $of } en { NAMED($side, kind: "side") }.

# L’écran de la salle.
screen-title = Écran de la salle
screen-page = Page { $page } sur { $pages }
screen-pause = Arrêter le défilement
screen-go-on = Reprendre le défilement
screen-full = Plein écran
screen-next = Page suivante
screen-entrants = Les paires inscrites
screen-entrants-in-teams = Les équipes inscrites
screen-entrants-in-individual = Les joueurs inscrits
screen-ranking-after = Classement après le tour { $round }
screen-ranking-during = Classement provisoire, tour { $round } en cours
screen-draw = Le tour { $round } se tire. Attendez : vos tables s’afficheront ici.
screen-before = { $round ->
    [1] Le tournoi va commencer : rejoignez vos tables.
   *[other] Le tour { $round } va commencer : rejoignez vos tables.
}
screen-break = Pause de { $minutes } min, puis le tour { $round }
screen-over = C’était le dernier tour. Merci d’avoir joué.
screen-clock-over = Dépassé de
played-short = { $level }{ STRAIN($strain) }{ $stake ->
    [1] {""}
    [2] X
   *[4] XX
} { $margin } par { $seat }
desk-late = Tour { $round } : il manque la donne { $board }. Entrer son résultat
desk-late-later = Plus tard
event-lead-not-held = À la donne { $board }, { NAMED($leader, kind: "seat") } n’avait pas { CARD($card) } à l’entame.
event-lead-board = La carte va avec la donne { $other } : est-ce celle que vous avez jouée ?
event-lead-partner = Ou bien le déclarant était { NAMED($declarer, kind: "seat") }, et c’est l’autre défenseur qui a entamé.
event-lead-turned = Ou bien l’étui était tourné sur la table : appelez l’arbitre.
event-lead-side = Ou bien le déclarant était dans l’autre camp : { NAMED($declarer, kind: "seat") }.
desk-doubts = Vérifiez le numéro de l’étui, le déclarant et l’entame. Dans le doute, appelez l’arbitre.
match-title = Matchs du tour { $round }
match-own = Votre match, tour { $round }
match-won = IMP
match-won-in-boards = Donnes
match-points = PV
match-points-in-boards = Points
match-score = { $first } – { $second }
match-score-said = { $first } – { $second } IMP
match-score-said-in-boards = Donnes gagnées : { $first } – { $second }
match-points-said = { $first } – { $second } PV
match-points-said-in-boards = { $first } – { $second } points
event-starts = {""} à { $time }

# The results as files.
files-title = Enregistrer les résultats
files-about = Pour un tableur, un autre logiciel ou vos archives. Les noms figurent avec l’accord des joueurs.
files-about-director = Pour la fédération, le site du club ou vos archives. Les noms figurent avec l’accord des joueurs.
files-club = Nom du club (dans le fichier USEBIO)
files-everybody = Nommer aussi les joueurs sans accord : pour la fédération, jamais pour un site ouvert
files-usebio = USEBIO (.xml), pour les fédérations
files-csv = CSV, pour un tableur
files-pbn = PBN, avec les donnes connues
files-bridgemate = Bridgemate (.json)
files-log = Le journal, qui permet de tout revérifier

# Tous les tournois.
events-title = Mes tournois
events-yours = Sur cet appareil
events-part = { $whose ->
    [director] vous dirigez
    [player] vous jouez
   *[other] téléphone de la table { $whose }
}
events-code = Code du tournoi
events-open = Ouvrir
events-code-about = C’est la fin de l’adresse que l’arbitre affiche, après « /tournoi/ ». Vous pouvez coller l’adresse entière.
events-others = Jouer ou organiser
