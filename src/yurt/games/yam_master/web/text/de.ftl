# Yam Master auf Deutsch: was nur der Browser sagt

# Das Brett
web-board = Brett
web-camps = Wer mitspielt
web-figure =
    { $figure ->
        [brelan-1] Pasch 1
        [brelan-2] Pasch 2
        [brelan-3] Pasch 3
        [brelan-4] Pasch 4
        [brelan-5] Pasch 5
        [brelan-6] Pasch 6
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
        [brelan-1] Pa. 1
        [brelan-2] Pa. 2
        [brelan-3] Pa. 3
        [brelan-4] Pa. 4
        [brelan-5] Pa. 5
        [brelan-6] Pa. 6
        [low] Bis 8
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, frei
web-square-open = { $square }, { $figure }, frei, hier kannst du setzen
web-square-token = { $square }, { $figure }, Stein von { $seat }
web-square-prey = { $square }, { $figure }, Stein von { $seat }, den kannst du wegnehmen
web-open-squares = Felder, die du wählen kannst
web-open-none = Diese Würfel öffnen kein Feld.

# Die Würfel
web-dice = Würfel
web-dice-of = Würfel von { $seat }
web-die = Würfel { $place }: { $value }
web-die-kept = Würfel { $place }: { $value }, behalten
web-die-blank = Würfel { $place }: noch nicht geworfen
web-rail = Tipp auf Würfel, die du behältst
web-throw-count = Wurf { $throw } von { $most }

# Du bist dran
web-throw =
    { $count ->
        [0] Werfen
        [one] { $count } Würfel werfen
       *[other] { $count } Würfel werfen
    }
web-throw-defi =
    { $count ->
        [0] Défi: werfen
        [one] Défi: { $count } werfen
       *[other] Défi: { $count } werfen
    }
web-throws-left =
    { $count ->
        [one] noch { $count } Wurf
       *[other] noch { $count } Würfe
    }
web-place = Auf { $square } setzen: { $figure }
web-remove = Stein von { $square } wegnehmen
web-pass = Passen
web-pass-now = Passen und den Zug beenden
web-back = Doch nicht
web-defi-off = Wette, dass du gleich mehr als einen Dreierpasch wirfst.
web-defi-on =
    { $only ->
        [yes] Deine nächsten Würfe müssen mehr als einen Dreierpasch ergeben. Offen sind dann nur die Défi-Felder.
       *[no] Deine nächsten Würfe müssen mehr als einen Dreierpasch ergeben, sonst bleibt jedes Feld zu.
    }

# Der Tisch in Sätzen
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
web-read-tokens = { $seat } hat Steine auf { $squares }.
web-read-line = In einer Reihe: { $squares }, { $points }.
