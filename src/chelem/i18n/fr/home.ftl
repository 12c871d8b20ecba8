# L’accueil : les tuiles.
home-open = Tables ouvertes
home-open-names = { $names ->
    [none] Quelqu’un attend des joueurs
   *[other] Avec { $names }
}
home-open-unnamed = un joueur sans nom
home-open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
home-open-sit = S’asseoir
home-open-sit-at = S’asseoir { $names ->
    [none] à la table ouverte
   *[other] avec { $names }
}
home-games = Choisir son jeu
tile-events = Ceux que vous jouez ou dirigez ; entrez le code d’un autre.
tile-daily = Douze donnes, les mêmes pour tous, avec des robots : un pourcentage et un classement.
tile-challenge = Les mêmes donnes, chacun à sa table et à son heure, et l’on compare.
tile-teams = Deux salles, les mêmes donnes, avec vos amis ou des robots.
tile-club = Organiser et arbitrer un tournoi, à de vraies tables ou en ligne : mouvement, résultats sur les téléphones, classement.
tile-practice = Manches, chelems, Stayman, deux faibles… : toute la donne, les enchères ou le jeu seul.
tile-problems = Trente donnes à réussir contre des adversaires qui ne se trompent jamais.
tile-lessons = Douze petites leçons, des cartes aux premières enchères, avec des donnes à jouer.
tile-rules = Celles de chaque jeu, du bridge de club à celui de 1900, avec des exemples.
tile-systems = Ce que veut dire chaque enchère, en SEF (le standard français) et dans les autres systèmes des robots. Avec un quiz.
tile-glossary = Les mots du bridge, de l’affranchissement au zéro, en français et en anglais.
tile-etiquette = Ce que vos partenaires et vos adversaires apprécieront, en club comme ici.
tile-incidents = Renonce, entame hors tour, enchère insuffisante : que faire à une vraie table ?
tile-history = D’où viennent le bridge et les jeux d’ici.
tile-score = Ce que vaut un contrat réussi ou chuté, expliqué ligne par ligne.
tile-sheet = Vous jouez avec de vraies cartes ? Notez les contrats, les points se calculent seuls.
tile-analyse = Les donnes d’un tournoi (fichiers PBN ou LIN) ou les vôtres, carte par carte : quels contrats gagnaient, quelle carte a coûté une levée.
tile-devices = Votre nom aux tables, vos autres appareils, une copie de vos données.
tile-mine = Toutes les donnes que vous avez jouées, à revoir.
tile-cards = Ce que vous jouez avec votre partenaire, pour vos tables.
tile-figures = Vos résultats et vos levées perdues, en graphiques.
home-free = Chelem est un logiciel libre : chacun peut l’utiliser, en lire le code, l’installer chez soi.
home-credits = À propos et remerciements
