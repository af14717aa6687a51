pitch-demo = Bid on dice that you cannot see, and doubt those who overdo it.
# What a score counts, after the number
score-demo =
    { $count ->
        [one] chip
       *[other] chips
    }
