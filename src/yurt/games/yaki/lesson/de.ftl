# Die Lektion von YAKI auf Deutsch (docs/lessons.md)

lesson-opening = In YAKI gehst du Plättchen für Plättchen von der Fahne zur Trophäe. Alle 20 liegen verdeckt im Sand, also merk sie dir. Dieser Weg ist kurz; sonst hat er zehn Felder.

lesson-start = Dein Weg ist leer, beginnen darf jedes Plättchen. Tipp auf das Plättchen oben links in der Ecke und deck es auf.
lesson-start-other = Jedes Plättchen wäre recht. Nimm hier das oben links in der Ecke: Du triffst es wieder.
lesson-start-right = Die rote 3 liegt auf deinem Startfeld. Solange deine Plättchen passen, deckst du weiter auf.

lesson-follow = Das nächste Feld hat keine Farbe. Nach der roten 3 passt alles Rote, oder eine 2, 3 oder 4: Die Bilder unten zeigen es. Deck etwas aus den zwei oberen Reihen auf.
lesson-follow-other = Auch das könnte passen. Aber lass die zwei unteren Reihen für später und versuch es weiter oben.
lesson-follow-right = Die gelbe 4 passt: Sie ist nicht rot, aber 4 ist eins mehr als 3. Nur 5 und 1 sind keine Nachbarn.

lesson-miss = Dein nächstes Feld ist rot: Das Plättchen muss rot sein und zur gelben 4 passen. Wo die rote 4 und 5 liegen, weiß niemand. Versuch dein Glück unten rechts in der Ecke.
lesson-miss-other = Dort könnte eins liegen. Probier hier trotzdem die Ecke unten rechts, auch wenn es schiefgeht.
lesson-miss-right = Die violette 1 passt nicht. Sie geht zurück und deine rote 3 auch. Nur das vorderste Plättchen bleibt. Merk dir beide Stellen, und sieh { $seat1 } zu.

lesson-remember = { $seat1 } hatte die rote 5 und musste sie zurücklegen. Sie ist rot, und 5 ist eins mehr als deine 4. Weißt du noch, wo sie liegt? Deck sie auf.
lesson-remember-other = Dort nicht. { $seat1 } hat sie aus der untersten Reihe: Es ist das zweite Plättchen von links.
lesson-remember-right = Die rote 5 passt und liegt auf dem roten Feld. Auch was die anderen aufdecken, hilft dir.

lesson-own = Wieder ein Feld ohne Farbe: etwas Rotes, eine 4 oder eine 5. Deine rote 3 ging an ihre Stelle zurück, als dein Zug endete. Hol sie.
lesson-own-other = Vielleicht, aber eins kennst du sicher. Deine rote 3 liegt dort, wo du begonnen hast: oben links in der Ecke.
lesson-own-right = Ein Plättchen geht immer an seine eigene Stelle zurück. Wer sie sich merkt, kann es wieder brauchen.

lesson-luck = Jetzt ein grünes Feld: Die grüne 2 oder 3 würde passen, und niemand hat sie gesehen. Dann hilft nur Glück mit einem neuen. Nimm eins aus der dritten Reihe.
lesson-luck-other = Das kennst du schon, oder es ist jetzt nicht dran. Nimm ein neues: Aus der dritten Reihe hat noch niemand eins aufgedeckt.
lesson-luck-right = Die grüne 2. Hätte sie nicht gepasst, wäre dein Zug vorbei, und nur die rote 3 bliebe auf deinem Weg.

lesson-trophy = Nun fehlt nur die Trophäe. Dort passt jede Farbe: etwas Grünes, oder eine 1, 2 oder 3. Eine 1 hast du gesehen, am Ende deines ersten Zugs. Wo liegt sie?
lesson-trophy-other = Fast. Die violette 1 lag unten rechts in der Ecke.
lesson-trophy-right = Deine Trophäe. Alle Plättchen werden gemischt, jede Tafel wandert nach links weiter, und eine neue Runde beginnt.

lesson-ending = Wer zuerst drei Trophäen hat, gewinnt. Schau auch hin, wenn du nicht dran bist: Jedes Plättchen hilft, wenn man es sich merkt.
