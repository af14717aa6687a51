pitch-yam-master = Five dice, three throws, one board: a duel for the longest row.
# What a score counts, after the number
score-yam-master =
    { $count ->
        [one] point
       *[other] points
    }
