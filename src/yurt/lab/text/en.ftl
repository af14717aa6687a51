# The report of a study in English

report-title = { $game }: a study
report-random = { $games } games of each kind, random moves, seed { $seed }; seat 0 begins
report-bots = { $games } games of each kind, bots, seed { $seed }; seat 0 begins
report-options = Played with { $options }.
report-intervals = Intervals hold the true figure in 95 of 100 studies.
players-count = { $count } players
seat-number = Seat { $seat }

lengths-title = How long games last
lengths-note = Events of a game: decisions, cards and dice.
axis-events = Events
axis-games = Games, %
column-players = Players
column-mean = Mean
column-least = Least
column-most = Most
column-quantile = 95 % have at most
column-capped = Capped, %

seats-title = Who wins
seats-note = A shared win counts in equal parts. The line is what each seat would win if all were equal.
axis-seat = Seat
axis-wins = Wins, %
column-shared = Shared wins, %

branching-title = How much there is to choose from
branching-note = Legal moves at a decision, from the first tenth of a game to the last.
axis-progress = Progress of the game, %
axis-moves = Legal moves
column-decisions = Decisions in a game
column-moves = Moves, mean
column-widest = Moves, most

luck-title = Luck
luck-note = Each game was played twice more: with the same chance and new decisions, and with the same decisions and new chance. What the first replay repeats of who wins is chance alone, what the second repeats is decisions alone, and the rest is their interplay. The luck share is chance alone and half of the interplay. It tells about these players, not about how far a better one would get.
axis-variance = Share of what decides who wins, %
column-luck = Luck share, %
column-chance = Chance alone, %
column-choice = Decisions alone, %
column-interplay = Interplay, %

effects-title = What the options change
effects-note = Each value compared with the one that was played, all else being equal.
axis-effect = Change in events
column-option = Option
column-value = Value
column-instead = Instead of
column-events = Events
column-first = Wins of seat 0, %
