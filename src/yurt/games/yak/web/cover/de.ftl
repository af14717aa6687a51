pitch-yak = Behaupte mehr, als dir jemand glaubt, und lass dich nicht erwischen.
# Was gezählt wird, nach der Zahl
score-yak =
    { $count ->
        [one] Karte
       *[other] Karten
    }
