# The first page: the tiles.
home-open = Open tables
home-open-names = { $names ->
    [none] Somebody is waiting for players
   *[other] With { $names }
}
home-open-unnamed = an unnamed player
home-open-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
home-open-sit = Sit down
home-open-sit-at = Sit down { $names ->
    [none] at the open table
   *[other] with { $names }
}
home-games = Choose your game
tile-events = Those that you play in or direct; enter the code of another.
tile-daily = Twelve boards, the same for everyone, with robots: a percentage and a ranking.
tile-challenge = The same boards, each at your own table and in your own time; then compare results.
tile-teams = Two rooms, the same boards, with your friends or robots.
tile-club = Run a session, at real tables or online: movement, results on phones, ranking.
tile-practice = Games, slams, Stayman, weak twos…: the whole deal, or just the auction or the play.
tile-problems = Thirty deals to solve against opponents who never make a mistake.
tile-lessons = Twelve short lessons, from the cards to your first auctions, with deals to play.
tile-rules = For each game here, from club bridge to the bridge of 1900, with examples.
tile-systems = What each bid means in Standard American and in the robots’ other systems. With a quiz.
tile-glossary = The words of bridge, from ace to zero, in English and in French.
tile-etiquette = What partners and opponents will thank you for, at the club and here.
tile-incidents = A revoke, a lead out of turn, an insufficient bid: what happens at a real table?
tile-history = Where bridge and the other games here come from.
tile-score = What a contract is worth, made or down, explained line by line.
tile-sheet = Playing with real cards? Enter the contracts, and the points add up by themselves.
tile-analyse = From a tournament (PBN or LIN files) or your own, card by card: which contracts could be made, and which card cost a trick.
tile-devices = Your name at the tables, your other devices, a copy of your data.
tile-mine = Every deal you have played, to look at again.
tile-cards = What you play with your partner, for your tables.
tile-figures = Your results and the tricks you lost, as charts.
home-free = Chelem is free software: anyone may use it, read its code, and run a copy of their own.
home-credits = About and credits
