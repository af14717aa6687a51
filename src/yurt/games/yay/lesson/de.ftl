# Die Lektion zu YAY! auf Deutsch (docs/lessons.md)

lesson-opening = Drei Würfel, ein Bogen und für jeden ein Stift. Ihr werft auf den Bogen, tragt Zahlen ein und streicht die der Nachbarn. Wer am Ende die meisten Felder hat, gewinnt.

lesson-throw = Zieh über den Bogen, um zu zielen. Das Kreuz liegt, wo vier Felder zusammenstoßen; der Knopf nennt das links darüber. Etwa die Hälfte der Würfel bleibt im Ring.
lesson-throw-other = Du darfst zielen, wohin du willst. Am Rand prallen Würfel ab; ab und zu springt einer heraus und zählt nicht. Nimm erst einmal die Mitte.
lesson-throw-right = 5, 4 und 2 sind 11. Ein Würfel liegt, wo vier Felder zusammenstoßen, und berührt alle vier. In jedes davon, das frei ist, darfst du 11 eintragen: Sie leuchten.

lesson-write = Tipp auf ein leuchtendes Feld und trag deine 11 ein. Dein allererster Wurf muss eingetragen werden; später hast du die Wahl.
lesson-write-other = Tipp auf eins der leuchtenden Felder und trag deine 11 dort ein.
lesson-write-right = Das Feld gehört dir, mit deiner Farbe und deinen Streifen. Am Ende zählt jedes deiner Felder eins, egal welche Zahl darauf steht. Jetzt wirft { $seat1 }.

lesson-rival = { $seat1 } hat 8 auf g7 eingetragen. Zieh dein Kreuz an eine Ecke der 8, zum Beispiel auf f6, und wirf.
lesson-rival-other = Etwas weit weg. Zieh dein Kreuz nach rechts unten, an eine Ecke der 8.
lesson-rival-right = 6, 4 und 2 sind 12, mehr als die 8 von { $seat1 }. Wählst du ein Feld gleich neben der 8, fängt sie an zu zittern.

lesson-cross = Trag deine 12 auf g6 ein, direkt über der 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 ist ein guter Wurf. Behalte ihn und trag ihn auf g6 ein.
       *[other] Dort ginge es auch. Nimm diesmal aber g6, direkt über der 8.
    }
lesson-cross-right = Die 8 ist gestrichen, { $seat1 } verliert das Feld. So geht es jeder niedrigeren fremden Zahl über, unter, links oder rechts neben deiner, aber nicht über Eck.

lesson-low = { $seat1 } hat eine 15 auf b2. Wirf dorthin, rund um b2, und sieh, was eine hohe Zahl bewirkt.
lesson-low-other = Ziele auf b2 oder gleich daneben, damit deine Würfel in die Nähe der 15 kommen.
lesson-low-right = Ein Würfel ist herausgesprungen, also zählen nur 3 und 2: 5. Gleich neben der 15 geht nichts, denn 5 ist nicht höher. Es bleiben nur a3 und c1.

lesson-again = 5 ist schnell gestrichen. Du darfst alle drei Würfel noch einmal werfen, brauchst dann aber mehr als 5. Wähle „Noch einmal“, ziele um c3 herum und wirf.
lesson-again-other =
    { $verb ->
        [write] Das ist erlaubt und sicher. Aber wagen wir erst noch einen Wurf.
       *[other] Ein bisschen weit weg. Ziele um c3 herum.
    }
lesson-again-right = 4, 3 und 2 sind 9, das überbietet 5. Du dürftest sogar weiterwerfen und 9 überbieten. Siehst du den Punkt nach der 9? 6 und 9 haben einen, damit man sie nicht verwechselt.

lesson-nine = 9 reicht. Trag sie auf d3 ein.
lesson-nine-other =
    { $verb ->
        [aim] Das ginge, aber dann brauchst du mehr als 9. Trag sie auf d3 ein.
       *[other] Auch ein guter Platz. Nimm diesmal aber d3.
    }
lesson-nine-right = Das Feld gehört dir, bis jemand gleich daneben eine höhere Zahl einträgt. Schau auf deine 12, wenn { $seat1 } wirft.

lesson-risk = { $seat1 } hat 16 neben deine 12 gesetzt und sie gestrichen. Und wenn ein neuer Wurf zu niedrig ist? Ziele um e6 herum und wirf, dann wirf noch einmal.
lesson-risk-other =
    { $verb ->
        [write] 10 einzutragen wäre klug. Sieh hier aber, was passiert, wenn du zu viel wagst: Wirf noch einmal.
       *[other] Ziele um e6 herum, dort ist Platz.
    }
lesson-risk-right = Erst 10, dann nur 7. Das überbietet 10 nicht: Der Wurf zählt nicht und kostet dich eine deiner eigenen Zahlen.

lesson-pay = Streich eine deiner eigenen Zahlen: Tipp auf die 9 auf d3. Dann ist dein Zug vorbei.
lesson-pay-other = Du darfst jede von deinen nehmen. Aber eine niedrige Zahl streichen andere leichter, also gib die 9 her.
lesson-pay-right = Wirf also nur noch einmal, wenn es das Risiko wert ist. Jetzt wirft { $seat1 }.

lesson-block = Noch eins: Ziele um g6 herum und wirf. Passt die Summe nirgends hin, sperrst du stattdessen ein Feld.
lesson-block-other = Ziele um g6 herum. Sperr dann das leuchtende Feld, statt noch einmal zu werfen.
lesson-block-right = 3 ist nicht höher als die 16 neben h7, also hast du h7 gesperrt. Es ist belegt und gehört niemandem. Berühren Würfel gar kein freies Feld, ist der Zug einfach vorbei.

lesson-ending = Schluss ist, sobald eine ganze Reihe und eine ganze Spalte voll sind; Gestrichenes und Gesperrtes zählt mit. Die meisten Felder gewinnen, bei Gleichstand die höhere Summe.
