# YAK in het Nederlands: wat alleen de browser zegt

web-species =
    { $species ->
        [yak] yak
        [ibex] steenbok
        [vulture] gier
        [groundhog] marmot
       *[yeti] yeti
    }
web-creature =
    { $species ->
        [yak] yak
        [ibex] steenbok
        [vulture] gier
        [groundhog] marmot
       *[yeti] yeti
    }, waarde { $value }
web-wild = joker, waarde { $value }
web-hidden = gedekte kaart
web-hand = Je hand
web-in-hand =
    { $place ->
        [1] { $card }, eerste kaart in je hand
        [2] { $card }, tweede kaart in je hand
        [3] { $card }, derde kaart in je hand
        [4] { $card }, vierde kaart in je hand
        [5] { $card }, vijfde kaart in je hand
       *[other] { $card }, { $place }e kaart in je hand
    }
web-held =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-taken =
    { $count ->
        [one] { $count } kaart gepakt
       *[other] { $count } kaarten gepakt
    }
web-read-seat = { $seat }: { $held }, { $taken }.
    .seat = Jij: { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Trekstapel
web-camps = Wie er meespeelt

# Jij bent aan de beurt
web-claim-make = Je bewering
web-species-order = Dieren, van klein naar groot
web-fewer = Minder
web-more = Meer
web-doubt = Twijfel!
web-pass = Pas

# De telling
web-count = De telling
web-last-count = Laatste telling
web-last = Gezegd: { $claim }. Geteld: { $count }.
web-pile-look = Mijn kaarten erin
web-pile-title = De stapel, zoals hij gespeeld is
web-claimed = Gezegd
web-counted = Geteld
web-holds = Genoeg! Het klopte.
web-bluff = Te weinig! Het was bluf.
web-line-none = Geen enkele kaart in de stapel telt.
web-line-species =
    { $species ->
        [yak] { $cards ->
            [one] { $cards } kaart toont yaks.
           *[other] { $cards } kaarten tonen yaks.
        }
        [ibex] { $cards ->
            [one] { $cards } kaart toont steenbokken.
           *[other] { $cards } kaarten tonen steenbokken.
        }
        [vulture] { $cards ->
            [one] { $cards } kaart toont gieren.
           *[other] { $cards } kaarten tonen gieren.
        }
        [groundhog] { $cards ->
            [one] { $cards } kaart toont marmotten.
           *[other] { $cards } kaarten tonen marmotten.
        }
       *[yeti] { $cards ->
            [one] { $cards } kaart toont yeti’s.
           *[other] { $cards } kaarten tonen yeti’s.
        }
    }
web-line-wild =
    { $cards ->
        [one] { $cards } joker helpt mee.
       *[other] { $cards } jokers helpen mee.
    }
web-line-bang =
    { $cards ->
        [one] Door “!” telt ook het andere dier mee.
       *[other] Door “!” tellen ook de { $cards } andere dieren mee.
    }
web-line-one =
    { $cards ->
        [one] Door “1” telt de kaart maar voor 1.
       *[other] Door “1” telt elk van de { $cards } kaarten maar voor 1.
    }
web-line-stop =
    { $cards ->
        [one] Een stopkaart zet elke “!” en “1” buitenspel.
       *[other] { $cards } stopkaarten zetten elke “!” en “1” buitenspel.
    }

# Het einde
web-over = Het einde: wie de minste kaarten heeft gepakt, wint
web-wins = { $seat } wint!
    .seat = Jij wint!
web-winner = { $seat }
    .seat = jij
web-wins-shared = Gedeelde winst: { $winners }!
web-buried =
    { $count ->
        [one] { $seat } eindigt onder { $count } kaart.
       *[other] { $seat } eindigt onder { $count } kaarten.
    }
    .seat =
        { $count ->
            [one] Je eindigt onder { $count } kaart.
           *[other] Je eindigt onder { $count } kaarten.
        }
web-dug =
    { $count ->
        [one] { $seat } pakt nog { $count } kaart en wint toch!
       *[other] { $seat } pakt nog { $count } kaarten en wint toch!
    }
    .seat =
        { $count ->
            [one] Je pakt nog { $count } kaart en wint toch!
           *[other] Je pakt nog { $count } kaarten en wint toch!
        }
web-quiet = Niemand twijfelt. Er valt sneeuw op de laatste stapel.
web-left-pile = { $claim }? Niemand wilde het weten.

# De tentoonstelling
web-pieces-black = Silhouetten
web-pieces-cards = Kaarten
web-pieces-back = Achterkant
