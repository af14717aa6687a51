# YAY! in English: what only the browser says

# The sheet
web-paper = Sheet
web-paper-aim = Sheet: arrows aim, Enter throws
web-camps = Players
web-square-free = { $square }, free
web-square-touched = { $square }, free, touched by a die
web-square-live = { $square }, { $number } of { $seat }
web-square-crossed = { $square }, { $number } of { $seat }, crossed out
web-square-blocked = { $square }, blocked
web-square-write =
    { $count ->
        [0] { $square }, free, you can write { $total } here
        [one] { $square }, free, you can write { $total } here and cross out { $count } number
       *[other] { $square }, free, you can write { $total } here and cross out { $count } numbers
    }
web-square-block = { $square }, free, you can block it
web-square-cross = { $square }, your { $number }, you can cross it out

# The camps
web-camp =
    { $count ->
        [one] { $count } square, sum { $sum }
       *[other] { $count } squares, sum { $sum }
    }
web-held =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
web-sum = Sum { $sum }

# The dice
web-dice = Dice
web-die = Die { $place }: { $value } on { $block }
web-die-off = Die { $place }: out of the tray
web-die-waits = Die { $place }: not thrown yet
web-total = Together { $total }
web-to-beat = to beat: { $total }

# Your turn
web-aim-hint = Drag over the sheet to aim.
web-staying =
    { $count ->
        [20] Nearly every die stays on it.
        [one] About { $count } in 20 dice stays on it.
       *[other] About { $count } in 20 dice stay on it.
    }
web-expect-again =
    { $numbers ->
        [0] Aim again: if you do not beat { $total }, your turn is over.
       *[other] Aim again: if you do not beat { $total }, you cross out one of your own numbers.
    }
web-throw-again = Throw again
web-beat = must beat { $total }
web-back = Never mind

# The table in sentences
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } holds { $count } square, sum { $sum }.
       *[other] { $seat } holds { $count } squares, sum { $sum }.
    }
web-read-numbers = { $seat } has { $numbers }.
web-number = { $number } on { $square }
web-places = { $squares }
web-read-blocked = Blocked: { $squares }.
web-read-crossed = Crossed out: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } square is free.
       *[other] { $count } squares are free.
    }
