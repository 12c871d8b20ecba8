# Les tournois par paires : fichiers, classements, et le pourquoi de chaque note.
help-event = Tournois en duplicate : classer un tournoi d’après son fichier.
help-event-score = Classer le tournoi d’un fichier, et dire d’où vient chaque résultat.
help-event-file = Le fichier d’un tournoi : USEBIO (XML), PBN avec tableaux de résultats, CSV ; - pour l’entrée standard.
help-event-profile = Comment départager les ex æquo : plain (places partagées), ffb, ebu ou wbf.

event-format = « { $name } » n’est pas un fichier de résultats : ni USEBIO, ni PBN avec tableaux de résultats, ni CSV.
event-too-large = Le fichier dépasse { $megabytes } Mo : c’est trop pour un tournoi.
event-xml = Ce fichier XML est mal formé : la ligne { $line } est illisible.
event-xml-entities = Le fichier déclare ses propres entités, dont aucun tournoi n’a besoin : il n’est pas lu.
event-xml-deep = Le fichier a trop d’éléments, ou trop imbriqués, pour un tournoi.
event-usebio = Le fichier est du XML, mais pas de l’USEBIO : il commence par { $tag }.
event-no-event = Le fichier ne contient aucun tournoi.
event-no-boards = Le fichier contient un tournoi, mais aucun résultat de donne.
event-nameless = Un inscrit du fichier n’a pas de numéro.
event-twice = Le numéro { $number } est deux fois dans le fichier.
event-too-many = Le fichier nomme trop d’inscrits.
event-entrant = Un résultat de la donne { $board } nomme un inscrit qui n’existe pas.
event-board = « { $text } » n’est pas un numéro de donne.
event-award = « { $text } » n’est pas un pourcentage entre 0 et 100.
event-weights = Les poids d’une marque pondérée sont positifs, et leur somme fait 100 %.
event-points = « { $text } » n’est pas une marque possible.
event-swiss-boards = Le barème du suisse par paires vaut pour 2 à 27 donnes par match, pas { $boards }.

event-line = { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
}
event-column-place = Place
event-column-entrant = N°
event-column-names = Noms
event-column-percent = %
event-column-imps = IMP
event-column-vp = PV
event-column-boards = Donnes
