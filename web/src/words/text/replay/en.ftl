# Texts for looking at a game again: the time line, records from files, checked chance.

replay-title = Replay
replay-again = Look at the game again
replay-again-label = Look again at { $game }, table { $code }
replay-to-table = To the table
replay-tools = Tools
replay-mute = Turn sounds off
replay-unmute = Turn sounds on
replay-only-look = You are looking at a game that was played before: nothing can be changed in it.

# Time line
replay-controls = Play back
replay-line = Time line
replay-start = The game begins.
replay-moment = { $number } of { $count }: { $text }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-speed = Speed: { $times } times
replay-times = { $times }×
replay-eyes = Through whose eyes?
replay-public = The public
replay-all = All hands open

# Records from files
replay-open-title = Look at a game again
replay-welcome = Open the record of a game and see it move by move. It is only read, nothing of it is kept.
replay-open = Open a record
replay-file = Record of a game
replay-drop-here = Or drop the file anywhere on this page.
replay-drop = Let go, and the game is set up.
replay-too-large = This file is too large for the record of a game.

# Checking chance
verify-open = Check the luck
verify-title = Was it really chance?
verify-proves = Before the game the server sealed a secret number, and every card and die follows from it: if all of them come out again, nobody has changed chance on the way.
verify-not = It does not prove who made the moves, nor that the seal below is the one you were shown at the start: compare the two.
verify-now = Everything is drawn again.
verify-good =
    { $count ->
        [one] The one draw is as promised.
       *[other] All { $count } draws are as promised.
    }
verify-drawn = The player who begins was drawn from it, too.
verify-named = The player who begins was named, not drawn.
verify-taken-back =
    { $count ->
        [one] One draw was taken back.
       *[other] { $count } draws were taken back.
    }
verify-bad = This is not as promised.
verify-none = This record carries no proof: only a game that was played to the end at a table has one.
verify-failed = This could not be checked.
verify-seal = The seal shown at the start:
