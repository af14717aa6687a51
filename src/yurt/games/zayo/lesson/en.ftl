# The lesson of ZAYO in English (docs/lessons.md)

lesson-opening = In ZAYO you win tricks, set up a camp and gather a herd, until you ride into the steppe with two camels. You bid with the upper row of cards; the lower one is to lay or place.

lesson-follow = { $seat1 } leads the herder’s goats 6. You have nothing higher of that suit, so you may bid anything. Give away your lowest card: tap the herder’s goats 1 and bid it.
lesson-follow-other =
    { $verb ->
        [lay] You may lay a card before a bid, but yours will do more good later. Just bid herder’s goats 1.
       *[other] This trick is lost anyway, and that card can still win one. Bid herder’s goats 1.
    }
lesson-follow-right = The highest card of the led suit wins: { $seat1 }’s 6, and { $seat1 } places a yurt as the reward. Whoever wins a trick leads the next one.

lesson-overbid = The clan chief’s goats are led, and { $seat2 }’s 5 is the highest. Whoever can beat it must: your 6 glows. Bid it.
lesson-overbid-other = You may lay a card first. But leave that for now and bid clan chief’s goats 6.
lesson-overbid-right = Your 6 is the highest of the led suit, so the trick is yours. Other suits never win, however high they are.

lesson-place = Now you get your reward. A camp needs horse, cart and yurt, and you hold a horse: place it.
lesson-place-other = You may always pass, but then you get nothing. Place the horse.
lesson-place-right = The first outline of your camp is filled. What stands there stays for the whole game, unless a thief comes.

lesson-lead = You have won, so you lead. Nothing beats an 8: bid the herder’s sheep 8.
lesson-lead-other =
    { $verb ->
        [lay] You will lay a card before your next bid. Now just lead the herder’s sheep 8.
       *[other] Keep that one for a later trick and lead the herder’s sheep 8.
    }
lesson-lead-right = Nobody can beat your 8, so the trick is yours again. Now you need a cart and a yurt.

lesson-ask = You hold no cart and no yurt yourself. In that case you may ask someone for one: choose { $seat2 } and ask for a cart.
lesson-ask-other =
    { $verb ->
        [pass] If you pass, you get nothing for the trick. Ask { $seat2 } for a cart.
       *[other] You may ask anyone for anything you lack. This time ask { $seat2 } for a cart.
    }
lesson-ask-right = { $seat2 } has a cart and must give it to you. Had there been none, you would have got nothing.

lesson-thief = Only the yurt is missing. Before each bid you may lay one card: tap the thief and send it to { $seat1 } for the yurt.
lesson-thief-other =
    { $verb ->
        [bid] You need not lay a card. But with the thief you get your yurt first.
       *[other] That one can wait. The thief brings you the yurt you still need.
    }
lesson-thief-right = { $seat1 } could have answered with friendship, but lets it happen. Now horse, cart and yurt stand before you: your camp is complete.

lesson-high = After laying a card you still bid. From now on every trick you win brings you an animal: lead the clan chief’s sheep 8.
lesson-high-other = A 2 hardly ever wins. Bid the clan chief’s sheep 8.
lesson-high-right = The trick is yours, and your camp was complete when you won it. So now you get an animal.

lesson-take = Sheep and goats are worth the same. Take a sheep.
lesson-take-other =
    { $verb ->
        [pass] Then no animal joins your herd. Take a sheep.
       *[other] A goat is worth just as much. But here take a sheep.
    }
lesson-take-right = It grazes beside your camp. Three sheep or goats and a fiddle make a camel, and you hold a fiddle already.

lesson-last = The fifth trick is the last of the tour. Bid your last card, and keep an eye on { $seat1 }.
lesson-last-other = Do not lay anything yet: you may need it in a moment. Bid herder’s goats 2.
lesson-last-right = After five tricks all cards are dealt anew. Camps and herds stay. But now someone is after your sheep.

lesson-answer = { $seat1 } sends the wolf for your sheep. You may answer at once, and you hold the right card: answer with the shaman.
lesson-answer-other = Then the sheep would be gone. Answer with the shaman: he sends the wolf away.
lesson-answer-right = The wolf leaves hungry, and the shaman protects you until the tour ends. A wolf trap would protect you for good; it costs two animals.

lesson-ending = So your herd grows, tour by tour. With each fiddle you turn three animals into a camel. With two camels you lay the steppe, and you have won.
