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
web-read = { $told }.
web-draw-pile = Draw pile
web-camps = Players

# Your turn
web-claim-make = Your claim
web-species-order = Species, from small to large
web-fewer = Fewer
web-more = More
web-doubt = Doubt
web-pass = Pass

# The count
web-count = The count
web-last-count = Last count
web-last = { $claim } claimed, { $count } counted.
web-pile-look = My cards in it
web-pile-title = The pile, in the order played
web-claimed = Claimed
web-counted = Counted
web-holds = Enough: the claim holds.
web-bluff = Too few: the claim fails.
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
        [one] “!” makes the other creature join in.
       *[other] “!” makes the { $cards } other creatures join in.
    }
web-line-one =
    { $cards ->
        [one] “1” makes the card that counts worth 1.
       *[other] “1” makes each of the { $cards } cards worth 1.
    }
web-line-stop =
    { $cards ->
        [one] A stop card makes every “!” and “1” void.
       *[other] { $cards } stop cards make every “!” and “1” void.
    }

# The end
web-over = Cards taken: fewest wins
web-left-pile = The last pile, never doubted

# The exhibit
web-pieces-black = Silhouettes
web-pieces-cards = Cards
web-pieces-back = Back
