pitch-zayo = Win tricks, pitch your camp, beware of the wolf, and ride out into the steppe.
# What a score counts, after the number
score-zayo =
    { $count ->
        [one] camel
       *[other] camels
    }
