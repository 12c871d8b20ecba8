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
home-friends = Compete
tile-daily = Daily tournament
tile-daily-what = Twelve boards, the same for everyone, with robots: a percentage and a ranking.
tile-challenge = Challenge a friend
tile-challenge-what = The same boards, each at your own table and in your own time; then compare results.
tile-teams = Team match
tile-teams-what = Two rooms, the same boards, with your friends or robots.
tile-club = Club duplicate
tile-club-what = Run a session, at real tables or online: movement, results on phones, ranking.
home-train = Practise
tile-practice = Deals by theme
tile-practice-what = Games, slams, Stayman, weak twos…: the whole deal, or just the auction or the play.
tile-problems = Declarer-play problems
tile-problems-what = Thirty deals to solve against opponents who never make a mistake.
tile-mine = My deals
tile-mine-what = Every deal you have played, and your figures as charts.
home-learn = Learn and read
home-tools = Tools
tile-rules = The rules
tile-rules-what = For each game here, from club bridge to the bridge of 1900, with examples.
tile-systems = Bidding systems
tile-systems-what = What each bid means in Standard American and in the robots’ other systems. With a quiz.
tile-glossary = Glossary
tile-glossary-what = The words of bridge, from ace to zero, in English and in French.
tile-etiquette = Etiquette
tile-etiquette-what = What partners and opponents will thank you for, at the club and here.
tile-table = When things go wrong
tile-table-what = A revoke, a lead out of turn, an insufficient bid: what happens at a real table?
tile-history = History
tile-history-what = Where bridge and the other games here come from.
tile-score = Score calculator
tile-score-what = What a contract is worth, made or down, explained line by line.
tile-sheet = Score sheet
tile-sheet-what = Playing with real cards? Enter the contracts, and the points add up by themselves.
tile-analyse = Analyse deals
tile-analyse-what = From a tournament (PBN or LIN files) or your own, card by card: which contracts could be made, and which card cost a trick.
home-free = Chelem is free software: anyone may use it, read its code, and run a copy of their own.
home-credits = About and credits
