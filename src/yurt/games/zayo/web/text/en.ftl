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
        [0] Enough camels for the steppe
       *[other] Your camels: { $camels }, { $missing } more needed for the steppe
    }
web-tour = Tour { $tour }
web-trick = Trick { $trick } of 5
web-centre = In the centre
web-goal =
    { $camels ->
        [one] To the steppe: { $camels } camel
       *[other] To the steppe: { $camels } camels
    }
web-trick-now = The trick
web-bid-of = { $card }, bid by { $seat }
web-bid-best = { $card }, bid by { $seat }, highest so far
web-led =
    { $suit ->
        [sh] Led suit: herder’s sheep
        [sc] Led suit: clan chief’s sheep
        [gh] Led suit: herder’s goats
       *[gc] Led suit: clan chief’s goats
    }
web-read-seat = { $seat }: { $things }, { $bids }, { $cards }.
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

# Your turn
web-pass = Pass
web-back = Put back
web-whom = Whom?
web-reward = Your reward
web-help-take = Your camp is complete. Which animal joins your herd?
web-help-ask = Whom do you ask, and for what? Whoever holds it must give it.
web-help-two = With zayo you may pick two.
web-help =
    { $card ->
        [trap] Two sheep or goats buy it. It keeps the wolf away for good.
        [thief] It takes a piece of equipment from another camp. Which one?
        [friendship] The thief cannot come to you until the tour ends.
        [wolf] It takes an animal from another herd. Which one?
        [shaman] The wolf cannot come to you until the tour ends.
        [chief] He takes the herd of someone without a yurt. Whose?
        [zayo] Thief, wolf and clan chief cannot come to you, and your own attacks grow stronger.
        [fiddle] Three sheep or goats become a camel. Which do you give?
       *[steppe] You leave with your camels and win the game.
    }

# Under attack
web-attack =
    { $card ->
        [chief] { $seat } sends the clan chief to { $victim } for { $things }.
        [wolf] { $seat } sends the wolf to { $victim } for { $things }.
       *[thief] { $seat } sends the thief to { $victim } for { $things }.
    }
web-attacked =
    { $card ->
        [chief] { $seat } sends the clan chief to you for { $things }.
        [wolf] { $seat } sends the wolf to you for { $things }.
       *[thief] { $seat } sends the thief to you for { $things }.
    }
web-can-counter =
    { $held ->
        [both] You hold friendship and the shaman: either sends the clan chief away.
        [friendship] { $attacker ->
            [chief] You hold friendship: it sends the clan chief away.
           *[thief] You hold friendship: it sends the thief away.
        }
       *[shaman] { $attacker ->
            [chief] You hold the shaman: he sends the clan chief away.
           *[wolf] You hold the shaman: he sends the wolf away.
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Only friendship or the shaman would help, and you hold neither.
        [thief] Only friendship would help, and you do not hold it.
       *[wolf] Only the shaman would help, and you do not hold him.
    }

# The end
web-over = The end
