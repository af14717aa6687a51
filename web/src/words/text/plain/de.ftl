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
# A list of moves: its first one, and how many follow
plain-group =
    { $count ->
        [one] { $name } und ein weiterer Zug
       *[other] { $name } und { $count } weitere Züge
    }
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
