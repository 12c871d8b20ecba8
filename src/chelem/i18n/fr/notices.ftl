# Les notifications quand aucune page n’est ouverte.
notices-closed = Me prévenir même quand aucune page n’est ouverte
notices-about = Pour les parties lentes : quand les autres vous attendent, cet appareil vous prévient, une seule fois par table.
notices-on = Cet appareil vous préviendra quand les autres vous attendent à une table, une seule fois par table.
notices-insecure = Les notifications demandent une adresse qui commence par https, ce qui n’est pas le cas ici.
notices-unable = Ce navigateur ne reçoit pas de notifications quand la page est fermée. Sur iPhone et iPad, ajoutez d’abord Chelem à l’écran d’accueil, puis ouvrez-le de là.
notices-server = Ce serveur n’envoie pas de notifications quand la page est fermée.
notices-forbidden = Le navigateur interdit les notifications de ce site : autorisez-les d’abord dans ses réglages.
notices-unreachable = Ce navigateur ne joint pas son service de notifications (une fenêtre privée n’en a pas). Réessayez plus tard, ou avec un autre navigateur.
