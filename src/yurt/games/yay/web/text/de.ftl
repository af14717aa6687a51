# YAY! auf Deutsch: was nur der Browser sagt

# Der Bogen
web-paper = Bogen
web-paper-aim = Bogen: mit den Pfeiltasten zielen, mit Enter werfen
web-camps = Wer mitspielt
web-square-free = { $square }, frei
web-square-touched = { $square }, frei, von einem Würfel berührt
web-square-live = { $square }, { $number } von { $seat }
    .seat = { $square }, deine { $number }
web-square-crossed = { $square }, { $number } von { $seat }, gestrichen
    .seat = { $square }, deine { $number }, gestrichen
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
web-tie =
    { $count ->
        [one] Je ein Feld: Die höhere Summe gewinnt!
       *[other] Je { $count } Felder: Die höhere Summe gewinnt!
    }
web-tie-shared = Gleich viele Felder und gleiche Summe: Ihr teilt euch den Sieg!

# Die Würfel
web-dice = Würfel
web-die = Würfel { $place }: { $value }, { $where }
web-die-off = Würfel { $place }: neben dem Kasten
web-die-waits = Würfel { $place }: noch nicht geworfen
web-total = Zusammen { $total }
web-to-beat = mehr als { $total }!

# Bald ist Schluss
web-near =
    { $count ->
        [one] Noch ein Feld bis zum Schluss!
       *[other] Noch { $count } Felder bis zum Schluss!
    }
web-near-idle =
    { $count ->
        [one] Belegt der nächste Zug kein Feld, ist Schluss.
       *[other] Belegen die nächsten { $count } Züge kein Feld, ist Schluss.
    }
web-near-last =
    { $count ->
        [one] Noch ein Zug, dann ist Schluss.
       *[other] Noch { $count } Züge, dann ist Schluss.
    }

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
        [0] Ziele noch einmal. Wirfst du nicht mehr als { $total }, ist dein Zug vorbei.
       *[other] Ziele noch einmal. Wirfst du nicht mehr als { $total }, streichst du eine eigene Zahl.
    }
web-throw = Wirf
web-throw-again = Wirf noch einmal
web-beat = mehr als { $total }!
web-back = Doch nicht
web-write =
    { $count ->
        [0] Trag { $number } auf { $square } ein
       *[other] Trag { $number } ein, streich { $count }
    }
web-block = Sperr { $square }
web-cross = Streich deine { $number }

# Der Tisch in Sätzen
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } hat { $count } Feld, Summe { $sum }.
       *[other] { $seat } hat { $count } Felder, Summe { $sum }.
    }
    .seat =
        { $count ->
            [one] Du hast { $count } Feld, Summe { $sum }.
           *[other] Du hast { $count } Felder, Summe { $sum }.
        }
web-read-numbers = { $seat } hat { $numbers }.
    .seat = Du hast { $numbers }.
web-number = { $number } auf { $square }
web-lies = { $face } { $where }
web-places = { $squares }
web-read-blocked = Gesperrt: { $squares }.
web-read-crossed = Gestrichen: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } Feld ist frei.
       *[other] { $count } Felder sind frei.
    }
