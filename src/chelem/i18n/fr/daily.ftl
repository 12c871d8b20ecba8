# Le tournoi du jour : les mêmes donnes pour tous, chacun seul avec des robots.
daily-title = Tournoi du jour
daily-title-of = Tournoi du { $day }
daily-about = { $boards } donnes de duplicate, les mêmes pour tous. Vous êtes en Sud avec trois robots, et vous jouez quand vous voulez.
daily-bots = Votre partenaire et vos deux adversaires jouent tous { $bidding }, force { NAMED($strength, kind: "bots-strength") } : les mêmes robots pour tout le monde.
daily-bots-system = Voir ce système
daily-terms = Le premier essai compte, sans retour en arrière ni conseil. Vous pouvez vous arrêter et reprendre plus tard. Quand votre partenaire déclare, vous jouez ses cartes.
daily-open = Ouvert jusqu’à { $time }, à l’heure de votre appareil.
daily-closed = Ce tournoi est terminé.
daily-play = Jouer le tournoi
daily-percent = { $percent } toutes tables
daily-provisional = provisoire, sur { $compared } donnes des { $boards }
daily-waiting = { $waiting ->
    [one] Des tables de robots jouent encore une de vos donnes : son pourcentage s’affichera ensuite.
   *[other] Des tables de robots jouent encore { $waiting } de vos donnes : leur pourcentage s’affichera ensuite.
}
daily-waiting-rank = { $waiting ->
    [one] Des tables de robots jouent encore une donne : le résultat définitif et le rang s’afficheront ensuite.
   *[other] Des tables de robots jouent encore { $waiting } donnes : le résultat définitif et le rang s’afficheront ensuite.
}
daily-place = { $rank ->
    [1] 1ʳᵉ place
   *[other] { $rank }ᵉ place
} sur { $players }
daily-people-percent = { $percent } entre joueurs
daily-alone = Personne d’autre n’a encore joué ces donnes.
daily-standing = Classement
daily-nobody = Personne n’a encore joué.
daily-ranking-provisional = Pas encore de rang : des tables de robots jouent encore, et les pourcentages sont provisoires.
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
daily-field = Toutes tables
daily-among = Entre joueurs
daily-people = Joueurs
daily-robots = Robots
daily-two-percents = « Toutes tables » compare votre marque à celles des autres joueurs et de tables de robots, qui complètent jusqu’à seize. « Entre joueurs » la compare à celles des joueurs seulement.
daily-how = Le pourcentage et les robots
daily-how-field = Sur chaque donne, une marque vaut deux points pour chaque table dont la marque est moins bonne et un point pour chaque table qui a la même. Le pourcentage est la part des points possibles. Le classement suit « toutes tables », et seules les feuilles complètes y figurent.
daily-how-robots = Les robots répondent de la même façon aux mêmes enchères et aux mêmes cartes, à toutes les tables.
daily-how-strengths = Vos trois robots sont de force normale. Aux tables de robots, chaque ligne compte autant de paires faciles, normales et fortes : qui joue comme un robot normal obtient 50 % en moyenne.
daily-how-once = Le premier essai est celui d’un navigateur, que le serveur reconnaît à son cookie. Qui en ouvre un autre peut donc rejouer les donnes : le classement est pour le plaisir, et rien ne l’empêche.
daily-robot-tables = Les tables de robots de ce tournoi
daily-north-south = Nord-Sud
daily-east-west = Est-Ouest
daily-robot-pair = { $bidding } ({ NAMED($strength, kind: "bots-strength") })
daily-results = Vos donnes
daily-results-all = Les donnes
daily-contract = Contrat
daily-score = Marque NS
daily-board-percent = { $percent } toutes tables
daily-board-waiting = les robots jouent encore
daily-board-people = { $percent } entre joueurs
daily-practice = Un essai d’entraînement : seul le premier compte, et c’est lui que compare le tournoi.
daily-yours = vous
daily-month = Classement du mois ({ $month })
daily-month-about = Moyenne des tournois terminés dont vous avez joué toutes les donnes.
daily-month-none = Aucun tournoi terminé ce mois-ci.
daily-month-days = Tournois
daily-month-boards = Donnes
daily-mean = Moyenne
daily-before = Tournoi précédent
daily-after = Tournoi suivant
daily-today = Le tournoi d’aujourd’hui
daily-days = Autres jours
daily-proof-about = L’empreinte est publiée à l’ouverture ; le texte dont elle est l’empreinte SHA-256, d’où viennent toutes les donnes, s’affiche à la clôture : les donnes n’ont pas changé entre-temps.
daily-see = Voir le classement du tournoi
