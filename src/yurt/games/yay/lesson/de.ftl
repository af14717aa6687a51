# Die Lektion zu YAY! auf Deutsch (docs/lessons.md)

lesson-opening = Drei Würfel, ein Bogen und für jeden ein Stift. Wirf, trag deine Zahl ein und streich die der Nachbarn. Wer am Ende die meisten Felder hat, gewinnt!

lesson-throw = Zieh über den Bogen: Das Kreuz zeigt, wohin du zielst. Etwa die Hälfte deiner Würfel bleibt im Ring. Bereit? Tipp auf „Wirf“!
lesson-throw-other = Du kannst zielen, wohin du willst. Am Rand prallen Würfel ab, und ab und zu springt einer heraus und zählt nicht. Nimm erst einmal die Mitte.
lesson-throw-right = 5, 4 und 2 sind 11! Ein Würfel liegt, wo vier Felder zusammenstoßen, und berührt alle vier. Ist eins davon frei, kannst du dort 11 eintragen: Diese Felder leuchten.

lesson-write = Tipp auf ein leuchtendes Feld und trag deine 11 ein. Dein allererster Wurf zählt immer. Später hast du die Wahl.
lesson-write-other = Tipp auf eins der leuchtenden Felder und trag deine 11 dort ein.
lesson-write-right = Es gehört dir, mit deiner Farbe und deinen Streifen! Am Ende zählt jedes deiner Felder eins, egal wie groß die Zahl ist. Jetzt wirft { $seat1 }.

lesson-rival = { $seat1 } hat 8 auf g7 eingetragen. Zieh dein Kreuz an eine Ecke dieser 8 und wirf.
lesson-rival-other = Etwas weit weg. Zieh dein Kreuz nach rechts unten, an eine Ecke der 8.
lesson-rival-right = 6, 4 und 2 sind 12, mehr als die 8 von { $seat1 }! Tipp auf ein Feld gleich neben der 8 und sieh, wie sie zittert.

lesson-cross = Trag deine 12 auf g6 ein, direkt über der 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 ist ein toller Wurf. Behalte ihn und trag ihn auf g6 ein.
       *[other] Dort ginge es auch. Nimm diesmal aber g6, direkt über der 8.
    }
lesson-cross-right = YAY! Die 8 ist gestrichen, { $seat1 } verliert das Feld. So geht es jeder niedrigeren Zahl der anderen über, unter, links oder rechts von deiner, nie über Eck.

lesson-low = { $seat1 } hat eine 15 auf b2. Wirf in die Nähe von b2 und sieh, was eine hohe Zahl ausmacht.
lesson-low-other = Ziele auf b2 oder gleich daneben, damit deine Würfel in die Nähe der 15 kommen.
lesson-low-right = Hoppla, ein Würfel ist herausgesprungen! 3 und 2 sind 5. Neben der 15 geht das nicht, denn 5 ist nicht höher. Es bleiben nur a3 und c1.

lesson-again = Eine 5 ist schnell gestrichen. Traust du dich, noch einmal zu werfen? Dann brauchst du mehr als 5. Tipp auf „Wirf noch einmal“, ziele um c3 herum, dann auf „Wirf“.
lesson-again-other =
    { $verb ->
        [write] Das ist erlaubt und sicher. Aber wagen wir erst noch einen Wurf.
       *[other] Ein bisschen weit weg. Ziele um c3 herum.
    }
lesson-again-right = 4, 3 und 2 sind 9, mehr als 5! Du könntest sogar versuchen, über 9 zu kommen. Siehst du den Punkt nach der 9? 6 und 9 haben einen, damit man sie nicht verwechselt.

lesson-nine = 9 reicht. Trag sie auf d3 ein.
lesson-nine-other =
    { $verb ->
        [aim] Das ginge, aber dann brauchst du mehr als 9. Trag sie auf d3 ein.
       *[other] Auch ein guter Platz! Nimm diesmal aber d3.
    }
lesson-nine-right = Das Feld gehört dir, bis jemand gleich daneben eine höhere Zahl einträgt. Behalt deine 12 im Auge, wenn { $seat1 } wirft.

lesson-risk = { $seat1 } hat 16 neben deine 12 gesetzt und sie gestrichen. Sieh jetzt, was bei einem zu niedrigen Wurf passiert: Ziele um e6 herum, wirf, dann wirf noch einmal.
lesson-risk-other =
    { $verb ->
        [write] 10 einzutragen wäre klug. Sieh hier aber, was passiert, wenn du zu viel wagst: Wirf noch einmal.
       *[other] Ziele um e6 herum, dort ist Platz.
    }
lesson-risk-right = Erst 10, dann nur 7. Das ist nicht mehr als 10: Der Wurf zählt nicht und kostet dich eine deiner eigenen Zahlen.

lesson-pay = Streich eine deiner eigenen Zahlen: Tipp auf die 9 auf d3. Dann ist dein Zug vorbei.
lesson-pay-other = Du kannst jede von deinen nehmen. Aber eine niedrige Zahl streichen andere leichter, also gib die 9 her.
lesson-pay-right = Wirf also nur noch einmal, wenn es das Risiko wert ist. Jetzt wirft { $seat1 }.

lesson-block = Noch eins: Ziele um g6 herum und wirf. Passt deine Zahl nirgends, sperrst du stattdessen ein Feld.
lesson-block-other = Ziele um g6 herum. Sperr dann das leuchtende Feld, statt noch einmal zu werfen.
lesson-block-right = 3 ist nicht höher als die 16 neben h7, also hast du h7 gesperrt: belegt, und es gehört niemandem. Berühren deine Würfel kein freies Feld, ist dein Zug einfach vorbei.

lesson-ending = Schluss ist, wenn eine ganze Reihe und eine ganze Spalte voll sind, auch mit Gestrichenem und Gesperrtem. Wer mehr Felder hat, gewinnt; bei Gleichstand zählt die Summe!
