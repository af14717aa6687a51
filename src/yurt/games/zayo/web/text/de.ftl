# ZAYO auf Deutsch: was nur der Browser sagt

# Der Tisch
web-camps = Wer mitspielt
web-own-camp = Dein Lager
web-things = { $things }
web-gear =
    { $card ->
        [horse] { $count ->
            [0] noch kein Pferd
            [one] Pferd
           *[other] { $count } Pferde
        }
        [cart] { $count ->
            [0] noch kein Karren
            [one] Karren
           *[other] { $count } Karren
        }
        [yurt] { $count ->
            [0] noch keine Jurte
            [one] Jurte
           *[other] { $count } Jurten
        }
       *[trap] { $count ->
            [0] noch keine Wolfsfalle
            [one] Wolfsfalle
           *[other] { $count } Wolfsfallen
        }
    }
web-held-bid =
    { $count ->
        [one] { $count } Bietkarte
       *[other] { $count } Bietkarten
    }
web-held-play =
    { $count ->
        [one] { $count } Spielkarte
       *[other] { $count } Spielkarten
    }
web-way =
    { $missing ->
        [0] Genug Kamele für die Steppe
        [one] Deine Kamele: { $camels }, für die Steppe fehlt noch { $missing }
       *[other] Deine Kamele: { $camels }, für die Steppe fehlen noch { $missing }
    }
web-tour = Runde { $tour }
web-trick = Stich { $trick } von 5
web-centre = In der Mitte
web-goal =
    { $camels ->
        [one] Zur Steppe: { $camels } Kamel
       *[other] Zur Steppe: { $camels } Kamele
    }
web-trick-now = Der Stich
web-bid-of = { $card }, geboten von { $seat }
web-bid-best = { $card }, geboten von { $seat }, bisher am höchsten
web-led =
    { $suit ->
        [sh] Angespielte Farbe: Hirtenschafe
        [sc] Angespielte Farbe: Clanschafe
        [gh] Angespielte Farbe: Hirtenziegen
       *[gc] Angespielte Farbe: Clanziegen
    }
web-read-seat = { $seat }: { $things }, { $bids }, { $cards }.
web-read = { $told }.

# Deine Hände
web-bid-hand = Deine Bietkarten
web-play-hand = Deine Spielkarten
web-in-hand = { $card }, Karte { $place } von { $count }
web-some =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count }-mal)
    }

# Du bist dran
web-pass = Passen
web-back = Doch nicht
web-whom = Wen?
web-reward = Deine Belohnung
web-help-take = Dein Lager ist komplett. Welches Tier kommt in deine Herde?
web-help-ask = Wen bittest du, und worum? Wer es hat, muss es hergeben.
web-help-two = Mit Zayo darfst du zwei wählen.
web-help =
    { $card ->
        [trap] Sie kostet zwei Schafe oder Ziegen und hält den Wolf für immer fern.
        [thief] Er holt ein Stück Ausrüstung aus einem anderen Lager. Welches?
        [friendship] Der Dieb kommt nicht zu dir, bis die Runde endet.
        [wolf] Er holt ein Tier aus einer anderen Herde. Welches?
        [shaman] Der Wolf kommt nicht zu dir, bis die Runde endet.
        [chief] Er holt die Herde von jemandem ohne Jurte. Von wem?
        [zayo] Dieb, Wolf und Clanchef kommen nicht zu dir, und deine eigenen Angriffe werden stärker.
        [fiddle] Drei Schafe oder Ziegen werden ein Kamel. Welche gibst du her?
       *[steppe] Du ziehst mit deinen Kamelen los und gewinnst das Spiel.
    }

# Wenn du angegriffen wirst
web-attack =
    { $card ->
        [chief] { $seat } schickt den Clanchef zu { $victim }: Er soll { $things } holen.
        [wolf] { $seat } schickt den Wolf zu { $victim }: Er soll { $things } holen.
       *[thief] { $seat } schickt den Dieb zu { $victim }: Er soll { $things } stehlen.
    }
web-attacked =
    { $card ->
        [chief] { $seat } schickt den Clanchef zu dir: Er soll { $things } holen.
        [wolf] { $seat } schickt den Wolf zu dir: Er soll { $things } holen.
       *[thief] { $seat } schickt den Dieb zu dir: Er soll { $things } stehlen.
    }
web-can-counter =
    { $held ->
        [both] Du hast Freundschaft und Schamanen: Beide schicken den Clanchef weg.
        [friendship] { $attacker ->
            [chief] Du hast die Freundschaft: Sie schickt den Clanchef weg.
           *[thief] Du hast die Freundschaft: Sie schickt den Dieb weg.
        }
       *[shaman] { $attacker ->
            [chief] Du hast den Schamanen: Er schickt den Clanchef weg.
           *[wolf] Du hast den Schamanen: Er schickt den Wolf weg.
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Nur Freundschaft oder Schamane würden helfen, und du hast keins von beiden.
        [thief] Nur die Freundschaft würde helfen, und die hast du nicht.
       *[wolf] Nur der Schamane würde helfen, und den hast du nicht.
    }

# Das Ende
web-over = Das Ende
