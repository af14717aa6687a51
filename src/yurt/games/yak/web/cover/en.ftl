pitch-yak = Claim more than anyone believes, and do not get caught.
# What a score counts, after the number
score-yak =
    { $count ->
        [one] card
       *[other] cards
    }
