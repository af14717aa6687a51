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
        [yak] de yak { $value }
        [ibex] de steenbok { $value }
        [vulture] de gier { $value }
        [groundhog] de marmot { $value }
        [yeti] de yeti { $value }
        [wild] de joker { $value }
        [bang] de “!”
        [one] de “1”
       *[stop] de stopkaart
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
    .seat = Je speelt gedekt: { $card }.
plays-hidden = { $seat } speelt een kaart gedekt.
    .seat = Je speelt een kaart gedekt.
claims = { $seat } zegt: { $claim }.
    .seat = Je zegt: { $claim }.
draws = { $seat } trekt: { $card }.
    .seat = Je trekt: { $card }.
draws-hidden = { $seat } trekt een kaart.
    .seat = Je trekt een kaart.
doubts = { $seat } twijfelt aan { $claimer }: { $claim }?
    .seat = Je twijfelt aan { $claimer }: { $claim }?
    .claimer = { $seat } twijfelt aan jou: { $claim }?
turned-up = De stapel gaat open: { $cards }.
counted-true = Dat is samen { $claim }. Het klopte!
counted-bluff = Dat is samen maar { $claim }. Betrapt!
takes =
    { $count ->
        [one] { $seat } pakt { $count } kaart.
       *[other] { $seat } pakt { $count } kaarten.
    }
    .seat =
        { $count ->
            [one] Je pakt { $count } kaart.
           *[other] Je pakt { $count } kaarten.
        }
passes = { $seat } past: de laatste bewering blijft staan.
    .seat = Je past: de laatste bewering blijft staan.
ends-challenged = De trekstapel is op, dus dit was de laatste twijfel. Het spel is afgelopen!
ends-unchallenged = De laatste kaart is gespeeld en niemand twijfelt: “{ $claim }” blijft staan. Niemand pakt de stapel.

# Wat je nu moet doen
expect-opening = Speel een kaart en begin een nieuwe stapel.
expect-opening-claim = Zeg nu 1 van een dier naar keuze.
expect-turn = Speel een kaart en ga hoger, of twijfel aan “{ $claim }”.
expect-claim = Hoeveel zeg je er? Je moet over { $claim } heen.
expect-challenge = Hoger dan { $claim } kan niet. Twijfel aan de bewering!
expect-last-word = Dat was de laatste kaart. Twijfel aan “{ $claim }”, of pas en sluit het spel af.

# Weigeringen
refuse-not-held = Die kaart heb je niet ({ $card }). Speel er een uit je hand.
refuse-play-first = Bij een bewering hoort een kaart. Speel er eerst een.
refuse-must-claim = Je kaart ligt er al. Doe nu je bewering.
refuse-no-pass = Passen kan hier niet. Speel een kaart en ga hoger, of twijfel aan de laatste bewering.
refuse-nothing-to-doubt = Er valt nog nergens aan te twijfelen. Begin de stapel met een kaart.
refuse-open-with-one = De eerste bewering op een stapel is altijd 1. Zeg 1 van een dier naar keuze.
refuse-must-outrank = Je moet over { $claim } heen: { $better }.
better-number = noem een hoger aantal
better-species = noem een hoger aantal, of { $claims }
refuse-claim-too-high = Hoger dan { $highest } kan niet. Meer kunnen de kaarten nooit opleveren.
refuse-must-challenge = Hoger dan { $claim } kan niet. Je kunt alleen nog twijfelen.
refuse-not-in-the-deck = Die kaart zit niet meer in de trekstapel: { $card }.

# Opties
option-final_challenge = Laatste woord
option-final_challenge-help = Niemand heeft getwijfeld en de allerlaatste kaart is gespeeld. Mag de volgende speler dan nog aan de laatste bewering twijfelen?
option-final_challenge-no = Nee, het spel is meteen afgelopen
option-final_challenge-yes = Ja: twijfelen of passen

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
    .seat = Laatste bewering: { $claim }, van jou
drawn-hand = Je hand: { $cards }
drawn-seat = { $held } in de hand, { $taken } gepakt

# Wat van een afgelopen spel wordt verteld, na “heeft” of “Je hebt” en in een lijst
feat-doubts-won =
    { $count ->
        [one] één bluf doorzien
       *[other] { $count } keer een bluf doorzien
    }
feat-doubts-won-label = Bluf doorzien
feat-doubts-lost =
    { $count ->
        [one] één keer onterecht getwijfeld
       *[other] { $count } keer onterecht getwijfeld
    }
feat-doubts-lost-label = Onterecht getwijfeld
feat-bluffs-held =
    { $count ->
        [one] één keer met succes gebluft
       *[other] { $count } keer met succes gebluft
    }
feat-bluffs-held-label = Met succes gebluft
feat-boldest-bluff = er { $count } te veel gezegd zonder dat iemand twijfelde
feat-boldest-bluff-label = Brutaalste bluf
feat-bluffs-caught =
    { $count ->
        [one] één keer tevergeefs gebluft
       *[other] { $count } keer tevergeefs gebluft
    }
feat-bluffs-caught-label = Op bluf betrapt
feat-bluffs-believed =
    { $count ->
        [one] één bluf geloofd
       *[other] { $count } keer een bluf geloofd
    }
feat-bluffs-believed-label = Geloofde bluf
feat-largest-pile =
    { $count ->
        [one] een stapel van { $count } kaart gepakt
       *[other] een stapel van { $count } kaarten gepakt
    }
feat-largest-pile-label = Grootste gepakte stapel

# Raad: wat je kunt doen, en waarom
advise-play = Speel { $card }
advise-claim = Zeg { $claim }
advise-doubt = Twijfel aan de bewering
advise-pass = Pas
# Tips: de hele beurt, en in gewone woorden hoe waarschijnlijk de bewering klopt
hint-turn = Speel { $card } en zeg { $claim }: { $verdict }
hint-claim = Zeg { $claim }: { $verdict }
hint-doubt = Twijfel aan “{ $claim }”: { $verdict }
verdict =
    { $truth ->
        [certain] klopt zeker
        [likely] klopt heel waarschijnlijk
        [probable] klopt waarschijnlijk
        [even] kan alle kanten op
        [unlikely] klopt waarschijnlijk niet
       *[bluff] pure bluf
    }
why-chance = Met wat je weet, is de kans op { $claim } { $odds }.
why-claim-true = { $claim } klopt zeker: wie twijfelt, pakt de stapel.
why-claim-false = { $claim } kan niet kloppen, ze moeten je dus geloven.
why-play-false = Wat je hierna ook zegt, het is bluf: zelfs { $claim } kan niet kloppen.
why-doubt-true = Er is geen reden om te twijfelen: { $claim } klopt zeker.
why-doubt-false = { $claim } kan niet kloppen.
why-pass =
    { $count ->
        [one] Het spel is afgelopen en niemand pakt de { $count } kaart. Met wat je weet, is de kans op { $claim } { $odds }.
       *[other] Het spel is afgelopen en niemand pakt de { $count } kaarten. Met wat je weet, is de kans op { $claim } { $odds }.
    }
