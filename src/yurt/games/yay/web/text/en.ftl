# YAY! in English: what only the browser says

# The sheet
web-paper = Sheet
web-paper-aim = Sheet: aim with the arrow keys, throw with Enter
web-camps = Players
web-square-free = { $square }, free
web-square-touched = { $square }, free, touched by a die
web-square-live = { $square }, { $number } of { $seat }
    .seat = { $square }, your { $number }
web-square-crossed = { $square }, { $number } of { $seat }, crossed out
    .seat = { $square }, your { $number }, crossed out
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
web-tie =
    { $count ->
        [one] One square each: the higher sum wins!
       *[other] { $count } squares each: the higher sum wins!
    }
web-tie-shared = As many squares, and the same sum: the win is shared!

# The dice
web-dice = Dice
web-die = Die { $place }: { $value }, { $where }
web-die-off = Die { $place }: outside the tray
web-die-waits = Die { $place }: not thrown yet
web-total = Together { $total }
web-to-beat = beat { $total }!

# The end is near
web-near =
    { $count ->
        [one] One more square can end it!
       *[other] { $count } more squares can end it!
    }
web-near-idle =
    { $count ->
        [one] If the next turn fills no square, it’s over.
       *[other] If the next { $count } turns fill no square, it’s over.
    }
web-near-last =
    { $count ->
        [one] One more turn, then it’s over.
       *[other] { $count } more turns, then it’s over.
    }

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
        [0] Aim again. If you don’t beat { $total }, your turn is over.
       *[other] Aim again. If you don’t beat { $total }, you cross out one of your numbers.
    }
web-throw = Throw
web-throw-again = Throw again
web-beat = beat { $total }!
web-back = Never mind
web-write =
    { $count ->
        [0] Write { $number } on { $square }
       *[other] Write { $number }, cross out { $count }
    }
web-block = Block { $square }
web-cross = Cross out your { $number }

# The table in sentences
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } holds { $count } square, sum { $sum }.
       *[other] { $seat } holds { $count } squares, sum { $sum }.
    }
    .seat =
        { $count ->
            [one] You hold { $count } square, sum { $sum }.
           *[other] You hold { $count } squares, sum { $sum }.
        }
web-read-numbers = { $seat } has { $numbers }.
    .seat = You have { $numbers }.
web-number = { $number } on { $square }
web-lies = { $face } { $where }
web-places = { $squares }
web-read-blocked = Blocked: { $squares }.
web-read-crossed = Crossed out: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } square is free.
       *[other] { $count } squares are free.
    }
