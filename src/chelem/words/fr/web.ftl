# Les pages.
web-failed = Cela n’a pas marché. Réessayez dans un instant.
web-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
header-home = Chelem, page d’accueil
dialog-close = Fermer
lost-title = Il n’y a rien à cette adresse.
lost-home = Retour à l’accueil
lost-broken = Cette page n’a pas pu être chargée.
lost-again = Réessayer
hand-void = pas de { NAMED($suit, kind: "suit-name") }

# Les réglages.
settings-title = Réglages
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-theme = Couleurs du fond
settings-theme-auto = Celles de l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-indices = Lettres des cartes
settings-indices-auto = Selon la langue
settings-indices-fr = A R D V
settings-indices-en = A K Q J
settings-colours = Couleurs des cartes
settings-colours-two = Deux
settings-colours-four = Quatre
settings-print = Taille
settings-print-compact = Compacte
settings-print-large = Grande
settings-print-huge = Très grande
settings-motion = Mouvements
settings-motion-auto = Selon l’appareil
settings-motion-less = Aucun
settings-twoTap = Demander une confirmation avant chaque annonce et chaque carte
