# The lesson of YAK in English (docs/lessons.md)

lesson-opening = YAK is a bluffing game. Everyone adds face-down cards to one pile and says what’s in it. Fib all you like, just don’t get caught: the fewest cards at the end wins!

lesson-open = You start the pile. Tap your yak 2, then claim 1 of any animal. The first claim is always 1, whatever you play.
lesson-open-other = You could, but you’ll need that card later. Put down the yak 2 this time.
lesson-open-right = “There’s at least 1 in here”, you say. True or not, nobody else has seen your card. You draw a new one and have five again.

lesson-outrank = { $seat2 } claims 3 yetis. Go higher: a higher number, or the same number of a bigger animal. Play your vulture 3 and claim 3 vultures.
lesson-outrank-other =
    { $verb ->
        [challenge] You may doubt on any turn, and perhaps you’re right. But let’s go higher first.
        [play] In a real game you could play that one. Here, take the vulture 3.
       *[other] High enough, but higher than it has to be. Stay at 3 and name a bigger animal.
    }
lesson-outrank-right = From small to large: yeti, groundhog, vulture, ibex, yak. That’s why 3 vultures beat 3 yetis.

lesson-bluff = { $seat2 } is at 4 ibexes, and no card of yours makes a higher claim true. So bluff! Put down your little yeti 1 and claim 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Doubting would be brave. But this time, try a bluff of your own.
        [play] You can bluff with any card. Here, take the yeti 1: it’s worth the least.
       *[other] Don’t make a bluff bigger than it has to be. Claim 4 yaks.
    }
lesson-bluff-right = { $seat1 } doubts it, and the pile is turned up: 2 yaks, not 4. Caught! All seven cards go to you.

lesson-wild = You took the pile, so you start the next one. Play your wild card: it counts as whatever animal is claimed. And your claim is 1 again.
lesson-wild-other = Keep that one for later and start with the wild card.
lesson-wild-right = Your wild card is worth 2 for any animal. Remember what you’ve put down: only you know it!

lesson-doubt = { $seat2 } claims 9 yaks. Only three cards lie there, none is worth more than 3, and yours is a 2. So 8 is the most it can be. Tap “Doubt!”
lesson-doubt-other = You could go even higher, but then someone would doubt you. 9 yaks can’t be true. Tap “Doubt!”
lesson-doubt-right = Only your wild card counts: 2. Caught! { $seat2 } takes the pile and starts the next one.

lesson-bang = Special cards are worth nothing, but they change the count. With “!” every animal in the pile counts as the one you name. Play it and claim 2 ibexes.
lesson-bang-other =
    { $verb ->
        [challenge] A claim of 1 is often true. Don’t doubt it, go higher with the “!”.
        [play] A good card, but try the “!” now.
       *[other] Careful: there’s only one animal in the pile. Claim 2.
    }
lesson-bang-right = { $seat1 } doubts it. But your “!” makes the yak count as an ibex: that’s 3, and 2 is enough. Doubt wrongly and the pile is yours!

lesson-one = 4 yaks, and they may well be there. Set a trap! With a “1” in the pile, every card counts just 1. Play it and claim 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Those 4 yaks look true. Set a trap instead of doubting.
        [play] That wouldn’t hurt anyone. Put down the “1”.
       *[other] A trap works best when you look harmless. 5 yaks are enough.
    }
lesson-one-right = Nobody suspects that the big yaks have become tiny. Now let the others go higher!

lesson-catch = 8 yaks, they say! Besides your “1” there are four cards, and each counts 1. You know that’s too many. Tap “Doubt!”
lesson-catch-other = Stop here: your trap is about to snap shut. Tap “Doubt!”
lesson-catch-right = Four cards that count 1 each make 4. Caught! { $seat2 } takes all five cards.

lesson-stop = The last kind is the stop card: it cancels every “!” and “1” in the pile. A second one lets them work again. Play it and claim 2 of any animal.
lesson-stop-other =
    { $verb ->
        [challenge] Let that one go. Try the stop card first.
        [play] Keep that one in your hand: it’s the stop card’s turn.
       *[other] You could. But here, 2 of any animal is enough.
    }
lesson-stop-right = { $seat1 } trusted a “!” and claimed 6 vultures. Your stop card cancelled it, so only 2 count. { $seat2 } doubted, and { $seat1 } takes the pile.

lesson-ending = Once the draw pile is empty, the next doubt ends the game. The fewest cards win: here { $seat1 } has 5, you have 7 and { $seat2 } has 8. Now play for real!
