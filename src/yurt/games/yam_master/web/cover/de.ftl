pitch-yam-master = Fünf Würfel, drei Würfe, ein Brett: ein Duell um die längste Reihe.
# Was gezählt wird, nach der Zahl
score-yam-master =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
