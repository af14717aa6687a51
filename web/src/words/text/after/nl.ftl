# Na het spel: de stand van een avond, de statistieken van dit apparaat, de app

end-series = Stand na { $count } spellen
end-series-wins =
    { $count ->
        [one] { $name }: { $count } overwinning
       *[other] { $name }: { $count } overwinningen
    }

stats-title = Statistieken
stats-say = De spellen die je op dit apparaat hebt uitgespeeld. Ze blijven in deze browser en niemand anders ziet ze.
stats-games = Spellen
stats-wins = Gewonnen
stats-favourite = Meest gespeeld
stats-people = Wie hier speelt
stats-by-game = Spel voor spel
stats-count =
    { $games ->
        [one] { $games } spel, { $wins } gewonnen
       *[other] { $games } spellen, { $wins } gewonnen
    }
stats-feat = Wat
stats-best = In één spel
stats-sum = In totaal
stats-recent = Laatste spellen
stats-won = { $name } wint
stats-drawn = { $name }: gelijkspel
stats-placed = { $name }: plaats { $rank } van { $players }
stats-empty-title = Nog geen spel
stats-empty = Speel een spel uit, dan vind je hier hoe het ging.
stats-forget = Alles vergeten
stats-forget-ask = Alle statistieken vergeten?
stats-forget-say = Dit apparaat vergeet dan alle spellen die erop zijn gespeeld. Je kunt dat niet terugdraaien.
stats-forget-sure = Vergeten
stats-forget-keep = Bewaren

install = Yurt installeren
install-help = Yurt krijgt op dit apparaat een eigen icoon en een eigen venster.
