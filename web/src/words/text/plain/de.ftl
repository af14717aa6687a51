# Der schlichte Tisch: aus Worten gemacht, für jedes Spiel
plain-table = Schlichter Tisch
plain-table-help = Jedes Spiel in Worten: der Tisch als Text, die Züge beim Namen. Für Vorleseprogramme und alte Geräte.
plain-drawn = Der Tisch
plain-own = Was du tun kannst
plain-search = Züge suchen
plain-found =
    { $count ->
        [one] Ein Zug gefunden
       *[other] { $count } Züge gefunden
    }
plain-none-found = So heißt kein Zug. Versuch es mit einem anderen Wort.
# What the moves of a list have in common, as "Play"
plain-group = { $name }: { $count } Züge
# A list without a word in common: its first move
plain-group-more = { $name } und { $count } weitere
plain-part = Auswahl { $number }
plain-seats = Plätze
plain-score =
    { $score ->
        [one] Punkt
       *[other] Punkte
    }
plain-line = { $line }.
plain-row = { $row }: { $cells }.
plain-row-empty = { $row }: nichts.
