# What is said otherwise in events of teams and of individuals.
director-pairs-count-in-teams = { $pairs ->
    [one] { $pairs } team
   *[other] { $pairs } teams
}
director-pairs-count-in-individual = { $pairs ->
    [one] { $pairs } player
   *[other] { $pairs } players
}
director-tab-pairs-in-teams = Teams
director-tab-pairs-in-individual = Players
director-sit-down-in-teams = Each team sits down at the two tables that show its number, North-South at one and East-West at the other.
director-sit-down-in-individual = Each player sits down at the table that shows their number.
director-view-other-in-teams = Wrong team
director-view-other-in-individual = Wrong player
director-other-round-in-teams = Wrong team, round { $round }
director-other-round-in-individual = Wrong player, round { $round }
director-view-late-in-teams = Late team
director-view-late-in-individual = Late player
director-view-leaves-in-teams = Team leaves
director-view-leaves-in-individual = Player leaves
director-view-missing-in-teams = Absent team
director-view-missing-in-individual = Absent player
director-which-pair-in-teams = Which team?
director-which-pair-in-individual = Which player?
director-direction-about-in-teams = The teams sat the wrong way round. The results stand; they count for the right team.
director-direction-about-in-individual = The players sat the wrong way round. The results stand; they count for the right players.
director-other-about-in-teams = Another team sat down at this table. The one that was expected takes its place at the other table.
director-other-about-in-individual = Another player sat down at this table. The one who was expected takes their place at the other table.
director-late-about-in-teams = Boards that can no longer be played: 40% for the late team, 60% for the other.
director-late-about-in-individual = Boards that can no longer be played: 40% for the late player, 60% for the others.
director-leaves-about-in-teams = The team will not play on. If it has played less than half of its boards, its results are cancelled; otherwise they stand.
director-leaves-about-in-individual = The player will not play on. If they have played less than half of their boards, their results are cancelled; otherwise they stand.
director-missing-about-in-teams = The team never came: its opponents sit out.
director-missing-about-in-individual = The player never came: their opponents sit out.
director-paper-guide-cards-in-teams = Guide cards
director-paper-guide-cards-in-individual = Guide cards
director-pair-in-teams = Team { $pair }
director-pair-in-individual = Player { $pair }
director-did-direction-in-teams = table { $table }, boards { $boards }: teams the other way round
director-did-direction-in-individual = table { $table }, boards { $boards }: players the other way round
director-did-other-in-teams = table { $table }: team { $other } in place of { $pair }
director-did-other-in-individual = table { $table }: player { $other } in place of { $pair }
director-did-late-in-teams = team { $pair } was late
director-did-late-in-individual = player { $pair } was late
director-did-leaves-in-teams = team { $pair } leaves before round { $round }
director-did-leaves-in-individual = player { $pair } leaves before round { $round }
director-did-missing-in-teams = team { $pair } is absent
director-did-missing-in-individual = player { $pair } is absent
director-did-names-in-teams = { $pairs ->
    [one] the names of one team
   *[other] the names of { $pairs } teams
}
director-did-names-in-individual = { $pairs ->
    [one] the names of one player
   *[other] the names of { $pairs } players
}
director-names-in-teams = Team names
director-names-in-individual = Player names
director-names-how-in-teams = One team per line, with its number and its players, at most six: “12 Smith - Jones - Brown - Green”. The team’s own name, if it has one, comes first, followed by a colon: “12 Aces: Smith - Jones - Brown - Green”. You can paste a list.
names-table-how-in-teams = Or a CSV table whose first line names the columns: number, team name, name 1, licence 1, name 2, licence 2 and so on, section.
names-too-many-in-teams = { $count } names, but a team has at most six players.
names-too-many-in-individual = { $count } names, but each line is for one player.
director-names-how-in-individual = One player per line, with their number: “12 Jane Smith”. You can paste a list.
director-names-save-in-teams = { $pairs ->
    [0] Save
    [one] Save one team
   *[other] Save { $pairs } teams
}
director-names-save-in-individual = { $pairs ->
    [0] Save
    [one] Save one player
   *[other] Save { $pairs } players
}
director-add-in-teams = Add team { $pair }
director-add-in-individual = Add player { $pair }
director-add-about-in-teams = A team has turned up unexpectedly: it fills the sit-out.
director-add-about-in-individual = A player has turned up unexpectedly: they fill the sit-out.
director-did-add-in-teams = team { $pair } added
director-did-add-in-individual = player { $pair } added
director-names-consent-in-teams = Names are seen only by the director and the tables. The public page and the big screen show only those who agree; other teams appear by number. A team’s name has a box of its own, and is not shown there while it contains the name of a player who does not agree.
director-names-consent-in-individual = Names are seen only by the director and the tables. The public page and the big screen show only those who agree; other players appear by number.
director-column-pair-in-teams = Team
director-column-pair-in-individual = Player
director-log-by-in-teams = { $role ->
    [table] table { $id }
    [player] team { $id }
    [program] program
   *[other] director
}
director-log-by-in-individual = { $role ->
    [table] table { $id }
    [player] player { $id }
    [program] program
   *[other] director
}
director-effect-in-teams = { $changes ->
    [0] The ranking does not change.
    [one] The result of one team changes:
   *[other] The results of { $changes } teams change:
}
director-effect-in-individual = { $changes ->
    [0] The ranking does not change.
    [one] The result of one player changes:
   *[other] The results of { $changes } players change:
}
director-effect-others-in-teams = { $pairs ->
    [one] And one other team
   *[other] And { $pairs } other teams
}
director-effect-others-in-individual = { $pairs ->
    [one] And one other player
   *[other] And { $pairs } other players
}
director-log-entered-in-teams = Team { $entrant } entered
director-log-entered-in-individual = Player { $entrant } entered
director-log-withdrew-in-teams = Team { $entrant }: withdrew from round { $round }
director-log-withdrew-in-individual = Player { $entrant }: withdrew from round { $round }
director-log-standing-in-teams = Team { $entrant }: { $standing ->
    [ranked] ranked
   *[unranked] not ranked
}
director-log-standing-in-individual = Player { $entrant }: { $standing ->
    [ranked] ranked
   *[unranked] not ranked
}
director-log-seated-in-teams = Section { $section }: teams seated
director-log-seated-in-individual = Section { $section }: players seated
director-log-card-in-teams = Team { $entrant }: convention card announced
director-log-penalised-in-teams = Team { $entrant }: penalty { $amount }
director-log-penalised-in-individual = Player { $entrant }: penalty { $amount }
director-log-substituted-in-teams = Team { $entrant }: substitute from round { $round }
director-log-substituted-in-individual = Player { $entrant }: substitute from round { $round }
ruling-penalty-about-in-teams = This is deducted from the team’s result. Its opponents gain nothing.
ruling-penalty-about-in-individual = This is deducted from the player’s result. Their opponents gain nothing.
ruling-did-penalty-in-teams = team { $pair }: penalty, { $unit }
ruling-did-penalty-in-individual = player { $pair }: penalty, { $unit }
ruling-did-bonus-in-teams = team { $pair }: bonus, { $unit }
ruling-did-bonus-in-individual = player { $pair }: bonus, { $unit }
ruling-substitute-about-in-teams = Somebody plays in place of a player. The results still belong to the team.
ruling-substitute-about-in-individual = Somebody plays instead of a player. The results still belong to their number.
ruling-player-in-teams = Team { $pair }: { $name }
ruling-player-in-individual = Player { $pair }: { $name }
ruling-edit-who-in-teams = Edit team { $pair }
ruling-edit-who-in-individual = Edit player { $pair }
ruling-entrant-in-teams = Team { $pair }
ruling-entrant-in-individual = Player { $pair }
ruling-standing-about-in-teams = An unranked team has no place; its results count for its opponents.
ruling-standing-about-in-individual = An unranked player has no place; their results count for their opponents.
ruling-did-unranked-in-teams = team { $pair }: not ranked
ruling-did-unranked-in-individual = player { $pair }: not ranked
ruling-did-ranked-in-teams = team { $pair }: ranked again
ruling-did-ranked-in-individual = player { $pair }: ranked again
ruling-did-added-in-teams = team { $pair }: handicap and carry-forward
ruling-did-added-in-individual = player { $pair }: handicap and carry-forward
keys-claims-in-teams = Phones asking for their team
keys-claims-in-individual = Phones asking for their player
keys-players-about-in-teams = A player opens the event page, taps “I’m playing in this event” and types the team’s six-letter code. The codes are on the guide cards that you print here.
keys-players-about-in-individual = A player opens the event page, taps “I’m playing in this event” and types their six-letter code. The codes are on the guide cards that you print here.
keys-players-show-in-teams = Show the teams’ codes
keys-players-show-in-individual = Show the players’ codes
names-understood-in-teams = { $pairs ->
    [one] Understood: 1 team, not saved yet
   *[other] Understood: { $pairs } teams, not saved yet
}
names-understood-in-individual = { $pairs ->
    [one] Understood: 1 player, not saved yet
   *[other] Understood: { $pairs } players, not saved yet
}
player-claim-in-teams = Which team are you?
player-claim-in-individual = Who are you?
player-claim-do-in-teams = That’s us
player-claim-do-in-individual = That’s me
player-which-in-teams = Your team
player-which-in-individual = Your number
player-asked-other-in-teams = That’s the wrong team
player-asked-other-in-individual = That isn’t me
player-nobody-in-teams = The teams are not known yet: come back once the event has been set up.
player-nobody-in-individual = The players are not known yet: come back once the event has been set up.
online-substitutes-pair-in-teams = The team
online-substitutes-pair-in-individual = The player
online-substituted-in-teams = { $name } now plays in team { $pair }.
online-substituted-in-individual = { $name } now replaces player { $pair }.
online-member-count-in-teams = { $count ->
    [0] nobody has entered
    [one] one team
   *[other] { $count } teams
}
online-member-count-in-individual = { $count ->
    [0] nobody has entered
    [one] one player
   *[other] { $count } players
}
online-field-entrant-in-teams = Team
online-field-entrant-in-individual = Player
arrivals-missing-in-teams = { $missing ->
    [0] All teams are here.
    [one] { $here } of { $all } are here. Team { $numbers } is missing.
    [few] { $here } of { $all } are here. Teams { $numbers } are missing.
   *[other] { $here } of { $all } are here.
}
arrivals-missing-in-individual = { $missing ->
    [0] All players are here.
    [one] { $here } of { $all } are here. Player { $numbers } is missing.
    [few] { $here } of { $all } are here. Players { $numbers } are missing.
   *[other] { $here } of { $all } are here.
}
arrivals-unseen-in-teams = { $count ->
    [one] One team is not here yet: { $pairs }.
   *[other] { $count } teams are not here yet: { $pairs }.
}
arrivals-unseen-in-individual = { $count ->
    [one] One player is not here yet: { $pairs }.
   *[other] { $count } players are not here yet: { $pairs }.
}
arrivals-about-in-teams = Tap a team when it arrives.
arrivals-about-in-individual = Tap a player when they arrive.
arrivals-all-in-teams = Everyone is here
arrivals-all-in-individual = Everyone is here
arrivals-did-in-teams = team { $pair } has arrived
arrivals-did-in-individual = player { $pair } has arrived
arrivals-did-not-in-teams = team { $pair } is not here yet
arrivals-did-not-in-individual = player { $pair } is not here yet
arrivals-did-all-in-teams = all teams are here
arrivals-did-all-in-individual = all players are here
director-log-arrived-in-teams = Team { $entrant } { $here ->
    [no] is not here yet
   *[other] has arrived
}
director-log-arrived-in-individual = Player { $entrant } { $here ->
    [no] is not here yet
   *[other] has arrived
}
online-entered-in-individual = { $count ->
    [0] Nobody has entered yet.
    [one] One player has entered.
   *[other] { $count } players have entered.
}
online-entered-in-teams = { $count ->
    [0] Nobody has entered yet.
    [one] One team has entered.
   *[other] { $count } teams have entered.
}
online-too-few-in-teams = One team is enough if robots make up the numbers; otherwise there must be at least two.
online-too-few-in-individual = One player is enough if robots make up the numbers; otherwise there must be at least two.
online-robots-in-teams = A team of robots will make up the numbers, so that nobody has to sit out.
online-robots-in-individual = Robots will make up the numbers, so that nobody has to sit out.
online-fill-in-teams = Robots replace missing teams: nobody sits out.
online-fill-in-individual = Robots replace missing players: nobody sits out.
director-fewer-in-teams = One team fewer
director-fewer-in-individual = One player fewer
director-more-in-teams = Another team
director-more-in-individual = Another player
director-no-movement-in-teams = No movement fits: change the number of teams, the finishing time or the boards per round.
director-no-movement-in-individual = No movement fits: change the number of players, the finishing time or the boards per round.
ruling-stationary-about-in-teams = For those who cannot change tables: from the next draw on, number { $pair } stays at its own. If two such teams meet, the lower number stays.
director-typed-how-pairs-in-teams = One line per result, with the teams: “12 3-14 4S S +1” (board, North-South team, East-West team, contract, declarer, result).
director-typed-how-pairs-in-individual = One line per result, with one player of each side: “12 3-14 4S S +1” (board, North-South player, East-West player, contract, declarer, result).
plan-draw-gone-in-teams = { $count ->
    [one] Team { $pairs } no longer plays but is still in the draw for round { $round }.
   *[other] Teams { $pairs } no longer play but are still in the draw for round { $round }.
}
plan-draw-gone-in-individual = { $count ->
    [one] Player { $pairs } no longer plays but is still in the draw for round { $round }.
   *[other] Players { $pairs } no longer play but are still in the draw for round { $round }.
}
plan-draw-added-in-teams = { $count ->
    [one] Team { $pairs } is playing but is not in the draw for round { $round }.
   *[other] Teams { $pairs } are playing but are not in the draw for round { $round }.
}
plan-draw-added-in-individual = { $count ->
    [one] Player { $pairs } is playing but is not in the draw for round { $round }.
   *[other] Players { $pairs } are playing but are not in the draw for round { $round }.
}
