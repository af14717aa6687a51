# Yam Master auf Deutsch

# Namen: was auf dem Feld steht, und was es heißt
figure =
    { $figure ->
        [brelan-1] 3 × 1 (Dreierpasch)
        [brelan-2] 3 × 2 (Dreierpasch)
        [brelan-3] 3 × 3 (Dreierpasch)
        [brelan-4] 3 × 4 (Dreierpasch)
        [brelan-5] 3 × 5 (Dreierpasch)
        [brelan-6] 3 × 6 (Dreierpasch)
        [full] Full (Full House)
        [carre] Carré (Viererpasch)
        [yam] Yam (fünf Gleiche)
        [suite] Suite (große Straße)
        [low] höchstens 8
        [sec] Sec (auf Anhieb)
       *[defi] Défi (Wette)
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

# Was passiert ist
throws = { $seat } würfelt { $dice }.
    .seat = Du würfelst { $dice }.
throws-again = { $seat } würfelt { $dice }, das macht { $all }.
    .seat = Du würfelst { $dice }, das macht { $all }.
keeps = { $seat } behält { $dice }.
    .seat = Du behältst { $dice }.
keeps-nothing = { $seat } behält nichts.
    .seat = Du behältst nichts.
announces = { $seat } sagt Défi an und behält { $dice }.
    .seat = Du sagst Défi an und behältst { $dice }.
announces-nothing = { $seat } sagt Défi an und behält nichts. Mutig!
    .seat = Du sagst Défi an und behältst nichts. Mutig!
places = { $seat } setzt einen Stein auf { $square }: { $figure }.
    .seat = Du setzt einen Stein auf { $square }: { $figure }.
removes = Der Predator schlägt zu! { $seat } nimmt den Stein von { $other } auf { $square } weg.
    .seat = Der Predator schlägt zu! Du nimmst den Stein von { $other } auf { $square } weg.
    .other = Der Predator schlägt zu! { $seat } nimmt deinen Stein auf { $square } weg.
removes-out = Der Predator schlägt zu! { $seat } nimmt den Stein von { $other } auf { $square } aus dem Spiel.
    .seat = Der Predator schlägt zu! Du nimmst den Stein von { $other } auf { $square } aus dem Spiel.
    .other = Der Predator schlägt zu! { $seat } nimmt deinen Stein auf { $square } aus dem Spiel.
passes = { $seat } passt.
    .seat = Du passt.
scores-now = { $seat } hat jetzt { $points }.
    .seat = Du hast jetzt { $points }.
ends-five = Fünf in einer Linie! { $seat } gewinnt auf der Stelle!
    .seat = Fünf in einer Linie! Du gewinnst auf der Stelle!
ends-five-behind = { $other } hat mehr Punkte ({ $points }), aber fünf in einer Linie schlagen alles.
    .other = Du hast mehr Punkte ({ $points }), aber fünf in einer Linie schlagen alles.
ends-supply = { $seat } hat den letzten Stein gesetzt. Jetzt wird gezählt!
    .seat = Du hast deinen letzten Stein gesetzt. Jetzt wird gezählt!
ends-turns = Das war Zug { $count }, der letzte. Jetzt wird gezählt!
ends-points = { $seat } gewinnt: { $points } zu { $fewer }!
    .seat = Du gewinnst: { $points } zu { $fewer }!
ends-equal = Beide haben { $points }: unentschieden!

# Was du jetzt tun sollst
expect-place-or-throw =
    { $left ->
        [one] Setz einen Stein (offen: { $squares }), wirf ein letztes Mal, oder passe.
       *[other] Setz einen Stein (offen: { $squares }), wirf noch einmal, oder passe.
    }
expect-place = Setz einen Stein (offen: { $squares }), oder passe.
expect-throw =
    { $left ->
        [one] Behalte, was dir gefällt, und wirf den Rest ein letztes Mal, oder passe.
       *[other] Behalte, was dir gefällt, und wirf den Rest, oder passe.
    }
expect-pass = Kein freies Feld passt zu deinen Würfeln. Du kannst nur passen.
expect-predator = Ein Yam! Setz einen Stein (offen: { $squares }), oder nimm { $other } einen weg.
expect-predator-only = Ein Yam, aber kein freies Feld passt. Nimm { $other } einen Stein weg, oder passe.
expect-defi = Dein Défi läuft! { $otherwise }

# Absagen
refuse-not-five-thrown = Ein Zug beginnt mit allen fünf Würfeln, zu diesem Wurf gehören also fünf Zahlen.
refuse-not-as-many-thrown =
    { $count ->
        [one] Du wirfst nur den Würfel, den du nicht behältst. Zu diesem Wurf gehört also { $count } Zahl.
       *[other] Du wirfst nur die Würfel, die du nicht behältst. Zu diesem Wurf gehören also { $count } Zahlen.
    }
refuse-not-free = Auf { $square } liegt schon ein Stein. Such dir ein freies Feld.
refuse-sec-too-late = Ein Sec (auf Anhieb) gelingt nur mit dem ersten Wurf: { $instead }.
refuse-sec-not-made = Für ein Sec (auf Anhieb) brauchst du Full, Carré, Yam, Suite oder höchstens 8: { $instead }.
refuse-not-announced = { $square } ist für ein Défi (Wette). Schalt das Défi nach deinem ersten Wurf ein, behalte ein paar Würfel und wirf.
refuse-closed-no-figure = Du hast Défi angesagt, also muss es mehr sein als ein Dreierpasch: { $instead }.
refuse-closed-defi-only = Du hast Défi angesagt, also sind nur die Défi-Felder offen: { $instead }.
refuse-yam-is-no-full = In diesem Spiel hat ein Full zwei verschiedene Zahlen, und deine fünf sind gleich: { $instead }.
refuse-not-made = { $dice } passt hier nicht. Das Feld will { $figure }: { $instead }.
refuse-no-throw-left = Deine drei Würfe sind vorbei. Setz einen Stein oder passe.
refuse-not-lying-there = Behalten kannst du nur, was daliegt: { $dice }.
refuse-all-kept = Mindestens einen Würfel musst du werfen. Behalte höchstens vier, oder setz einen Stein.
refuse-defi-too-late = Ein Défi sagst du gleich nach dem ersten Wurf an. Mach ohne weiter.
refuse-defi-announced = Dein Défi läuft schon. Wähl nur noch, was du behältst.
refuse-no-defi-free = Kein Défi-Feld ist mehr frei. Behalte deine Würfel und wirf ohne.
refuse-no-yam = Der Predator braucht einen Yam, also fünf Gleiche, und deine Würfel zeigen { $dice }.
refuse-no-token-to-remove = Auf { $square } liegt kein Stein von { $other }. Nimm einen von hier: { $squares }.
refuse-no-token-at-all = { $other } hat keinen Stein auf dem Brett. Setz selbst einen, oder passe.
instead-place = Setz einen Stein (offen: { $squares }), oder passe
instead-throw = Wirf noch einmal oder passe
instead-pass = Du kannst nur passen

# Optionen
option-strict_full = Strenges Full
option-strict_full-help = Braucht ein Full zwei verschiedene Zahlen?
option-strict_full-no = Nein, fünf Gleiche sind auch ein Full
option-strict_full-yes = Ja, zwei verschiedene Zahlen
option-defi_only = Nur Défi-Felder
option-defi_only-help = Dein Défi ist geschafft. Wohin darf dein Stein?
option-defi_only-no = Auf jedes freie Feld, das die Würfel ergeben
option-defi_only-yes = Nur auf ein Défi-Feld
option-predator = Beute des Predators
option-predator-help = Der Predator nimmt einen Stein vom Brett. Wohin damit?
option-predator-back = Zurück, er darf wieder gesetzt werden
option-predator-out = Aus dem Spiel
option-max_turns = Längste Partie
option-max_turns-help = Nach wie vielen Zügen (beide zusammen) hört ihr auf und zählt?

# Der Tisch als Text
drawn-seat =
    { $supply ->
        [one] noch { $supply } Stein, { $points }
       *[other] noch { $supply } Steine, { $points }
    }
drawn-gone = { $count } aus dem Spiel
drawn-square =
    { $figure ->
        [brelan-1] 1
        [brelan-2] 2
        [brelan-3] 3
        [brelan-4] 4
        [brelan-5] 5
        [brelan-6] 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] ≤8
        [sec] Sec
       *[defi] Défi
    }
drawn-turn = Zug { $turn } von { $most }, dann zählen die Punkte
drawn-over = Das Spiel ist nach Zug { $turn } zu Ende
drawn-dice = Würfel: { $dice } (Wurf { $throw } von 3)
drawn-kept = Behalten: { $dice } (gleich kommt Wurf { $throw } von 3)
drawn-to-throw = Gleich werden alle fünf Würfel geworfen (Wurf { $throw } von 3)
drawn-announced = Das Défi läuft
drawn-five = { $seat } hat fünf in einer Linie, das entscheidet
    .seat = Du hast fünf in einer Linie, das entscheidet

# Was von einem beendeten Spiel erzählt wird, nach „hat“ oder „Du hast“, und in einer Liste
feat-tokens =
    { $count ->
        [one] { $count } Stein gesetzt
       *[other] { $count } Steine gesetzt
    }
feat-tokens-label = Gesetzte Steine
feat-yams =
    { $count ->
        [one] { $count } Yam gewürfelt
       *[other] { $count } Yams gewürfelt
    }
feat-yams-label = Gewürfelte Yams
feat-secs =
    { $count ->
        [one] { $count } Sec-Feld besetzt
       *[other] { $count } Sec-Felder besetzt
    }
feat-secs-label = Besetzte Sec-Felder
feat-defis-kept =
    { $count ->
        [one] { $count } Défi geschafft
       *[other] { $count } Défis geschafft
    }
feat-defis-kept-label = Geschaffte Défis
feat-defis-lost =
    { $count ->
        [one] { $count } Défi verpatzt
       *[other] { $count } Défis verpatzt
    }
feat-defis-lost-label = Verpatzte Défis
feat-prey =
    { $count ->
        [one] mit dem Predator { $count } Stein erbeutet
       *[other] mit dem Predator { $count } Steine erbeutet
    }
feat-prey-label = Beute des Predators
feat-best-token =
    { $count ->
        [one] mit einem einzigen Stein { $count } Punkt gemacht
       *[other] mit einem einzigen Stein { $count } Punkte gemacht
    }
feat-best-token-label = Bester Stein

# Rat: was zu tun ist, in den Worten der Knöpfe, und was dafür spricht
advise-place = Stein auf { $square } setzen: { $figure }
advise-remove = Stein auf { $square } wegnehmen
advise-pass = Passen
advise-keep =
    { $count ->
        [one] { $dice } behalten und 1 Würfel werfen
       *[other] { $dice } behalten und { $count } Würfel werfen
    }
advise-keep-nothing = 5 Würfel werfen
advise-announce =
    { $count ->
        [one] Défi einschalten, { $dice } behalten und 1 Würfel werfen
       *[other] Défi einschalten, { $dice } behalten und { $count } Würfel werfen
    }
advise-announce-nothing = Défi einschalten und 5 Würfel werfen
likely =
    { $how ->
        [sure] Das geht immer gut!
        [very] Das klappt fast immer: { $odds }.
        [probably] Das klappt wahrscheinlich: { $odds }.
        [even] Das steht etwa fifty-fifty: { $odds }.
        [unlikely] Das ist eher unwahrscheinlich: { $odds }.
       *[hardly] Da brauchst du viel Glück: { $odds }.
    }
why-five = Das sind fünf in einer Linie, und du gewinnst!
why-last-token = Mit deinem letzten Stein ist Schluss: { $own } für dich, { $most } für { $other }.
why-stops-five = Du verhinderst, dass { $other } dort fünf in eine Linie bringt.
why-makes-and-stops = Das bringt dir { $points }, und { $other } kann dort nicht mehr { $most } machen.
why-makes = Das bringt dir { $points }.
why-stops = Jetzt kann { $other } dort nicht mehr { $most } machen.
why-lines =
    { $count ->
        [0] Durch dieses Feld kann keine Linie mehr deine werden.
        [one] Durch dieses Feld kannst du noch eine Dreierlinie legen.
       *[other] Durch dieses Feld kannst du noch { $count } Dreierlinien legen.
    }
why-remove-points = Das kostet { $other } { $points }.
why-remove =
    { $count ->
        [0] Danach hat { $other } keinen Stein mehr auf dem Brett.
        [one] Danach hat { $other } nur noch einen Stein auf dem Brett.
       *[other] Danach hat { $other } nur noch { $count } Steine auf dem Brett.
    }
why-pass-only = Kein freies Feld passt zu deinen Würfeln, und du hast keinen Wurf mehr.
why-pass-last = Mit deinem letzten Stein wäre das Spiel zu Ende.
why-pass =
    { $count ->
        [one] Setzen musst du nie. Du behältst deinen letzten Stein.
       *[other] Setzen musst du nie. Du behältst deine { $count } Steine.
    }
why-throw = Mit zwei Würfen geht es um { $square }: { $figure }. { $likely }
why-throw-once = Mit diesem Wurf geht es um { $square }: { $figure }. { $likely }
why-throw-predator = Du hoffst auf einen Yam, um { $other } einen Stein wegzunehmen. { $likely }
why-throw-nothing = Mit diesen Würfeln erreichst du kein freies Feld mehr.
