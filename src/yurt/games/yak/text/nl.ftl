# YAK in het Nederlands

# Namen
card =
    { $card ->
        [yak-1] yak 1
        [yak-2] yak 2
        [yak-3] yak 3
        [ibex-1] steenbok 1
        [ibex-2] steenbok 2
        [ibex-3] steenbok 3
        [vulture-1] gier 1
        [vulture-2] gier 2
        [vulture-3] gier 3
        [groundhog-1] marmot 1
        [groundhog-2] marmot 2
        [groundhog-3] marmot 3
        [yeti-1] yeti 1
        [yeti-2] yeti 2
        [yeti-3] yeti 3
        [wild-1] joker 1
        [wild-2] joker 2
        [bang] “!”
        [one] “1”
       *[stop] stopkaart
    }
a-card =
    { $card ->
        [yak] een yak met { $value }
        [ibex] een steenbok met { $value }
        [vulture] een gier met { $value }
        [groundhog] een marmot met { $value }
        [yeti] een yeti met { $value }
        [wild] een joker met { $value }
        [bang] een kaart “!”
        [one] een kaart “1”
       *[stop] een stopkaart
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } yak
           *[other] { $count } yaks
        }
        [ibex] { $count ->
            [one] { $count } steenbok
           *[other] { $count } steenbokken
        }
        [vulture] { $count ->
            [one] { $count } gier
           *[other] { $count } gieren
        }
        [groundhog] { $count ->
            [one] { $count } marmot
           *[other] { $count } marmotten
        }
       *[yeti] { $count ->
            [one] { $count } yeti
           *[other] { $count } yeti’s
        }
    }

# Wat er gebeurt
plays = { $seat } speelt gedekt: { $card }.
plays-hidden = { $seat } speelt een kaart gedekt.
claims = { $seat } zegt: { $claim }.
    .seat = Je zegt: { $claim }.
draws = { $seat } trekt: { $card }.
draws-hidden = { $seat } trekt een kaart.
doubts = { $seat } twijfelt aan die { $claim }.
turned-up = De stapel gaat open: { $cards }.
counted = De telling komt uit op { $claim }.
takes =
    { $count ->
        [one] { $seat } pakt { $count } kaart.
       *[other] { $seat } pakt { $count } kaarten.
    }
passes = { $seat } laat de laatste bewering staan.
    .seat = Je laat de laatste bewering staan.
ends-challenged = De trekstapel is op, dus met deze telling is het spel afgelopen.
ends-unchallenged = Alle kaarten zijn gespeeld. “{ $claim }” blijft staan en niemand pakt de stapel.

# Wat je nu moet doen
expect-opening = Begin een nieuwe stapel: speel een kaart.
expect-opening-claim = Zeg 1, van een soort naar keuze.
expect-turn = Speel een kaart en doe een bewering, of twijfel aan die { $claim }.
expect-claim = Doe een bewering die { $claim } overtreft.
expect-challenge = Niets overtreft { $claim }: twijfel aan de bewering.
expect-last-word = Alle kaarten zijn gespeeld. Twijfel aan die { $claim }, of pas en beëindig het spel.

# Weigeringen
refuse-not-held = Die kaart heb je niet ({ $card }): speel een kaart uit je hand.
refuse-play-first = Bij een bewering hoort een kaart: speel er eerst een.
refuse-must-claim = Je kaart ligt er: doe nu je bewering.
refuse-no-pass = Passen kan niet: speel een kaart en doe een bewering, of twijfel aan de laatste.
refuse-nothing-to-doubt = Er valt nog nergens aan te twijfelen: begin de stapel met een kaart.
refuse-open-with-one = De eerste bewering op een stapel is altijd 1: zeg 1, van een soort naar keuze.
refuse-must-outrank = Je bewering moet { $claim } overtreffen: { $better }.
better-number = noem een hoger aantal
better-species = noem een hoger aantal, of { $claims }
refuse-claim-too-high = Hoger dan { $highest } gaat geen bewering: meer kunnen de kaarten nooit opleveren.
refuse-must-challenge = Niets overtreft { $claim }: je kunt alleen nog twijfelen.
refuse-not-in-the-deck = Die kaart zit niet meer in de trekstapel: { $card }.

# Opties
option-final_challenge = Laatste woord
option-final_challenge-help = Alle kaarten zijn gespeeld en niemand heeft getwijfeld: mag de volgende speler dan nog aan de laatste bewering twijfelen?
option-final_challenge-no = Nee, het spel is meteen afgelopen
option-final_challenge-yes = Ja, twijfelen of passen

# De tafel als tekst
drawn-deck =
    { $count ->
        [0] Trekstapel: leeg
        [one] Trekstapel: { $count } kaart
       *[other] Trekstapel: { $count } kaarten
    }
drawn-pile =
    { $count ->
        [0] Stapel: leeg
        [one] Stapel: { $count } kaart
       *[other] Stapel: { $count } kaarten
    }
drawn-claim = Laatste bewering: { $claim }, van { $seat }
drawn-hand = Je hand: { $cards }
drawn-seat = { $held } in de hand, { $taken } gepakt

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-doubts-won =
    { $count ->
        [one] twijfelt één keer terecht
       *[other] twijfelt { $count } keer terecht
    }
feat-doubts-won-label = Terecht getwijfeld
feat-doubts-lost =
    { $count ->
        [one] twijfelt één keer ten onrechte
       *[other] twijfelt { $count } keer ten onrechte
    }
feat-doubts-lost-label = Ten onrechte getwijfeld
feat-bluffs-held =
    { $count ->
        [one] bluft één keer ongestraft
       *[other] bluft { $count } keer ongestraft
    }
feat-bluffs-held-label = Ongestraft gebluft
feat-boldest-bluff = zegt er { $count } te veel zonder dat iemand twijfelt
feat-boldest-bluff-label = Brutaalste bluf
feat-bluffs-caught =
    { $count ->
        [one] wordt één keer op bluf betrapt
       *[other] wordt { $count } keer op bluf betrapt
    }
feat-bluffs-caught-label = Op bluf betrapt
feat-bluffs-believed =
    { $count ->
        [one] gelooft één bluf
       *[other] gelooft { $count } keer bluf
    }
feat-bluffs-believed-label = Geloofde bluf
feat-largest-pile =
    { $count ->
        [one] pakt een stapel van { $count } kaart
       *[other] pakt een stapel van { $count } kaarten
    }
feat-largest-pile-label = Grootste gepakte stapel

# Raad: wat je kunt doen, en wat ervoor pleit
advise-play = Speel { $card }
advise-claim = Zeg { $claim }
advise-doubt = Twijfel aan de bewering
advise-pass = Laat de bewering staan
why-play = Dan kun je { $claim } zeggen: naar de kaarten die je niet ziet, is de kans dat dat klopt { $odds }.
why-play-true = Dan kun je { $claim } zeggen, en dat klopt zeker.
why-play-false = Daarna is elke bewering bluf: zelfs { $claim } kan niet kloppen.
why-claim = Naar de kaarten die je niet ziet, is de kans op { $claim } { $odds }.
why-claim-true = { $claim } klopt zeker: wie twijfelt, pakt de stapel.
why-claim-false = Dit is pure bluf: { $claim } kan niet kloppen, dus men moet je geloven.
why-doubt = Naar de kaarten die je niet ziet, is de kans op { $claim } { $odds }.
why-doubt-true = Niets pleit voor twijfel: { $claim } klopt zeker.
why-doubt-false = De bewering is onwaar: { $claim } kan niet kloppen.
why-pass =
    { $count ->
        [one] Het spel is afgelopen en niemand pakt de { $count } kaart; naar de kaarten die je niet ziet, is de kans op { $claim } { $odds }.
       *[other] Het spel is afgelopen en niemand pakt de { $count } kaarten; naar de kaarten die je niet ziet, is de kans op { $claim } { $odds }.
    }
