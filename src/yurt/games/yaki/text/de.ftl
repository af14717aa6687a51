# YAKI auf Deutsch

# Namen
token =
    { $colour ->
        [green] die grüne { $number }
        [red] die rote { $number }
        [yellow] die gelbe { $number }
       *[violet] die violette { $number }
    }
coloured =
    { $colour ->
        [green] ein grünes Plättchen
        [red] ein rotes Plättchen
        [yellow] ein gelbes Plättchen
       *[violet] ein violettes Plättchen
    }
number = { $number }

# Was passiert ist
turns-up = { $seat } deckt das Plättchen an Stelle { $place } auf.
    .seat = Du deckst das Plättchen an Stelle { $place } auf.
lays-start = { $seat } legt { $token } auf das Startfeld.
    .seat = Du legst { $token } auf dein Startfeld.
lays = { $seat } legt { $token } auf Feld { $square }.
    .seat = Du legst { $token } auf Feld { $square }.
misses = Es ist { $token }. Sie passt nicht und geht verdeckt zurück.
stops = { $seat } hört hier auf. Alle Plättchen bleiben auf dem Weg.
    .seat = Du hörst hier auf. Alle deine Plättchen bleiben auf dem Weg.
none-left = Es liegt kein verdecktes Plättchen mehr da: Der Zug von { $seat } ist vorbei.
    .seat = Es liegt kein verdecktes Plättchen mehr da: Dein Zug ist vorbei.
goes-back =
    { $count ->
        [one] { $seat } behält das vorderste Plättchen. Das andere geht verdeckt zurück.
       *[other] { $seat } behält das vorderste Plättchen. Die anderen { $count } gehen verdeckt zurück.
    }
    .seat =
        { $count ->
            [one] Du behältst dein vorderstes Plättchen. Das andere geht verdeckt zurück.
           *[other] Du behältst dein vorderstes Plättchen. Die anderen { $count } gehen verdeckt zurück.
        }
wins-trophy = { $seat } legt { $token } auf das Trophäenfeld und gewinnt eine Trophäe!
    .seat = Du legst { $token } auf das Trophäenfeld: Die Trophäe gehört dir!
has-trophies =
    { $count ->
        [one] { $seat } hat jetzt { $count } Trophäe. Zum Sieg braucht man { $goal }.
       *[other] { $seat } hat jetzt { $count } Trophäen. Zum Sieg braucht man { $goal }.
    }
    .seat =
        { $count ->
            [one] Du hast jetzt { $count } Trophäe. Zum Sieg brauchst du { $goal }.
           *[other] Du hast jetzt { $count } Trophäen. Zum Sieg brauchst du { $goal }.
        }
wins =
    { $count ->
        [one] { $seat } gewinnt das Spiel mit { $count } Trophäe!
       *[other] { $seat } gewinnt das Spiel mit { $count } Trophäen!
    }
    .seat =
        { $count ->
            [one] Du gewinnst das Spiel mit { $count } Trophäe!
           *[other] Du gewinnst das Spiel mit { $count } Trophäen!
        }
boards-go-left = Die Plättchen werden gemischt, und alle geben ihren Spielplan nach links weiter.
begins = { $seat } beginnt die neue Runde.
    .seat = Du beginnst die neue Runde.
void-turns =
    { $turns ->
        [one] { $turns } Zug und noch keine Trophäe: Diese Runde zählt nicht. Die Plättchen werden gemischt.
       *[other] { $turns } Züge und noch keine Trophäe: Diese Runde zählt nicht. Die Plättchen werden gemischt.
    }
void-stuck = Kein Plättchen kann mehr passen: Diese Runde zählt nicht. Die Plättchen werden gemischt.
ends-void =
    { $count ->
        [one] { $count } Runde hintereinander zählt nicht: Damit endet das Spiel.
       *[other] { $count } Runden hintereinander zählen nicht: Damit endet das Spiel.
    }

# Was du jetzt tun sollst
expect-start = Deck ein Plättchen auf: Auf dein Startfeld darf jedes.
expect-plain = Deck { $coloured } oder eine { $numbers } auf. Vorn liegt { $token }.
expect-trophy = Deck { $coloured } oder eine { $numbers } auf, und die Trophäe gehört dir! Vorn liegt { $token }.
expect-same-colour = Deck { $coloured } auf, egal mit welcher Zahl: Dein nächstes Feld hat diese Farbe.
expect-coloured = Deck { $tokens } auf: Dein nächstes Feld hat diese Farbe.
expect-or-stop = { $flip } Oder hör auf: Deine Plättchen bleiben auf dem Weg.

# Absagen
refuse-not-face-down = An Stelle { $place } liegt kein verdecktes Plättchen. Nimm eine Stelle, an der eins liegt.
refuse-seen-before = In dieser Runde wurde { $token } schon aufgedeckt: Sie liegt woanders.
refuse-no-stop = In diesem Spiel kannst du nicht aufhören: Deck weiter auf, bis ein Plättchen nicht passt.
refuse-stop-too-early = Aufhören kannst du, sobald du in diesem Zug ein Plättchen gelegt hast. Deck erst eins auf.

# Optionen
option-paths = Spielpläne
option-paths-help = Die Wege der sechs Spielpläne, wenn du eigene nehmen willst: S Start, T Trophäe, G grünes, R rotes, Y gelbes und V violettes Feld, ein Punkt für ein Feld ohne Farbe. Jeder Weg hat 4 bis 16 Felder, zwischen den Wegen steht ein Komma.
paths-count = Es sind immer sechs Wege mit Kommas dazwischen, nicht { $found }.
path-length = Weg { $number }, „{ $path }“, hat die Länge { $squares }: Ein Weg hat 4 bis 16 Felder.
path-ends = Weg { $number }, „{ $path }“, muss mit S beginnen und mit T enden.
path-letters = Weg { $number }, „{ $path }“, darf zwischen S und T nur Punkte und die Buchstaben G, R, Y und V haben.
option-may_stop = Aufhören
option-may_stop-help = Darfst du aufhören, wenn du ein Plättchen gelegt hast, oder geht es weiter, bis eins nicht passt?
option-may_stop-no = Nein, weiter, bis eins nicht passt
option-may_stop-yes = Ja, und die Plättchen bleiben auf dem Weg
option-trophies = Trophäen
option-trophies-help = So viele Trophäen brauchst du zum Sieg.

# Der Tisch als Text
drawn-face-down = Verdeckt:

# Was von einem beendeten Spiel erzählt wird, nach „du hast“ oder „Anna hat“ und in einer Liste
feat-longest-run = in einem Zug { $count } Plättchen gelegt
feat-longest-run-label = Längste Reihe
feat-remembered = { $count } Plättchen aus dem Gedächtnis gefunden
feat-remembered-label = Aus dem Gedächtnis gefunden
feat-lucky =
    { $count ->
        [one] mit einem unbekannten Plättchen Glück gehabt
       *[other] mit { $count } unbekannten Plättchen Glück gehabt
    }
feat-lucky-label = Glücksgriffe
feat-mixed-up = { $count } Plättchen verwechselt
feat-mixed-up-label = Verwechslungen
feat-flips = { $count } Plättchen aufgedeckt
feat-flips-label = Aufgedeckte Plättchen

# Rat: was zu tun ist, und was dafür spricht
advise-stop = Hör auf: Deine Plättchen bleiben auf dem Weg
advise-any = Deck ein Plättchen auf, ganz egal welches
advise-blind =
    { $likely ->
        [sure] Deck ein Plättchen auf: Es passt jedes
        [very-likely] Deck ein Plättchen auf: Auch eins, das du nicht kennst, passt sehr wahrscheinlich
        [probably] Deck ein Plättchen auf: Auch eins, das du nicht kennst, passt wahrscheinlich
        [even] Deck ein Plättchen auf: Eins, das du nicht kennst, passt etwa jedes zweite Mal
        [unlikely] Deck ein Plättchen auf, das du dir gemerkt hast: Ein unbekanntes passt eher nicht
       *[no] Deck ein Plättchen auf: Es passt keins, damit endet dein Zug
    }
advise-flip = Deck das Plättchen an Stelle { $place } auf
why-start = Auf dein Startfeld darf jedes Plättchen.
why-fits = Dort liegt { $token }. Sie passt!
why-misses = Dort liegt { $token }. Sie passt nicht und dein Zug endet, aber die anderen sehen nichts Neues.
why-hidden =
    { $count ->
        [one]
            { $fitting ->
                [0] Das einzige verdeckte Plättchen passt nicht.
               *[other] Das einzige verdeckte Plättchen passt ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Von den { $count } verdeckten Plättchen passt keins.
                [one] Von den { $count } verdeckten Plättchen passt nur eins ({ $odds }).
               *[other] Von den { $count } verdeckten Plättchen passen { $fitting } ({ $odds }).
            }
    }
why-seen =
    { $count ->
        [one]
            { $fitting ->
                [0] Nur ein Plättchen hat noch niemand gesehen, und es passt nicht.
               *[other] Nur ein Plättchen hat noch niemand gesehen, und es passt ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } Plättchen hat noch niemand gesehen, und keins davon passt.
                [one] { $count } Plättchen hat noch niemand gesehen, und eins davon passt ({ $odds }).
               *[other] { $count } Plättchen hat noch niemand gesehen, und { $fitting } davon passen ({ $odds }).
            }
    }
why-trophy =
    { $count ->
        [one]
            { $fitting ->
                [0] Nur ein Plättchen kann dort liegen, und es bringt die Trophäe nicht.
               *[other] Nur ein Plättchen kann dort liegen, und es bringt die Trophäe ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } Plättchen können dort liegen, und keins davon bringt die Trophäe.
                [one] { $count } Plättchen können dort liegen, und eins davon bringt die Trophäe ({ $odds }).
               *[other] { $count } Plättchen können dort liegen, und { $fitting } davon bringen die Trophäe ({ $odds }).
            }
    }
why-stop =
    { $count ->
        [one]
            { $fitting ->
                [0] Du behältst alle deine Plättchen, und die anderen sehen nichts Neues. Das einzige verdeckte Plättchen passt nicht.
               *[other] Du behältst alle deine Plättchen, und die anderen sehen nichts Neues. Das einzige verdeckte Plättchen passt.
            }
       *[other]
            { $fitting ->
                [0] Du behältst alle deine Plättchen, und die anderen sehen nichts Neues. Von den { $count } verdeckten passt keins.
                [one] Du behältst alle deine Plättchen, und die anderen sehen nichts Neues. Von den { $count } verdeckten passt nur eins.
               *[other] Du behältst alle deine Plättchen, und die anderen sehen nichts Neues. Von den { $count } verdeckten passen { $fitting }.
            }
    }
