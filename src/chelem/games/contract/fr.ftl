# Le bridge contrat.
game-contract = Bridge contrat
game-contract-about = Le bridge d’aujourd’hui : en tournoi (on compare les mêmes donnes), en partie libre, ou en quatre donnes (Chicago).

form-rubber = Partie libre (robre)
form-chicago = Chicago
match-rubber = partie libre (robre)
match-chicago = Chicago

# La marque.
rubber-won = Robre gagné par { $games } manches à { $lost }
rubber-by-NS = Nord-Sud gagne le robre.
rubber-by-EW = Est-Ouest gagne le robre.
rubber-unfinished-game = Seule manche du robre inachevé
rubber-unfinished-partscore = Seule marque partielle de la manche inachevée
chicago-completed = Manche { mark-vulnerable } complétée : { $before } + { $made }
chicago-partscore = Partielle à la dernière donne

# La calculatrice.
calc-title-contract = Bridge contrat, duplicate
calc-note-contract = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable. Avec un signe moins, les points sont aux adversaires.
calc-title-rubber = Bridge contrat, partie libre (robre)
calc-note-rubber = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable. La prime de robre s’ajoute à la fin.
calc-title-chicago = Bridge contrat, Chicago
calc-note-chicago = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable.
calc-honours = Honneurs dans une seule main
calc-honours-held = { $count ->
    [0] Pas d’honneurs à compter
   *[other] { $kind ->
        [aces] Les quatre as
       *[trumps] { $count ->
            [5] Les cinq honneurs d’atout
           *[other] Quatre honneurs d’atout
        }
    }, { $whose ->
        [ours] camp du déclarant
       *[theirs] camp adverse
    }
}
calc-before = Points déjà marqués vers la manche
calc-last = C’est la quatrième donne

standing-rubber = En partie libre, les camps vulnérables sont ceux qui ont gagné une manche : avec ces manches, ce n’est pas « { $vulnerable } ».
standing-chicago = Aucun Chicago n’en est là avec « { $vulnerable } » : personne n’est vulnérable à la première donne, qui n’a pas de partielles ; c’est ensuite le camp du donneur aux deux suivantes, et tous à la quatrième.
