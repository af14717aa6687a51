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
lays-start = { $seat } legt { $token } auf das Startfeld.
lays = { $seat } legt { $token } auf Feld { $square }.
misses = Es ist { $token }, und sie passt nicht: Sie geht verdeckt zurück.
stops = { $seat } hört hier auf; alle Plättchen bleiben auf dem Weg.
none-left = Kein Plättchen ist mehr zum Aufdecken da, der Zug von { $seat } endet.
goes-back =
    { $count ->
        [one] { $seat } behält das vorderste Plättchen; { $count } anderes geht verdeckt zurück.
       *[other] { $seat } behält das vorderste Plättchen; { $count } andere gehen verdeckt zurück.
    }
wins-trophy = { $seat } legt { $token } auf das Trophäenfeld und gewinnt eine Trophäe.
has-trophies =
    { $count ->
        [one] { $seat } hat { $count } Trophäe; mit { $goal } ist das Spiel gewonnen.
       *[other] { $seat } hat { $count } Trophäen; mit { $goal } ist das Spiel gewonnen.
    }
wins =
    { $count ->
        [one] { $seat } gewinnt das Spiel mit { $count } Trophäe.
       *[other] { $seat } gewinnt das Spiel mit { $count } Trophäen.
    }
boards-go-left = Alle Plättchen werden gemischt, und jede Tafel wandert nach links weiter.
begins = { $seat } beginnt die neue Runde.
void-turns = { $turns } Züge haben keine Trophäe gebracht: Die Runde gilt nicht, und alle Plättchen werden gemischt.
void-stuck = Kein Plättchen kann mehr passen: Die Runde gilt nicht, und alle Plättchen werden gemischt.
ends-void = { $count } ungültige Runden hintereinander beenden das Spiel.

# Was du jetzt tun sollst
expect-start = Deck ein Plättchen auf: Auf dein Startfeld passt jedes.
expect-plain = Deck { $coloured } oder eine { $numbers } auf: Vorn auf deinem Weg liegt { $token }.
expect-trophy = Deck { $coloured } oder eine { $numbers } auf und gewinne die Trophäe: Vorn auf deinem Weg liegt { $token }.
expect-same-colour = Deck { $coloured } auf: Das nächste Feld verlangt diese Farbe, und jede Zahl passt.
expect-coloured = Deck { $tokens } auf: Das nächste Feld verlangt diese Farbe.
expect-or-stop = { $flip } Oder hör auf: Deine Plättchen bleiben liegen.

# Absagen
refuse-not-face-down = An Stelle { $place } liegt kein verdecktes Plättchen: Wähle eine Stelle, an der eins liegt.
refuse-seen-before = In dieser Runde wurde { $token } schon aufgedeckt: Sie liegt woanders.
refuse-no-stop = Aufhören geht nicht: Deck Plättchen auf, bis eins nicht passt.
refuse-stop-too-early = Aufhören kannst du, sobald du in diesem Zug ein Plättchen gelegt hast: Deck zuerst eins auf.

# Optionen
option-paths = Tafeln
option-paths-help = Die Wege der sechs Tafeln, um eigene einzugeben: S Start, T Trophäe, G grünes, R rotes, Y gelbes und V violettes Feld, ein Punkt für ein Feld ohne Farbe; je 4 bis 16 Felder, durch Kommas getrennt.
paths-count = Es sind immer sechs Wege, durch Kommas getrennt, nicht { $found }.
path-length = Weg { $number }, „{ $path }“, hat die Länge { $squares }: Ein Weg hat 4 bis 16 Felder.
path-ends = Weg { $number }, „{ $path }“, muss mit S beginnen und mit T enden.
path-letters = Weg { $number }, „{ $path }“, darf zwischen S und T nur Punkte und die Buchstaben G, R, Y und V haben.
option-may_stop = Aufhören
option-may_stop-help = Darf aufhören, wer ein Plättchen gelegt hat, statt weiter aufzudecken, bis eins nicht passt?
option-may_stop-no = Nein, weiter, bis ein Plättchen nicht passt
option-may_stop-yes = Ja, und alle Plättchen bleiben auf dem Weg
option-trophies = Trophäen
option-trophies-help = So viele Trophäen braucht es zum Sieg.

# Der Tisch als Text
drawn-face-down = Verdeckt:

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-longest-run =
    { $count ->
        [one] legt ein Plättchen in einem Zug
       *[other] legt { $count } Plättchen in einem Zug
    }
feat-longest-run-label = Längste Reihe
feat-remembered =
    { $count ->
        [one] findet ein Plättchen aus dem Gedächtnis
       *[other] findet { $count } Plättchen aus dem Gedächtnis
    }
feat-remembered-label = Aus dem Gedächtnis gefunden
feat-lucky =
    { $count ->
        [one] hat bei einem unbekannten Plättchen Glück
       *[other] hat bei { $count } unbekannten Plättchen Glück
    }
feat-lucky-label = Glücksgriffe
feat-mixed-up =
    { $count ->
        [one] verwechselt ein schon gesehenes Plättchen
       *[other] verwechselt { $count } schon gesehene Plättchen
    }
feat-mixed-up-label = Verwechselt
feat-flips =
    { $count ->
        [one] deckt ein Plättchen auf
       *[other] deckt { $count } Plättchen auf
    }
feat-flips-label = Aufgedeckte Plättchen

# Rat: was zu tun ist, und was dafür spricht
advise-stop = Hör auf: Deine Plättchen bleiben liegen
advise-any = Deck ein Plättchen auf
advise-flip = Deck das Plättchen an Stelle { $place } auf
why-start = Auf dein Startfeld passt jedes Plättchen.
why-fits = Dort liegt { $token }, und sie passt.
why-misses = Dort liegt { $token }: Sie passt nicht, also endet dein Zug und nur dein vorderstes Plättchen bleibt liegen, aber niemand sieht ein neues.
why-hidden =
    { $fitting ->
        [0] Von { $count } verdeckten Plättchen passt keins ({ $odds }).
        [one] Von { $count } verdeckten Plättchen passt { $fitting }: { $odds }.
       *[other] Von { $count } verdeckten Plättchen passen { $fitting }: { $odds }.
    }
why-seen =
    { $fitting ->
        [0] Von { $count } noch nicht aufgedeckten Plättchen passt keins ({ $odds }).
        [one] Von { $count } noch nicht aufgedeckten Plättchen passt { $fitting }: { $odds }.
       *[other] Von { $count } noch nicht aufgedeckten Plättchen passen { $fitting }: { $odds }.
    }
why-trophy =
    { $fitting ->
        [0] Von { $count } Plättchen, die dort liegen können, gewinnt keins die Trophäe ({ $odds }).
        [one] Von { $count } Plättchen, die dort liegen können, passt { $fitting } und gewinnt die Trophäe: { $odds }.
       *[other] Von { $count } Plättchen, die dort liegen können, passen { $fitting } und gewinnen die Trophäe: { $odds }.
    }
why-stop =
    { $fitting ->
        [0] Wenn du aufhörst, sehen die anderen kein neues Plättchen, und keins von deinen geht zurück; von { $count } verdeckten passt keins.
        [one] Wenn du aufhörst, sehen die anderen kein neues Plättchen, und keins von deinen geht zurück; von { $count } verdeckten passt { $fitting }.
       *[other] Wenn du aufhörst, sehen die anderen kein neues Plättchen, und keins von deinen geht zurück; von { $count } verdeckten passen { $fitting }.
    }
