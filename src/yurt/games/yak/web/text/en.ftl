# YAK in English: what only the browser says

web-species =
    { $species ->
        [yak] yak
        [ibex] ibex
        [vulture] vulture
        [groundhog] groundhog
       *[yeti] yeti
    }
web-creature =
    { $species ->
        [yak] yak
        [ibex] ibex
        [vulture] vulture
        [groundhog] groundhog
       *[yeti] yeti
    }, value { $value }
web-wild = wild card, value { $value }
web-hidden = face-down card
web-hand = Your hand
web-in-hand =
    { $place ->
        [1] { $card }, first card in your hand
        [2] { $card }, second card in your hand
        [3] { $card }, third card in your hand
        [4] { $card }, fourth card in your hand
        [5] { $card }, fifth card in your hand
       *[other] { $card }, card { $place } in your hand
    }
web-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-taken =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
web-read-seat = { $seat }: { $held }, { $taken }.
    .seat = You: { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Draw pile
web-camps = Players

# Your turn
web-claim-make = Your claim
web-species-order = Animals, from small to large
web-fewer = Fewer
web-more = More
web-doubt = Doubt!
web-pass = Pass

# The count
web-count = The count
web-last-count = Last count
web-last = Claimed: { $claim }. Counted: { $count }.
web-pile-look = My cards in it
web-pile-title = The pile, in the order played
web-claimed = Claimed
web-counted = Counted
web-holds = Enough! The claim was true.
web-bluff = Too few! It was a bluff.
web-line-none = No card in the pile counts.
web-line-species =
    { $species ->
        [yak] { $cards ->
            [one] { $cards } card shows yaks.
           *[other] { $cards } cards show yaks.
        }
        [ibex] { $cards ->
            [one] { $cards } card shows ibexes.
           *[other] { $cards } cards show ibexes.
        }
        [vulture] { $cards ->
            [one] { $cards } card shows vultures.
           *[other] { $cards } cards show vultures.
        }
        [groundhog] { $cards ->
            [one] { $cards } card shows groundhogs.
           *[other] { $cards } cards show groundhogs.
        }
       *[yeti] { $cards ->
            [one] { $cards } card shows yetis.
           *[other] { $cards } cards show yetis.
        }
    }
web-line-wild =
    { $cards ->
        [one] { $cards } wild card helps.
       *[other] { $cards } wild cards help.
    }
web-line-bang =
    { $cards ->
        [one] “!” makes the other animal count, too.
       *[other] “!” makes the { $cards } other animals count, too.
    }
web-line-one =
    { $cards ->
        [one] “1” makes the card that counts worth 1.
       *[other] “1” makes each of the { $cards } cards worth 1.
    }
web-line-stop =
    { $cards ->
        [one] A stop card cancels every “!” and “1”.
       *[other] { $cards } stop cards cancel every “!” and “1”.
    }

# The end
web-over = The end: fewest cards taken wins
web-wins = { $seat } wins!
    .seat = You win!
web-winner = { $seat }
    .seat = you
web-wins-shared = { $winners } share the win!
web-buried =
    { $count ->
        [one] { $seat } ends up under { $count } card.
       *[other] { $seat } ends up under { $count } cards.
    }
    .seat =
        { $count ->
            [one] You end up under { $count } card.
           *[other] You end up under { $count } cards.
        }
web-dug =
    { $count ->
        [one] { $seat } gets { $count } card more, and still wins!
       *[other] { $seat } gets { $count } cards more, and still wins!
    }
    .seat =
        { $count ->
            [one] You get { $count } card more, and still win!
           *[other] You get { $count } cards more, and still win!
        }
web-quiet = Nobody doubts. Snow falls on the last pile.
web-left-pile = { $claim }? Nobody wanted to know.

# The exhibit
web-pieces-black = Silhouettes
web-pieces-cards = Cards
web-pieces-back = Back
