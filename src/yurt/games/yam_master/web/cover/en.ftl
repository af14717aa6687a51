pitch-yam-master = Five dice, one board, you or me: who lines up more?
# What a score counts, after the number
score-yam-master =
    { $count ->
        [one] point
       *[other] points
    }
# What the game is, while people are waited for: what you want, your turn, what ends it
tour-yam-master-want = Get your tokens in a row: three score 1 point, four score 2.
tour-yam-master-turn = Throw the five dice up to three times and keep what you like. Then place a token on a square they match.
tour-yam-master-end = Five in a row win at once. Or someone’s tokens run out, and most points win.
