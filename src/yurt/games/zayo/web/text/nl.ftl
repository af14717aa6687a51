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
    .seat = { $card }, door jou geboden
web-bid-best = { $card }, geboden door { $seat }, tot nu toe de hoogste
    .seat = { $card }, door jou geboden, tot nu toe de hoogste
web-led =
    { $suit ->
        [sh] Kleur: herdersschapen
        [sc] Kleur: clanschapen
        [gh] Kleur: herdersgeiten
       *[gc] Kleur: clangeiten
    }
web-read-seat = { $seat } heeft { $things }, { $bids } en { $cards }.
    .seat = Je hebt { $things }, { $bids } en { $cards }.
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

# Jij bent aan de beurt: wat er op de knoppen staat, hoogstens 24 letters
web-do-bid = Bied de { $rank }
web-do-lay =
    { $what ->
        [trap] Koop de wolvenval
        [thief] Stuur de dief
        [friendship] Speel vriendschap
        [wolf] Stuur de wolf
        [shaman] Speel de sjamaan
        [chief] Stuur het clanhoofd
        [zayo] Speel Zayo
        [fiddle] Speel op de viool
       *[steppe] Trek de steppe in!
    }
web-do-place =
    { $what ->
        [horse] Leg het paard neer
        [cart] Leg de kar neer
       *[yurt] Leg de joert neer
    }
web-do-ask =
    { $what ->
        [horse] Vraag om een paard
        [cart] Vraag om een kar
       *[yurt] Vraag om een joert
    }
web-do-take =
    { $what ->
        [sheep] Neem een schaap
       *[goat] Neem een geit
    }
web-do-counter =
    { $what ->
        [friendship] Speel vriendschap
       *[shaman] Speel de sjamaan
    }
web-do-accept = Laat het gebeuren
web-do-pass = Pas
web-back = Toch niet
web-whom = Wie?
web-reward = Je beloning
web-help-take = Je kamp is compleet. Welk dier komt bij je kudde?
web-help-ask = Wie zou het hebben? Dan moet je het krijgen!
web-help-two = Met Zayo mag je er twee kiezen.
web-help =
    { $card ->
        [trap] Die kost twee schapen of geiten en houdt de wolf voorgoed weg. Welke geef je?
        [thief] Hij steelt een stuk uitrusting uit een ander kamp. Welk?
        [friendship] De dief kan deze ronde niet bij je komen.
        [wolf] Hij pakt een dier uit een andere kudde. Welk?
        [shaman] De wolf kan deze ronde niet bij je komen.
        [chief] Die neemt de kudde mee van iemand zonder joert. Van wie?
        [zayo] Dief, wolf en clanhoofd kunnen deze ronde niet bij je komen, en je eigen aanvallen worden sterker.
        [fiddle] Drie schapen of geiten worden een kameel. Welke geef je?
       *[steppe] Je vertrekt met je kamelen en wint het spel!
    }

# Als je wordt aangevallen
web-attack =
    { $card ->
        [chief] { $seat } stuurt het clanhoofd naar { $victim } om { $things } mee te nemen.
        [wolf] { $seat } stuurt de wolf naar { $victim } om { $things } te pakken.
       *[thief] { $seat } stuurt de dief naar { $victim } om { $things } te stelen.
    }
    .seat =
        { $card ->
            [chief] Je stuurt het clanhoofd naar { $victim } om { $things } mee te nemen.
            [wolf] Je stuurt de wolf naar { $victim } om { $things } te pakken.
           *[thief] Je stuurt de dief naar { $victim } om { $things } te stelen.
        }
    .victim =
        { $card ->
            [chief] Pas op voor het clanhoofd! { $seat } stuurt hem naar jou om { $things } mee te nemen.
            [wolf] Pas op voor de wolf! { $seat } stuurt hem naar jou om { $things } te pakken.
           *[thief] Pas op voor de dief! { $seat } stuurt hem naar jou om { $things } te stelen.
        }
web-can-counter =
    { $held ->
        [both] Je hebt vriendschap en de sjamaan: allebei sturen ze het clanhoofd weg!
        [friendship] { $attacker ->
            [chief] Je hebt vriendschap: die stuurt het clanhoofd weg!
           *[thief] Je hebt vriendschap: die stuurt de dief weg!
        }
       *[shaman] { $attacker ->
            [chief] Je hebt de sjamaan: die stuurt het clanhoofd weg!
           *[wolf] Je hebt de sjamaan: die stuurt de wolf weg!
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
web-shared = Alle anderen delen de tweede plaats.
web-decided =
    { $end ->
        [steppe] { $camels } en de steppe!
       *[camp] { $camels }, maar geen steppe
    }
web-stock =
    { $count ->
        [one] { $count } schaap of geit
       *[other] { $count } schapen en geiten
    }
web-pieces =
    { $count ->
        [one] { $count } stuk uitrusting
       *[other] { $count } stuks uitrusting
    }
