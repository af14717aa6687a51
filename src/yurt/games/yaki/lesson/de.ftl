# Die Lektion von YAKI auf Deutsch (docs/lessons.md)

lesson-opening = Lauf Plättchen für Plättchen von der Fahne zur Trophäe! 20 liegen verdeckt im Sand: vier Farben, 1 bis 5, jedes nur einmal. Alle sehen, was aufgedeckt wird. Merk es dir!

lesson-start = Dein Weg ist leer, darum darf jedes Plättchen den Anfang machen. Tipp auf das oben links in der Ecke und deck es auf.
lesson-start-other = Jedes Plättchen wäre recht. Nimm hier das oben links in der Ecke: Du siehst es wieder.
lesson-start-right = Die rote 3 kommt auf dein Startfeld. Solange deine Plättchen passen, deckst du noch eins auf.

lesson-follow = Das nächste Feld hat keine Farbe. Nach der roten 3 passt alles Rote oder eine 2, 3 oder 4: Die Bilder unten zeigen es. Deck etwas aus den zwei oberen Reihen auf.
lesson-follow-other = Auch das könnte passen. Aber heb dir die zwei unteren Reihen auf und versuch es weiter oben.
lesson-follow-right = Die gelbe 4 passt! Sie ist nicht rot, aber 4 ist eins mehr als 3. Die gleiche Zahl oder eins weniger geht auch. Nur 5 und 1 sind keine Nachbarn.

lesson-miss = Dein nächstes Feld ist rot: Du brauchst etwas Rotes, das zur gelben 4 passt. Die rote 3 hast du schon, und wo die rote 4 und 5 sind, weiß niemand. Probier die Ecke unten rechts.
lesson-miss-other = Dort könnte sie liegen. Probier hier trotzdem die Ecke unten rechts, auch wenn es schiefgeht.
lesson-miss-right = O nein, die violette 1 passt nicht! Dein Zug endet. Sie geht zurück, die rote 3 auch: Nur dein vorderstes Plättchen bleibt. Merk dir beide Stellen und schau jetzt { $seat1 } zu.

lesson-remember = Auch { $seat1 } hat danebengegriffen, darum ging die rote 5 zurück. Sie ist rot und passt zu deiner 4. Weißt du noch, wo sie liegt? Deck sie auf!
lesson-remember-other = Dort liegt die rote 5 nicht: Sie ist in der untersten Reihe das zweite Plättchen von links. Die rote 3 würde auch passen, aber die brauchst du später.
lesson-remember-right = Gut gemerkt! Die rote 5 kommt auf das rote Feld. Auch was die anderen aufdecken, hilft dir.

lesson-own = Wieder ein Feld ohne Farbe: Es passt alles Rote, eine 4 oder eine 5. Deine rote 3 ging an ihre Stelle zurück, als dein Zug endete. Hol sie dir!
lesson-own-other = Vielleicht, aber eins kennst du sicher: Deine rote 3 liegt dort, wo du angefangen hast, oben links in der Ecke.
lesson-own-right = Ein Plättchen, das zurückgeht, kommt immer an seine alte Stelle. Merk sie dir, dann kannst du es wieder holen!

lesson-luck = Jetzt ein grünes Feld. Die grüne 4 hat { $seat1 }, und die grüne 2 und 3 hat noch niemand gesehen. Da hilft nur Glück: Nimm ein neues Plättchen aus der dritten Reihe.
lesson-luck-other = Das nicht. Nimm ein Plättchen, das noch niemand aufgedeckt hat: eins aus der dritten Reihe.
lesson-luck-right = Glück gehabt, die grüne 2 passt! Sonst wäre dein Zug jetzt vorbei, und nur die rote 3 bliebe auf deinem Weg.

lesson-trophy = Nur noch die Trophäe! Dort geht jede Farbe: etwas Grünes oder eine 1, 2 oder 3. Die violette 1 hast du am Ende deines ersten Zugs gesehen. Wo liegt sie?
lesson-trophy-other = Dort nicht. Die violette 1 liegt unten rechts in der Ecke.
lesson-trophy-right = Die Trophäe gehört dir! Die Plättchen werden gemischt, alle geben ihren Spielplan nach links weiter, und die nächste Runde beginnt.

lesson-ending = Im richtigen Spiel hat der Weg zehn Felder, und mit drei Trophäen gewinnst du. Schau auch hin, wenn du nicht dran bist: Jedes Plättchen, das du dir merkst, hilft dir!
