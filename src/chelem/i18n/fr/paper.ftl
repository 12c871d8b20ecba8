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
