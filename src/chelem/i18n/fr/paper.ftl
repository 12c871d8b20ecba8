# Ce qu'on dessine et imprime : une donne en image, les donnes d'un tournoi.
paper-points = { $points } H
paper-board = Donne { $number }
paper-tricks = Double mort
paper-par = Par : N-S { $score }
paper-passed = Par : passe général
paper-cards = { NAMED($seat, kind: "seat") } ne peut pas avoir { $count } cartes : une main en a 13 au plus.
paper-table = « { $text } » n’est pas un tableau de levées : donnez cinq lignes ♠ ♥ ♦ ♣ SA de quatre nombres N E S O, chacun de 0 à 13.
paper-dealer = Donneur { NAMED($seat, kind: "seat-letter") }
paper-vulnerable = { $side ->
    [none] Personne
    [both] Tous vul.
    [NS] N-S vul.
   *[EW] E-O vul.
}
paper-hidden = inconnue
paper-unknown = Mains inconnues
paper-legend = À gauche, les points d’honneurs. Dans le tableau, les levées de chaque déclarant à cartes ouvertes ; par : le score de N-S quand les deux camps enchérissent et jouent au mieux.
paper-drawing = Impossible de dessiner cela : { $text }.
paper-empty = Il n’y a aucune donne à imprimer.

# Résultats recopiés de feuilles de marque, une ligne par résultat.
typed-passed = passe
typed-unplayed = nj
typed-number = « { $number } » n’est pas un numéro de donne : de 1 à 999.
typed-board = Mot { $place }, « { $word } » : il faut d’abord le numéro de la donne, par exemple « 12 4P S +1 ».
typed-entrants = Mot { $place }, « { $word } » : personne ne joue contre soi-même.
typed-contract = Mot { $place }, « { $word } » : ce n’est pas un contrat. Écrivez par exemple 4P, 3SA ou 2CX (P, C, K, T), passe, ou nj si la donne n’a pas été jouée.
typed-declarer = Mot { $place }, « { $word } » : il faut ici le déclarant, N, E, S ou O.
typed-lead = Mot { $place }, « { $word } » : ce n’est ni une entame, comme RC ou 10P, ni un résultat, comme +1, = ou -2.
typed-result = Mot { $place }, « { $word } » : ce contrat ne peut pas avoir ce résultat. Écrivez +1, =, -2, ou toutes les levées du déclarant.
typed-tricks = Mot { $place }, « { $word } » peut se comprendre de deux façons : écrivez plutôt +1, = ou -2.
typed-twice = Mot { $place }, « { $word } » : il est en trop, la ligne est déjà complète.
typed-percent = « { $text } » n’est pas une décision : écrivez 60-40, des moyennes de 40, 50 ou 60, ou M+-M-.
typed-no-board = La ligne est vide : écrivez par exemple « 12 4P S +1 ».
typed-no-contract = Il manque le contrat : écrivez par exemple « 12 4P S +1 », « 12 passe », ou « 12 nj » si la donne n’a pas été jouée.
typed-no-declarer = Il manque le déclarant et le résultat, par exemple « S +1 ».
typed-no-result = Il manque le résultat : +1, = ou -2.

# Les papiers d’un tournoi : guides, fiches de table, feuilles ambulantes, classement.
paper-entrant = Paire { $number }
paper-entrant-in-individual = Joueur { $number }
paper-entrant-in-teams = Équipe { $number }{ $line ->
        [NS] , Nord-Sud
       *[EW] , Est-Ouest
        }
paper-side = { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
    }
paper-seat = { NAMED($seat, kind: "seat") }
paper-head-round = Tour
paper-date = { DATE($date) }
paper-head-table = Table
paper-head-line = Ligne
paper-head-seat = Place
paper-head-partner = Avec
paper-head-opponents = Contre
paper-head-others = Avec et contre
paper-head-boards = Donnes
paper-turned-legend = sur fond noir : vous changez d’orientation.
paper-stays = restez
paper-stay = Vous restez à la table { $table }.
paper-start = Premier tour : table { $table }, { $place }.
paper-start-out = Vous ne jouez pas le premier tour ; ensuite : table { $table }.
paper-out = { $table ->
    [0] Exempt : pour vous, c’est fini.
   *[other] Exempt : ne jouez pas. Ensuite : table { $table }.
    }
paper-continued = (suite)
paper-head-ns = N-S
paper-head-ew = E-O
paper-head-from = Étuis venant de
paper-head-to = Étuis allant à
paper-head-shared = Partagés avec
paper-head-board = Donne
paper-head-vulnerable = Vul.
paper-head-contract = Contrat
paper-head-declarer = Par
paper-head-lead = Entame
paper-head-result = Résultat
paper-head-score-ns = Score N-S
paper-head-score-ew = Score E-O
paper-head-percent = %
paper-table-number = Table { $table }
paper-nobody = personne
paper-nobody-legend = personne : pas d’adversaires à ce tour. Qui est assis là est exempt et ne joue pas.
paper-sign = Section { $section } – Table
paper-sign-closed = Table d’exempt : on ne joue pas ici. Qui y est envoyé attend le tour suivant.
paper-sign-rests = { $count ->
    [one] Tour { $rounds } : pas d’adversaires ici. Qui est assis là est exempt et ne joue pas.
   *[other] Tours { $rounds } : pas d’adversaires ici. Qui est assis là est exempt et ne joue pas.
    }
paper-stand = guéridon
paper-director = arbitre
paper-half-time = { $table }, à mi-temps
paper-boards-stay = restent
paper-tables = { $count ->
    [1] table { $tables }
   *[other] tables { $tables }
    }
paper-all-tables = toutes les tables
paper-deals = Donneur : { NAMED($seat, kind: "seat") }
paper-is-vulnerable = { $side ->
    [none] Personne vulnérable
    [both] Tous vulnérables
    [NS] Nord-Sud vulnérables
   *[EW] Est-Ouest vulnérables
    }
paper-vulnerable-short = { $side ->
    [none] Pers.
    [both] Tous
    [NS] N-S
   *[EW] E-O
    }
paper-slip = Table { $table } – tour { $round }
paper-slip-pairs = N-S { $ns }   contre   E-O { $ew }{ $exchange ->
    [0] {""}
   *[other] {" "}– à la mi-temps, échangez avec la table { $exchange }
    }
paper-slip-out = Paire { $who } : exempte, vous ne jouez pas ce tour.
paper-slip-out-in-teams = Équipe { $who } : exempte, vous ne jouez pas ce tour.
paper-slip-out-in-individual = Joueurs { $who } : exempts, vous ne jouez pas ce tour.
paper-initials = Paraphes :   N-S ………………   E-O ………………
paper-phone = Votre téléphone : code { $letters }
paper-join = Scannez ce code avec votre téléphone, ou tapez l’adresse, pour entrer les résultats de la table.
paper-join-letters = Scannez ce code avec votre téléphone, ou tapez l’adresse puis les six lettres, pour entrer les résultats de la table.
paper-address = Cette adresse est trop longue pour un code QR : { $most } caractères au plus.
paper-head-place = Place
paper-head-entrant = N°
paper-head-names = Noms
paper-head-imps = IMP
paper-head-board-points = Points
paper-head-vp = PV
paper-head-points = Score
paper-head-matchpoints = Points
paper-head-won = Points
paper-head-times = Fois
paper-head-score = Score N-S
paper-head-percent-ns = % N-S
paper-head-percent-ew = % E-O
paper-head-imps-ns = IMP N-S
paper-head-imps-ew = IMP E-O
paper-head-won-ns = Points N-S
paper-others = avec { $partner }, contre { $first } et { $second }
paper-side-short = { $side ->
    [NS] N-S
   *[EW] E-O
    }
paper-scorecard = Paire { $number }{ $line ->
    [NS] , Nord-Sud
    [EW] , Est-Ouest
   *[none] {""}
    }
paper-scorecard-in-teams = Équipe { $number }{ $line ->
    [NS] , Nord-Sud
    [EW] , Est-Ouest
   *[none] {""}
    }
paper-scorecard-in-individual = Joueur { $number }{ $line ->
    [NS] , Nord-Sud
    [EW] , Est-Ouest
   *[none] {""}
    }
paper-result = { $placed ->
    [no] Hors classement : { $result }
   *[yes] Place { $place } sur { $count } : { $result }
    } %
paper-result-in-imps = { $placed ->
    [no] Hors classement : { $result }
   *[yes] Place { $place } sur { $count } : { $result }
    } IMP
paper-result-in-points = { $placed ->
    [no] Hors classement : { $result }
   *[yes] Place { $place } sur { $count } : { $result }
    } points
paper-result-in-vp = { $placed ->
    [no] Hors classement : { $result }
   *[yes] Place { $place } sur { $count } : { $result }
    } PV
paper-team-tables-NS = Nord-Sud de l’équipe
paper-team-tables-EW = Est-Ouest de l’équipe
paper-match = { $round ->
    [0] Contre
   *[other] Tour { $round }, contre
    } la paire { $number }
paper-match-in-teams = { $round ->
    [0] Contre
   *[other] Tour { $round }, contre
    } l’équipe { $number }
paper-match-bye = Tour { $round } : exempt
paper-match-result = { $points } points sur { $most }
paper-match-result-in-imps = { $margin } IMP, { $points } PV
paper-match-result-in-percent = { $margin } %, { $points } PV
paper-match-corrected = { $result } (au lieu de { $actual })
paper-match-points = { $points } PV
paper-match-void = match annulé, { $points } PV
paper-match-open = pas encore de résultat
paper-matches-sum = Total : { $points } points
paper-matches-sum-in-imps = Total : { $margin } IMP, { $points } PV
paper-matches-sum-in-percent = Total : { $points } PV
paper-group = Groupe { $letter }
paper-fouled = Donne faussée : les tables n’ont pas toutes joué les mêmes cartes. { $side ->
    [both] Chaque résultat n’est comparé
    [NS] En Nord-Sud, chaque résultat n’est comparé
   *[EW] En Est-Ouest, chaque résultat n’est comparé
    } qu’à ceux de son groupe.
paper-fouled-mark = * Donne faussée : comparée aux seules tables qui ont joué les mêmes cartes.
paper-passed-out = passe
paper-ruled = décision de l’arbitre
paper-weighted = marque pondérée
paper-no-result = Aucun résultat
paper-no-result-missing = non jouée
paper-no-result-sit-out = exempt

help-event-print = Imprimer en PDF les papiers d’un tournoi : avant, selon son mouvement ; après, selon ses résultats.
help-event-print-what = Le papier : guide-cards (cartons guides), table-cards (fiches de table), travellers (feuilles ambulantes), slips (fiches de marque), signs (numéros de table) ; ranking (classement), scorecards (feuilles de route), results (résultats par donne).
help-event-print-output = Le PDF à écrire ; - pour la sortie standard.
help-event-print-file = Un fichier de mouvement ou le journal du tournoi pour les papiers d’avant (sinon --pairs et --rounds), le fichier du tournoi pour ceux d’après.
help-event-print-title = Le titre en tête de chaque papier.
help-event-print-section = La section : d’un fichier qui en a plusieurs, la seule à imprimer ; sinon, celle qu’indiquent les papiers.
help-event-print-points = La taille des caractères du classement : 14 ou 20 points.
help-event-print-entrant = La feuille de cet inscrit seulement.
help-event-print-deals = Un fichier de donnes, dont les mains figurent dans les résultats.
help-event-print-url = L’adresse des numéros de table, en texte et en code QR ; {"{table}"} et {"{section}"} y sont remplacés.
event-print-section = Il n’y a pas de section « { $section } » ; le fichier a { $sections }.
event-print-nothing = Il n’y a encore rien à imprimer : personne n’est placé, ou aucun tour n’est tiré.
event-print-kinds = Ces mouvements sont de formules différentes et ne s’impriment pas ensemble ; choisissez-en un avec --section : { $sections }.
event-print-results = Pour imprimer { $what }, donnez le fichier du tournoi.
event-printed = { $path } est prêt à imprimer.
