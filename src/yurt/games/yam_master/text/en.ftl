# Yam Master in English

# Names
figure =
    { $figure ->
        [brelan-1] Brelan of 1
        [brelan-2] Brelan of 2
        [brelan-3] Brelan of 3
        [brelan-4] Brelan of 4
        [brelan-5] Brelan of 5
        [brelan-6] Brelan of 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 or less
        [sec] Sec
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# What happened
throws = { $seat } throws { $dice }.
throws-again = { $seat } throws { $dice }; the dice show { $all }.
keeps = { $seat } keeps { $dice }.
keeps-nothing = { $seat } keeps nothing.
announces = { $seat } announces a Défi and keeps { $dice }.
announces-nothing = { $seat } announces a Défi and keeps nothing.
places = { $seat } places a token on { $square }: { $figure }.
removes = { $seat } plays the Predator and takes the token of { $other } off { $square }.
removes-out = { $seat } plays the Predator and takes the token of { $other } off { $square }: it is out of the game.
passes = { $seat } ends the turn without placing.
scores-now = { $seat } now has { $points }.
ends-five = { $seat } has five in a row and wins at once.
ends-five-behind = { $other } has { $points } and so more, but five in a row decide.
ends-supply = { $seat } has placed the last token, so the game ends.
ends-turns = { $count } turns are played, so the game ends.
ends-points = { $seat } wins with { $points } to { $fewer }.
ends-equal = Both have { $points }: it is a draw.

# What is expected of you
expect-place-or-throw =
    { $left ->
        [one] Place a token (open: { $squares }), keep dice and throw the others one last time, or pass.
       *[other] Place a token (open: { $squares }), keep dice and throw the others, or pass.
    }
expect-place = Place a token (open: { $squares }), or pass.
expect-throw =
    { $left ->
        [one] Keep dice and throw the others one last time, or pass.
       *[other] Keep dice and throw the others, or pass.
    }
expect-pass = The dice open no free square: pass.
expect-predator = { $otherwise } With your Yam you may instead take a token of { $other } off the board.
expect-predator-only = The dice open no free square: with your Yam take a token of { $other } off the board, or pass.
expect-defi = Your Défi stands. { $otherwise }

# Refusals
refuse-not-five-thrown = A turn begins with all five dice: the throw needs five values.
refuse-not-as-many-thrown =
    { $count ->
        [one] Only the die that was not kept is thrown: the throw needs { $count } value.
       *[other] Only the dice that were not kept are thrown: the throw needs { $count } values.
    }
refuse-not-free = A token already stands on { $square }: choose a free square.
refuse-sec-too-late = A Sec must be made by the first throw: { $instead }.
refuse-sec-not-made = A Sec needs a Full, a Carré, a Yam, a Suite or 8 or less: { $instead }.
refuse-not-announced = The square { $square } is for a Défi: announce it after your first throw, together with the dice you keep.
refuse-closed-no-figure = After a Défi the dice must make more than a Brelan: { $instead }.
refuse-closed-defi-only = After a Défi only Défi squares are open: { $instead }.
refuse-yam-is-no-full = In this game a Full needs two different numbers, and your dice are all alike: { $instead }.
refuse-not-made = { $dice } does not make the figure of this square ({ $figure }): { $instead }.
refuse-no-throw-left = All three throws are made: place a token or pass.
refuse-not-lying-there = You can keep only dice that lie there: { $dice }.
refuse-all-kept = A throw needs at least one die: keep four or fewer, or place a token.
refuse-defi-too-late = A Défi is announced after the first throw: now it is too late, go on without it.
refuse-defi-announced = Your Défi is already announced: just name the dice you keep.
refuse-no-defi-free = No Défi square is free: keep your dice without announcing.
refuse-no-yam = The Predator needs a Yam, five alike, and the dice show { $dice }.
refuse-no-token-to-remove = There is no token of { $other } on { $square }: choose one of { $squares }.
refuse-no-token-at-all = No token of { $other } is on the board: place one of your own, or pass.
instead-place = place a token (open: { $squares }), or pass
instead-throw = throw again or pass
instead-pass = you can only pass

# Options
option-strict_full = Strict Full
option-strict_full-help = Must a Full show two different numbers, so that five alike are none?
option-strict_full-no = No, a Yam is also a Full
option-strict_full-yes = Yes, two different numbers
option-defi_only = Défi squares only
option-defi_only-help = Once a Défi is announced, may a token be placed on Défi squares only?
option-defi_only-no = No, a won Défi also opens the squares of whatever the dice make
option-defi_only-yes = Yes, on Défi squares only
option-predator = Prey of the Predator
option-predator-help = Where does a token go that the Predator takes off the board?
option-predator-back = Back to its owner, who may place it again
option-predator-out = Out of the game
option-max_turns = Longest game
option-max_turns-help = After how many turns of both players together are the points counted, even if everyone has tokens left?

# The table drawn as text
drawn-seat =
    { $supply ->
        [one] { $supply } token left, { $points }
       *[other] { $supply } tokens left, { $points }
    }
drawn-gone = { $count } out of the game
drawn-square =
    { $figure ->
        [brelan-1] 1
        [brelan-2] 2
        [brelan-3] 3
        [brelan-4] 4
        [brelan-5] 5
        [brelan-6] 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] ≤8
        [sec] Sec
       *[defi] Défi
    }
drawn-turn = Turn { $turn } of { $most } at most
drawn-over = The game is over after turn { $turn }
drawn-dice = Dice: { $dice } (throw { $throw } of 3)
drawn-kept = Kept: { $dice } (throw { $throw } of 3 comes)
drawn-to-throw = All five dice are to be thrown (throw { $throw } of 3)
drawn-announced = A Défi is announced
drawn-five = { $seat } has five in a row, which decides

# What is told of a finished game, after a name, and in a list
feat-tokens =
    { $count ->
        [one] places { $count } token
       *[other] places { $count } tokens
    }
feat-tokens-label = Tokens placed
feat-yams =
    { $count ->
        [one] throws { $count } Yam
       *[other] throws { $count } Yams
    }
feat-yams-label = Yams thrown
feat-secs =
    { $count ->
        [one] fills { $count } Sec square
       *[other] fills { $count } Sec squares
    }
feat-secs-label = Sec squares filled
feat-defis-kept =
    { $count ->
        [one] wins { $count } Défi
       *[other] wins { $count } Défis
    }
feat-defis-kept-label = Défis won
feat-defis-lost =
    { $count ->
        [one] fails at { $count } Défi
       *[other] fails at { $count } Défis
    }
feat-defis-lost-label = Défis lost
feat-prey =
    { $count ->
        [one] takes { $count } token with the Predator
       *[other] takes { $count } tokens with the Predator
    }
feat-prey-label = Taken by the Predator
feat-best-token =
    { $count ->
        [one] gains { $count } point with one token
       *[other] gains { $count } points with one token
    }
feat-best-token-label = Best token

# Advice: what to do, and why that can be good
advise-place = Place a token on { $square } ({ $figure })
advise-remove = Take the token of { $other } off { $square }
advise-pass = End your turn without a token
advise-keep =
    { $count ->
        [one] Keep { $dice } and throw the other die
       *[other] Keep { $dice } and throw the other { $count }
    }
advise-keep-nothing = Throw all five dice again
advise-announce =
    { $count ->
        [one] Announce a Défi, keep { $dice } and throw the other die
       *[other] Announce a Défi, keep { $dice } and throw the other { $count }
    }
advise-announce-nothing = Announce a Défi and throw all five dice again
why-five = It makes five in a row and wins the game.
why-last-token = It is your last token: the game ends with { $own } to { $most } points against { $other }.
why-stops-five = There { $other } could have made five in a row.
why-makes-and-stops = It makes { $points }, and { $other } could have made { $most } there.
why-makes = It makes { $points }.
why-stops = There { $other } could have made { $most }.
why-lines =
    { $count ->
        [0] No line through this square can become yours.
        [one] One line of three through this square can still become yours.
       *[other] { $count } lines of three through this square can still become yours.
    }
why-remove-points = It costs { $other } { $points }.
why-remove =
    { $count ->
        [0] That leaves { $other } with no token on the board.
        [one] That leaves { $other } with one token on the board.
       *[other] That leaves { $other } with { $count } tokens on the board.
    }
why-pass-only = The dice open no free square, and no throw is left.
why-pass-last = Your last token would end the game.
why-pass =
    { $count ->
        [one] Nothing has to be placed; you keep your last token.
       *[other] Nothing has to be placed; you keep your { $count } tokens.
    }
why-throw = If you go for { $square } ({ $figure }), you get it within two throws with a chance of { $odds }.
why-throw-once = The chance to get { $square } ({ $figure }) with this throw is { $odds }.
why-throw-predator = The chance of a Yam, to take a token of { $other } off the board, is { $odds }.
why-throw-nothing = No free square can be reached any more with these dice.
