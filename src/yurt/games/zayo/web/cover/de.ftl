pitch-zayo = Gewinn Stiche, schlag dein Lager auf, hüte dich vor dem Wolf und reite in die Steppe.
# Was gezählt wird, nach der Zahl
score-zayo =
    { $count ->
        [one] Kamel
       *[other] Kamele
    }
