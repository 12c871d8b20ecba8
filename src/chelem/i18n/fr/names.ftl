# Noms des places, des camps, des couleurs, des cartes et des enchères.
seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ouest
side-NS = Nord-Sud
side-EW = Est-Ouest
strain-NT = SA
strain-name-C = trèfle
strain-name-D = carreau
strain-name-H = cœur
strain-name-S = pique
strain-name-NT = sans-atout
suit-name-C = trèfle
suit-name-D = carreau
suit-name-H = cœur
suit-name-S = pique
rank-A = A
rank-K = R
rank-Q = D
rank-J = V
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-name-A = as
rank-name-K = roi
rank-name-Q = dame
rank-name-J = valet
rank-name-T = dix
rank-name-9 = neuf
rank-name-8 = huit
rank-name-7 = sept
rank-name-6 = six
rank-name-5 = cinq
rank-name-4 = quatre
rank-name-3 = trois
rank-name-2 = deux
card-name = { NAMED($rank, kind: "rank-name") } de { NAMED($suit, kind: "suit-name") }
call-P = passe
call-X = contre
call-XX = surcontre
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = O
seat-of-N = de Nord
seat-of-E = d’Est
seat-of-S = de Sud
seat-of-W = d’Ouest

# Dans les phrases à écouter.
card-the = { $rank ->
    [Q] la { NAMED($rank, kind: "rank-name") } de { NAMED($suit, kind: "suit-name") }
    [A] l’{ NAMED($rank, kind: "rank-name") } de { NAMED($suit, kind: "suit-name") }
   *[other] le { NAMED($rank, kind: "rank-name") } de { NAMED($suit, kind: "suit-name") }
}
aloud-bid = { $number } { $strain ->
    [NT] sans-atout
   *[other] { $number ->
        [one] { NAMED($strain, kind: "suit-of-one") }
       *[other] { NAMED($strain, kind: "suits-name") }
    }
}
suit-of-one-C = trèfle
suit-of-one-D = carreau
suit-of-one-H = cœur
suit-of-one-S = pique
suits-name-C = trèfles
suits-name-D = carreaux
suits-name-H = cœurs
suits-name-S = piques
aloud-doubled-X = contré
aloud-doubled-XX = surcontré
aloud-result = { $way ->
    [made] juste fait
    [over] { $tricks } de mieux
   *[down] { $tricks } de chute
}
