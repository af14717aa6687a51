# Yam Master in English: what only the browser says

# The board
web-board = Board
web-camps = Players
# On a square
web-figure =
    { $figure ->
        [brelan-1] Three 1s
        [brelan-2] Three 2s
        [brelan-3] Three 3s
        [brelan-4] Three 4s
        [brelan-5] Three 5s
        [brelan-6] Three 6s
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 or less
        [sec] Sec
       *[defi] Défi
    }
web-figure-short =
    { $figure ->
        [brelan-1] 3 × 1
        [brelan-2] 3 × 2
        [brelan-3] 3 × 3
        [brelan-4] 3 × 4
        [brelan-5] 3 × 5
        [brelan-6] 3 × 6
        [low] 8 max
       *[other] { web-figure }
    }
# As it is read out: what stands on the square, and what it means
web-figure-spoken =
    { $figure ->
        [full] Full (full house)
        [carre] Carré (four of a kind)
        [yam] Yam (five of a kind)
        [suite] Suite (straight)
        [sec] Sec (one shot)
        [defi] Défi (challenge)
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, free
web-square-open = { $square }, { $figure }, free, you can place a token here
web-square-token = { $square }, { $figure }, { $seat }’s token
    .seat = { $square }, { $figure }, your token
web-square-prey = { $square }, { $figure }, { $seat }’s token, you can take it off
    .seat = { $square }, { $figure }, your token
web-open-squares = Squares you can choose
web-open-none = These dice don’t fit any square.

# The dice
web-dice = Dice
web-dice-of = { $seat }’s dice
    .seat = Your dice
web-die = Die { $place }: { $value }
web-die-kept = Die { $place }: { $value }, kept
web-die-blank = Die { $place }: not thrown yet
web-rail = Tap the dice you want to keep
web-throw-count = Throw { $throw } of { $most }

# Your turn
web-throw =
    { $count ->
        [0] Throw
        [one] Throw { $count } die
       *[other] Throw { $count } dice
    }
web-throw-defi =
    { $count ->
        [0] Défi: throw
       *[other] Défi: throw { $count }
    }
web-throws-left =
    { $count ->
        [one] { $count } throw left
       *[other] { $count } throws left
    }
web-place = Place a token on { $square }
web-remove = Take the token off { $square }
web-pass = Pass
web-pass-now = Pass and end your turn
web-back = Never mind
web-defi-off = Feeling lucky? Bet that your next throws make more than three of a kind.
web-defi-on =
    { $only ->
        [yes] Make more than three of a kind! Then only Défi squares are open.
       *[no] Make more than three of a kind, or every square stays closed!
    }

# The end
web-five = Five in a row!
web-decided-five = five in a row

# The table in sentences
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
    .seat = You: { $told }.
web-read-tokens = { $seat } has tokens on { $squares }.
    .seat = You have tokens on { $squares }.
web-read-line = In a row: { $squares }, { $points }.
