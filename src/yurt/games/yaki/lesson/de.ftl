# Die Lektion von YAKI auf Deutsch (docs/lessons.md)

lesson-opening = In YAKI gehst du Plättchen für Plättchen von der Fahne zur Trophäe. Die 20 liegen verdeckt im Sand: vier Farben, 1 bis 5, jedes nur einmal. Merk dir, was du siehst.

lesson-start = Dein Weg ist leer, beginnen darf jedes Plättchen. Tipp auf das Plättchen oben links in der Ecke und deck es auf.
lesson-start-other = Jedes Plättchen wäre recht. Nimm hier das oben links in der Ecke: Du triffst es wieder.
lesson-start-right = Die rote 3 liegt auf deinem Startfeld. Solange deine Plättchen passen, deckst du weiter auf.

lesson-follow = Das nächste Feld hat keine Farbe. Nach der roten 3 passt alles Rote, oder eine 2, 3 oder 4: Die Bilder unten zeigen es. Deck etwas aus den zwei oberen Reihen auf.
lesson-follow-other = Auch das könnte passen. Aber lass die zwei unteren Reihen für später und versuch es weiter oben.
lesson-follow-right = Die gelbe 4 passt: Sie ist nicht rot, aber 4 ist eins mehr als 3. Die gleiche Zahl oder eins weniger geht auch. Aber 5 und 1 sind keine Nachbarn.

lesson-miss = Dein nächstes Feld ist rot: Das Plättchen muss rot sein und zur gelben 4 passen. Die rote 3 liegt schon, und wo 4 und 5 sind, weiß niemand. Versuch die Ecke unten rechts.
lesson-miss-other = Dort könnte eins liegen. Probier hier trotzdem die Ecke unten rechts, auch wenn es schiefgeht.
lesson-miss-right = Die violette 1 passt nicht: Dein Zug endet. Sie geht zurück, die rote 3 auch; nur das vorderste Plättchen bleibt. Merk dir beide Stellen, und sieh jetzt { $seat1 } zu.

lesson-remember = Das letzte Plättchen passte nicht, darum musste { $seat1 } die rote 5 zurücklegen. Zu deiner 4 passt sie. Weißt du noch, wo sie liegt? Deck sie auf.
lesson-remember-other = Dort liegt die rote 5 nicht: Sie ist das zweite Plättchen von links in der untersten Reihe. Auch die rote 3 würde passen, aber die brauchst du später.
lesson-remember-right = Die rote 5 passt und liegt auf dem roten Feld. Auch was die anderen aufdecken, hilft dir.

lesson-own = Wieder ein Feld ohne Farbe: etwas Rotes, eine 4 oder eine 5. Deine rote 3 ging an ihre Stelle zurück, als dein Zug endete. Hol sie.
lesson-own-other = Vielleicht, aber eins kennst du sicher. Deine rote 3 liegt dort, wo du begonnen hast: oben links in der Ecke.
lesson-own-right = Ein Plättchen, das zurückgeht, liegt wieder an seiner alten Stelle. Wer sie sich merkt, kann es brauchen.

lesson-luck = Jetzt ein grünes Feld. Die grüne 4 hat { $seat1 }, und die grüne 2 und 3 hat niemand gesehen. Dann hilft nur Glück mit einem neuen. Nimm eins aus der dritten Reihe.
lesson-luck-other = Das nicht. Nimm ein Plättchen, das noch niemand aufgedeckt hat: eins aus der dritten Reihe.
lesson-luck-right = Die grüne 2 passt. Sonst wäre dein Zug vorbei, und nur die rote 3 bliebe auf deinem Weg.

lesson-trophy = Nun fehlt nur die Trophäe. Dort passt jede Farbe: etwas Grünes, oder eine 1, 2 oder 3. Die violette 1 hast du am Ende deines ersten Zugs gesehen. Wo liegt sie?
lesson-trophy-other = Dort nicht. Die violette 1 liegt unten rechts in der Ecke.
lesson-trophy-right = Deine Trophäe. Alle Plättchen werden gemischt, alle geben ihren Weg nach links weiter, und eine neue Runde beginnt.

lesson-ending = Im Spiel hat der Weg zehn Felder, und wer zuerst drei Trophäen hat, gewinnt. Schau auch hin, wenn du nicht dran bist: Jedes Plättchen hilft, wenn man es sich merkt.
