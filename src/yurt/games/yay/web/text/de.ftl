# YAY! auf Deutsch: was nur der Browser sagt

# Der Bogen
web-paper = Bogen
web-paper-aim = Bogen: Pfeiltasten zielen, Enter wirft
web-camps = Wer mitspielt
web-square-free = { $square }, frei
web-square-touched = { $square }, frei, von einem Würfel berührt
web-square-live = { $square }, { $number } von { $seat }
web-square-crossed = { $square }, { $number } von { $seat }, gestrichen
web-square-blocked = { $square }, gesperrt
web-square-write =
    { $count ->
        [0] { $square }, frei, hier kannst du { $total } eintragen
        [one] { $square }, frei, hier kannst du { $total } eintragen und { $count } Zahl streichen
       *[other] { $square }, frei, hier kannst du { $total } eintragen und { $count } Zahlen streichen
    }
web-square-block = { $square }, frei, du kannst es sperren
web-square-cross = { $square }, deine { $number }, du kannst sie streichen

# Die Plätze
web-camp =
    { $count ->
        [one] { $count } Feld, Summe { $sum }
       *[other] { $count } Felder, Summe { $sum }
    }
web-held =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
web-sum = Summe { $sum }

# Die Würfel
web-dice = Würfel
web-die = Würfel { $place }: { $value } auf { $block }
web-die-off = Würfel { $place }: aus dem Kasten gefallen
web-die-waits = Würfel { $place }: noch nicht geworfen
web-total = Zusammen { $total }
web-to-beat = mehr als { $total } nötig

# Du bist dran
web-aim-hint = Zieh zum Zielen über den Bogen.
web-staying =
    { $count ->
        [20] Fast jeder Würfel bleibt darauf.
        [one] Etwa { $count } von 20 Würfeln bleibt darauf.
       *[other] Etwa { $count } von 20 Würfeln bleiben darauf.
    }
web-expect-again =
    { $numbers ->
        [0] Ziele noch einmal: Überbietest du { $total } nicht, ist dein Zug vorbei.
       *[other] Ziele noch einmal: Überbietest du { $total } nicht, streichst du eine eigene Zahl.
    }
web-throw-again = Noch einmal
web-beat = mehr als { $total } nötig
web-back = Doch nicht

# Der Tisch in Sätzen
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } hat { $count } Feld, Summe { $sum }.
       *[other] { $seat } hat { $count } Felder, Summe { $sum }.
    }
web-read-numbers = { $seat } hat { $numbers }.
web-number = { $number } auf { $square }
web-places = { $squares }
web-read-blocked = Gesperrt: { $squares }.
web-read-crossed = Gestrichen: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } Feld ist frei.
       *[other] { $count } Felder sind frei.
    }
