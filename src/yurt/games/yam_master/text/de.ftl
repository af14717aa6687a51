# Yam Master auf Deutsch

# Namen
figure =
    { $figure ->
        [brelan-1] Dreierpasch aus Einsen
        [brelan-2] Dreierpasch aus Zweien
        [brelan-3] Dreierpasch aus Dreien
        [brelan-4] Dreierpasch aus Vieren
        [brelan-5] Dreierpasch aus Fünfen
        [brelan-6] Dreierpasch aus Sechsen
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 oder weniger
        [sec] Sec
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

# Was passiert ist
throws = { $seat } würfelt { $dice }.
throws-again = { $seat } würfelt { $dice }; jetzt liegen { $all }.
keeps = { $seat } behält { $dice }.
keeps-nothing = { $seat } behält nichts.
announces = { $seat } sagt Défi an und behält { $dice }.
announces-nothing = { $seat } sagt Défi an und behält nichts.
places = { $seat } setzt einen Stein auf { $square }: { $figure }.
removes = { $seat } spielt den Predator und nimmt den Stein von { $other } auf { $square } vom Brett.
removes-out = { $seat } spielt den Predator und nimmt den Stein von { $other } auf { $square } vom Brett: Er ist aus dem Spiel.
passes = { $seat } beendet den Zug, ohne zu setzen.
scores-now = { $seat } hat jetzt { $points }.
ends-five = { $seat } hat fünf in einer Reihe und gewinnt sofort.
ends-five-behind = { $other } hat { $points } und damit mehr, aber fünf in einer Reihe entscheiden.
ends-supply = { $seat } hat den letzten Stein gesetzt, damit endet das Spiel.
ends-turns = { $count } Züge sind gespielt, damit endet das Spiel.
ends-points = { $seat } gewinnt: { $points } zu { $fewer }.
ends-equal = Beide haben { $points }, das Spiel ist unentschieden.

# Was du jetzt tun sollst
expect-place-or-throw =
    { $left ->
        [one] Setz einen Stein (offen: { $squares }), behalte Würfel und wirf die anderen ein letztes Mal, oder passe.
       *[other] Setz einen Stein (offen: { $squares }), behalte Würfel und wirf die anderen, oder passe.
    }
expect-place = Setz einen Stein (offen: { $squares }) oder passe.
expect-throw =
    { $left ->
        [one] Behalte Würfel und wirf die anderen ein letztes Mal, oder passe.
       *[other] Behalte Würfel und wirf die anderen, oder passe.
    }
expect-pass = Mit diesen Würfeln kannst du nirgends setzen: Passe.
expect-predator = { $otherwise } Mit deinem Yam kannst du stattdessen einen Stein von { $other } vom Brett nehmen.
expect-predator-only = Mit diesen Würfeln kannst du nirgends setzen: Nimm mit deinem Yam einen Stein von { $other } vom Brett, oder passe.
expect-defi = Dein Défi gilt. { $otherwise }

# Absagen
refuse-not-five-thrown = Ein Zug beginnt mit allen fünf Würfeln: Zu diesem Wurf gehören fünf Zahlen.
refuse-not-as-many-thrown =
    { $count ->
        [one] Geworfen wird nur der Würfel, der nicht behalten wurde: Zu diesem Wurf gehört { $count } Zahl.
       *[other] Geworfen werden nur die Würfel, die nicht behalten wurden: Zu diesem Wurf gehören { $count } Zahlen.
    }
refuse-not-free = Auf { $square } steht schon ein Stein: Wähle ein freies Feld.
refuse-sec-too-late = Ein Sec muss im ersten Wurf gelingen: { $instead }.
refuse-sec-not-made = Ein Sec braucht ein Full, ein Carré, einen Yam, eine Suite oder höchstens 8: { $instead }.
refuse-not-announced = Das Feld { $square } ist für ein Défi: Sag es nach deinem ersten Wurf an, zusammen mit den Würfeln, die du behältst.
refuse-closed-no-figure = Nach einem Défi muss es mehr sein als ein Dreierpasch: { $instead }.
refuse-closed-defi-only = Nach einem Défi sind nur Défi-Felder offen: { $instead }.
refuse-yam-is-no-full = In diesem Spiel braucht ein Full zwei verschiedene Zahlen, und deine fünf sind gleich: { $instead }.
refuse-not-made = { $dice } ergibt nicht die Figur dieses Feldes ({ $figure }): { $instead }.
refuse-no-throw-left = Alle drei Würfe sind gemacht: Setz einen Stein oder passe.
refuse-not-lying-there = Behalten kannst du nur Würfel, die daliegen: { $dice }.
refuse-all-kept = Zu einem Wurf gehört mindestens ein Würfel: Behalte höchstens vier, oder setz einen Stein.
refuse-defi-too-late = Ein Défi sagst du nach dem ersten Wurf an: Jetzt ist es zu spät, mach ohne weiter.
refuse-defi-announced = Dein Défi ist schon angesagt: Nenne nur die Würfel, die du behältst.
refuse-no-defi-free = Kein Défi-Feld ist frei: Behalte deine Würfel, ohne anzusagen.
refuse-no-yam = Der Predator braucht einen Yam, also fünf gleiche Zahlen, und die Würfel zeigen { $dice }.
refuse-no-token-to-remove = Auf { $square } steht kein Stein von { $other }. Wähle eins dieser Felder: { $squares }.
refuse-no-token-at-all = Auf dem Brett steht kein Stein von { $other }: Setz einen eigenen oder passe.
instead-place = Setz einen Stein (offen: { $squares }) oder passe
instead-throw = Wirf noch einmal oder passe
instead-pass = Du kannst nur passen

# Optionen
option-strict_full = Strenges Full
option-strict_full-help = Muss ein Full zwei verschiedene Zahlen zeigen, sodass fünf gleiche Zahlen keins sind?
option-strict_full-no = Nein, ein Yam ist auch ein Full
option-strict_full-yes = Ja, zwei verschiedene Zahlen
option-defi_only = Nur Défi-Felder
option-defi_only-help = Darf man nach angesagtem Défi nur noch auf Défi-Felder setzen?
option-defi_only-no = Nein, ein gewonnenes Défi öffnet auch die Felder von allem, was die Würfel ergeben
option-defi_only-yes = Ja, nur auf Défi-Felder
option-predator = Beute des Predators
option-predator-help = Wohin kommt ein Stein, den der Predator vom Brett nimmt?
option-predator-back = Zurück zu seinem Besitzer, der ihn wieder setzen darf
option-predator-out = Aus dem Spiel
option-max_turns = Längste Partie
option-max_turns-help = Nach wie vielen Zügen beider zusammen werden die Punkte gezählt, auch wenn beide noch Steine haben?

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
drawn-turn = Zug { $turn } von höchstens { $most }
drawn-over = Das Spiel ist nach Zug { $turn } zu Ende
drawn-dice = Würfel: { $dice } (Wurf { $throw } von 3)
drawn-kept = Behalten: { $dice } (jetzt kommt Wurf { $throw } von 3)
drawn-to-throw = Alle fünf Würfel werden geworfen (Wurf { $throw } von 3)
drawn-announced = Ein Défi ist angesagt
drawn-five = { $seat } hat fünf in einer Reihe, das entscheidet

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-tokens =
    { $count ->
        [one] setzt einen Stein
       *[other] setzt { $count } Steine
    }
feat-tokens-label = Gesetzte Steine
feat-yams =
    { $count ->
        [one] würfelt { $count } Yam
       *[other] würfelt { $count } Yams
    }
feat-yams-label = Gewürfelte Yams
feat-secs =
    { $count ->
        [one] besetzt { $count } Sec-Feld
       *[other] besetzt { $count } Sec-Felder
    }
feat-secs-label = Besetzte Sec-Felder
feat-defis-kept =
    { $count ->
        [one] besteht { $count } Défi
       *[other] besteht { $count } Défis
    }
feat-defis-kept-label = Bestandene Défis
feat-defis-lost =
    { $count ->
        [one] scheitert an { $count } Défi
       *[other] scheitert an { $count } Défis
    }
feat-defis-lost-label = Gescheiterte Défis
feat-prey =
    { $count ->
        [one] holt sich mit dem Predator einen Stein
       *[other] holt sich mit dem Predator { $count } Steine
    }
feat-prey-label = Beute des Predators
feat-best-token =
    { $count ->
        [one] macht mit einem einzigen Stein einen Punkt
       *[other] macht mit einem einzigen Stein { $count } Punkte
    }
feat-best-token-label = Bester Stein

# Rat: was zu tun ist, und was dafür spricht
advise-place = Setz einen Stein auf { $square } ({ $figure })
advise-remove = Nimm den Stein von { $other } auf { $square } vom Brett
advise-pass = Beende deinen Zug, ohne zu setzen
advise-keep =
    { $count ->
        [one] Behalte { $dice } und wirf den anderen Würfel
       *[other] Behalte { $dice } und wirf die anderen { $count }
    }
advise-keep-nothing = Wirf alle fünf Würfel noch einmal
advise-announce =
    { $count ->
        [one] Sag Défi an, behalte { $dice } und wirf den anderen Würfel
       *[other] Sag Défi an, behalte { $dice } und wirf die anderen { $count }
    }
advise-announce-nothing = Sag Défi an und wirf alle fünf Würfel noch einmal
why-five = Das macht fünf in einer Reihe und gewinnt das Spiel.
why-last-token = Es ist dein letzter Stein: Das Spiel endet mit { $own } zu { $most } Punkten gegen { $other }.
why-stops-five = Dort hätte { $other } fünf in einer Reihe schaffen können.
why-makes-and-stops = Das bringt { $points }, und { $other } hätte dort { $most } machen können.
why-makes = Das bringt { $points }.
why-stops = Dort hätte { $other } { $most } machen können.
why-lines =
    { $count ->
        [0] Keine Reihe durch dieses Feld kann noch deine werden.
        [one] Eine Dreierreihe durch dieses Feld kann noch deine werden.
       *[other] { $count } Dreierreihen durch dieses Feld können noch deine werden.
    }
why-remove-points = Das kostet { $other } { $points }.
why-remove =
    { $count ->
        [0] Danach hat { $other } keinen Stein mehr auf dem Brett.
        [one] Danach hat { $other } noch einen Stein auf dem Brett.
       *[other] Danach hat { $other } noch { $count } Steine auf dem Brett.
    }
why-pass-only = Mit diesen Würfeln kannst du nirgends setzen, und kein Wurf ist übrig.
why-pass-last = Dein letzter Stein würde das Spiel beenden.
why-pass =
    { $count ->
        [one] Setzen muss man nie; du behältst deinen letzten Stein.
       *[other] Setzen muss man nie; du behältst deine { $count } Steine.
    }
why-throw = Wenn du auf { $square } ({ $figure }) spielst, schaffst du es in zwei Würfen mit { $odds } Wahrscheinlichkeit.
why-throw-once = Für { $square } ({ $figure }) reicht dieser Wurf mit { $odds } Wahrscheinlichkeit.
why-throw-predator = Ein Yam, um einen Stein von { $other } vom Brett zu nehmen, gelingt mit { $odds } Wahrscheinlichkeit.
why-throw-nothing = Mit diesen Würfeln ist kein freies Feld mehr zu erreichen.
