# The coach: luck and skill of a finished game, and what could have been better.

coach-title = Coach
coach-title-of = Coach: { $game }
coach-open = Coach: luck and skill
coach-open-label = Coach: { $game }, table { $code }
coach-begins = The coach is looking at the game.
coach-looking = Looking at the game: step { $done } of { $total }.
coach-progress = How far the coach is
coach-patience = It takes about a minute, and others may be ahead of you. You can leave and come back later.

# Luck and skill
coach-balance = Luck and skill
coach-terms = Everyone starts with the same share of the win. Luck is what cards, dice and everything you couldn’t know gave or took. The rest is what was decided at the table, by you and by the others. Accuracy is 100 if every decision was the best one, and 0 if moves drawn by lot would have done as well.
coach-wins = { $name } wins.
coach-shares = { $name } shares the win.
coach-loses = { $name } doesn’t win.
coach-luck = Luck
coach-decided = Decisions
coach-accuracy = Accuracy:
coach-sum = Luck { $luck }, decisions { $decided }, give or take { $error } of 100.

# The chart
coach-chart = Chances along the game
coach-axis = Wins of 100
coach-cursor = Moment of the game
coach-moment = { $number } of { $count }:
coach-chance-of = { $name } wins { $chance } of 100.
coach-from = Start
coach-to = End
coach-back = To the mistake before
coach-on = To the next mistake
coach-see = See it in the replay
coach-table = The chances as a table
coach-what = What happens

# Decisions
coach-decisions = What could have been better
coach-whose = Whose decisions?
coach-everyone = Everyone’s
coach-count =
    { $count ->
        [one] One decision was clearly worse than another choice.
       *[other] { $count } decisions were clearly worse than another choice.
    }
coach-none = No big mistakes. Great game, everyone!
coach-none-of = { $name } made no big mistakes. Well played!
coach-all = All slips and mistakes
coach-made = Done
coach-better = Better
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder

# Moments that mattered
coach-mattered = Moments that mattered
coach-mattered-whose = Whose moments?
coach-mattered-none = No big moments this time: well played, steady as a yak!
coach-odds = The odds
coach-moment-slip = “{ $move }” was a little slip.
coach-moment-mistake = “{ $move }” was a mistake.
coach-moment-blunder = “{ $move }” was costly.
coach-moment-find = “{ $move }”: great find!
coach-moment-unlucky = “{ $move }” was the right choice. Bad luck!
coach-moment-lucky = “{ $move }” was risky, and it paid off!
coach-moment-better = Better: “{ $move }”.
