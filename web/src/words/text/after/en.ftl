# After the game: the score of an evening, statistics of this device, the app

end-series = Score after { $count } games
end-series-wins =
    { $count ->
        [one] { $name }: { $count } win
       *[other] { $name }: { $count } wins
    }

stats-title = Statistics
stats-say = Games you’ve finished on this device. They stay in this browser, and nobody else sees them.
stats-games = Games
stats-wins = Won
stats-favourite = Played most
stats-people = Who plays here
stats-by-game = Game by game
stats-count =
    { $games ->
        [one] { $games } game, { $wins } won
       *[other] { $games } games, { $wins } won
    }
stats-feat = What
stats-best = In one game
stats-sum = In all
stats-recent = Latest games
stats-won = { $name } wins
stats-drawn = { $name }: a draw
stats-placed = { $name }: place { $rank } of { $players }
stats-empty-title = No game yet
stats-empty = Play a game to the end, and you’ll see here how it went.
stats-forget = Forget everything
stats-forget-ask = Forget all statistics?
stats-forget-say = This device will forget every game played on it. You can’t undo that.
stats-forget-sure = Forget
stats-forget-keep = Keep them

install = Install Yurt
install-help = Yurt gets its own icon and its own window on this device.
