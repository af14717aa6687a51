# ZAYO in English

# Names
bid-card =
    { $suit ->
        [sh] the { $rank } of herder’s sheep
        [sc] the { $rank } of clan sheep
        [gh] the { $rank } of herder’s goats
       *[gc] the { $rank } of clan goats
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
        [zayo] Zayo
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
        [zayo] Zayo
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
        [zayo] no Zayo card
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
    .seat = You are dealt { $card }.
dealt-hidden = { $seat } is dealt a card.
    .seat = You are dealt a card.
bids = { $seat } bids { $card }.
    .seat = You bid { $card }.
wins-trick = { $seat } wins the trick.
    .seat = You win the trick!
buys-trap = { $seat } buys a wolf trap for { $price }.
    .seat = You buy a wolf trap for { $price }.
sends-thief = { $seat } sends the thief to { $victim } for { $piece }.
    .seat = You send the thief to { $victim } for { $piece }.
    .victim = Beware of the thief! { $seat } sends him to you for { $piece }.
sends-thief-for-two = With Zayo, { $seat } sends the thief to { $victim } for { $pieces }.
    .seat = With Zayo, you send the thief to { $victim } for { $pieces }.
    .victim = Beware of the thief! With Zayo, { $seat } sends him to you for { $pieces }.
sends-thief-twice = With Zayo, { $seat } sends the thief to { $victim } for { $piece } and to { $other_victim } for { $other_piece }.
    .seat = With Zayo, you send the thief to { $victim } for { $piece } and to { $other_victim } for { $other_piece }.
    .victim = Beware of the thief! With Zayo, { $seat } sends him to you for { $piece } and to { $other_victim } for { $other_piece }.
    .other_victim = Beware of the thief! With Zayo, { $seat } sends him to { $victim } for { $piece } and to you for { $other_piece }.
thief-takes = The thief takes { $pieces } from { $victim }.
    .victim = The thief takes { $pieces } from you.
lays-friendship = { $seat } plays friendship and is safe from the thief.
    .seat = You play friendship and are safe from the thief.
sends-wolf = { $seat } sends the wolf to { $victim } for { $animal }.
    .seat = You send the wolf to { $victim } for { $animal }.
    .victim = Beware of the wolf! { $seat } sends it to you for { $animal }.
wolf-takes = The wolf takes { $animal } from { $victim }.
    .victim = The wolf takes { $animal } from you.
lays-shaman = { $seat } plays the shaman and is safe from the wolf.
    .seat = You play the shaman and are safe from the wolf.
sends-chief = { $seat } sends the clan chief to { $victim } for { $animals }.
    .seat = You send the clan chief to { $victim } for { $animals }.
    .victim = Beware of the clan chief! { $seat } sends him to you for { $animals }.
chief-takes = The clan chief takes { $animals } from { $victim }.
    .victim = The clan chief takes { $animals } from you.
lays-zayo = Zayo is here! { $seat } is safe from thief, wolf and clan chief.
    .seat = Zayo is here! You are safe from thief, wolf and clan chief.
plays-fiddle = { $seat } plays the fiddle, and { $price } become a camel!
    .seat = You play the fiddle, and { $price } become a camel!
leaves = { $seat } rides off into the steppe with { $camels } and wins the game!
    .seat = You ride off into the steppe with { $camels } and win the game!
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } answers with friendship: the clan chief rides home with nothing!
       *[thief] { $seat } answers with friendship: the thief leaves empty-handed!
    }
    .seat =
        { $attacker ->
            [chief] You answer with friendship: the clan chief rides home with nothing!
           *[thief] You answer with friendship: the thief leaves empty-handed!
        }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } answers with the shaman: the clan chief rides home with nothing!
       *[wolf] { $seat } answers with the shaman: the wolf leaves hungry!
    }
    .seat =
        { $attacker ->
            [chief] You answer with the shaman: the clan chief rides home with nothing!
           *[wolf] You answer with the shaman: the wolf leaves hungry!
        }
accepts = { $seat } lets it happen.
    .seat = You let it happen.
places = { $seat } places { $card }.
    .seat = You place { $card }.
asks = { $seat } asks { $giver } for { $card }.
    .seat = You ask { $giver } for { $card }.
    .giver = { $seat } asks you for { $card }.
gives = { $giver } hands it over, and { $seat } places it.
    .giver = You hand it over, and { $seat } places it.
    .seat = { $giver } hands it over, and you place it!
has-none = { $giver } has none. Bad luck!
    .giver = You have none.
takes = { $seat } takes { $animal } from the centre.
    .seat = You take { $animal } from the centre.
passes = { $seat } passes.
    .seat = You pass.
tour-begins = Round { $number } begins, and { $seat } leads.
    .seat = Round { $number } begins, and you lead.
ends-tours =
    { $count ->
        [one] That was the last round of { $count }. Most camels wins; if that’s a tie, most sheep and goats, then most equipment.
       *[other] That was the last of { $count } rounds. Most camels wins; if that’s a tie, most sheep and goats, then most equipment.
    }

# What is expected of you
expect-turn = Play a card first, if you like. { $bid }
expect-lead = You lead: bid any card.
expect-any = Bid any card.
expect-overbid = Beat { $card }.
expect-follow = Follow suit.
attacked-by-thief = Beware of the thief! { $seat } wants { $pieces } from you.
attacked-by-wolf = Beware of the wolf! { $seat } wants { $animal } from you.
attacked-by-chief = Beware of the clan chief! { $seat } wants { $animals } from you.
expect-answer =
    { $defence ->
        [both] { $attack } Answer, or let it happen.
        [friendship] { $attack } Answer with friendship, or let it happen.
       *[shaman] { $attack } Answer with the shaman, or let it happen.
    }
expect-accept =
    { $defence ->
        [both] { $attack } You have neither friendship nor the shaman: let it happen.
        [friendship] { $attack } You don’t have friendship: let it happen.
       *[shaman] { $attack } You don’t have the shaman: let it happen.
    }
expect-place = The trick is yours! Place { $cards }, or pass.
expect-ask = The trick is yours! Ask someone for { $cards }, or pass.
expect-nothing = The trick is yours, but you have no equipment to place: pass.
expect-take = The trick is yours! Take { $animals } from the centre, or pass.
expect-pass = The trick is yours, but no sheep or goats are left in the centre: pass.

# Refusals
refuse-not-to-deal = This card can’t be dealt now: { $card }.
refuse-bid-now = It’s your turn: play a card if you like, then bid one.
refuse-place-later = Horse, cart and yurt are the reward for a trick: win one first.
refuse-answer-now =
    { $defence ->
        [both] You are under attack: answer with friendship or the shaman if you have one of them, or let it happen.
        [friendship] You are under attack: answer with friendship if you have it, or let it happen.
       *[shaman] You are under attack: answer with the shaman if you have it, or let it happen.
    }
refuse-no-defence =
    { $defence ->
        [friendship] You don’t have friendship, so all you can do is let it happen.
       *[shaman] You don’t have the shaman, so all you can do is let it happen.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] You don’t have friendship: answer with the shaman, or let it happen.
       *[shaman] You don’t have the shaman: answer with friendship, or let it happen.
    }
refuse-counter-unnamed = Against the clan chief, say which card you answer with: counter friendship or counter shaman.
refuse-counter-named =
    { $defence ->
        [friendship] Only friendship stops the thief, so you don’t name it: just counter, or accept.
       *[shaman] Only the shaman stops the wolf, so you don’t name it: just counter, or accept.
    }
refuse-reward-now = The trick is yours: choose your reward first, or pass.
refuse-bid-not-held = You don’t have { $card }: bid a card from your hand.
refuse-must-overbid = You can beat { $card }, so you must: bid { $cards }.
refuse-must-follow = You must follow the suit of { $card }: bid { $cards }.
refuse-one-card-only = You’ve already played a card before this bid: now bid.
refuse-not-held = You have { $card }: play a card from your hand, or just bid.
refuse-self = Choose someone else, not yourself.
refuse-trap-owned = You already have a wolf trap, and you can only buy one: play another card, or just bid.
refuse-trap-unpaid = A wolf trap costs two of your sheep or goats, and you don’t have { $price }: pay with what you have, or just bid.
refuse-thief-missing = The thief only takes what is there, and { $victim } has { $piece }: choose a piece that is there.
refuse-thief-protected =
    { $shield ->
        [friendship] Friendship protects { $victim } from the thief: choose someone else.
       *[zayo] Zayo protects { $victim } from the thief: choose someone else.
    }
refuse-two-missing = The thief only takes what is there, and these two pieces aren’t both there: choose two that are.
refuse-two-protected = Friendship protects one of them from the thief: choose someone else.
refuse-wolf-missing = The wolf only takes what it finds, and { $victim } has { $animal }: choose an animal that is there.
refuse-wolf-protected =
    { $shield ->
        [trap] A wolf trap protects { $victim }: choose someone else.
        [shaman] The shaman protects { $victim } from the wolf: choose someone else.
       *[zayo] Zayo protects { $victim } from the wolf: choose someone else.
    }
refuse-without-zayo = You need Zayo in front of you for that: without Zayo, play { $card } the simple way.
refuse-chief-form =
    { $takes ->
        [all] In this game the clan chief takes all sheep and goats together: just name the player.
       *[one-kind] In this game the clan chief takes one kind: name the player, then sheep or goat.
    }
refuse-chief-camp = The clan chief only comes to a camp with horse, cart, yurt and wolf trap: play another card, or just bid.
refuse-chief-yurt = { $victim } has a yurt, so the clan chief takes nothing there: choose someone without one.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } has no camels for the clan chief to take: choose someone who does.
       *[stock] { $victim } has no such animals for the clan chief to take: choose someone who does.
    }
refuse-chief-protected = Zayo protects { $victim } from the clan chief: choose someone else.
refuse-fiddle-no-camel = There are no camels left in the centre: keep the fiddle for later.
refuse-fiddle-unpaid = A camel costs three of your sheep or goats, and you don’t have { $price }: pay with what you have, or just bid.
refuse-steppe-camels = You need at least { $camels } for the steppe: play another card for now, or just bid.
refuse-place-twice = You already have { $card }: place something you still need.
refuse-place-not-held = You have { $card }: place a piece from your hand.
refuse-ask-as-two = With two players you don’t ask each other: place a piece from your hand, or pass.
refuse-ask-twice = You already have { $card }: ask for something you still need.
refuse-ask-own-first = You have a piece to place yourself, so you can’t ask: place yours, or pass.
refuse-take-too-soon = You need a horse, a cart and a yurt before you can take an animal: get what’s missing first, or pass.
refuse-take-none-left =
    { $animal ->
        [sheep] There are no sheep left in the centre: take a goat if there is one, or pass.
       *[goat] There are no goats left in the centre: take a sheep if there is one, or pass.
    }

# Options
option-following = Beating the trick
option-following-help = What must you bid when someone else has led?
option-following-overbid = A higher card of that suit if you can, otherwise any card
option-following-strict = A higher card of that suit if you can, otherwise that suit, otherwise any card
option-following-suit = Any card of that suit if you can, high or low
option-following-free = Any card
option-chief_takes = Clan chief
option-chief_takes-help = What does the clan chief take from someone without a yurt?
option-chief_takes-all = All sheep and all goats
option-chief_takes-one-kind = All sheep or all goats
option-chief_counter = Answering the clan chief
option-chief_counter-help = If the clan chief comes to you, may you answer from your hand?
option-chief_counter-yes = Yes, with friendship or the shaman
option-chief_counter-no = No, only Zayo on the table protects you
option-max_tours = Most rounds
option-max_tours-help = If nobody has left for the steppe, after how many rounds does the game end?

# The table drawn as text
drawn-tour = Round { $tour } of { $most }, trick { $trick }
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
drawn-laid = Played by { $seat }: { $cards }
    .seat = Played by you: { $cards }
drawn-bids = Your bid cards: { $cards }
drawn-cards = Your play cards: { $cards }
drawn-none = nothing

# What is told of a finished game, after a name or “You”, and in a list
feat-tricks =
    { $count ->
        [one] won { $count } trick
       *[other] won { $count } tricks
    }
feat-tricks-label = Tricks won
feat-raised =
    { $count ->
        [one] took { $count } animal from the centre
       *[other] took { $count } animals from the centre
    }
feat-raised-label = Animals from the centre
feat-largest-herd =
    { $count ->
        [one] had { $count } sheep or goat
       *[other] had a herd of { $count } sheep and goats
    }
feat-largest-herd-label = Most sheep and goats
feat-camels =
    { $count ->
        [one] fiddled for { $count } camel
       *[other] fiddled for { $count } camels
    }
feat-camels-label = Camels for the fiddle
feat-stolen-animals =
    { $count ->
        [one] took { $count } animal from the others
       *[other] took { $count } animals from the others
    }
feat-stolen-animals-label = Animals taken from others
feat-stolen-gear =
    { $count ->
        [one] stole { $count } piece of equipment
       *[other] stole { $count } pieces of equipment
    }
feat-stolen-gear-label = Equipment stolen
feat-lost-animals =
    { $count ->
        [one] lost { $count } animal to the others
       *[other] lost { $count } animals to the others
    }
feat-lost-animals-label = Animals lost to others
feat-wolves =
    { $count ->
        [one] sent the wolf once
        [2] sent the wolf twice
       *[other] sent the wolf { $count } times
    }
feat-wolves-label = Wolves sent
feat-countered =
    { $count ->
        [one] fended off { $count } attack
       *[other] fended off { $count } attacks
    }
feat-countered-label = Attacks fended off

# Advice: what to do, and why that can be good
advise-bid = Bid { $card }
advise-trap = Buy a wolf trap for { $price }
advise-fiddle = Play the fiddle and pay { $price }
advise-chief = Send the clan chief to { $victim } for { $animals }
advise-steppe = Ride into the steppe
advise-lay = Play { $card }
advise-wolf = Send the wolf to { $victim } for { $animal }
advise-thief = Send the thief to { $victim } for { $pieces }
advise-thief-twice = Send the thief to { $victim } for { $pieces } and to { $other_victim } for { $other_pieces }
advise-place = Place { $card }
advise-ask = Ask { $giver } for { $card }
advise-take = Take { $animal }
advise-pass = Pass
advise-counter-friendship = Answer with friendship
advise-counter-shaman = Answer with the shaman
advise-accept = Let it happen
hope-likely = It’ll probably win the trick.
hope-even = It might win the trick.
hope-unlikely = Someone can probably beat it.
higher-left =
    { $count ->
        [one] Only one higher card is still out there.
       *[other] { $count } higher cards are still out there.
    }
why-bid-wins = It certainly wins the trick: nobody can beat it any more.
why-lead = { $hope } { $higher }
why-bid-beats = It beats { $card }. { $hope } { $higher }
why-bid-keeps = You save { $kept } for a later trick.
why-bid-beats-keeps = It beats { $card }, and you save { $kept } for a later trick.
why-bid-lowest = You can’t beat { $card } anyway, so give away your lowest card.
why-bid-loses = You can’t beat { $card } anyway.
why-steppe = That wins the game!
why-fiddle =
    { $camels ->
        [one] Then you have { $camels } camel. You need { $needed } for the steppe.
       *[other] Then you have { $camels } camels. You need { $needed } for the steppe.
    }
why-trap =
    { $count ->
        [0] You have no animals left for the wolf to take, but the trap stays, and the clan chief only comes to a camp with one.
        [one] Your last animal is safe from the wolf for as long as the trap is there.
       *[other] Your other { $count } animals are safe from the wolf for as long as the trap is there.
    }
why-chief = You get { $animals }, unless { $victim } answers with friendship or the shaman.
why-chief-sure = You certainly get { $animals }: { $victim } has neither friendship nor the shaman.
why-chief-unanswered = You certainly get { $animals }: { $victim } can’t answer the clan chief.
why-wolf = Then you have { $animals }, unless { $victim } answers with the shaman.
why-wolf-sure = Then you certainly have { $animals }: { $victim } doesn’t have the shaman.
why-thief-lacks = You still need { $cards }, and you get that unless someone answers with friendship.
why-thief-lacks-sure = You still need { $cards }, and you certainly get that: nobody else has friendship.
why-thief-takes = You already have one, but now they won’t, unless they answer with friendship.
why-thief-takes-sure = You already have one, but now they certainly won’t: nobody else has friendship.
tricks-left =
    { $count ->
        [one] for the last trick of this round
       *[other] for the last { $count } tricks of this round
    }
why-friendship =
    { $count ->
        [0] The thief can’t come to you { $tricks }.
        [one] Your one piece of equipment is safe from the thief { $tricks }.
       *[other] Your { $count } pieces of equipment are safe from the thief { $tricks }.
    }
why-shaman =
    { $count ->
        [0] The wolf can’t come to you { $tricks }.
        [one] Your one animal is safe from the wolf { $tricks }.
       *[other] Your { $count } animals are safe from the wolf { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Thief, wolf and clan chief can’t come to you { $tricks }.
        [one] You and your one animal are safe from thief, wolf and clan chief { $tricks }.
       *[other] You and your { $count } animals are safe from thief, wolf and clan chief { $tricks }.
    }
why-place = You still need { $cards }. After that, tricks bring you animals.
why-place-complete = Then your camp is complete, and your next trick can bring you an animal.
cards-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
why-ask =
    { $count ->
        [one] One such card is still hidden, and { $giver } has { $held }.
       *[other] { $count } such cards are still hidden, and { $giver } has { $held }.
    }
why-ask-lacks = { $giver } certainly has none: that came out earlier this round.
why-ask-none = You can see every such card, so nobody can give you one.
why-take =
    { $count ->
        [one] Then you have one sheep or goat. With three and a fiddle you get a camel.
       *[other] Then you have { $count } sheep and goats. With three and a fiddle you get a camel.
    }
why-take-fiddle =
    { $count ->
        [one] Then you have one sheep or goat. With three and your fiddle you get a camel.
       *[other] Then you have { $count } sheep and goats. With three and your fiddle you get a camel.
    }
why-take-rank =
    { $count ->
        [one] Then you have one sheep or goat. At the end they break ties.
       *[other] Then you have { $count } sheep and goats. At the end they break ties.
    }
why-take-more =
    { $count ->
        [one] After that, one more sheep or goat pays for a camel.
       *[other] After that, { $count } more sheep or goats pay for a camel.
    }
why-pass = You don’t have to take a reward, and this way your cards stay secret.
why-pass-only = There’s no reward you can take.
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
why-accept = You have nothing to answer with.
