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
        [yak] einen Yak mit { $value }
        [ibex] einen Steinbock mit { $value }
        [vulture] einen Geier mit { $value }
        [groundhog] ein Murmeltier mit { $value }
        [yeti] einen Yeti mit { $value }
        [wild] einen Joker mit { $value }
        [bang] eine Karte „!“
        [one] eine Karte „1“
       *[stop] eine Stoppkarte
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
plays-hidden = { $seat } spielt verdeckt eine Karte.
claims = { $seat } behauptet: { $claim }.
    .seat = Du behauptest: { $claim }.
draws = { $seat } zieht: { $card }.
draws-hidden = { $seat } zieht eine Karte.
doubts = { $seat } zweifelt „{ $claim }“ an.
turned-up = Der Stapel wird aufgedeckt: { $cards }.
counted = Das ergibt { $claim }.
takes =
    { $count ->
        [one] { $seat } kassiert { $count } Karte.
       *[other] { $seat } kassiert { $count } Karten.
    }
passes = { $seat } lässt die letzte Behauptung stehen.
    .seat = Du lässt die letzte Behauptung stehen.
ends-challenged = Der Nachziehstapel ist leer, also endet das Spiel mit diesem Anzweifeln.
ends-unchallenged = Alle Karten sind gespielt. „{ $claim }“ bleibt stehen, und niemand kassiert den Stapel.

# Was du jetzt tun sollst
expect-opening = Beginne mit einer Karte einen neuen Stapel.
expect-opening-claim = Behaupte 1 von einer beliebigen Art.
expect-turn = Spiel eine Karte und stell eine Behauptung auf, oder zweifle „{ $claim }“ an.
expect-claim = Stell eine Behauptung auf, die „{ $claim }“ übertrifft.
expect-challenge = Nichts übertrifft „{ $claim }“: Zweifle die Behauptung an.
expect-last-word = Alle Karten sind gespielt. Zweifle „{ $claim }“ an, oder passe und beende das Spiel.

# Absagen
refuse-not-held = Diese Karte hast du nicht auf der Hand ({ $card }): Spiel eine, die du hast.
refuse-play-first = Zu einer Behauptung gehört eine Karte: Spiel zuerst eine.
refuse-must-claim = Deine Karte liegt: Stell jetzt deine Behauptung auf.
refuse-no-pass = Passen geht nicht: Spiel eine Karte und stell eine Behauptung auf, oder zweifle die letzte an.
refuse-nothing-to-doubt = Noch gibt es nichts anzuzweifeln: Beginne den Stapel mit einer Karte.
refuse-open-with-one = Bei einem neuen Stapel ist die erste Behauptung immer 1: Nenne 1 von einer beliebigen Art.
refuse-must-outrank = Deine Behauptung muss „{ $claim }“ übertreffen: { $better }.
better-number = Nenne eine höhere Zahl
better-species = Nenne eine höhere Zahl oder ein größeres Tier, also { $claims }
refuse-claim-too-high = Höher als { $highest } geht keine Behauptung: Mehr können die Karten nie zeigen.
refuse-must-challenge = Nichts übertrifft „{ $claim }“: Du kannst nur noch anzweifeln.
refuse-not-in-the-deck = Im Nachziehstapel gibt es diese Karte nicht mehr: { $card }.

# Optionen
option-final_challenge = Letztes Wort
option-final_challenge-help = Wenn die letzte Handkarte gespielt ist und niemand gezweifelt hat: Darf, wer als Nächstes dran wäre, die letzte Behauptung noch anzweifeln?
option-final_challenge-no = Nein, das Spiel endet sofort
option-final_challenge-yes = Ja, anzweifeln oder passen

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
drawn-hand = Deine Hand: { $cards }
drawn-seat = { $held } auf der Hand, { $taken } kassiert

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-doubts-won =
    { $count ->
        [one] zweifelt einmal zu Recht
       *[other] zweifelt { $count } Mal zu Recht
    }
feat-doubts-won-label = Zu Recht gezweifelt
feat-doubts-lost =
    { $count ->
        [one] zweifelt einmal zu Unrecht
       *[other] zweifelt { $count } Mal zu Unrecht
    }
feat-doubts-lost-label = Zu Unrecht gezweifelt
feat-bluffs-held =
    { $count ->
        [one] kommt mit einem Bluff durch
       *[other] kommt mit { $count } Bluffs durch
    }
feat-bluffs-held-label = Gelungene Bluffs
feat-boldest-bluff =
    { $count ->
        [one] behauptet unbemerkt eins zu viel
       *[other] behauptet unbemerkt { $count } zu viel
    }
feat-boldest-bluff-label = Kühnster Bluff
feat-bluffs-caught =
    { $count ->
        [one] fliegt einmal mit einem Bluff auf
       *[other] fliegt { $count } Mal mit einem Bluff auf
    }
feat-bluffs-caught-label = Mit einem Bluff aufgeflogen
feat-bluffs-believed =
    { $count ->
        [one] glaubt einen Bluff
       *[other] glaubt { $count } Bluffs
    }
feat-bluffs-believed-label = Geglaubte Bluffs
feat-largest-pile =
    { $count ->
        [one] kassiert einen Stapel von einer Karte
       *[other] kassiert einen Stapel von { $count } Karten
    }
feat-largest-pile-label = Größter kassierter Stapel

# Rat: was zu tun ist, und was dafür spricht
advise-play = Spiel { $card }
advise-claim = Behaupte { $claim }
advise-doubt = Zweifle die Behauptung an
advise-pass = Lass die Behauptung stehen
why-play = Dann kannst du „{ $claim }“ behaupten: Nach den Karten, die du nicht siehst, stimmt das mit { $odds } Wahrscheinlichkeit.
why-play-true = Dann kannst du „{ $claim }“ behaupten, und das stimmt sicher.
why-play-false = Danach ist jede Behauptung ein Bluff: Nicht einmal „{ $claim }“ kann stimmen.
why-claim = Nach den Karten, die du nicht siehst, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
why-claim-true = „{ $claim }“ stimmt sicher: Wer zweifelt, kassiert den Stapel.
why-claim-false = Das ist ein reiner Bluff: „{ $claim }“ kann nicht stimmen, man muss es dir also glauben.
why-doubt = Nach den Karten, die du nicht siehst, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
why-doubt-true = Dafür spricht nichts: „{ $claim }“ stimmt sicher.
why-doubt-false = Die Behauptung ist falsch: „{ $claim }“ kann nicht stimmen.
why-pass =
    { $count ->
        [one] Das Spiel ist aus, und niemand kassiert die { $count } Karte; nach den Karten, die du nicht siehst, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
       *[other] Das Spiel ist aus, und niemand kassiert die { $count } Karten; nach den Karten, die du nicht siehst, stimmt „{ $claim }“ mit { $odds } Wahrscheinlichkeit.
    }
