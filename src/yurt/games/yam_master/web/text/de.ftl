# Yam Master auf Deutsch: was nur der Browser sagt

# Das Brett
web-board = Brett
web-camps = Wer mitspielt
# Auf einem Feld
web-figure =
    { $figure ->
        [brelan-1] 3 × 1
        [brelan-2] 3 × 2
        [brelan-3] 3 × 3
        [brelan-4] 3 × 4
        [brelan-5] 3 × 5
        [brelan-6] 3 × 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] Bis 8
        [sec] Sec
       *[defi] Défi
    }
web-figure-short =
    { $figure ->
        [low] Max. 8
       *[other] { web-figure }
    }
# Wie es vorgelesen wird: was auf dem Feld steht, und was es heißt
web-figure-spoken =
    { $figure ->
        [full] Full (Full House)
        [carre] Carré (Viererpasch)
        [yam] Yam (fünf Gleiche)
        [suite] Suite (große Straße)
        [sec] Sec (auf Anhieb)
        [defi] Défi (Wette)
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, frei
web-square-open = { $square }, { $figure }, frei, hier kannst du setzen
web-square-token = { $square }, { $figure }, Stein von { $seat }
    .seat = { $square }, { $figure }, dein Stein
web-square-prey = { $square }, { $figure }, Stein von { $seat }, den kannst du wegnehmen
    .seat = { $square }, { $figure }, dein Stein
web-open-squares = Felder, die du wählen kannst
web-open-none = Zu diesen Würfeln passt kein Feld.

# Die Würfel
web-dice = Würfel
web-dice-of = Würfel von { $seat }
    .seat = Deine Würfel
web-die = Würfel { $place }: { $value }
web-die-kept = Würfel { $place }: { $value }, behalten
web-die-blank = Würfel { $place }: noch nicht geworfen
web-rail = Tipp an, was du behalten willst
web-throw-count = Wurf { $throw } von { $most }

# Du bist dran
web-throw =
    { $count ->
        [0] Werfen
       *[other] { $count } Würfel werfen
    }
web-throw-defi =
    { $count ->
        [0] Défi: werfen
       *[other] Défi: { $count } werfen
    }
web-throws-left =
    { $count ->
        [one] noch { $count } Wurf
       *[other] noch { $count } Würfe
    }
web-place = Stein auf { $square } setzen
web-remove = Stein auf { $square } wegnehmen
web-pass = Passen
web-pass-now = Passen, Zug beenden
web-back = Doch nicht
web-defi-off = Traust du dich? Wette, dass du gleich mehr als einen Dreierpasch wirfst.
web-defi-on =
    { $only ->
        [yes] Mehr als ein Dreierpasch muss es werden! Offen sind dann nur Défi-Felder.
       *[no] Mehr als ein Dreierpasch muss es werden, sonst bleiben alle Felder zu!
    }

# Das Ende
web-five = Fünf in einer Linie!
web-decided-five = fünf in einer Linie

# Der Tisch in Sätzen
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
    .seat = Du: { $told }.
web-read-tokens = { $seat } hat Steine auf { $squares }.
    .seat = Du hast Steine auf { $squares }.
web-read-line = In einer Linie: { $squares }, { $points }.
