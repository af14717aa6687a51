# De eenvoudige tafel: van woorden gemaakt, voor elk spel
plain-table = Eenvoudige tafel
plain-table-help = Elk spel in woorden: de tafel als tekst, de zetten bij naam. Voor schermlezers en oude apparaten.
plain-drawn = De tafel
plain-own = Wat je kunt doen
plain-search = Zoek een zet
plain-found =
    { $count ->
        [one] Eén zet gevonden
       *[other] { $count } zetten gevonden
    }
plain-none-found = Zo heet geen enkele zet. Probeer een ander woord.
# A list of moves: its first one, and how many follow
plain-group = { $name } en nog { $count }
plain-part = Keuze { $number }
plain-seats = Plaatsen
plain-score =
    { $score ->
        [one] punt
       *[other] punten
    }
plain-line = { $line }.
plain-row = { $row }: { $cells }.
plain-row-empty = { $row }: niets.
