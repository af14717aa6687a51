# ZAYO in English

# Names
bid-card =
    { $suit ->
        [sh] herder’s sheep { $rank }
        [sc] clan chief’s sheep { $rank }
        [gh] herder’s goats { $rank }
       *[gc] clan chief’s goats { $rank }
    }
card =
    { $card ->
        [horse] horse
        [cart] cart
        [yurt] yurt
        [trap] wolf trap
        [thief] thief
        [friendship] friendship
        [wolf] wolf
        [shaman] shaman
        [chief] clan chief
        [zayo] zayo
        [fiddle] fiddle
       *[steppe] steppe
    }
a-card =
    { $card ->
        [horse] a horse
        [cart] a cart
        [yurt] a yurt
        [trap] a wolf trap
        [thief] the thief
        [friendship] friendship
        [wolf] the wolf
        [shaman] the shaman
        [chief] a clan chief
        [zayo] zayo
        [fiddle] a fiddle
       *[steppe] the steppe
    }
no-card =
    { $card ->
        [horse] no horse
        [cart] no cart
        [yurt] no yurt
        [trap] no wolf trap
        [thief] no thief
        [friendship] no friendship card
        [wolf] no wolf
        [shaman] no shaman
        [chief] no clan chief
        [zayo] no zayo card
        [fiddle] no fiddle
       *[steppe] no steppe card
    }
two-pieces =
    { $card ->
        [horse] two horses
        [cart] two carts
        [yurt] two yurts
       *[trap] two wolf traps
    }
animals =
    { $animal ->
        [sheep] { $count ->
            [one] { $count } sheep
           *[other] { $count } sheep
        }
        [goat] { $count ->
            [one] { $count } goat
           *[other] { $count } goats
        }
       *[camel] { $count ->
            [one] { $count } camel
           *[other] { $count } camels
        }
    }
an-animal =
    { $animal ->
        [sheep] a sheep
        [goat] a goat
       *[camel] a camel
    }
no-animal =
    { $animal ->
        [sheep] no sheep
        [goat] no goat
       *[camel] no camel
    }

# What happened
dealt = { $seat } is dealt { $card }.
dealt-hidden = { $seat } is dealt a card.
bids = { $seat } bids { $card }.
wins-trick = { $seat } wins the trick.
buys-trap = { $seat } buys a wolf trap for { $price }.
sends-thief = { $seat } sends the thief to { $victim } for { $piece }.
sends-thief-for-two = { $seat } sends the thief with zayo to { $victim } for { $pieces }.
sends-thief-twice = { $seat } sends the thief with zayo to { $victim } for { $piece } and to { $other_victim } for { $other_piece }.
thief-takes = The thief takes { $pieces } from { $victim }.
lays-friendship = { $seat } lays friendship and is safe from the thief.
sends-wolf = { $seat } sends the wolf to { $victim } for { $animal }.
wolf-takes = The wolf takes { $animal } from { $victim }.
lays-shaman = { $seat } lays the shaman and is safe from the wolf.
sends-chief = { $seat } sends the clan chief to { $victim } for { $animals }.
chief-takes = The clan chief takes { $animals } from { $victim }.
lays-zayo = { $seat } lays zayo and is safe from thief, wolf and clan chief.
plays-fiddle = { $seat } plays the fiddle and gets a camel for { $price }.
leaves = { $seat } leaves for the steppe with { $camels } and wins the game.
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } answers with friendship: the clan chief rides home with nothing.
       *[thief] { $seat } answers with friendship: the thief leaves empty-handed.
    }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } answers with the shaman: the clan chief rides home with nothing.
       *[wolf] { $seat } answers with the shaman: the wolf leaves hungry.
    }
accepts = { $seat } lets it happen.
places = { $seat } places { $card }.
asks = { $seat } asks { $giver } for { $card }.
gives = { $giver } gives it, and { $seat } places it.
has-none = { $giver } has none.
takes = { $seat } takes { $animal } from the centre.
passes = { $seat } passes up the reward.
tour-begins = Tour { $number } begins, and { $seat } leads.
ends-tours =
    { $count ->
        [one] That was the last tour of { $count }: the most camels win, then the most small stock, then the most equipment.
       *[other] That was the last of { $count } tours: the most camels win, then the most small stock, then the most equipment.
    }

# What is expected of you
expect-turn = Lay a card if you like. { $bid }
expect-lead = Bid any card to lead the trick.
expect-any = You need not beat { $card }: bid any card.
expect-overbid = You must beat { $card }: bid { $cards }.
expect-follow = You must follow suit: bid { $cards }.
attacked-by-thief = { $seat } sends the thief to you for { $pieces }.
attacked-by-wolf = { $seat } sends the wolf to you for { $animal }.
attacked-by-chief = { $seat } sends the clan chief to you for { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Answer with friendship or with the shaman, or accept.
        [friendship] { $attack } Answer with friendship, or accept.
       *[shaman] { $attack } Answer with the shaman, or accept.
    }
expect-accept =
    { $defence ->
        [both] { $attack } You hold neither friendship nor the shaman to answer with: accept.
        [friendship] { $attack } You do not hold friendship to answer with: accept.
       *[shaman] { $attack } You do not hold the shaman to answer with: accept.
    }
expect-place = You have won the trick: place { $cards }, or pass.
expect-ask = You have won the trick: ask another player for equipment you still need ({ $cards }), or pass.
expect-nothing = You have won the trick, but hold no equipment to place: pass.
expect-take = You have won the trick: take { $animals } from the centre, or pass.
expect-pass = You have won the trick, but the centre has no sheep and no goat left: pass.

# Refusals
refuse-not-to-deal = This card cannot be dealt now: { $card }.
refuse-bid-now = It is your turn: lay one card if you like, then bid one.
refuse-place-later = Horse, cart and yurt are placed as the reward for a trick: win one first.
refuse-answer-now =
    { $defence ->
        [both] You are being attacked: answer with friendship or the shaman if you hold one of them, or accept.
        [friendship] You are being attacked: answer with friendship if you hold it, or accept.
       *[shaman] You are being attacked: answer with the shaman if you hold him, or accept.
    }
refuse-no-defence =
    { $defence ->
        [friendship] You do not hold friendship, so you can only accept.
       *[shaman] You do not hold the shaman, so you can only accept.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] You do not hold friendship: answer with the shaman, or accept.
       *[shaman] You do not hold the shaman: answer with friendship, or accept.
    }
refuse-counter-unnamed = Against the clan chief say which card you answer with: counter friendship or counter shaman.
refuse-counter-named =
    { $defence ->
        [friendship] Only friendship answers the thief, so no card is named: just counter, or accept.
       *[shaman] Only the shaman answers the wolf, so no card is named: just counter, or accept.
    }
refuse-reward-now = You have won the trick: first take your reward, or pass.
refuse-bid-not-held = You do not hold { $card }: bid a card from your hand.
refuse-must-overbid = You can beat { $card }, so you must: bid { $cards }.
refuse-must-follow = You must follow the suit of { $card }: bid { $cards }.
refuse-one-card-only = You have laid your card before this bid: now bid.
refuse-not-held = You hold { $card }: lay a card from your hand, or just bid.
refuse-self = Choose another player, not yourself.
refuse-trap-owned = You already have a wolf trap, and one is all you may buy: lay another card, or just bid.
refuse-trap-unpaid = A wolf trap costs two sheep or goats of your own, and you do not have { $price }: pay with what you have, or just bid.
refuse-thief-missing = The thief takes what lies before a player, and { $victim } has { $piece } there: choose a piece that is there.
refuse-thief-protected =
    { $shield ->
        [friendship] The thief cannot go to { $victim }, who is protected by friendship: choose another player.
       *[zayo] The thief cannot go to { $victim }, who is protected by zayo: choose another player.
    }
refuse-two-missing = The thief takes what lies before a player, and these two pieces do not both lie there: choose two that do.
refuse-two-protected = The thief cannot go to a player who is protected by friendship: choose others.
refuse-wolf-missing = The wolf takes only what it finds, and { $victim } has { $animal }: choose an animal that is there.
refuse-wolf-protected =
    { $shield ->
        [trap] The wolf cannot go to { $victim }, who is protected by a wolf trap: choose another player.
        [shaman] The wolf cannot go to { $victim }, who is protected by the shaman: choose another player.
       *[zayo] The wolf cannot go to { $victim }, who is protected by zayo: choose another player.
    }
refuse-without-zayo = For this you need zayo lying before you: without it, lay { $card } in the simple way.
refuse-chief-form =
    { $takes ->
        [all] In this game the clan chief takes all sheep and goats together: name only the player.
       *[one-kind] In this game the clan chief takes one kind: name the player, then sheep or goat.
    }
refuse-chief-camp = The clan chief comes only to a camp with horse, cart, yurt and wolf trap: lay another card, or just bid.
refuse-chief-yurt = The clan chief takes nothing from { $victim }, who has a yurt: choose a player without one.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } has no camels for the clan chief to take: choose a player who has.
       *[stock] { $victim } has no such small stock for the clan chief to take: choose a player who has.
    }
refuse-chief-protected = The clan chief cannot go to { $victim }, who is protected by zayo: choose another player.
refuse-fiddle-no-camel = The centre has no camel left, so the fiddle can wait.
refuse-fiddle-unpaid = A camel costs three sheep or goats of your own, and you do not have { $price }: pay with what you have, or just bid.
refuse-steppe-camels = You need at least { $camels } to leave for the steppe: for now lay another card, or just bid.
refuse-place-twice = You already have { $card } before you: place something that you lack.
refuse-place-not-held = You hold { $card }: place equipment from your hand.
refuse-ask-as-two = Two players do not ask each other for equipment: place some from your hand, or pass.
refuse-ask-twice = You already have { $card } before you: ask for something that you lack.
refuse-ask-own-first = You hold equipment that you can place, and only a player who holds none may ask: place yours, or pass.
refuse-take-too-soon = You need horse, cart and yurt before you to take an animal: first get what you lack, or pass.
refuse-take-none-left =
    { $animal ->
        [sheep] The centre has no sheep left: take a goat if there is one, or pass.
       *[goat] The centre has no goat left: take a sheep if there is one, or pass.
    }

# Options
option-following = Overbidding
option-following-help = What must a player bid who does not lead the trick?
option-following-overbid = A higher card of the led suit if possible, else any card
option-following-strict = A higher card of the led suit if possible, else a card of that suit, else any card
option-following-suit = A card of the led suit if possible, of any rank
option-following-free = Any card
option-chief_takes = Clan chief
option-chief_takes-help = What does the clan chief take from a player without a yurt?
option-chief_takes-all = All sheep and all goats
option-chief_takes-one-kind = All sheep or all goats
option-chief_counter = Answering the clan chief
option-chief_counter-help = May the victim of the clan chief answer at once from the hand?
option-chief_counter-yes = Yes, with friendship or with the shaman
option-chief_counter-no = No, only a zayo that lies there protects
option-max_tours = Most tours
option-max_tours-help = After how many tours does the game end if nobody has left for the steppe?

# The table drawn as text
drawn-tour = Tour { $tour } of { $most }, trick { $trick }
drawn-centre = Centre: { $animals }
drawn-steppe = To the steppe: { $camels }
drawn-column =
    { $column ->
        [bid] bid
        [horse] horse
        [cart] cart
        [yurt] yurt
        [trap] trap
        [sheep] sheep
        [goat] goats
        [camel] camels
       *[hand] hand
    }
drawn-laid = Laid by { $seat }: { $cards }
drawn-bids = Your bid cards: { $cards }
drawn-cards = Your play cards: { $cards }
drawn-none = nothing

# What is told of a finished game, after a name, and in a list
feat-tricks =
    { $count ->
        [one] wins { $count } trick
       *[other] wins { $count } tricks
    }
feat-tricks-label = Tricks won
feat-raised =
    { $count ->
        [one] takes { $count } animal from the centre
       *[other] takes { $count } animals from the centre
    }
feat-raised-label = Animals from the centre
feat-largest-herd =
    { $count ->
        [one] has a flock of { $count } animal
       *[other] has a flock of { $count } animals
    }
feat-largest-herd-label = Largest flock
feat-camels =
    { $count ->
        [one] gets { $count } camel for the fiddle
       *[other] gets { $count } camels for the fiddle
    }
feat-camels-label = Camels for the fiddle
feat-stolen-animals =
    { $count ->
        [one] takes { $count } animal from others
       *[other] takes { $count } animals from others
    }
feat-stolen-animals-label = Animals taken from others
feat-stolen-gear =
    { $count ->
        [one] steals { $count } piece of equipment
       *[other] steals { $count } pieces of equipment
    }
feat-stolen-gear-label = Equipment stolen
feat-lost-animals =
    { $count ->
        [one] loses { $count } animal to others
       *[other] loses { $count } animals to others
    }
feat-lost-animals-label = Animals lost to others
feat-wolves =
    { $count ->
        [one] sends the wolf once
        [2] sends the wolf twice
       *[other] sends the wolf { $count } times
    }
feat-wolves-label = Wolves sent
feat-countered =
    { $count ->
        [one] fends off { $count } attack
       *[other] fends off { $count } attacks
    }
feat-countered-label = Attacks fended off

# Advice: what to do, and why that can be good
advise-bid = Bid { $card }
advise-trap = Buy a wolf trap for { $price }
advise-fiddle = Play the fiddle and pay { $price }
advise-chief = Send the clan chief to { $victim } for { $animals }
advise-steppe = Leave for the steppe
advise-lay = Lay { $card }
advise-wolf = Send the wolf to { $victim } for { $animal }
advise-thief = Send the thief to { $victim } for { $pieces }
advise-thief-twice = Send the thief to { $victim } for { $pieces } and to { $other_victim } for { $other_pieces }
advise-place = Place { $card }
advise-ask = Ask { $giver } for { $card }
advise-take = Take { $animal }
advise-pass = Pass up the reward
advise-counter-friendship = Answer with friendship
advise-counter-shaman = Answer with the shaman
advise-accept = Let it happen
why-bid-wins = It wins the trick: nobody who is still to bid can beat it.
why-lead =
    { $count ->
        [one] Only one card that somebody may hold beats it.
       *[other] { $count } cards that somebody may hold beat it.
    }
why-bid-beats =
    { $count ->
        [one] It beats { $card }, and only one card that somebody may still hold beats it.
       *[other] It beats { $card }, and { $count } cards that somebody may still hold beat it.
    }
why-bid-keeps = It keeps your { $kept } for a later trick.
why-bid-beats-keeps = It beats { $card }, and it keeps your { $kept } for a later trick.
why-bid-lowest = It cannot win against { $card }, and no card that you may bid is lower.
why-bid-loses = It cannot win against { $card }.
why-steppe = It wins the game.
why-fiddle =
    { $camels ->
        [one] It gives you { $camels } camel; { $needed } are needed for the steppe.
       *[other] It gives you { $camels } camels; { $needed } are needed for the steppe.
    }
why-trap =
    { $count ->
        [0] You have no animal left for the wolf, but the trap stays and is needed for the clan chief.
        [one] The wolf can never again come to your one animal that is left, as long as the trap lies there.
       *[other] The wolf can never again come to your { $count } animals that are left, as long as the trap lies there.
    }
why-chief = It brings you { $animals }, unless { $victim } answers with friendship or the shaman.
why-chief-sure = It brings you { $animals }, and { $victim } cannot answer: friendship and the shaman are not in any other hand.
why-chief-unanswered = It brings you { $animals } from { $victim }, and no card in a hand answers the clan chief.
why-wolf = Then you have { $animals }, unless { $victim } answers with the shaman.
why-wolf-sure = Then you have { $animals }, and { $victim } cannot answer: the shaman is not in any other hand.
why-thief-lacks = It brings you what you lack ({ $cards }), unless it is answered with friendship.
why-thief-lacks-sure = It brings you what you lack ({ $cards }), and nobody can answer: friendship is not in any other hand.
why-thief-takes = You have such a piece already, but it is gone there, unless it is answered with friendship.
why-thief-takes-sure = You have such a piece already, but it is gone there, and nobody can answer: friendship is not in any other hand.
tricks-left =
    { $count ->
        [one] for the last trick of this tour
       *[other] for the { $count } tricks left in this tour
    }
why-friendship =
    { $count ->
        [0] No thief can come to you { $tricks }.
        [one] No thief can come to your one piece of equipment { $tricks }.
       *[other] No thief can come to your { $count } pieces of equipment { $tricks }.
    }
why-shaman =
    { $count ->
        [0] No wolf can come to you { $tricks }.
        [one] No wolf can come to your one animal { $tricks }.
       *[other] No wolf can come to your { $count } animals { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Thief, wolf and clan chief stay away from you { $tricks }.
        [one] Thief, wolf and clan chief stay away from you and your one animal { $tricks }.
       *[other] Thief, wolf and clan chief stay away from you and your { $count } animals { $tricks }.
    }
why-place = Then you lack only { $cards } to get animals for your tricks.
why-place-complete = Then you have horse, cart and yurt, and your next trick can bring you an animal.
cards-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
why-ask =
    { $count ->
        [one] One such card is out of your sight, and { $giver } holds { $held }.
       *[other] { $count } such cards are out of your sight, and { $giver } holds { $held }.
    }
why-ask-lacks = It has already come out in this tour that { $giver } holds none.
why-ask-none = You can see every such card, so nobody can give you one.
why-take =
    { $count ->
        [one] That makes one sheep or goat; a fiddle and three of them bring a camel.
       *[other] That makes { $count } sheep and goats; a fiddle and three of them bring a camel.
    }
why-take-fiddle =
    { $count ->
        [one] That makes one sheep or goat, and with three and the fiddle you hold you get a camel.
       *[other] That makes { $count } sheep and goats, and with three and the fiddle you hold you get a camel.
    }
why-take-rank =
    { $count ->
        [one] That makes one sheep or goat; they count after the camels at the end.
       *[other] That makes { $count } sheep and goats; they count after the camels at the end.
    }
why-take-more =
    { $count ->
        [one] After that you need only one more sheep or goat to pay for a camel.
       *[other] After that you need { $count } more sheep or goats to pay for a camel.
    }
why-pass = It is never a duty to take the reward, and it shows nobody a card.
why-pass-only = There is no reward that you could take.
why-counter-friendship =
    { $attacker ->
        [chief] The clan chief gets nothing, and friendship keeps the thief away from you { $tricks }.
       *[thief] The thief gets nothing, and friendship protects you { $tricks }.
    }
why-counter-shaman =
    { $attacker ->
        [chief] The clan chief gets nothing, and the shaman keeps the wolf away from you { $tricks }.
       *[wolf] The wolf gets nothing, and the shaman protects you { $tricks }.
    }
why-accept-friendship = You keep friendship in your hand.
why-accept-shaman = You keep the shaman in your hand.
why-accept-both = You keep friendship and the shaman in your hand.
why-accept = You hold nothing to answer with.
