# YAK auf Deutsch

# Namen
card =
    { $card ->
        [yak-1] Yak 1
        [yak-2] Yak 2
        [yak-3] Yak 3
        [ibex-1] Steinbock 1
        [ibex-2] Steinbock 2
        [ibex-3] Steinbock 3
        [vulture-1] Geier 1
        [vulture-2] Geier 2
        [vulture-3] Geier 3
        [groundhog-1] Murmeltier 1
        [groundhog-2] Murmeltier 2
        [groundhog-3] Murmeltier 3
        [yeti-1] Yeti 1
        [yeti-2] Yeti 2
        [yeti-3] Yeti 3
        [wild-1] Joker 1
        [wild-2] Joker 2
        [bang] „!“
        [one] „1“
       *[stop] Stoppkarte
    }
a-card =
    { $card ->
        [yak] den Yak { $value }
        [ibex] den Steinbock { $value }
        [vulture] den Geier { $value }
        [groundhog] das Murmeltier { $value }
        [yeti] den Yeti { $value }
        [wild] den Joker { $value }
        [bang] das „!“
        [one] die „1“
       *[stop] die Stoppkarte
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } Yak
           *[other] { $count } Yaks
        }
        [ibex] { $count ->
            [one] { $count } Steinbock
           *[other] { $count } Steinböcke
        }
        [vulture] { $count ->
            [one] { $count } Geier
           *[other] { $count } Geier
        }
        [groundhog] { $count ->
            [one] { $count } Murmeltier
           *[other] { $count } Murmeltiere
        }
       *[yeti] { $count ->
            [one] { $count } Yeti
           *[other] { $count } Yetis
        }
    }

# Was passiert ist
plays = { $seat } spielt verdeckt: { $card }.
    .seat = Du spielst verdeckt: { $card }.
plays-hidden = { $seat } spielt verdeckt eine Karte.
    .seat = Du spielst verdeckt eine Karte.
claims = { $seat } behauptet: { $claim }.
    .seat = Du behauptest: { $claim }.
draws = { $seat } zieht: { $card }.
    .seat = Du ziehst: { $card }.
draws-hidden = { $seat } zieht eine Karte.
    .seat = Du ziehst eine Karte.
doubts = { $seat } zweifelt { $claimer } an: { $claim }?
    .seat = Du zweifelst { $claimer } an: { $claim }?
    .claimer = { $seat } zweifelt dich an: { $claim }?
turned-up = Der Stapel wird aufgedeckt: { $cards }.
counted-true = Das ergibt { $claim }. Es hat gestimmt!
counted-bluff = Das ergibt nur { $claim }. Erwischt!
takes =
    { $count ->
        [one] { $seat } kassiert { $count } Karte.
       *[other] { $seat } kassiert { $count } Karten.
    }
    .seat =
        { $count ->
            [one] Du kassierst { $count } Karte.
           *[other] Du kassierst { $count } Karten.
        }
passes = { $seat } passt: Die letzte Behauptung bleibt stehen.
    .seat = Du passt: Die letzte Behauptung bleibt stehen.
ends-challenged = Der Nachziehstapel ist leer, das war also der letzte Zweifel. Das Spiel ist aus!
ends-unchallenged = Die letzte Karte ist gespielt, und niemand zweifelt: „{ $claim }“ bleibt stehen. Den Stapel kassiert niemand.

# Was du jetzt tun sollst
expect-opening = Spiel eine Karte und beginne einen neuen Stapel.
expect-opening-claim = Behaupte jetzt 1 von irgendeinem Tier.
expect-turn = Spiel eine Karte und geh höher, oder zweifle „{ $claim }“ an.
expect-claim = Wie viele sagst du? Du musst „{ $claim }“ übertreffen.
expect-challenge = Nichts übertrifft „{ $claim }“. Zweifle die Behauptung an!
expect-last-word = Das war die letzte Karte. Zweifle „{ $claim }“ an, oder passe und beende das Spiel.

# Absagen
refuse-not-held = Diese Karte hast du nicht ({ $card }). Spiel eine aus deiner Hand.
refuse-play-first = Zu einer Behauptung gehört eine Karte. Spiel zuerst eine.
refuse-must-claim = Deine Karte liegt schon. Jetzt fehlt noch deine Behauptung.
refuse-no-pass = Passen geht hier nicht. Spiel eine Karte und geh höher, oder zweifle die letzte Behauptung an.
refuse-nothing-to-doubt = Noch gibt es nichts anzuzweifeln. Beginne den Stapel mit einer Karte.
refuse-open-with-one = Die erste Behauptung auf einem Stapel ist immer 1. Behaupte 1 von irgendeinem Tier.
refuse-must-outrank = Deine Behauptung muss „{ $claim }“ übertreffen: { $better }.
better-number = Sag eine höhere Zahl
better-species = Sag eine höhere Zahl oder ein größeres Tier, also { $claims }
refuse-claim-too-high = Höher als { $highest } geht keine Behauptung. Mehr können die Karten nie zeigen.
refuse-must-challenge = Nichts übertrifft „{ $claim }“. Du kannst nur noch anzweifeln.
refuse-not-in-the-deck = Im Nachziehstapel gibt es diese Karte nicht mehr: { $card }.

# Optionen
option-final_challenge = Letztes Wort
option-final_challenge-help = Niemand hat gezweifelt, und die allerletzte Karte ist gespielt. Darf die letzte Behauptung dann noch angezweifelt werden?
option-final_challenge-no = Nein, das Spiel ist sofort aus
option-final_challenge-yes = Ja: anzweifeln oder passen

# Der Tisch als Text
drawn-deck =
    { $count ->
        [0] Nachziehstapel: leer
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
drawn-pile =
    { $count ->
        [0] Stapel: leer
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
drawn-claim = Es gilt: { $claim }, behauptet von { $seat }
    .seat = Es gilt: { $claim }, behauptet von dir
drawn-hand = Deine Hand: { $cards }
drawn-seat = { $held } auf der Hand, { $taken } kassiert

# Was von einem beendeten Spiel erzählt wird, nach „hat“ oder „Du hast“ und in einer Liste
feat-doubts-won =
    { $count ->
        [one] einen Bluff entlarvt
       *[other] { $count } Bluffs entlarvt
    }
feat-doubts-won-label = Entlarvte Bluffs
feat-doubts-lost =
    { $count ->
        [one] einmal zu Unrecht gezweifelt
       *[other] { $count }-mal zu Unrecht gezweifelt
    }
feat-doubts-lost-label = Zu Unrecht gezweifelt
feat-bluffs-held =
    { $count ->
        [one] einen Bluff durchgebracht
       *[other] { $count } Bluffs durchgebracht
    }
feat-bluffs-held-label = Gelungene Bluffs
feat-boldest-bluff =
    { $count ->
        [one] unbemerkt eins zu viel behauptet
       *[other] unbemerkt { $count } zu viel behauptet
    }
feat-boldest-bluff-label = Kühnster Bluff
feat-bluffs-caught =
    { $count ->
        [one] einmal vergeblich geblufft
       *[other] { $count }-mal vergeblich geblufft
    }
feat-bluffs-caught-label = Beim Bluffen erwischt
feat-bluffs-believed =
    { $count ->
        [one] einen Bluff geglaubt
       *[other] { $count } Bluffs geglaubt
    }
feat-bluffs-believed-label = Geglaubte Bluffs
feat-largest-pile =
    { $count ->
        [one] einen Stapel mit { $count } Karte kassiert
       *[other] einen Stapel mit { $count } Karten kassiert
    }
feat-largest-pile-label = Größter kassierter Stapel

# Rat: was zu tun ist, und was dafür spricht
advise-play = Spiel { $card }
advise-claim = Behaupte { $claim }
advise-doubt = Zweifle die Behauptung an
advise-pass = Passe
# Tipps: der ganze Zug, und in einfachen Worten, wie wahrscheinlich die Behauptung stimmt
hint-turn = Spiel { $card } und behaupte { $claim }: { $verdict }
hint-claim = Behaupte { $claim }: { $verdict }
hint-doubt = Zweifle „{ $claim }“ an: { $verdict }
verdict =
    { $truth ->
        [certain] stimmt sicher
        [likely] stimmt sehr wahrscheinlich
        [probable] stimmt wahrscheinlich
        [even] kann so oder so sein
        [unlikely] stimmt wohl nicht
       *[bluff] reiner Bluff
    }
why-chance = Nach allem, was du weißt, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
why-claim-true = „{ $claim }“ stimmt sicher: Wenn jemand zweifelt, kostet das den Stapel.
why-claim-false = „{ $claim }“ kann nicht stimmen, also müssen es dir die anderen glauben.
why-play-false = Danach ist jede Behauptung ein Bluff: Nicht einmal „{ $claim }“ kann stimmen.
why-doubt-true = Es gibt keinen Grund zu zweifeln: „{ $claim }“ stimmt sicher.
why-doubt-false = „{ $claim }“ kann nicht stimmen.
why-pass =
    { $count ->
        [one] Das Spiel ist aus, und niemand kassiert die { $count } Karte. Nach allem, was du weißt, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
       *[other] Das Spiel ist aus, und niemand kassiert die { $count } Karten. Nach allem, was du weißt, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
    }
