# YAKI in English: what only the browser says

# The field
web-field = Tokens, five in each of four rows
web-row = Row { $row }
web-spot-down = Place { $place }, row { $row }, column { $column }, face down
web-spot-empty = Place { $place }, row { $row }, column { $column }, empty
web-spot-up = Place { $place }, row { $row }, column { $column }: { $token }

# The paths
web-camps = Players
web-own = Your path
web-path = Tokens on your path
web-trophies =
    { $goal ->
        [one] { $won } of { $goal } trophy
       *[other] { $won } of { $goal } trophies
    }
web-standing = { $token } on square { $square } of { $squares }
web-standing-none = no token on the path yet

# Your turn
web-fits = Fits:
web-misses = Doesn’t fit
web-stop = Stop here

# A trophy
web-cheer = { $seat } wins a trophy!
    .seat = The trophy is yours!

# The table in sentences
web-read-seat = { $seat }: { $trophies }, { $standing }.
    .seat = You: { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] The next square of { $seat } wants a green token.
        [red] The next square of { $seat } wants a red token.
        [yellow] The next square of { $seat } wants a yellow token.
        [violet] The next square of { $seat } wants a violet token.
        [trophy] The next square of { $seat } is the trophy.
       *[plain] The next square of { $seat } takes any colour.
    }
    .seat =
        { $kind ->
            [green] Your next square wants a green token.
            [red] Your next square wants a red token.
            [yellow] Your next square wants a yellow token.
            [violet] Your next square wants a violet token.
            [trophy] Your next square is the trophy.
           *[plain] Your next square takes any colour.
        }
web-read-down =
    { $count ->
        [one] { $count } token lies face down.
       *[other] { $count } tokens lie face down.
    }
web-read-away = Empty places: { $places }.
