# YAKI in English

# Names
token =
    { $colour ->
        [green] the green { $number }
        [red] the red { $number }
        [yellow] the yellow { $number }
       *[violet] the violet { $number }
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
    .seat = You turn up the token at place { $place }.
lays-start = { $seat } puts { $token } on the start square.
    .seat = You put { $token } on your start square.
lays = { $seat } puts { $token } on square { $square }.
    .seat = You put { $token } on square { $square }.
misses = It’s { $token }. It doesn’t fit and goes back face down.
stops = { $seat } stops here. All tokens stay on the path.
    .seat = You stop here. All your tokens stay on the path.
none-left = There’s no token left to turn up, so { $seat }’s turn is over.
    .seat = There’s no token left to turn up, so your turn is over.
goes-back =
    { $count ->
        [one] { $seat } keeps the front token. The other one goes back face down.
       *[other] { $seat } keeps the front token. The other { $count } go back face down.
    }
    .seat =
        { $count ->
            [one] You keep your front token. The other one goes back face down.
           *[other] You keep your front token. The other { $count } go back face down.
        }
wins-trophy = { $seat } puts { $token } on the trophy square and wins a trophy!
    .seat = You put { $token } on the trophy square: the trophy is yours!
has-trophies =
    { $count ->
        [one] { $seat } now has { $count } trophy. It takes { $goal } to win.
       *[other] { $seat } now has { $count } trophies. It takes { $goal } to win.
    }
    .seat =
        { $count ->
            [one] You now have { $count } trophy. It takes { $goal } to win.
           *[other] You now have { $count } trophies. It takes { $goal } to win.
        }
wins =
    { $count ->
        [one] { $seat } wins the game with { $count } trophy!
       *[other] { $seat } wins the game with { $count } trophies!
    }
    .seat =
        { $count ->
            [one] You win the game with { $count } trophy!
           *[other] You win the game with { $count } trophies!
        }
boards-go-left = The tokens are shuffled, and everyone passes their board to the left.
begins = { $seat } begins the new round.
    .seat = You begin the new round.
void-turns =
    { $turns ->
        [one] { $turns } turn and still no trophy: this round doesn’t count. The tokens are shuffled.
       *[other] { $turns } turns and still no trophy: this round doesn’t count. The tokens are shuffled.
    }
void-stuck = No token can fit any more: this round doesn’t count. The tokens are shuffled.
ends-void =
    { $count ->
        [one] { $count } round in a row doesn’t count, so the game ends here.
       *[other] { $count } rounds in a row don’t count, so the game ends here.
    }

# What is expected of you
expect-start = Turn up a token: any one can go on your start square.
expect-plain = Turn up { $coloured } or a { $numbers } to follow { $token }.
expect-trophy = Turn up { $coloured } or a { $numbers } to follow { $token }, and the trophy is yours!
expect-same-colour = Turn up { $coloured }, whatever its number: your next square has that colour.
expect-coloured = Turn up { $tokens }: your next square has that colour.
expect-or-stop = { $flip } Or stop here: your tokens stay on the path.

# Refusals
refuse-not-face-down = There’s no face-down token at place { $place }. Pick a place that has one.
refuse-seen-before = Somebody has turned up { $token } in this round already: it lies somewhere else.
refuse-no-stop = You can’t stop in this game: keep turning up tokens until one doesn’t fit.
refuse-stop-too-early = You can stop once you’ve put a token on your path in this turn. Turn one up first.

# Options
option-paths = Boards
option-paths-help = The paths of the six boards, if you’d like to use your own: S start, T trophy, G green, R red, Y yellow and V violet square, a dot for a plain one. 4 to 16 squares each, with commas between the paths.
paths-count = There are always six paths, separated by commas, not { $found }.
path-length =
    { $squares ->
        [one] Path { $number }, “{ $path }”, has { $squares } square: a path has 4 to 16.
       *[other] Path { $number }, “{ $path }”, has { $squares } squares: a path has 4 to 16.
    }
path-ends = Path { $number }, “{ $path }”, must begin with S and end with T.
path-letters = Path { $number }, “{ $path }”, can have only dots and the letters G, R, Y and V between S and T.
option-may_stop = Stopping
option-may_stop-help = Once you’ve put a token on your path, may you stop instead of going on until one doesn’t fit?
option-may_stop-no = No, go on until one doesn’t fit
option-may_stop-yes = Yes, and your tokens stay on the path
option-trophies = Trophies
option-trophies-help = How many trophies it takes to win the game.

# The table drawn as text
drawn-face-down = Face down:

# What is told of a finished game, after “you” or a name, and in a list
feat-longest-run =
    { $count ->
        [one] put { $count } token on the path in one turn
       *[other] put { $count } tokens on the path in one turn
    }
feat-longest-run-label = Longest run
feat-remembered =
    { $count ->
        [one] found { $count } token from memory
       *[other] found { $count } tokens from memory
    }
feat-remembered-label = Found from memory
feat-lucky =
    { $count ->
        [one] got lucky with { $count } unknown token
       *[other] got lucky with { $count } unknown tokens
    }
feat-lucky-label = Lucky finds
feat-mixed-up =
    { $count ->
        [one] mixed up { $count } token
       *[other] mixed up { $count } tokens
    }
feat-mixed-up-label = Mix-ups
feat-flips =
    { $count ->
        [one] turned up { $count } token
       *[other] turned up { $count } tokens
    }
feat-flips-label = Tokens turned up

# Advice: what to do, and why that can be good
advise-stop = Stop here: your tokens stay on the path
advise-any = Turn up a token: any one will do
advise-blind =
    { $likely ->
        [sure] Turn up a token: any one fits
        [very-likely] Turn up a token: even one you don’t know very likely fits
        [probably] Turn up a token: even one you don’t know probably fits
        [even] Turn up a token: one you don’t know fits about half the time
        [unlikely] Turn up a token you remember: one you don’t know is unlikely to fit
       *[no] Turn up a token: none fits, so your turn ends with it
    }
advise-flip = Turn up the token at place { $place }
why-start = Any token can go on your start square.
why-fits = The token there is { $token }. It fits!
why-misses = The token there is { $token }. It doesn’t fit and your turn ends, but the others see nothing new.
why-hidden =
    { $count ->
        [one]
            { $fitting ->
                [0] The only face-down token doesn’t fit.
               *[other] The only face-down token fits ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] None of the { $count } face-down tokens fits.
                [one] Only one of the { $count } face-down tokens fits ({ $odds }).
               *[other] { $fitting } of the { $count } face-down tokens fit ({ $odds }).
            }
    }
why-seen =
    { $count ->
        [one]
            { $fitting ->
                [0] Only one token hasn’t been seen yet, and it doesn’t fit.
               *[other] Only one token hasn’t been seen yet, and it fits ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } tokens haven’t been seen yet, and none of them fits.
                [one] { $count } tokens haven’t been seen yet, and one of them fits ({ $odds }).
               *[other] { $count } tokens haven’t been seen yet, and { $fitting } of them fit ({ $odds }).
            }
    }
why-trophy =
    { $count ->
        [one]
            { $fitting ->
                [0] Only one token can lie there, and it doesn’t win the trophy.
               *[other] Only one token can lie there, and it wins the trophy ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } tokens can lie there, and none of them wins the trophy.
                [one] { $count } tokens can lie there, and one of them wins the trophy ({ $odds }).
               *[other] { $count } tokens can lie there, and { $fitting } of them win the trophy ({ $odds }).
            }
    }
why-stop =
    { $count ->
        [one]
            { $fitting ->
                [0] You keep all your tokens, and the others see nothing new. The only face-down token doesn’t fit.
               *[other] You keep all your tokens, and the others see nothing new. The only face-down token fits.
            }
       *[other]
            { $fitting ->
                [0] You keep all your tokens, and the others see nothing new. None of the { $count } face-down tokens fits.
                [one] You keep all your tokens, and the others see nothing new. Only one of the { $count } face-down tokens fits.
               *[other] You keep all your tokens, and the others see nothing new. { $fitting } of the { $count } face-down tokens fit.
            }
    }
