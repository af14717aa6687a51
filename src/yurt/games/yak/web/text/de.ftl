# YAK auf Deutsch: was nur der Browser sagt

web-species =
    { $species ->
        [yak] Yak
        [ibex] Steinbock
        [vulture] Geier
        [groundhog] Murmeltier
       *[yeti] Yeti
    }
web-creature =
    { $species ->
        [yak] Yak
        [ibex] Steinbock
        [vulture] Geier
        [groundhog] Murmeltier
       *[yeti] Yeti
    }, Wert { $value }
web-wild = Joker, Wert { $value }
web-hidden = verdeckte Karte
web-hand = Deine Hand
web-in-hand =
    { $place ->
        [1] { $card }, erste Karte auf deiner Hand
        [2] { $card }, zweite Karte auf deiner Hand
        [3] { $card }, dritte Karte auf deiner Hand
        [4] { $card }, vierte Karte auf deiner Hand
        [5] { $card }, fünfte Karte auf deiner Hand
       *[other] { $card }, { $place }. Karte auf deiner Hand
    }
web-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-taken =
    { $count ->
        [one] { $count } Karte kassiert
       *[other] { $count } Karten kassiert
    }
web-read-seat = { $seat }: { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Nachziehstapel
web-camps = Wer mitspielt

# Du bist dran
web-claim-make = Deine Behauptung
web-species-order = Tierart, von klein nach groß
web-fewer = Weniger
web-more = Mehr
web-doubt = Anzweifeln
web-pass = Passen

# Die Zählung
web-count = Die Zählung
web-last-count = Letzte Zählung
web-last = { $claim } behauptet, { $count } gezählt.
web-pile-look = Meine Karten darin
web-pile-title = Der Stapel, wie er gespielt wurde
web-claimed = Behauptet
web-counted = Gezählt
web-holds = Es reicht: Die Behauptung stimmt.
web-bluff = Zu wenig: Die Behauptung stimmt nicht.
web-line-none = Keine Karte im Stapel zählt.
web-line-species =
    { $species ->
        [yak] { $cards ->
            [one] { $cards } Karte zeigt Yaks.
           *[other] { $cards } Karten zeigen Yaks.
        }
        [ibex] { $cards ->
            [one] { $cards } Karte zeigt Steinböcke.
           *[other] { $cards } Karten zeigen Steinböcke.
        }
        [vulture] { $cards ->
            [one] { $cards } Karte zeigt Geier.
           *[other] { $cards } Karten zeigen Geier.
        }
        [groundhog] { $cards ->
            [one] { $cards } Karte zeigt Murmeltiere.
           *[other] { $cards } Karten zeigen Murmeltiere.
        }
       *[yeti] { $cards ->
            [one] { $cards } Karte zeigt Yetis.
           *[other] { $cards } Karten zeigen Yetis.
        }
    }
web-line-wild =
    { $cards ->
        [one] { $cards } Joker hilft mit.
       *[other] { $cards } Joker helfen mit.
    }
web-line-bang =
    { $cards ->
        [one] Durch „!“ zählt auch das andere Tier.
       *[other] Durch „!“ zählen auch die { $cards } anderen Tiere.
    }
web-line-one =
    { $cards ->
        [one] Durch „1“ zählt die Karte nur 1.
       *[other] Durch „1“ zählt jede der { $cards } Karten nur 1.
    }
web-line-stop =
    { $cards ->
        [one] Eine Stoppkarte macht alle „!“ und „1“ ungültig.
       *[other] { $cards } Stoppkarten machen alle „!“ und „1“ ungültig.
    }

# Das Ende
web-over = Kassierte Karten: Die wenigsten gewinnen
web-left-pile = Der letzte Stapel, nie angezweifelt

# Die Ausstellung
web-pieces-black = Silhouetten
web-pieces-cards = Karten
web-pieces-back = Rückseite
