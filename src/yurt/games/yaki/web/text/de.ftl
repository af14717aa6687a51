# YAKI auf Deutsch: was nur der Browser sagt

# Die Plättchen
web-field = Plättchen, fünf in jeder von vier Reihen
web-row = Reihe { $row }
web-spot-down = Stelle { $place }, Reihe { $row }, Spalte { $column }, verdeckt
web-spot-empty = Stelle { $place }, Reihe { $row }, Spalte { $column }, leer
web-spot-up = Stelle { $place }, Reihe { $row }, Spalte { $column }: { $token }

# Die Wege
web-camps = Wer mitspielt
web-own = Dein Weg
web-path = Plättchen auf deinem Weg
web-trophies =
    { $goal ->
        [one] { $won } von { $goal } Trophäe
       *[other] { $won } von { $goal } Trophäen
    }
web-standing = { $token } auf Feld { $square } von { $squares }
web-standing-none = noch kein Plättchen auf dem Weg

# Du bist dran
web-fits = Es passt:
web-misses = Passt nicht
web-stop = Aufhören

# Eine Trophäe
web-cheer = { $seat } gewinnt eine Trophäe!
    .seat = Die Trophäe gehört dir!

# Der Tisch in Sätzen
web-read-seat = { $seat }: { $trophies }, { $standing }.
    .seat = Du: { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] Das nächste Feld von { $seat } braucht ein grünes Plättchen.
        [red] Das nächste Feld von { $seat } braucht ein rotes Plättchen.
        [yellow] Das nächste Feld von { $seat } braucht ein gelbes Plättchen.
        [violet] Das nächste Feld von { $seat } braucht ein violettes Plättchen.
        [trophy] Das nächste Feld von { $seat } ist das Trophäenfeld.
       *[plain] Das nächste Feld von { $seat } nimmt jede Farbe.
    }
    .seat =
        { $kind ->
            [green] Dein nächstes Feld braucht ein grünes Plättchen.
            [red] Dein nächstes Feld braucht ein rotes Plättchen.
            [yellow] Dein nächstes Feld braucht ein gelbes Plättchen.
            [violet] Dein nächstes Feld braucht ein violettes Plättchen.
            [trophy] Dein nächstes Feld ist das Trophäenfeld.
           *[plain] Dein nächstes Feld nimmt jede Farbe.
        }
web-read-down =
    { $count ->
        [one] { $count } Plättchen liegt verdeckt.
       *[other] { $count } Plättchen liegen verdeckt.
    }
web-read-away = Leere Stellen: { $places }.
