# Demo in English

# What happened
rolls = { $seat } rolls { $dice }.
rolls-hidden = { $seat } rolls under the cup.
bid =
    { $count ->
        [one] at least { $count } die shows { $face }
       *[other] at least { $count } dice show { $face }
    }
bids = { $seat } bids: { $bid }.
doubts = { $seat } doubts the bid of { $bidder }.
lifted = All cups are lifted: { $hands }.
hand = { $seat } has { $dice }
found =
    { $count ->
        [0] No die shows { $face }.
        [one] { $count } die shows { $face }.
       *[other] { $count } dice show { $face }.
    }
loses-chip =
    { $left ->
        [0] { $seat } loses the last chip.
        [one] { $seat } loses a chip and has { $left } left.
       *[other] { $seat } loses a chip and has { $left } left.
    }
ends = So the game is over.

# What is expected of you
expect-first = Bid on all { $dice } dice.
expect-turn = Bid more than “{ $bid }”, or doubt it.
expect-doubt = There is no higher bid: doubt it.

# Refusals
refuse-too-many = There are only { $dice } dice on the table: bid on fewer.
refuse-too-low = That is not more than “{ $bid }”: bid “{ $least }” or more, or doubt.
refuse-highest = There is no higher bid: doubt it.
refuse-nothing-to-doubt = There is nothing to doubt yet: make the first bid.

# Options
option-chips = Chips
option-chips-help = How many chips does everyone begin with?

# The table drawn as text
drawn-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
drawn-bid = { $seat } bids: { $bid }

# What is told of a finished game, after a name, and in a list
feat-right-doubts =
    { $count ->
        [one] doubts rightly once
       *[other] doubts rightly { $count } times
    }
feat-right-doubts-label = Right doubts
feat-wrong-doubts =
    { $count ->
        [one] doubts wrongly once
       *[other] doubts wrongly { $count } times
    }
feat-wrong-doubts-label = Wrong doubts
feat-highest-bid =
    { $count ->
        [one] bids on { $count } die
       *[other] bids on { $count } dice
    }
feat-highest-bid-label = Highest bid

# Moves in words, and what speaks for them
advise-bid = Bid: { $bid }
advise-doubt = Doubt the bid
why-bid = You hold { $own } with { $face }; the chance that the bid is true is { $odds }.
why-doubt = As far as your dice tell, the chance that the bid is false is { $odds }.

# The parts of a bid, where they are chosen one by one
part-number = Number of dice
part-face = Face
