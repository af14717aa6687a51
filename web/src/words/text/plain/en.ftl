# The plain table: made of words, for every game
plain-table = Plain table
plain-table-help = Every game in words: its table as text, its moves by name. For screen readers and old devices.
plain-drawn = The table
plain-own = What you can do
plain-search = Search your moves
plain-found =
    { $count ->
        [one] One move found
       *[other] { $count } moves found
    }
plain-none-found = No move goes by that name. Try another word.
# A list of moves: its first one, and how many follow
plain-group = { $name }, and { $count } more
plain-part = Choice { $number }
plain-seats = Seats
plain-score =
    { $score ->
        [one] point
       *[other] points
    }
plain-line = { $line }.
plain-row = { $row }: { $cells }.
plain-row-empty = { $row }: nothing.
