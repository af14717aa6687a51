pitch-yay = Throw three dice into the tray, fill your squares and cross out the neighbours.
# What a score counts, after the number
score-yay =
    { $count ->
        [one] square
       *[other] squares
    }
