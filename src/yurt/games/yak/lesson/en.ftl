# The lesson of YAK in English (docs/lessons.md)

lesson-opening = YAK is about bluffing. Everyone adds cards to one pile, face down, and says what lies there. In the end whoever has taken the fewest cards wins.

lesson-open = You begin the pile. Tap your yak with the 2, then claim 1 of any animal. A first claim is always 1, whatever you play.
lesson-open-other = You could, but you will need that card later. Put down the yak with the 2 this time.
lesson-open-right = “At least 1 of these lies here”, you say. True or not, nobody else has seen the card. You draw a new one and hold five again.

lesson-outrank = { $seat2 } claims 3 yetis. You have to go higher: a higher number, or the same number of a larger animal. Play your vulture and claim 3 vultures.
lesson-outrank-other =
    { $verb ->
        [challenge] You may doubt on any turn, and perhaps you are right. But let us go higher first.
        [play] At the table you could play that one. Here take the vulture with the 3.
       *[other] High enough, but it goes up more than it has to. Stay at 3 and name a larger animal.
    }
lesson-outrank-right = From small to large: yeti, groundhog, vulture, ibex, yak. That is why 3 vultures beat 3 yetis.

lesson-bluff = { $seat2 } is at 4 ibexes, and nothing you hold makes a higher claim true. So bluff: put down your little yeti and claim 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Doubting would be brave. But this time try a bluff of your own.
        [play] You can bluff with any card. Here it is the yeti, which is worth least.
       *[other] A bluff should not be larger than it has to be. Claim 4 yaks.
    }
lesson-bluff-right = { $seat1 } doubts it, and the pile is turned up: 2 yaks, fewer than you claimed. So you take all seven cards. A claim that falls costs the pile.

lesson-wild = Whoever takes a pile begins the next one. Play your wild card: it counts for whatever animal is claimed. And your claim is 1 again.
lesson-wild-other = Keep that one for later and begin with the wild card.
lesson-wild-right = Your wild card is worth 2 for any claim. Remember what you have put down: you alone know it.

lesson-doubt = { $seat2 } claims 9 yaks. Three cards lie there, none is worth more than 3, and yours is a 2. That makes 8 at most. Doubt it.
lesson-doubt-other = You could go even higher, and then somebody would doubt you. 9 yaks cannot be true: doubt them.
lesson-doubt-right = Your wild card alone counts: 2. { $seat2 } takes the pile and begins the next one.

lesson-bang = Special cards are worth nothing, but they change the count. With a “!” every animal in the pile counts as the claimed one. Play it and claim 2 ibexes.
lesson-bang-other =
    { $verb ->
        [challenge] A claim of 1 is often true. Do not doubt it, trump it with the “!”.
        [play] A good card, but now try the “!”.
       *[other] Be careful: only one animal lies there. Claim 2.
    }
lesson-bang-right = { $seat1 } doubts it. But with your “!” the yak counts as the animal you named: 3, and 2 is enough. Who doubts and is wrong takes the pile.

lesson-one = 4 yaks, and they may well be there. Now set a trap: with a “1” in the pile every card counts just 1. Play it and claim 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Those 4 yaks look true. Set a trap rather than doubt them.
        [play] That would not hurt anybody. Put down the “1”.
       *[other] The trap works best if you look harmless: 5 yaks are enough.
    }
lesson-one-right = Nobody suspects that the large yaks have become small. Now let the others go higher.

lesson-catch = 8 yaks, they say. Four cards lie there besides your “1”, and each counts 1. You know that it is too much. Doubt it.
lesson-catch-other = Do not go on: your trap is about to catch somebody. Doubt the 8 yaks.
lesson-catch-right = Four cards that count 1 each make 4. { $seat2 } takes all five cards.

lesson-stop = The last kind is the stop card: it cancels every “!” and “1” in the pile. A second one would let them work again. Play it and claim 2 of any animal.
lesson-stop-other =
    { $verb ->
        [challenge] Let that one pass. Try the stop card first.
        [play] Leave that one in your hand: it is the stop card’s turn.
       *[other] That is legal. But here 2 of any animal is enough.
    }
lesson-stop-right = { $seat1 } relied on a “!” and claimed 6 vultures. Your stop card cancelled it: only 2 count. { $seat2 } doubted, and { $seat1 } takes the pile.

lesson-ending = Once the draw pile is empty, the next doubt ends the game. Fewest cards taken wins: here { $seat1 } has 5, you have 7 and { $seat2 } has 8.
