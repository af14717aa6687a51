pitch-yak = Schwindle, so viel du willst, aber lass dich nicht erwischen!
# Was gezählt wird, nach der Zahl
score-yak =
    { $count ->
        [one] Karte
       *[other] Karten
    }
# Was das Spiel ist, solange man auf andere wartet: Ziel, Zug, Schluss
tour-yak-want = Nimm so wenige Karten wie möglich. Flunkern ist erlaubt, erwischt werden nicht!
tour-yak-turn = Leg eine Karte verdeckt auf den Stapel und sag, was drin liegt: „4 Yaks!“ Oder zweifle die letzte Behauptung an.
tour-yak-end = Ist der Nachziehstapel leer, entscheidet der nächste Zweifel: Die wenigsten Karten gewinnen.
