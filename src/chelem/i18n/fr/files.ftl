# Les fichiers de donnes.
file-form = « { $name } » : l’extension du nom indique le format du fichier, et doit être l’une de celles-ci : { $forms }.
file-unwritten = Les fichiers { $form } peuvent être lus, mais pas écrits.
help-check = Vérifier que les donnes de fichiers (PBN, LIN…) respectent les règles.
help-check-files = Les fichiers, dont l’extension indique le format ; - est l’entrée standard.
help-check-tolerant = Tolérer les contradictions : les signaler sans terminer avec le statut 1.
help-jobs = Nombre de processus ; par défaut, un par cœur du processeur.
help-convert = Écrire un fichier de donnes dans un autre format.
help-convert-in = Le fichier à lire ; - est l’entrée standard.
help-convert-out = Le fichier à écrire, dont l’extension indique le format ; - est la sortie standard.
help-convert-to = Le format à écrire, quelle que soit l’extension ; sur la sortie standard, PBN par défaut.
help-show = Afficher les donnes d’un fichier : diagramme, enchères, jeu.
help-show-file = Le fichier, dont l’extension indique le format ; - est l’entrée standard.
help-show-board = Seulement les donnes qui portent ce numéro.
check-title = Vérification
check-summary = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
} : { $faults ->
    [0] aucune
   *[other] { $faults }
} avec une erreur, { $warnings ->
    [0] aucune
   *[other] { $warnings }
} avec un avertissement, { $skipped ->
    [0] aucune ignorée
    [one] { $skipped } ignorée
   *[other] { $skipped } ignorées
}.
convert-title = Conversion
convert-done = { $count ->
    [0] Aucune donne écrite
    [one] { $count } donne écrite
   *[other] { $count } donnes écrites
} dans { $path }.
convert-same = { $path } ne peut pas servir à la fois d’entrée et de sortie.
show-board = Il n’y a pas de donne { $board } dans ce fichier.
help-solve = Calculer les levées à cartes ouvertes et le par, pour les donnes d’un fichier ou pour une seule.
help-solve-what = Un fichier de donnes (- est l’entrée standard), une donne écrite comme en PBN ("N:… … … …"), ou un numéro de donne.
help-solve-write = Écrire les résultats dans le fichier PBN lui-même, sous forme d’étiquettes.
help-solve-output = Écrire plutôt les donnes et leurs résultats dans ce fichier PBN ; - est la sortie standard.
help-review = Montrer ce que chaque enchère et chaque carte a coûté, à cartes ouvertes.
help-paper = Imprimer les donnes d’une séance en PDF, ou une donne en SVG, PNG.
help-paper-out = Le fichier à écrire : .pdf, .svg ou .png ; - est la sortie standard, pour un PDF.
help-paper-title = Le titre en tête de chaque page ; à défaut, l’épreuve indiquée dans le fichier.
help-paper-subtitle = Une ligne sous le titre : la date, le lieu.
help-paper-size = Le format du papier.
help-paper-per_page = Donnes par page ; par défaut, autant qu’il en tient.
help-paper-colours = Le nombre de couleurs d’encre pour les quatre couleurs.
help-paper-bare = Les cartes seules : ni points, ni table, ni par.
solve-title = Analyse
solve-unknown = Donne { $board } : les quatre mains ne sont pas toutes connues.
solve-write = { $path } : les résultats s’écrivent dans un fichier PBN, pour toutes ses donnes.
review-progress = Relecture
review-call-line = { $points ->
    [0] { " " }
   *[other] perdu : { review-price }
}
paper-form = { $path } : le fichier doit être un .pdf, un .svg ou un .png.
paper-one = Une image montre une seule donne : choisissez-la avec --board.
paper-none = Il n’y a pas de donne dans { $path }.
help-solve-dealer = Le donneur d’une donne écrite sur la ligne de commande, pour le par.
help-solve-vulnerable = La vulnérabilité de cette donne, pour le par.
solve-file = Il n’y a pas de fichier { $path } ; --board, --write et --output sont pour les fichiers.
convert-left_out = { $left ->
    [one] { $left } donne n’a pas été écrite : elle n’a
   *[other] { $left } donnes n’ont pas été écrites : elles n’ont
} ni cartes, ni enchères, ni contrat.
convert-cards = Les fichiers des machines à dupliquer ne contiennent que les cartes : ni enchères, ni jeu, ni résultats.
paper-left_out = La donne { $board } est laissée de côté : { $reason }
review-when = { $where ->
    [Play] Levée { $round } :
   *[other] Tour { $round } :
}
file-empty = Il n’y a pas de donne dans ce fichier.
cli-command = Il n’y a pas de commande « { $command } » ; les commandes sont { $commands }.
