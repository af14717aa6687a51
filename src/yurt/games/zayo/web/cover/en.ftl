pitch-zayo = Win tricks, build your camp, beware of the wolf, and ride off into the steppe!
# What a score counts, after the number
score-zayo =
    { $count ->
        [one] camel
       *[other] camels
    }
# What the game is, while people are waited for: what you want, your turn, what ends it
tour-zayo-want = Build a camp, gather a herd, trade it for camels and ride off into the steppe!
tour-zayo-turn = Play cards to win tricks. Each trick brings a piece of your camp, then sheep and goats. Beware of wolf and thief!
tour-zayo-end = The first to ride out with enough camels wins at once.
