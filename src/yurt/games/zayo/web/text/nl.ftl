# ZAYO in het Nederlands: wat alleen de browser zegt

# De tafel
web-camps = Wie er meedoet
web-own-camp = Je kamp
web-things = { $things }
web-gear =
    { $card ->
        [horse] { $count ->
            [0] nog geen paard
            [one] paard
           *[other] { $count } paarden
        }
        [cart] { $count ->
            [0] nog geen kar
            [one] kar
           *[other] { $count } karren
        }
        [yurt] { $count ->
            [0] nog geen joert
            [one] joert
           *[other] { $count } joerten
        }
       *[trap] { $count ->
            [0] nog geen wolvenval
            [one] wolvenval
           *[other] { $count } wolvenvallen
        }
    }
web-held-bid =
    { $count ->
        [one] { $count } biedkaart
       *[other] { $count } biedkaarten
    }
web-held-play =
    { $count ->
        [one] { $count } speelkaart
       *[other] { $count } speelkaarten
    }
web-way =
    { $missing ->
        [0] Genoeg kamelen voor de steppe
        [one] Je kamelen: { $camels }, voor de steppe ontbreekt er nog { $missing }
       *[other] Je kamelen: { $camels }, voor de steppe ontbreken er nog { $missing }
    }
web-tour = Ronde { $tour }
web-trick = Slag { $trick } van 5
web-centre = In het midden
web-goal =
    { $camels ->
        [one] Naar de steppe: { $camels } kameel
       *[other] Naar de steppe: { $camels } kamelen
    }
web-trick-now = De slag
web-bid-of = { $card }, geboden door { $seat }
web-bid-best = { $card }, geboden door { $seat }, tot nu toe de hoogste
web-led =
    { $suit ->
        [sh] Gevraagde kleur: herdersschapen
        [sc] Gevraagde kleur: clanschapen
        [gh] Gevraagde kleur: herdersgeiten
       *[gc] Gevraagde kleur: clangeiten
    }
web-read-seat = { $seat }: { $things }, { $bids }, { $cards }.
web-read = { $told }.

# Je handen
web-bid-hand = Je biedkaarten
web-play-hand = Je speelkaarten
web-in-hand = { $card }, kaart { $place } van { $count }
web-some =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } keer)
    }

# Jij bent aan de beurt
web-pass = Passen
web-back = Toch niet
web-whom = Wie?
web-reward = Je beloning
web-help-take = Je kamp is compleet. Welk dier komt bij je kudde?
web-help-ask = Aan wie vraag je iets, en wat? Wie het heeft, moet het geven.
web-help-two = Met zayo mag je er twee kiezen.
web-help =
    { $card ->
        [trap] Hij kost twee schapen of geiten en houdt de wolf voorgoed weg.
        [thief] Hij steelt een stuk uitrusting uit een ander kamp. Welk?
        [friendship] De dief kan niet bij je komen tot de ronde afgelopen is.
        [wolf] Hij pakt een dier uit een andere kudde. Welk?
        [shaman] De wolf kan niet bij je komen tot de ronde afgelopen is.
        [chief] Die neemt de kudde mee van iemand zonder joert. Van wie?
        [zayo] Dief, wolf en clanhoofd kunnen niet bij je komen, en je eigen aanvallen worden sterker.
        [fiddle] Drie schapen of geiten worden een kameel. Welke geef je?
       *[steppe] Je vertrekt met je kamelen en wint het spel.
    }

# Als je wordt aangevallen
web-attack =
    { $card ->
        [chief] { $seat } stuurt het clanhoofd naar { $victim } voor { $things }.
        [wolf] { $seat } stuurt de wolf naar { $victim } om { $things } te pakken.
       *[thief] { $seat } stuurt de dief naar { $victim } om { $things } te stelen.
    }
web-attacked =
    { $card ->
        [chief] { $seat } stuurt het clanhoofd naar jou voor { $things }.
        [wolf] { $seat } stuurt de wolf naar jou om { $things } te pakken.
       *[thief] { $seat } stuurt de dief naar jou om { $things } te stelen.
    }
web-can-counter =
    { $held ->
        [both] Je hebt vriendschap en de sjamaan: elk van beide stuurt het clanhoofd weg.
        [friendship] { $attacker ->
            [chief] Je hebt vriendschap: die stuurt het clanhoofd weg.
           *[thief] Je hebt vriendschap: die stuurt de dief weg.
        }
       *[shaman] { $attacker ->
            [chief] Je hebt de sjamaan: die stuurt het clanhoofd weg.
           *[wolf] Je hebt de sjamaan: die stuurt de wolf weg.
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Alleen vriendschap of de sjamaan zou helpen, en je hebt geen van beide.
        [thief] Alleen vriendschap zou helpen, en die heb je niet.
       *[wolf] Alleen de sjamaan zou helpen, en die heb je niet.
    }

# Het einde
web-over = Het einde
