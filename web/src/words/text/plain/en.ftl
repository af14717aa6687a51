# The plain table: made of words, for every game
plain-drawn = The table
plain-own = What you can do
plain-search = Search your moves
plain-found =
    { $count ->
        [one] One move found
       *[other] { $count } moves found
    }
plain-none-found = No move is called that. Try another word.
plain-group =
    { $count ->
        [one] One move
       *[other] { $count } moves
    }
plain-part = Choice { $number }
plain-seats = Seats
plain-wait = Nothing for you to do just now.
plain-look = You are watching.
plain-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
