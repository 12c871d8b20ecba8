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
typed-outcome = Ce n’est pas le résultat d’une donne : numéro de 1 à 999, et des levées seulement s’il y a un contrat.
typed-board = Mot { $place }, « { $word } » : il faut d’abord le numéro de la donne, par exemple « 12 4P S +1 ».
typed-entrants = Mot { $place }, « { $word } » : une paire ne joue pas contre elle-même.
typed-contract = Mot { $place }, « { $word } » : ce n’est pas un contrat. Écrivez par exemple 4P, 3SA ou 2CX (P, C, K, T), passe, ou nj si la donne n’a pas été jouée.
typed-declarer = Mot { $place }, « { $word } » : il faut ici le déclarant, N, E, S ou O.
typed-lead = Mot { $place }, « { $word } » : ce n’est ni une entame, comme RC ou 10P, ni un résultat, comme +1, = ou -2.
typed-result = Mot { $place }, « { $word } » : ce contrat ne peut pas avoir ce résultat. Écrivez +1, =, -2, ou toutes les levées du déclarant.
typed-tricks = Mot { $place }, « { $word } » peut se comprendre de deux façons : écrivez plutôt +1, = ou -2.
typed-twice = Mot { $place }, « { $word } » : il est en trop, la ligne est déjà complète.
typed-no-board = La ligne est vide : écrivez par exemple « 12 4P S +1 ».
typed-no-contract = Il manque le contrat : écrivez par exemple « 12 4P S +1 », « 12 passe », ou « 12 nj » si la donne n’a pas été jouée.
typed-no-declarer = Il manque le déclarant et le résultat, par exemple « S +1 ».
typed-no-result = Il manque le résultat : +1, = ou -2.
