# Le tournoi du jour : les mêmes donnes pour tous, chacun seul avec des robots.
daily-title = Tournoi du jour
daily-title-of = Tournoi du { $day }
daily-about = { $boards } donnes de duplicate, les mêmes pour tous. Vous êtes en Sud avec trois robots, et vous jouez quand vous voulez.
daily-terms = Une seule fois pour le classement, sans retour en arrière ni conseil. Quand votre partenaire déclare, vous jouez ses cartes.
daily-open = Ouvert jusqu’à { $time }, à l’heure de votre appareil.
daily-closed = Ce tournoi est terminé.
daily-play = Jouer le tournoi
daily-percent = { $percent } face au champ
daily-place = { $rank ->
    [1] 1ʳᵉ place
   *[other] { $rank }ᵉ place
} sur { $players }
daily-people-percent = { $percent } entre joueurs
daily-alone = Personne d’autre n’a encore joué ces donnes.
daily-standing = Classement
daily-nobody = Personne n’a encore joué.
daily-ranking-later = Le classement s’affiche quand vous avez joué toutes les donnes.
daily-counts = { $finished ->
    [0] Personne n’a encore fini
    [one] { $finished } joueur a fini
   *[other] { $finished } joueurs ont fini
}, { $playing ->
    [0] personne n’est en cours de jeu
    [one] { $playing } est en cours de jeu
   *[other] { $playing } sont en cours de jeu
}.
daily-field = Champ
daily-people = Joueurs
daily-robots = Robots
daily-how = Comment le pourcentage est calculé
daily-how-field = Chaque marque est comparée à celles du champ : les joueurs qui ont joué la donne, complétés par des tables de robots jusqu’à seize. Le second pourcentage ne compte que les joueurs. Le classement suit le premier, et seules les feuilles complètes y figurent.
daily-how-robots = Les robots répondent de la même façon aux mêmes enchères et aux mêmes cartes, à toutes les tables.
daily-results = Vos donnes
daily-results-all = Les donnes
daily-contract = Contrat
daily-score = Marque NS
daily-board-percent = { $percent } face au champ
daily-board-people = { $percent } entre joueurs
daily-yours = vous
daily-month = Classement du mois ({ $month })
daily-month-about = Moyenne des tournois terminés dont vous avez joué toutes les donnes.
daily-month-none = Aucun tournoi terminé ce mois-ci.
daily-month-days = Tournois
daily-month-boards = Donnes
daily-mean = Moyenne
daily-before = La veille
daily-after = Le lendemain
daily-today = Le tournoi d’aujourd’hui
daily-days = Autres jours
daily-proof-about = Cette empreinte est publiée à l’ouverture. Le texte dont elle est l’empreinte SHA-256, d’où viennent toutes les donnes, s’affiche à la clôture.
daily-see = Voir le classement du tournoi
