# Yam Master in English

# Names: what is printed on the square, and what it means
figure =
    { $figure ->
        [brelan-1] three 1s
        [brelan-2] three 2s
        [brelan-3] three 3s
        [brelan-4] three 4s
        [brelan-5] three 5s
        [brelan-6] three 6s
        [full] Full (full house)
        [carre] Carré (four of a kind)
        [yam] Yam (five of a kind)
        [suite] Suite (straight)
        [low] 8 or less
        [sec] Sec (one shot)
       *[defi] Défi (challenge)
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# What happened
throws = { $seat } throws { $dice }.
    .seat = You throw { $dice }.
throws-again = { $seat } throws { $dice }, which makes { $all }.
    .seat = You throw { $dice }, which makes { $all }.
keeps = { $seat } keeps { $dice }.
    .seat = You keep { $dice }.
keeps-nothing = { $seat } keeps nothing.
    .seat = You keep nothing.
announces = { $seat } calls a Défi and keeps { $dice }.
    .seat = You call a Défi and keep { $dice }.
announces-nothing = { $seat } calls a Défi and keeps nothing. Brave!
    .seat = You call a Défi and keep nothing. Brave!
places = { $seat } places a token on { $square }: { $figure }.
    .seat = You place a token on { $square }: { $figure }.
removes = A Predator! { $seat } takes { $other }’s token off { $square }.
    .seat = A Predator! You take { $other }’s token off { $square }.
    .other = A Predator! { $seat } takes your token off { $square }.
removes-out = A Predator! { $seat } takes { $other }’s token off { $square }, and it’s out of the game.
    .seat = A Predator! You take { $other }’s token off { $square }, and it’s out of the game.
    .other = A Predator! { $seat } takes your token off { $square }, and it’s out of the game.
passes = { $seat } passes.
    .seat = You pass.
scores-now = { $seat } now has { $points }.
    .seat = You now have { $points }.
ends-five = Five in a row! { $seat } wins on the spot!
    .seat = Five in a row! You win on the spot!
ends-five-behind = { $other } has more points ({ $points }), but five in a row beats them all.
    .other = You have more points ({ $points }), but five in a row beats them all.
ends-supply = { $seat } has placed the last token. Time to count!
    .seat = You’ve placed your last token. Time to count!
ends-turns = That was turn { $count }, the last one. Time to count!
ends-points = { $seat } wins with { $points } to { $fewer }!
    .seat = You win with { $points } to { $fewer }!
ends-equal = { $points } each: it’s a draw!

# What is expected of you
expect-place-or-throw =
    { $left ->
        [one] Place a token (open: { $squares }), throw one last time, or pass.
       *[other] Place a token (open: { $squares }), throw again, or pass.
    }
expect-place = Place a token (open: { $squares }), or pass.
expect-throw =
    { $left ->
        [one] Keep the dice you like and throw the others one last time, or pass.
       *[other] Keep the dice you like and throw the others, or pass.
    }
expect-pass = No free square fits your dice. You can only pass.
expect-predator = A Yam! Place a token (open: { $squares }), or take one of { $other }’s.
expect-predator-only = A Yam, but no free square takes it. Take one of { $other }’s tokens, or pass.
expect-defi = Your Défi is on! { $otherwise }

# Refusals
refuse-not-five-thrown = A turn begins with all five dice, so this throw needs five numbers.
refuse-not-as-many-thrown =
    { $count ->
        [one] Only the die you didn’t keep is thrown, so this throw needs { $count } number.
       *[other] Only the dice you didn’t keep are thrown, so this throw needs { $count } numbers.
    }
refuse-not-free = There’s already a token on { $square }. Pick a free square.
refuse-sec-too-late = A Sec (one shot) only works with your first throw: { $instead }.
refuse-sec-not-made = A Sec (one shot) needs a Full, a Carré, a Yam, a Suite or 8 or less: { $instead }.
refuse-not-announced = { $square } is for a Défi (challenge). Turn the Défi on after your first throw, keep some dice and throw.
refuse-closed-no-figure = You called a Défi, so you need more than three of a kind: { $instead }.
refuse-closed-defi-only = You called a Défi, so only the Défi squares are open: { $instead }.
refuse-yam-is-no-full = In this game a Full needs two different numbers, and yours are all the same: { $instead }.
refuse-not-made = { $dice } doesn’t make this square’s figure, { $figure }: { $instead }.
refuse-no-throw-left = You’ve had all three throws. Place a token or pass.
refuse-not-lying-there = You can only keep dice that are on the table: { $dice }.
refuse-all-kept = You need at least one die to throw. Keep four or fewer, or place a token.
refuse-defi-too-late = You can only call a Défi right after your first throw. Go on without it.
refuse-defi-announced = You’ve already called your Défi. Just choose the dice you keep.
refuse-no-defi-free = No Défi square is free. Keep your dice and throw without it.
refuse-no-yam = The Predator needs a Yam, five of a kind, and your dice show { $dice }.
refuse-no-token-to-remove = { $other } has no token on { $square }. Take one of these: { $squares }.
refuse-no-token-at-all = { $other } has no token on the board. Place one of your own, or pass.
instead-place = place a token (open: { $squares }), or pass
instead-throw = throw again or pass
instead-pass = you can only pass

# Options
option-strict_full = Strict Full
option-strict_full-help = Does a Full need two different numbers?
option-strict_full-no = No, five of a kind is a Full too
option-strict_full-yes = Yes, two different numbers
option-defi_only = Défi squares only
option-defi_only-help = You won your Défi. Where may your token go?
option-defi_only-no = On any free square your dice fit
option-defi_only-yes = Only on a Défi square
option-predator = Prey of the Predator
option-predator-help = The Predator takes a token off the board. Where does it go?
option-predator-back = Back to its player, who may place it again
option-predator-out = Out of the game
option-max_turns = Longest game
option-max_turns-help = After how many turns (both players together) do we stop and count?

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
drawn-turn = Turn { $turn } of { $most }, then the points decide
drawn-over = The game is over after turn { $turn }
drawn-dice = Dice: { $dice } (throw { $throw } of 3)
drawn-kept = Kept: { $dice } (throw { $throw } of 3 comes next)
drawn-to-throw = All five dice are about to be thrown (throw { $throw } of 3)
drawn-announced = The Défi is on
drawn-five = { $seat } has five in a row, and that decides
    .seat = You have five in a row, and that decides

# What is told of a finished game, after a name or "you", and in a list
feat-tokens =
    { $count ->
        [one] placed { $count } token
       *[other] placed { $count } tokens
    }
feat-tokens-label = Tokens placed
feat-yams =
    { $count ->
        [one] threw { $count } Yam
       *[other] threw { $count } Yams
    }
feat-yams-label = Yams thrown
feat-secs =
    { $count ->
        [one] filled { $count } Sec square
       *[other] filled { $count } Sec squares
    }
feat-secs-label = Sec squares filled
feat-defis-kept =
    { $count ->
        [one] won { $count } Défi
       *[other] won { $count } Défis
    }
feat-defis-kept-label = Défis won
feat-defis-lost =
    { $count ->
        [one] lost { $count } Défi
       *[other] lost { $count } Défis
    }
feat-defis-lost-label = Défis lost
feat-prey =
    { $count ->
        [one] caught { $count } token with the Predator
       *[other] caught { $count } tokens with the Predator
    }
feat-prey-label = Caught by the Predator
feat-best-token =
    { $count ->
        [one] scored { $count } point with a single token
       *[other] scored { $count } points with a single token
    }
feat-best-token-label = Best token

# Advice: what to do, in the words of the buttons, and why that can be good
advise-place = Place a token on { $square }: { $figure }
advise-remove = Take the token off { $square }
advise-pass = Pass
advise-keep =
    { $count ->
        [one] Keep { $dice } and throw 1 die
       *[other] Keep { $dice } and throw { $count } dice
    }
advise-keep-nothing = Throw 5 dice
advise-announce =
    { $count ->
        [one] Turn on the Défi, keep { $dice } and throw 1 die
       *[other] Turn on the Défi, keep { $dice } and throw { $count } dice
    }
advise-announce-nothing = Turn on the Défi and throw 5 dice
likely =
    { $how ->
        [sure] It can’t fail!
        [very] It’s very likely to work: { $odds }.
        [probably] It’ll probably work: { $odds }.
        [even] Your chances are about even: { $odds }.
        [unlikely] It’s unlikely, but possible: { $odds }.
       *[hardly] You’d need a lot of luck: { $odds }.
    }
why-five = That’s five in a row, and you win!
why-last-token = It’s your last token and ends the game: { $own } for you, { $most } for { $other }.
why-stops-five = You stop { $other }, who could make five in a row there.
why-makes-and-stops = It brings you { $points }, and { $other } can’t make { $most } there any more.
why-makes = It brings you { $points }.
why-stops = Now { $other } can’t make { $most } there any more.
why-lines =
    { $count ->
        [0] No line of yours can go through this square any more.
        [one] You can still make one line of three through this square.
       *[other] You can still make { $count } lines of three through this square.
    }
why-remove-points = It costs { $other } { $points }.
why-remove =
    { $count ->
        [0] Then { $other } has no token left on the board.
        [one] Then { $other } has only one token left on the board.
       *[other] Then { $other } has only { $count } tokens left on the board.
    }
why-pass-only = No free square fits your dice, and you have no throw left.
why-pass-last = Your last token would end the game.
why-pass =
    { $count ->
        [one] You don’t have to place. You keep your last token.
       *[other] You don’t have to place. You keep your { $count } tokens.
    }
why-throw = Your two throws are for { $square }: { $figure }. { $likely }
why-throw-once = This throw is for { $square }: { $figure }. { $likely }
why-throw-predator = You’re going for a Yam, to take one of { $other }’s tokens. { $likely }
why-throw-nothing = With these dice no free square is within reach any more.
