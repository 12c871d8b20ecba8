# Les tournois par paires : fichiers, classements, et le pourquoi de chaque note.
help-event = Tournois en duplicate : classer, proposer des mouvements, tirer des tours en système suisse, imprimer.
help-event-score = Classer le tournoi d’un fichier, et dire d’où vient chaque résultat.
help-event-rank = Afficher le classement d’un fichier, ou celui du journal d’un tournoi après n’importe laquelle de ses entrées.
help-event-rank-file = Le journal d’un tournoi, ou tout fichier que lit chelem event score ; - pour l’entrée standard.
help-event-rank-as-of = Le classement après les N premières entrées du journal (par défaut, après toutes).
event-rank-as-of = Après { $as_of } entrées sur { $entries }
event-rank-log = --as-of demande le journal d’un tournoi : les autres fichiers n’ont que les résultats finals.
event-rank-entries = Le journal n’a que { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }.
help-event-serve = Ouvrir le journal d’un tournoi dans le navigateur, pour le relire comme ses pages le montraient.
help-event-serve-file = Le journal d’un tournoi, tel que la page de l’arbitre l’enregistre.
help-event-serve-names = Les noms des joueurs, en CSV, tels que la page de l’arbitre les enregistre ; les pages les montrent.
help-event-serve-deals = Les donnes, dans tout format que Chelem sait lire ; les feuilles ambulantes montrent alors les mains, le double mort et le par.
event-serve-page = Le tournoi est à l’adresse { $address } jusqu’à Ctrl-C ; personne ne peut rien y changer.
event-serve-log = Ce fichier n’est pas le journal d’un tournoi.
help-event-file = Le fichier d’un tournoi : USEBIO (XML), PBN avec tableaux de résultats, CSV, Bridgemate (JSON, BWS) ; - pour l’entrée standard.
help-event-files = Les fichiers de tournois, classés ensemble s’il y en a plusieurs : USEBIO (XML), PBN avec tableaux de résultats, CSV, Bridgemate (JSON, BWS), journaux ; - pour l’entrée standard.
help-event-profile = Comment départager les ex æquo : plain (places partagées), ffb, ebu ou wbf.
help-event-why = Dire d’où vient le résultat de l’inscrit N, donne par donne.
help-event-output = Écrire plutôt le tournoi dans un fichier : .xml (USEBIO), .pbn, .json (Bridgemate) ou .csv.
help-event-names = Les noms des joueurs, en CSV : ils figurent dans le classement et dans le fichier écrit.
help-event-club = Le nom du club, pour un fichier USEBIO.
help-event-single = Un seul classement pour les deux lignes : par résultat, ou en alternant les lignes avec --profile ffb.
event-single-alternating = Les places alternent entre les deux lignes, comme l’article 82 du RNC le veut jusqu’à { $most } paires. Au-delà, il a une autre règle, que Chelem n’applique pas : pour { $pairs } paires, vérifiez-la avant de remettre des prix.
help-event-compare = Lister les résultats du fichier qui diffèrent de ceux trouvés ici.

event-format = « { $name } » n’est pas un fichier de résultats : ni USEBIO, ni PBN avec tableaux de résultats, ni CSV, ni de Bridgemate.
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
event-no-such-entrant = Personne n’a le numéro { $number } dans ce tournoi : vérifiez le numéro.
event-no-tables = Aucune donne de ce PBN n’a de tableau de résultats (ScoreTable) avec les paires.
event-pbn-kind = Le PBN a des tableaux pour des paires comparées dans tout le champ, pas pour les individuels ni pour les matchs.
event-names-header = La première ligne ne nomme pas les colonnes d’une liste de joueurs : numéro et nom, et si l’on veut licence, section et ligne.
event-names-line = « { $text } » n’est ni NS ni EO.
event-no-names = La liste ne nomme personne.
event-json = Le JSON du fichier est illisible.
event-bridgemate = Un résultat du fichier a pour { $field } une valeur que Bridgemate ne connaît pas.
event-bridgemate-method = Le calcul numéro { $method } de Bridgemate n’est pas connu ici.
event-bridgemate-number = Bridgemate numérote les paires par des entiers ; « { $number } » n’en est pas un.
event-no-mdbtools = Un fichier .bws est une base Access : installez mdbtools pour le lire (apt install mdbtools, brew install mdbtools).
event-bws = La base ne contient aucun résultat de Bridgemate, ou elle est illisible.
event-csv-missing = Il manque à l’en-tête du tableau { $columns } : il faut donne, ns, eo, et contrat ou marque (en anglais board, ns, ew, contract ou score).
event-csv-header = La première ligne ne nomme pas les colonnes d’un tournoi : donne, ns, eo, et contrat ou marque.
event-csv-quotes = Une ligne du tableau est illisible : guillemets non fermés, ou case trop longue.
event-csv-row = La ligne { $row } sous l’en-tête n’est pas valable.
event-csv-declarer = Le contrat n’a pas de déclarant, et aucune marque n’est donnée.
event-csv-group = « { $text } » n’est pas un groupe de donne faussée : écrivez une lettre ou un nombre.
event-form-unknown = La forme de tournoi { $form } n’est pas installée. Formes connues : { $forms }.
event-form-kind = { $form } n’est pas une forme de tournoi pour ceux qui jouent ici.
event-csv-tricks = Un résultat de { $result } ne va pas avec le contrat.
event-output = « { $name } » n’est ni .xml (USEBIO), ni .pbn, ni .json (Bridgemate), ni .csv.
event-same-results = Tous les résultats indiqués dans le fichier sont ceux trouvés ici.
event-other-result = { $entrant } : { DECIMAL($found) } ici, { DECIMAL($stated) } dans le fichier.
event-other-points = Donne { $board }, { $entrant } en { $side ->
    [EW] Est-Ouest
   *[NS] Nord-Sud
} : { DECIMAL($found) } ici, { DECIMAL($stated) } dans le fichier.
event-other-place = { $entrant } : { $found }ᵉ ici, { $stated }ᵉ dans le fichier.
event-other-matchpoints = { $entrant } : { DECIMAL($found) } points de match ici, { DECIMAL($stated) } dans le fichier.
event-no-stated-results = Le fichier n’indique aucun résultat à comparer.

# What cannot be right in a file, and what was not read.
event-doubt-points = Donne { $board }, { $first } contre { $second } : aucun contrat ne donne { $stated } points.
event-doubt-score = Donne { $board }, { $first } contre { $second } : { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} par { NAMED($declarer, kind: "seat") } avec { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} vaut { $found } à Nord-Sud, le fichier indique { $stated }.
event-doubt-itself = Donne { $board } : { $first } joue contre lui-même.
event-doubt-twice = { $entrant } joue { $count } fois la donne { $board }.
event-doubt-two-tables = { $entrant } est à plusieurs tables au tour { $round } : { $tables }.
event-unknown-columns = { $count ->
    [one] Une colonne n’est pas lue
   *[other] { $count } colonnes ne sont pas lues
} : { $names }.

event-line = { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
}
event-column-place = Place
event-column-entrant = N°
event-column-names = Noms
event-column-percent = %
event-column-imps = IMP
event-column-points = Points
event-column-vp = PV
event-column-boards = Donnes

# Pourquoi un résultat est ce qu’il est.
event-why-matchpoints = Scores battus : { DECIMAL($beaten) } (2 points chacun) ; égalés : { DECIMAL($equalled) } (1 point chacun). Points : { DECIMAL($points) }.
event-why-neuberg = { $present } marques sur { $expected } sont comparables. Formule de Neuberg : ({ DECIMAL($points) } + 1) × { $expected } / { $present } − 1 = { DECIMAL($result) }.
event-why-small-group = { $present } marques seulement sur { $expected } sont comparables, au plus un tiers : { DECIMAL($percent) } % selon l’ordre.
event-why-lone = Aucune autre des { $expected } marques n’est comparable à celle-ci : 60 %.
event-why-percent = Points : { DECIMAL($points) } sur { $top }, soit { DECIMAL($percent) } %.
event-why-share = { DECIMAL($present) } des { $expected } marques sont comparables : chacune compte { $expected }/{ DECIMAL($present) } fois.
event-why-cross-imps = IMP contre toutes les autres marques : { DECIMAL($sum) }{ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
}, divisés par { $others } = { DECIMAL($imps) }.
event-why-datum = Datum (marque moyenne) : la moyenne de { $scores }{ $trim ->
    [0] {""}
    [1] , sans la plus haute ni la plus basse,
   *[other] , sans les { $trim } plus hautes ni les { $trim } plus basses,
} est { DECIMAL($mean) }, arrondie à { DECIMAL($datum) }.
event-why-butler = Écart de { $difference } avec la moyenne : { DECIMAL($imps) } IMP.
event-why-artificial = Marque artificielle : { DECIMAL($percent) } %.
event-why-artificial-imps = Marque artificielle : { DECIMAL($imps) } IMP.
event-why-own-average = La moyenne obtenue sur les autres donnes la remplace : { DECIMAL($percent) } %.
event-why-split = L’arbitre donne à chaque camp sa propre marque.
event-why-weight = { DECIMAL($weight) } % de { $score } points, qui valent { DECIMAL($points) }.
event-why-missing = Non jouée : la donne ne compte pas.
event-why-sit-out = Exempt : la donne ne compte pas.
event-why-sum = Total des points : { DECIMAL($points) } sur { $possible }, soit { DECIMAL($percent) } %.
event-why-sum-imps = { DECIMAL($imps) } IMP en { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}.
event-why-handicap = Handicap : { DECIMAL($amount) }.
event-why-carried = Report : { DECIMAL($amount) }.
event-why-adjustment = Correction de l’arbitre : { DECIMAL($amount) }.
event-why-penalty = Pénalité, à déduire : { DECIMAL($amount) }.
event-why-unranked = Hors classement : compte pour ses adversaires seulement.
event-why-withdrawn = Forfait avant la moitié : aucun de ses résultats ne compte.
event-why-board = Donne { $board }, { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
}, contre { $opponents } :
event-why-board-alone = Donne { $board }, { NAMED($seat, kind: "seat") }, avec { $partner }, contre { $first } et { $second } :
event-why-match-imps = Tour { $round } contre { $opponents } : { DECIMAL($margin) } IMP en { $boards ->
    [one] 1 donne
   *[other] { $boards } donnes
}, { DECIMAL($points, $decimals) } PV.
event-why-match-percent = Tour { $round } contre { $opponents } : { DECIMAL($margin) } % en { $boards ->
    [one] 1 donne
   *[other] { $boards } donnes
}, { DECIMAL($points, $decimals) } PV.
event-why-match-boards = Tour { $round } contre { $opponents } : { $boards ->
    [one] 1 donne
   *[other] { $boards } donnes
}, 2, 1 ou 0 points par donne : { DECIMAL($points) } en tout.
event-why-sum-points = En tout { DECIMAL($points) } { AMOUNT($points) ->
    [one] point
   *[other] points
}.
event-why-sum-vp = En tout { DECIMAL($points, $decimals) } PV.
event-why-void-both = Tour { $round } contre { $opponents }, match { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
} annulé, torts partagés : 40 % des PV, soit { DECIMAL($points, $decimals) } PV.
event-why-void-director = Tour { $round } contre { $opponents }, match { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
} annulé par une erreur d’arbitrage : 60 % des PV, soit { DECIMAL($points, $decimals) } PV.
event-why-void-theirs = Tour { $round } contre { $opponents }, match { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
} annulé par la faute des adversaires : moyenne plus sur la moitié des donnes, { DECIMAL($points, $decimals) } PV.
event-why-void-own = Tour { $round } contre { $opponents }, match { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
} annulé par leur faute : moyenne moins sur la moitié des donnes, { DECIMAL($points, $decimals) } PV.
event-why-void-withdrawal = Tour { $round } contre { $opponents }, qui ont abandonné : la meilleure de trois valeurs (leur propre moyenne, celle des autres contre { $opponents }, 60 % des PV), soit { DECIMAL($points, $decimals) } PV.
event-why-void-left = Tour { $round } contre { $opponents }, après leur abandon : { DECIMAL($points, $decimals) } PV.
event-why-mismatch-higher = Adversaires trop forts, sans faute de leur part : { DECIMAL($quarter, $decimals) } PV et trois quarts des { DECIMAL($actual, $decimals) } PV, soit { DECIMAL($points, $decimals) } PV.
event-why-mismatch-lower = Adversaires trop faibles, par leur faute : un quart de ce qui dépasse { DECIMAL($quarter, $decimals) } PV est retiré des { DECIMAL($actual, $decimals) } PV, soit { DECIMAL($points, $decimals) } PV.
event-why-tie = Même résultat { $others ->
    [one] qu’un autre inscrit
   *[other] que { $others } autres inscrits
}. Départage :
event-why-tie-none = Aucun : la place est partagée.
event-why-tie-common-boards = Donne par donne, 2 points par ex æquo battu et 1 par égalité : { DECIMAL($amount) }.
event-why-tie-direct = Leurs rencontres directes, par rapport à la moyenne : { DECIMAL($amount) }.
event-why-tie-direct-margin = Écart de leurs rencontres directes : { DECIMAL($amount) }.
event-why-tie-margin = Écart de tous les matchs : { DECIMAL($amount) }.
event-why-tie-matches-won = Part des matchs gagnés, un nul comptant pour la moitié : { DECIMAL($amount) }.
event-why-tie-opponents = Somme des résultats de tous leurs adversaires : { DECIMAL($amount) }.
event-why-tie-quotient = IMP gagnés divisés par IMP perdus : { DECIMAL($amount) }.
event-why-tie-tops = Nombre de tops : { DECIMAL($amount) }.

# Le journal d’un tournoi : ce qui ne peut pas être noté.
event-result = Un contrat se joue à 13 levées au plus, n’est contré qu’une fois et surcontré qu’une fois, et l’entame suppose un contrat.
event-log-content = Le champ « { $field } » manque ou n’est pas valable.
event-log-entry = « { $name } » n’est pas une sorte d’entrée du journal d’un tournoi.
event-log-opened = La première entrée du journal d’un tournoi l’ouvre, et il ne s’ouvre qu’une fois.
event-log-closed = Le tournoi est clos : seules des corrections sont encore possibles.
event-log-closed-tables = Le tournoi est clos : voyez l’arbitre, qui peut encore corriger un résultat.
event-log-other-table = Seuls ceux qui sont assis à cette table, ou l’arbitre, peuvent noter ce résultat : vérifiez votre table, ou appelez l’arbitre.
event-log-not-there =
    L’arbitre a noté que la paire { $entrant } n’est pas là : ce résultat ne compterait pas. Si c’est une erreur, prévenez l’arbitre.
event-log-not-there-in-teams =
    L’arbitre a noté que l’équipe { $entrant } n’est pas là : ce résultat ne compterait pas. Si c’est une erreur, prévenez l’arbitre.
event-log-not-there-in-individual =
    L’arbitre a noté que le joueur { $entrant } n’est pas là : ce résultat ne compterait pas. Si c’est une erreur, prévenez l’arbitre.
event-log-director = Seul l’arbitre peut faire cela : demandez-le-lui.
event-log-section = Il n’y a pas de section { $section } dans ce tournoi : vérifiez sa lettre.
event-log-round = Il n’y a pas de tour { $round } dans ce mouvement : rechargez la page.
event-log-not-yet = Le tour { $round } n’a pas commencé : attendez que l’arbitre le lance.
event-log-fielded = À une table jouent au plus deux joueurs de l’équipe qui y est assise.
event-log-nobody-fielded = Au tour { $round }, aucune équipe n’est assise ainsi à la table { $table }.
event-log-round-over = Le tour { $round } est fini : demandez la correction à l’arbitre.
event-log-board = La donne { $board } n’est pas prévue à la table { $table } au tour { $round } : vérifiez son numéro, ou appelez l’arbitre.
event-log-board-twice = La donne { $board } est nommée deux fois.
event-log-place = Ce mouvement n’a pas de numéro { $place }.
event-log-twice = L’inscrit { $entrant } aurait deux places à la fois.
event-log-version = L’entrée { $version } ne peut être ni annulée ni confirmée : relisez ce qui est noté maintenant.
event-log-resent = Cet appareil a déjà envoyé autre chose sous le même numéro (entrée { $version }) : saisissez de nouveau.
event-log-full = { $whose ->
    [all] Le journal de ce tournoi est plein : plus rien ne peut y être écrit.
    [players] Le journal de ce tournoi est presque plein : seul l’arbitre peut encore y écrire.
   *[key] Cet appareil a écrit plus qu’un tournoi n’accepte d’un seul : voyez l’arbitre.
}
event-persons-full = Un tournoi a { $most } personnes au plus.
event-remove-open = Clôturez le tournoi avant de le supprimer : on joue encore ses donnes en ligne.
event-unknown = Il n’y a pas de tournoi « { $event } » : vérifiez l’adresse, ou demandez-la à l’arbitre.
event-not-stored = Cela n’a pas pu être enregistré : essayez encore dans un instant.
event-key = Cette clé n’ouvre pas ce tournoi : demandez à l’arbitre un nouveau code.
event-broken = Le journal du tournoi { $event } est abîmé : « chelem doctor », lancé sur le serveur, en dit davantage.
event-hidden = Le classement reste caché jusqu’à la fin du tournoi : revenez à ce moment-là.
event-files-none = Il n’y a pas encore de résultats à enregistrer.
event-files-later = Les fichiers sont ouverts à tous quand plus aucune table ne joue.
event-board-later = Les autres résultats d’une donne se voient quand on l’a jouée, ou à la fin du tournoi.
event-no-results = La donne { $board } n’a pas encore de résultat : revenez quand elle aura été jouée.
event-director-code = Ce code n’est pas valable, ou ne l’est plus : demandez-en un autre à l’arbitre.
event-person = L’identifiant d’une personne se compose de minuscules sans accent et de chiffres (un au moins), 20 signes au plus : ce n’est pas un nom.
event-person-forgotten = Cette personne a été effacée entre-temps : rien n’a changé.
event-log-entrant = Les numéros des concurrents commencent à 1 : { $number } n’en est pas un.
event-typed-where = De quelle table ? Donnez les numéros Nord-Sud et Est-Ouest pour la donne { $board }, par exemple « { $board } 3-14 4P S = », ou choisissez la table et le tour.
event-typed-twice = La donne { $board } est déjà sur une ligne plus haut, pour la même table : gardez une seule des deux.
event-typed-pairs = Les numéros { $first } et { $second } ne jouent pas la donne { $board } l’un contre l’autre, { $first } étant en Nord-Sud.
event-no-deals = Ce fichier ne contient aucune donne complète avec un numéro.

# Un tournoi en ligne : qui s’inscrit, et quand.
event-online-closed = On ne peut pas s’inscrire soi-même à ce tournoi.
event-online-name = Indiquez votre nom : les autres joueurs le verront à la table.
event-online-twice = Vous êtes déjà inscrit, sous le numéro { $number }.
event-online-late = Le tournoi a commencé : vous pouvez encore vous proposer comme remplaçant.
event-online-full = Ce tournoi est complet : { $most } inscrits au plus.
event-online-invitation = Cette invitation n’est plus valable : demandez un nouveau lien à votre partenaire.
event-online-begun = Le tournoi a commencé : adressez-vous à l’arbitre.
event-online-places = { $entrants ->
    [0] Personne n’est inscrit.
   *[other] Ce mouvement a { $places } places pour { $entrants } inscrits.
}
event-online-opening = Les tables du tour s’ouvrent : encore un instant.
event-online-kind = Ce mouvement n’est pas fait pour ce genre de tournoi.
event-online-deals = Les donnes de ce tournoi sont déjà tirées, et leur empreinte publiée : on ne peut plus en changer.
event-card-pair = Une feuille de conventions est celle d’une paire : dans un individuel on change de partenaire, et seule une équipe a deux paires.
event-card-whose = Seuls la paire elle-même et l’arbitre annoncent sa feuille de conventions.
event-card-twice = Donnez le code de la feuille ou son texte, pas les deux.
