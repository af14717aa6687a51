pitch-yam-master = Fünf Würfel, ein Brett, du oder ich: Wer legt die längste Linie?
# Was gezählt wird, nach der Zahl
score-yam-master =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
# Was das Spiel ist, solange man auf andere wartet: Ziel, Zug, Schluss
tour-yam-master-want = Bring deine Steine in eine Reihe: Drei zählen 1 Punkt, vier zählen 2.
tour-yam-master-turn = Wirf die fünf Würfel bis zu dreimal und behalte, was dir gefällt. Dann setz einen Stein auf ein Feld, das dazu passt.
tour-yam-master-end = Fünf in einer Reihe gewinnen sofort. Oder jemandem gehen die Steine aus: Dann gewinnen die meisten Punkte.
