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
    .seat = { $card }, von dir geboten
web-bid-best = { $card }, geboten von { $seat }, bisher am höchsten
    .seat = { $card }, von dir geboten, bisher am höchsten
web-led =
    { $suit ->
        [sh] Farbe: Hirtenschafe
        [sc] Farbe: Clanschafe
        [gh] Farbe: Hirtenziegen
       *[gc] Farbe: Clanziegen
    }
web-read-seat = { $seat } hat { $things }, { $bids } und { $cards }.
    .seat = Du hast { $things }, { $bids } und { $cards }.
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

# Du bist dran: was auf den Knöpfen steht, höchstens 24 Buchstaben
web-do-bid = Biete die { $rank }
web-do-lay =
    { $what ->
        [trap] Kauf die Wolfsfalle
        [thief] Schick den Dieb
        [friendship] Spiel die Freundschaft
        [wolf] Schick den Wolf
        [shaman] Spiel den Schamanen
        [chief] Schick den Clanchef
        [zayo] Spiel Zayo
        [fiddle] Spiel die Fiedel
       *[steppe] Reite in die Steppe!
    }
web-do-place =
    { $what ->
        [horse] Leg das Pferd aus
        [cart] Leg den Karren aus
       *[yurt] Leg die Jurte aus
    }
web-do-ask =
    { $what ->
        [horse] Bitte um ein Pferd
        [cart] Bitte um einen Karren
       *[yurt] Bitte um eine Jurte
    }
web-do-take =
    { $what ->
        [sheep] Nimm ein Schaf
       *[goat] Nimm eine Ziege
    }
web-do-counter =
    { $what ->
        [friendship] Spiel die Freundschaft
       *[shaman] Spiel den Schamanen
    }
web-do-accept = Lass es zu
web-do-pass = Passe
web-back = Doch nicht
web-whom = Wen?
web-reward = Deine Belohnung
web-help-take = Dein Lager ist komplett. Welches Tier kommt in deine Herde?
web-help-ask = Wer hat es wohl? Wer es hat, muss es dir geben!
web-help-two = Mit Zayo darfst du zwei wählen.
web-help =
    { $card ->
        [trap] Sie kostet zwei Schafe oder Ziegen und hält den Wolf für immer fern. Welche gibst du her?
        [thief] Er holt ein Stück Ausrüstung aus einem anderen Lager. Welches?
        [friendship] Der Dieb kann in dieser Runde nicht zu dir kommen.
        [wolf] Er holt ein Tier aus einer anderen Herde. Welches?
        [shaman] Der Wolf kann in dieser Runde nicht zu dir kommen.
        [chief] Er holt die Herde von jemandem ohne Jurte. Von wem?
        [zayo] Dieb, Wolf und Clanchef können in dieser Runde nicht zu dir kommen, und deine eigenen Angriffe werden stärker.
        [fiddle] Drei Schafe oder Ziegen werden ein Kamel. Welche gibst du her?
       *[steppe] Du reitest mit deinen Kamelen los und gewinnst das Spiel!
    }

# Wenn du angegriffen wirst
web-attack =
    { $card ->
        [chief] { $seat } schickt den Clanchef zu { $victim }: Er soll { $things } holen.
        [wolf] { $seat } schickt den Wolf zu { $victim }: Er soll { $things } holen.
       *[thief] { $seat } schickt den Dieb zu { $victim }: Er soll { $things } stehlen.
    }
    .seat =
        { $card ->
            [chief] Du schickst den Clanchef zu { $victim }: Er soll { $things } holen.
            [wolf] Du schickst den Wolf zu { $victim }: Er soll { $things } holen.
           *[thief] Du schickst den Dieb zu { $victim }: Er soll { $things } stehlen.
        }
    .victim =
        { $card ->
            [chief] Vorsicht, der Clanchef! { $seat } schickt ihn zu dir: Er soll { $things } holen.
            [wolf] Vorsicht, der Wolf! { $seat } schickt ihn zu dir: Er soll { $things } holen.
           *[thief] Vorsicht, der Dieb! { $seat } schickt ihn zu dir: Er soll { $things } stehlen.
        }
web-can-counter =
    { $held ->
        [both] Du hast Freundschaft und Schamanen: Beide schicken den Clanchef weg!
        [friendship] { $attacker ->
            [chief] Du hast die Freundschaft: Sie schickt den Clanchef weg!
           *[thief] Du hast die Freundschaft: Sie schickt den Dieb weg!
        }
       *[shaman] { $attacker ->
            [chief] Du hast den Schamanen: Er schickt den Clanchef weg!
           *[wolf] Du hast den Schamanen: Er schickt den Wolf weg!
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
web-shared = Alle anderen teilen sich den zweiten Platz.
web-decided =
    { $end ->
        [steppe] { $camels } und die Steppe!
       *[camp] { $camels }, aber keine Steppe
    }
web-stock =
    { $count ->
        [0] keine Schafe und Ziegen
        [one] { $count } Schaf oder Ziege
       *[other] { $count } Schafe und Ziegen
    }
web-pieces =
    { $count ->
        [one] { $count } Stück Ausrüstung
       *[other] { $count } Stücke Ausrüstung
    }
