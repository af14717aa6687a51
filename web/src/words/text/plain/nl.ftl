# De eenvoudige tafel: van woorden gemaakt, voor elk spel
plain-drawn = De tafel
plain-own = Wat je kunt doen
plain-search = Zoek een zet
plain-found =
    { $count ->
        [one] Eén zet gevonden
       *[other] { $count } zetten gevonden
    }
plain-none-found = Zo heet geen enkele zet. Probeer een ander woord.
plain-group =
    { $count ->
        [one] Eén zet
       *[other] { $count } zetten
    }
plain-part = Keuze { $number }
plain-seats = Plaatsen
plain-wait = Je hoeft nu even niets te doen.
plain-look = Je kijkt toe.
plain-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
