# Texts for looking at a game again: the time line, records from files, checked chance.

replay-title = Replay
replay-again = Look at the game again
replay-again-label = Look again at { $game }, table { $code }
replay-to-table = To the table
replay-tools = Tools
replay-mute = Turn sounds off
replay-unmute = Turn sounds on
replay-only-look = This game is over. You can look, but not change anything.

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
replay-welcome = Open the record of a game and watch it move by move. We only read it, we don’t keep it.
replay-open = Open a record
replay-file = Record of a game
replay-drop-here = Or drop the file anywhere on this page.
replay-drop = Let go, and we’ll set up the game.
replay-too-large = This file is too big for the record of a game.

# Checking chance
verify-open = Check the luck
verify-title = Was it really chance?
verify-proves = Before the game the server sealed a secret number, and every card and die follows from it. If they all come out the same again, nobody changed the luck on the way.
verify-not = It doesn’t prove who made the moves, nor that the seal below is the one you saw at the start: compare the two.
verify-now = Drawing everything again …
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
verify-bad = This isn’t as promised.
verify-none = This record has no proof. Only a game played to the end at a table has one.
verify-failed = We couldn’t check this.
verify-seal = The seal shown at the start:
