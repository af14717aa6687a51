# Nach dem Spiel: der Stand eines Abends, die Statistik dieses Geräts, die App

end-series = Stand nach { $count } Spielen
end-series-wins =
    { $count ->
        [one] { $name }: { $count } Sieg
       *[other] { $name }: { $count } Siege
    }

stats-title = Statistik
stats-say = Hier stehen die Spiele, die du auf diesem Gerät zu Ende gespielt hast. Das bleibt in diesem Browser, und sonst sieht es niemand.
stats-games = Spiele
stats-wins = Gewonnen
stats-favourite = Am meisten gespielt
stats-people = Wer hier mitspielt
stats-by-game = Spiel für Spiel
stats-count =
    { $games ->
        [one] { $games } Spiel, { $wins } gewonnen
       *[other] { $games } Spiele, { $wins } gewonnen
    }
stats-feat = Was
stats-best = In einer Partie
stats-sum = Insgesamt
stats-recent = Letzte Spiele
stats-won = { $name } gewinnt
stats-drawn = { $name }: unentschieden
stats-placed = { $name }: Platz { $rank } von { $players }
stats-empty-title = Noch kein Spiel
stats-empty = Spiel ein Spiel zu Ende, dann findest du hier, wie es lief.
stats-forget = Alles vergessen
stats-forget-ask = Die ganze Statistik vergessen?
stats-forget-say = Dieses Gerät vergisst dann alle Spiele, die hier gespielt wurden. Das kannst du nicht rückgängig machen.
stats-forget-sure = Vergessen
stats-forget-keep = Behalten

install = Yurt installieren
install-help = Yurt bekommt auf diesem Gerät ein eigenes Symbol und ein eigenes Fenster.
