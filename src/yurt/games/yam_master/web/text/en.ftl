# Yam Master in English: what only the browser says

# The board
web-board = Board
web-camps = Players
web-figure =
    { $figure ->
        [brelan-1] Brelan 1
        [brelan-2] Brelan 2
        [brelan-3] Brelan 3
        [brelan-4] Brelan 4
        [brelan-5] Brelan 5
        [brelan-6] Brelan 6
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
        [brelan-1] Br. 1
        [brelan-2] Br. 2
        [brelan-3] Br. 3
        [brelan-4] Br. 4
        [brelan-5] Br. 5
        [brelan-6] Br. 6
        [low] 8 max
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, free
web-square-open = { $square }, { $figure }, free, you can place here
web-square-token = { $square }, { $figure }, token of { $seat }
web-square-prey = { $square }, { $figure }, token of { $seat }, you can take it off
web-open-squares = Squares you can choose
web-open-none = These dice open no square.

# The dice
web-dice = Dice
web-dice-of = Dice of { $seat }
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
        [one] Défi: throw { $count }
       *[other] Défi: throw { $count }
    }
web-throws-left =
    { $count ->
        [one] { $count } throw left
       *[other] { $count } throws left
    }
web-place = Place on { $square }: { $figure }
web-remove = Take the token off { $square }
web-pass = Pass
web-pass-now = Pass and end the turn
web-back = Never mind
web-defi-off = Bet on more than a Brelan with your next throws.
web-defi-on =
    { $only ->
        [yes] Your next throws have to make more than a Brelan. Only Défi squares will be open.
       *[no] Your next throws have to make more than a Brelan, or every square stays closed.
    }

# The table in sentences
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
web-read-tokens = { $seat } has tokens on { $squares }.
web-read-line = In a row: { $squares }, { $points }.
