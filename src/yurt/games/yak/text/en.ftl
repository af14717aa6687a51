# YAK in English

# Names
card =
    { $card ->
        [yak-1] yak 1
        [yak-2] yak 2
        [yak-3] yak 3
        [ibex-1] ibex 1
        [ibex-2] ibex 2
        [ibex-3] ibex 3
        [vulture-1] vulture 1
        [vulture-2] vulture 2
        [vulture-3] vulture 3
        [groundhog-1] groundhog 1
        [groundhog-2] groundhog 2
        [groundhog-3] groundhog 3
        [yeti-1] yeti 1
        [yeti-2] yeti 2
        [yeti-3] yeti 3
        [wild-1] wild 1
        [wild-2] wild 2
        [bang] “!”
        [one] “1”
       *[stop] stop
    }
a-card =
    { $card ->
        [yak] a yak { $value }
        [ibex] an ibex { $value }
        [vulture] a vulture { $value }
        [groundhog] a groundhog { $value }
        [yeti] a yeti { $value }
        [wild] a wild card { $value }
        [bang] a “!” card
        [one] a “1” card
       *[stop] a stop card
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } yak
           *[other] { $count } yaks
        }
        [ibex] { $count ->
            [one] { $count } ibex
           *[other] { $count } ibexes
        }
        [vulture] { $count ->
            [one] { $count } vulture
           *[other] { $count } vultures
        }
        [groundhog] { $count ->
            [one] { $count } groundhog
           *[other] { $count } groundhogs
        }
       *[yeti] { $count ->
            [one] { $count } yeti
           *[other] { $count } yetis
        }
    }

# What happened
plays = { $seat } plays { $card } face down.
plays-hidden = { $seat } plays a card face down.
claims = { $seat } claims { $claim }.
    .seat = You claim { $claim }.
draws = { $seat } draws { $card }.
draws-hidden = { $seat } draws a card.
doubts = { $seat } doubts the { $claim }.
turned-up = The pile is turned up: { $cards }.
counted = It counts { $claim }.
takes =
    { $count ->
        [one] { $seat } takes { $count } card.
       *[other] { $seat } takes { $count } cards.
    }
passes = { $seat } lets the last claim stand.
    .seat = You let the last claim stand.
ends-challenged = The draw pile is empty, so the game ends with this challenge.
ends-unchallenged = All cards are played. The claim of { $claim } stands, and nobody takes the pile.

# What is expected of you
expect-opening = Play a card to open a new pile.
expect-opening-claim = Claim 1 of any species.
expect-turn = Play a card and make a claim, or doubt the { $claim }.
expect-claim = Make a claim that beats { $claim }.
expect-challenge = Nothing beats { $claim }: doubt the claim.
expect-last-word = All cards are played. Doubt the { $claim }, or pass and end the game.

# Refusals
refuse-not-held = You do not hold { $card }: play a card from your hand.
refuse-play-first = A claim needs a card: play one first.
refuse-must-claim = Your card is played: now make your claim.
refuse-no-pass = You cannot pass: play a card and make a claim, or doubt the last one.
refuse-nothing-to-doubt = There is no claim to doubt yet: open the pile with a card.
refuse-open-with-one = The first claim on a pile is always 1: name 1 of any species.
refuse-must-outrank = Your claim must beat { $claim }: { $better }.
better-number = say a higher number
better-species = say a higher number, or { $claims }
refuse-claim-too-high = No claim goes above { $highest }: that is the most the cards can ever show.
refuse-must-challenge = Nothing beats { $claim }: you can only doubt it.
refuse-not-in-the-deck = The draw pile holds no more { $card }.

# Options
option-final_challenge = Last word
option-final_challenge-help = When the last card of all hands is played and nobody has doubted, may the next player still doubt the last claim?
option-final_challenge-no = No, the game ends at once
option-final_challenge-yes = Yes, doubt it or pass

# The table drawn as text
drawn-deck =
    { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
drawn-pile =
    { $count ->
        [0] Pile: empty
        [one] Pile: { $count } card
       *[other] Pile: { $count } cards
    }
drawn-claim = Standing claim: { $claim } by { $seat }
drawn-hand = Your hand: { $cards }
drawn-seat = { $held } in hand, { $taken } taken

# What is told of a finished game, after a name, and in a list
feat-doubts-won =
    { $count ->
        [one] wins { $count } doubt
       *[other] wins { $count } doubts
    }
feat-doubts-won-label = Doubts won
feat-doubts-lost =
    { $count ->
        [one] doubts { $count } claim that is true
       *[other] doubts { $count } claims that are true
    }
feat-doubts-lost-label = Doubts lost
feat-bluffs-held =
    { $count ->
        [one] gets away with { $count } bluff
       *[other] gets away with { $count } bluffs
    }
feat-bluffs-held-label = Bluffs that held
feat-boldest-bluff =
    { $count ->
        [one] claims { $count } more than there is without being doubted
       *[other] claims { $count } more than there are without being doubted
    }
feat-boldest-bluff-label = Boldest bluff
feat-bluffs-caught =
    { $count ->
        [one] is caught bluffing once
       *[other] is caught bluffing { $count } times
    }
feat-bluffs-caught-label = Caught bluffing
feat-bluffs-believed =
    { $count ->
        [one] believes { $count } bluff
       *[other] believes { $count } bluffs
    }
feat-bluffs-believed-label = Bluffs believed
feat-largest-pile =
    { $count ->
        [one] takes a pile of { $count } card
       *[other] takes a pile of { $count } cards
    }
feat-largest-pile-label = Largest pile taken

# Advice: what to do, and why that can be good
advise-play = Play { $card }
advise-claim = Claim { $claim }
advise-doubt = Doubt the claim
advise-pass = Let the claim stand
why-play = Then you can claim { $claim }: going by the cards you cannot see, the chance of that is { $odds }.
why-play-true = Then you can claim { $claim }, and that is certainly true.
why-play-false = Every claim you can make then is a bluff: the pile cannot even hold { $claim }.
why-claim = Going by the cards you cannot see, the chance of { $claim } is { $odds }.
why-claim-true = The pile certainly holds { $claim }: whoever doubts it takes the pile.
why-claim-false = It is a pure bluff: the pile cannot hold { $claim }, so it has to be believed.
why-doubt = Going by the cards you cannot see, the chance of { $claim } is { $odds }.
why-doubt-true = Nothing speaks for a doubt: the pile certainly holds { $claim }.
why-doubt-false = The claim is false: the pile cannot hold { $claim }.
why-pass =
    { $count ->
        [one] The game ends, and nobody takes the { $count } card; going by the cards you cannot see, the chance of { $claim } is { $odds }.
       *[other] The game ends, and nobody takes the { $count } cards; going by the cards you cannot see, the chance of { $claim } is { $odds }.
    }
