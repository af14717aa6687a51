# YAKI in English

# Names
token =
    { $colour ->
        [green] green { $number }
        [red] red { $number }
        [yellow] yellow { $number }
       *[violet] violet { $number }
    }
coloured =
    { $colour ->
        [green] a green token
        [red] a red token
        [yellow] a yellow token
       *[violet] a violet token
    }
number = { $number }

# What happened
turns-up = { $seat } turns up the token at place { $place }.
lays-start = { $seat } lays { $token } on the start square.
lays = { $seat } lays { $token } on square { $square }.
misses = It is { $token } and does not fit: it goes back face down.
stops = { $seat } stops here; all tokens stay on the path.
none-left = No token is left to turn up, so the turn of { $seat } ends.
goes-back =
    { $count ->
        [one] { $seat } keeps the most advanced token; { $count } other goes back face down.
       *[other] { $seat } keeps the most advanced token; { $count } others go back face down.
    }
wins-trophy = { $seat } lays { $token } on the trophy square and wins a trophy.
has-trophies =
    { $count ->
        [one] { $seat } has { $count } trophy; { $goal } win the game.
       *[other] { $seat } has { $count } trophies; { $goal } win the game.
    }
wins =
    { $count ->
        [one] { $seat } wins the game with { $count } trophy.
       *[other] { $seat } wins the game with { $count } trophies.
    }
boards-go-left = All tokens are shuffled, and every board goes to the player on the left.
begins = { $seat } begins the new round.
void-turns = { $turns } turns have brought no trophy: the round is void, and all tokens are shuffled.
void-stuck = No token can fit any more: the round is void, and all tokens are shuffled.
ends-void = { $count } void rounds in a row end the game.

# What is expected of you
expect-start = Turn up a token: any one goes on your start square.
expect-plain = Turn up { $coloured } or a { $numbers }, to follow your { $token }.
expect-trophy = Turn up { $coloured } or a { $numbers }, to follow your { $token } and win the trophy.
expect-same-colour = Turn up { $coloured }: the next square wants this colour, and any number fits.
expect-coloured = Turn up { $tokens }: the next square wants this colour.
expect-or-stop = { $flip } Or stop: your tokens stay where they are.

# Refusals
refuse-not-face-down = No token lies face down at place { $place }: choose a place where one does.
refuse-seen-before = The { $token } was turned up in this round already: it lies somewhere else.
refuse-no-stop = You cannot stop: turn up tokens until one does not fit.
refuse-stop-too-early = You can stop once you have laid a token in this turn: turn one up first.

# Options
option-paths = Boards
option-paths-help = The paths of the six boards, to enter your own: S start, T trophy, G green, R red, Y yellow and V violet square, a dot for a plain one; 4 to 16 squares each, separated by commas.
paths-count = There are always six paths, separated by commas, not { $found }.
path-length = Path { $number }, “{ $path }”, has { $squares } squares: a path has 4 to 16.
path-ends = Path { $number }, “{ $path }”, must begin with S and end with T.
path-letters = Path { $number }, “{ $path }”, can have only dots and the letters G, R, Y and V between S and T.
option-may_stop = Stopping
option-may_stop-help = May a player who has laid a token stop, instead of turning up tokens until one does not fit?
option-may_stop-no = No, go on until a token does not fit
option-may_stop-yes = Yes, and all tokens stay on the path
option-trophies = Trophies
option-trophies-help = How many trophies win the game.

# The table drawn as text
drawn-face-down = Face down:

# What is told of a finished game, after a name, and in a list
feat-longest-run =
    { $count ->
        [one] lays { $count } token in one turn
       *[other] lays { $count } tokens in one turn
    }
feat-longest-run-label = Longest run
feat-remembered =
    { $count ->
        [one] finds { $count } token from memory
       *[other] finds { $count } tokens from memory
    }
feat-remembered-label = Found from memory
feat-lucky =
    { $count ->
        [one] is lucky with { $count } unknown token
       *[other] is lucky with { $count } unknown tokens
    }
feat-lucky-label = Lucky flips
feat-mixed-up =
    { $count ->
        [one] mixes up { $count } token seen before
       *[other] mixes up { $count } tokens seen before
    }
feat-mixed-up-label = Mixed up
feat-flips =
    { $count ->
        [one] turns up { $count } token
       *[other] turns up { $count } tokens
    }
feat-flips-label = Tokens turned up

# Advice: what to do, and why that can be good
advise-stop = Stop: your tokens stay where they are
advise-any = Turn up a token
advise-flip = Turn up the token at place { $place }
why-start = Any token goes on your start square.
why-fits = The token there is { $token }, and it fits.
why-misses = The token there is { $token }: it does not fit, so your turn ends and only your most advanced token stays, but nobody sees a new one.
why-hidden =
    { $fitting ->
        [0] Of the { $count } tokens face down none fits ({ $odds }).
        [one] Of the { $count } tokens face down { $fitting } fits: { $odds }.
       *[other] Of the { $count } tokens face down { $fitting } fit: { $odds }.
    }
why-seen =
    { $fitting ->
        [0] Of the { $count } tokens not seen yet none fits ({ $odds }).
        [one] Of the { $count } tokens not seen yet { $fitting } fits: { $odds }.
       *[other] Of the { $count } tokens not seen yet { $fitting } fit: { $odds }.
    }
why-trophy =
    { $fitting ->
        [0] Of the { $count } tokens that can lie there none wins the trophy ({ $odds }).
        [one] Of the { $count } tokens that can lie there { $fitting } fits and wins the trophy: { $odds }.
       *[other] Of the { $count } tokens that can lie there { $fitting } fit and win the trophy: { $odds }.
    }
why-stop =
    { $fitting ->
        [0] If you stop, the others see no new token and get none of yours back; of the { $count } face down none fits.
        [one] If you stop, the others see no new token and get none of yours back; of the { $count } face down { $fitting } fits.
       *[other] If you stop, the others see no new token and get none of yours back; of the { $count } face down { $fitting } fit.
    }
