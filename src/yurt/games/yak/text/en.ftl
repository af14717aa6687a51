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
        [yak] the yak { $value }
        [ibex] the ibex { $value }
        [vulture] the vulture { $value }
        [groundhog] the groundhog { $value }
        [yeti] the yeti { $value }
        [wild] the wild card { $value }
        [bang] the “!”
        [one] the “1”
       *[stop] the stop card
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
    .seat = You play { $card } face down.
plays-hidden = { $seat } plays a card face down.
    .seat = You play a card face down.
claims = { $seat } claims { $claim }.
    .seat = You claim { $claim }.
draws = { $seat } draws { $card }.
    .seat = You draw { $card }.
draws-hidden = { $seat } draws a card.
    .seat = You draw a card.
doubts = { $seat } doubts { $claimer }: { $claim }?
    .seat = You doubt { $claimer }: { $claim }?
    .claimer = { $seat } doubts you: { $claim }?
turned-up = The pile is turned up: { $cards }.
counted-true = That makes { $claim }. It was true!
counted-bluff = That makes only { $claim }. Caught!
takes =
    { $count ->
        [one] { $seat } takes { $count } card.
       *[other] { $seat } takes { $count } cards.
    }
    .seat =
        { $count ->
            [one] You take { $count } card.
           *[other] You take { $count } cards.
        }
passes = { $seat } passes: the last claim stands.
    .seat = You pass: the last claim stands.
ends-challenged = The draw pile is empty, so that was the last doubt. The game is over!
ends-unchallenged = The last card is played, and nobody doubts: the claim of { $claim } stands. Nobody takes the pile.

# What is expected of you
expect-opening = Play a card to start a new pile.
expect-opening-claim = Now claim 1 of any animal.
expect-turn = Play a card and go higher, or doubt the { $claim }.
expect-claim = Now say how many! You must beat { $claim }.
expect-challenge = Nothing beats { $claim }. Doubt the claim!
expect-last-word = That was the last card. Doubt the { $claim }, or pass and end the game.

# Refusals
refuse-not-held = You don’t have { $card }. Play a card from your hand.
refuse-play-first = A claim needs a card. Play one first.
refuse-must-claim = Your card is down. Now make your claim.
refuse-no-pass = You can’t pass here. Play a card and go higher, or doubt the last claim.
refuse-nothing-to-doubt = There’s no claim to doubt yet. Start the pile with a card.
refuse-open-with-one = The first claim on a pile is always 1. Claim 1 of any animal.
refuse-must-outrank = Your claim must beat { $claim }: { $better }.
better-number = say a higher number
better-species = say a higher number, or { $claims }
refuse-claim-too-high = No claim can go above { $highest }. That’s the most the cards can ever show.
refuse-must-challenge = Nothing beats { $claim }. You can only doubt it.
refuse-not-in-the-deck = The draw pile has no { $card } left.

# Options
option-final_challenge = Last word
option-final_challenge-help = Nobody has doubted, and the very last card is played. May the next player still doubt that last claim?
option-final_challenge-no = No, the game ends right there
option-final_challenge-yes = Yes: doubt it or pass

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
drawn-claim = Claim to beat: { $claim }, by { $seat }
    .seat = Claim to beat: { $claim }, by you
drawn-hand = Your hand: { $cards }
drawn-seat = { $held } in hand, { $taken } taken

# What is told of a finished game, after a name or “You”, and in a list
feat-doubts-won =
    { $count ->
        [one] caught { $count } bluff
       *[other] caught { $count } bluffs
    }
feat-doubts-won-label = Bluffs caught
feat-doubts-lost =
    { $count ->
        [one] doubted { $count } true claim
       *[other] doubted { $count } true claims
    }
feat-doubts-lost-label = True claims doubted
feat-bluffs-held =
    { $count ->
        [one] got away with { $count } bluff
       *[other] got away with { $count } bluffs
    }
feat-bluffs-held-label = Bluffs that worked
feat-boldest-bluff =
    { $count ->
        [one] once claimed one too many without being caught
       *[other] once claimed { $count } too many without being caught
    }
feat-boldest-bluff-label = Boldest bluff
feat-bluffs-caught =
    { $count ->
        [one] got caught bluffing once
       *[other] got caught bluffing { $count } times
    }
feat-bluffs-caught-label = Caught bluffing
feat-bluffs-believed =
    { $count ->
        [one] fell for { $count } bluff
       *[other] fell for { $count } bluffs
    }
feat-bluffs-believed-label = Bluffs believed
feat-largest-pile =
    { $count ->
        [one] took a pile of { $count } card
       *[other] took a pile of { $count } cards
    }
feat-largest-pile-label = Biggest pile taken

# Advice: what to do, and why that can be good
advise-play = Play { $card }
advise-claim = Claim { $claim }
advise-doubt = Doubt the claim
advise-pass = Pass
# Hints: the whole turn, and in plain words how likely the claim is true
hint-turn = Play { $card } and claim { $claim }: { $verdict }
hint-claim = Claim { $claim }: { $verdict }
hint-doubt = Doubt the { $claim }: { $verdict }
verdict =
    { $truth ->
        [certain] certainly true
        [likely] very likely true
        [probable] probably true
        [even] could go either way
        [unlikely] unlikely to be true
       *[bluff] a pure bluff
    }
why-chance = Judging by what you know, the chance of { $claim } is { $odds }.
why-claim-true = { $claim } is true for sure: anyone who doubts it takes the pile.
why-claim-false = { $claim } can’t be true, so they have to believe you.
why-play-false = Whatever you claim next is a bluff: not even { $claim } can be true.
why-doubt-true = There’s no reason to doubt: { $claim } is true for sure.
why-doubt-false = { $claim } can’t be true.
why-pass =
    { $count ->
        [one] The game ends, and nobody takes the { $count } card. Judging by what you know, the chance of { $claim } is { $odds }.
       *[other] The game ends, and nobody takes the { $count } cards. Judging by what you know, the chance of { $claim } is { $odds }.
    }
