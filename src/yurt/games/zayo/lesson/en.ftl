# The lesson of ZAYO in English (docs/lessons.md)

lesson-opening = Win tricks, build a camp and gather a herd, then ride off into the steppe with two camels! You bid with the top row of cards. The bottom row is for everything else.

lesson-follow = { $seat1 } leads the 6 of herder’s goats. You have nothing higher there, so bid what you like. Throw away your lowest: tap the 1 of herder’s goats and bid it.
lesson-follow-other =
    { $verb ->
        [lay] You may play a card before you bid, but yours are more useful later. Just bid the 1 of herder’s goats.
       *[other] You can’t win this trick, and that card might win another one. Bid the 1 of herder’s goats.
    }
lesson-follow-right = The highest card of the suit that was led wins: that’s the 6 from { $seat1 }! The reward is a yurt for the camp. The winner of a trick leads the next one.

lesson-overbid = { $seat2 } is ahead with the 5 of clan goats. If you can beat it, you must: your 6 glows. Bid it!
lesson-overbid-other = You may play a card first, but leave that for now. Bid the 6 of clan goats.
lesson-overbid-right = Your 6 is the highest of the suit: the trick is yours! Other suits never win, no matter how high they are.

lesson-place = Now for your reward! A camp needs a horse, a cart and a yurt. You have a horse: place it.
lesson-place-other = You may always pass, but then you get nothing. Place the horse.
lesson-place-right = The first gap in your camp is filled! Your horse stays there for the whole game, unless a thief comes.

lesson-lead = You won, so you lead. Nothing beats an 8: bid the 8 of herder’s sheep.
lesson-lead-other =
    { $verb ->
        [lay] You’ll play a card before your next bid. For now, just bid the 8 of herder’s sheep.
       *[other] Keep that one for a later trick. Bid the 8 of herder’s sheep.
    }
lesson-lead-right = Nobody can beat an 8: the trick is yours again! Now you need a cart and a yurt.

lesson-ask = You have no cart and no yurt yourself, so you may ask someone. Choose { $seat2 } and ask for a cart.
lesson-ask-other =
    { $verb ->
        [pass] If you pass, you get nothing for the trick. Ask { $seat2 } for a cart.
       *[other] You may ask anyone for anything you still need. This time, ask { $seat2 } for a cart.
    }
lesson-ask-right = { $seat2 } has a cart and must give it to you! With no cart there, you would have got nothing.

lesson-thief = Only the yurt is missing! Before each bid you may play one card: tap the thief and send him to { $seat1 } for the yurt.
lesson-thief-other =
    { $verb ->
        [bid] You don’t have to play a card, but the thief gets you that yurt first!
       *[other] That card can wait. The thief gets you the yurt you need.
    }
lesson-thief-right = { $seat1 } could have answered with friendship, but lets it happen. Horse, cart and yurt: your camp is complete!

lesson-high = After playing a card you still bid. From now on, every trick you win brings you an animal: bid the 8 of clan sheep.
lesson-high-other = A 2 hardly ever wins. Bid the 8 of clan sheep.
lesson-high-right = The trick is yours, and your camp was already complete. So now you get an animal!

lesson-take = Sheep and goats are worth the same. Take a sheep.
lesson-take-other =
    { $verb ->
        [pass] Then no animal joins your herd. Take a sheep.
       *[other] A goat is worth just as much, but this time take a sheep.
    }
lesson-take-right = Look, it’s grazing by your camp! Three sheep or goats and a fiddle become a camel, and you already have a fiddle.

lesson-last = The fifth trick is the last of the round. Bid your last card, and keep an eye on { $seat1 }!
lesson-last-other = Don’t play anything yet, you may need it in a moment. Bid the 2 of herder’s goats.
lesson-last-right = After five tricks all cards are dealt again. Camps and herds stay. But beware: someone is after your sheep!

lesson-answer = Beware of the wolf! { $seat1 } sends it for your sheep. You may answer at once, and you have the right card: answer with the shaman.
lesson-answer-other = Then your sheep would be gone. Answer with the shaman and send the wolf away!
lesson-answer-right = The wolf leaves hungry! The shaman protects you for the rest of the round. A wolf trap protects you for good, but it costs two animals.

lesson-ending = So your herd grows, round by round. Each fiddle turns three animals into a camel. With two camels you play the steppe, and you’ve won!
