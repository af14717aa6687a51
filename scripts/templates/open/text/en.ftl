# Demo in English

# What happened
rolls = { $seat } rolls the die.
shows =
    { $points ->
        [one] It shows { $face }: { $points } point this turn.
       *[other] It shows { $face }: { $points } points this turn.
    }
keeps =
    { $points ->
        [one] { $seat } stops and keeps { $points } point.
       *[other] { $seat } stops and keeps { $points } points.
    }
loses =
    { $points ->
        [0] It shows 1: the turn of { $seat } is over.
        [one] It shows 1: { $seat } loses { $points } point.
       *[other] It shows 1: { $seat } loses { $points } points.
    }
ends = The game ends with this turn of { $seat }.

# What is expected of you
expect-roll = Roll the die.
expect-turn =
    { $points ->
        [one] Roll again, or stop and keep { $points } point.
       *[other] Roll again, or stop and keep { $points } points.
    }

# Refusals
refuse-roll-first = You have nothing to keep yet: roll the die first.

# Options
option-goal = Goal
option-goal-help = How many points must a player reach to win?

# The table drawn as text
drawn-seat = { $points } of { $goal }
drawn-pot = This turn: { $points }

# What is told of a finished game, after a name, and in a list
feat-best-turn =
    { $count ->
        [one] keeps { $count } point in one turn
       *[other] keeps { $count } points in one turn
    }
feat-best-turn-label = Best turn
feat-lost-points =
    { $count ->
        [one] loses { $count } point to a 1
       *[other] loses { $count } points to a 1
    }
feat-lost-points-label = Points lost

# Advice: what to do, and why that can be good
advise-roll = Roll the die
advise-stop = Stop
why-roll = The chance that the die does not show 1 is { $odds }.
why-stop =
    { $points ->
        [one] You keep { $points } point.
       *[other] You keep { $points } points.
    }
