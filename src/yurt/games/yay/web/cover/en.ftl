pitch-yay = Throw three dice, fill your squares and cross out your neighbours’ numbers. YAY!
# What a score counts, after the number
score-yay =
    { $count ->
        [one] square
       *[other] squares
    }
# What the game is, while people are waited for: what you want, your turn, what ends it
tour-yay-want = Hold the most squares on the sheet.
tour-yay-turn = Aim, throw three dice and write their total where one landed. Lower numbers next door are crossed out. YAY!
tour-yay-end = One full row and one full column, and the game is over: count your squares!
