pitch-zayo = Gewinn Stiche, bau dein Lager auf, hüte dich vor dem Wolf und reite in die Steppe!
# Was gezählt wird, nach der Zahl
score-zayo =
    { $count ->
        [one] Kamel
       *[other] Kamele
    }
# Was das Spiel ist, solange man auf andere wartet: Ziel, Zug, Schluss
tour-zayo-want = Bau ein Lager, sammle eine Herde, tausch sie gegen Kamele und reite hinaus in die Steppe!
tour-zayo-turn = Spiel um Stiche. Jeder bringt ein Stück Lager, später Schafe und Ziegen. Hüte dich vor Wolf und Dieb!
tour-zayo-end = Reite als Erste oder Erster mit genug Kamelen los, und du gewinnst sofort.
