# ZAYO in English: what only the browser says

# The table
web-camps = Players
web-own-camp = Your camp
web-things = { $things }
web-gear =
    { $card ->
        [horse] { $count ->
            [0] no horse yet
            [one] horse
           *[other] { $count } horses
        }
        [cart] { $count ->
            [0] no cart yet
            [one] cart
           *[other] { $count } carts
        }
        [yurt] { $count ->
            [0] no yurt yet
            [one] yurt
           *[other] { $count } yurts
        }
       *[trap] { $count ->
            [0] no wolf trap yet
            [one] wolf trap
           *[other] { $count } wolf traps
        }
    }
web-held-bid =
    { $count ->
        [one] { $count } bid card
       *[other] { $count } bid cards
    }
web-held-play =
    { $count ->
        [one] { $count } play card
       *[other] { $count } play cards
    }
web-way =
    { $missing ->
        [0] Enough camels for the steppe!
       *[other] Your camels: { $camels }, { $missing } more for the steppe
    }
web-tour = Round { $tour }
web-trick = Trick { $trick } of 5
web-centre = In the centre
web-goal =
    { $camels ->
        [one] To the steppe: { $camels } camel
       *[other] To the steppe: { $camels } camels
    }
web-trick-now = The trick
web-bid-of = { $card }, bid by { $seat }
    .seat = { $card }, bid by you
web-bid-best = { $card }, bid by { $seat }, highest so far
    .seat = { $card }, bid by you, highest so far
web-led =
    { $suit ->
        [sh] Suit: herder’s sheep
        [sc] Suit: clan sheep
        [gh] Suit: herder’s goats
       *[gc] Suit: clan goats
    }
web-read-seat = { $seat } has { $things }, { $bids } and { $cards }.
    .seat = You have { $things }, { $bids } and { $cards }.
web-read = { $told }.

# Your hands
web-bid-hand = Your bid cards
web-play-hand = Your play cards
web-in-hand = { $card }, card { $place } of { $count }
web-some =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } of them)
    }

# Your turn: what the buttons say, at most 24 letters
web-do-bid = Bid the { $rank }
web-do-lay =
    { $what ->
        [trap] Buy the wolf trap
        [thief] Send the thief
        [friendship] Play friendship
        [wolf] Send the wolf
        [shaman] Play the shaman
        [chief] Send the clan chief
        [zayo] Play Zayo
        [fiddle] Play the fiddle
       *[steppe] Ride into the steppe!
    }
web-do-place =
    { $what ->
        [horse] Place the horse
        [cart] Place the cart
       *[yurt] Place the yurt
    }
web-do-ask =
    { $what ->
        [horse] Ask for a horse
        [cart] Ask for a cart
       *[yurt] Ask for a yurt
    }
web-do-take =
    { $what ->
        [sheep] Take a sheep
       *[goat] Take a goat
    }
web-do-counter =
    { $what ->
        [friendship] Answer with friendship
       *[shaman] Answer with the shaman
    }
web-do-accept = Let it happen
web-do-pass = Pass
web-back = Put back
web-whom = Whom?
web-reward = Your reward
web-help-take = Your camp is complete. Which animal joins your herd?
web-help-ask = Who might have it? If they do, they must give it to you!
web-help-two = With Zayo you may pick two.
web-help =
    { $card ->
        [trap] Two sheep or goats buy it. It keeps the wolf away for good. Which do you give?
        [thief] He takes a piece of equipment from another camp. Which one?
        [friendship] The thief can’t come to you this round.
        [wolf] It takes an animal from another herd. Which one?
        [shaman] The wolf can’t come to you this round.
        [chief] He takes the herd of someone without a yurt. Whose?
        [zayo] Thief, wolf and clan chief can’t come to you this round, and your own attacks grow stronger.
        [fiddle] Three sheep or goats become a camel. Which do you give?
       *[steppe] You ride off with your camels and win the game!
    }

# Under attack
web-attack =
    { $card ->
        [chief] { $seat } sends the clan chief to { $victim } for { $things }.
        [wolf] { $seat } sends the wolf to { $victim } for { $things }.
       *[thief] { $seat } sends the thief to { $victim } for { $things }.
    }
    .seat =
        { $card ->
            [chief] You send the clan chief to { $victim } for { $things }.
            [wolf] You send the wolf to { $victim } for { $things }.
           *[thief] You send the thief to { $victim } for { $things }.
        }
    .victim =
        { $card ->
            [chief] Beware of the clan chief! { $seat } sends him to you for { $things }.
            [wolf] Beware of the wolf! { $seat } sends it to you for { $things }.
           *[thief] Beware of the thief! { $seat } sends him to you for { $things }.
        }
web-can-counter =
    { $held ->
        [both] You have friendship and the shaman: either one sends the clan chief away!
        [friendship] { $attacker ->
            [chief] You have friendship: it sends the clan chief away!
           *[thief] You have friendship: it sends the thief away!
        }
       *[shaman] { $attacker ->
            [chief] You have the shaman: that sends the clan chief away!
           *[wolf] You have the shaman: that sends the wolf away!
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Only friendship or the shaman would help, and you have neither.
        [thief] Only friendship would help, and you don’t have it.
       *[wolf] Only the shaman would help, and you don’t have it.
    }

# The end
web-over = The end
web-shared = Everyone else shares second place.
web-decided =
    { $end ->
        [steppe] { $camels } and the steppe!
       *[camp] { $camels }, but no steppe
    }
web-stock =
    { $count ->
        [one] { $count } sheep or goat
       *[other] { $count } sheep and goats
    }
web-pieces =
    { $count ->
        [one] { $count } piece of equipment
       *[other] { $count } pieces of equipment
    }
