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
    .seat = Du: { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Nachziehstapel
web-camps = Wer mitspielt

# Du bist dran
web-claim-make = Deine Behauptung
web-species-order = Tiere, von klein nach groß
web-fewer = Weniger
web-more = Mehr
web-doubt = Anzweifeln!
web-pass = Passen

# Die Zählung
web-count = Die Zählung
web-last-count = Letzte Zählung
web-last = Behauptet: { $claim }. Gezählt: { $count }.
web-pile-look = Meine Karten darin
web-pile-title = Der Stapel, wie er gespielt wurde
web-claimed = Behauptet
web-counted = Gezählt
web-holds = Es reicht! Die Behauptung stimmt.
web-bluff = Zu wenig! Es war ein Bluff.
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
        [one] Eine Stoppkarte hebt alle „!“ und „1“ auf.
       *[other] { $cards } Stoppkarten heben alle „!“ und „1“ auf.
    }

# Das Ende
web-over = Das Ende: Wer am wenigsten kassiert hat, gewinnt
web-wins = { $seat } gewinnt!
    .seat = Du gewinnst!
web-winner = { $seat }
    .seat = du
web-wins-shared = Gleichstand! Es gewinnen: { $winners }
web-buried =
    { $count ->
        [one] { $seat } liegt unter { $count } Karte.
       *[other] { $seat } liegt unter { $count } Karten.
    }
    .seat =
        { $count ->
            [one] Du liegst unter { $count } Karte.
           *[other] Du liegst unter { $count } Karten.
        }
web-dug =
    { $count ->
        [one] { $seat } kassiert noch { $count } Karte und gewinnt trotzdem!
       *[other] { $seat } kassiert noch { $count } Karten und gewinnt trotzdem!
    }
    .seat =
        { $count ->
            [one] Du kassierst noch { $count } Karte und gewinnst trotzdem!
           *[other] Du kassierst noch { $count } Karten und gewinnst trotzdem!
        }
web-quiet = Niemand zweifelt. Schnee fällt auf den letzten Stapel.
web-left-pile = { $claim }? Das wollte niemand wissen.

# Die Ausstellung
web-pieces-black = Silhouetten
web-pieces-cards = Karten
web-pieces-back = Rückseite
