# Zinnen van de opdrachtregel in het Nederlands

# Wat niet kan
unknown-language = Yurt spreekt geen “{ $language }”: kies uit { $known }.
unknown-game = Er is geen spel “{ $name }”: kies uit { $names }.
option-form = “{ $text }” is geen optie: schrijf die als sleutel=waarde.
known-options = { $game } kent { $options }.
no-options = { $game } heeft geen opties.
wrong-seat = “{ $seat }” kan niet aan tafel zitten: op een plaats zit human of bot.
too-many-seats = Je noemt { $seats } plaatsen voor { $players } spelers: noem één plaats per speler.
too-many-names =
    { $people ->
        [0] Niemand aan deze tafel heeft een naam nodig: op alle plaatsen zitten bots.
        [one] Je geeft { $names } namen voor { $people } persoon: geef één naam per persoon.
       *[other] Je geeft { $names } namen voor { $people } personen: geef één naam per persoon.
    }
wrong-name = Een naam heeft minstens één letter en staat op één regel.
wrong-first = “{ $value }” kan niet beginnen: noem een plaats van 0 tot en met { $last }, of random.
wrong-players = { $game } is voor { $least } tot { $most } spelers: kies een van die aantallen.
wrong-players-fixed = { $game } speel je altijd met { $least } spelers.
wrong-games = Er valt niets te simuleren: vraag om minstens 1 partij.
not-a-number = “{ $text }” is geen heel getal: schrijf bijvoorbeeld 3.
cannot-save-there = Het verslag kan niet worden opgeslagen als “{ $path }”: noem een bestand in een map waarin je mag schrijven.
no-rules = De regels van { $game } zijn hier nog niet opgeschreven.

mishap = Yurt heeft een fout gemaakt; het lag niet aan jou. Wat er gebeurde, is opgeschreven. Stuur het alsjeblieft naar de makers van Yurt:

# De spellen
column-number = Nr.
column-name = Korte naam
column-game = Spel
column-players = Spelers
column-age = Leeftijd
column-minutes = Duur
players-range =
    { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2–{ $most }
        }
       *[other] { $least }–{ $most }
    }
age-from = vanaf { $age } jaar
minutes-about = { $minutes } minuten
options-title = Opties van { $game }
options-none = { $game } heeft geen opties.
option-allowed = Mogelijk: { $allowed }
option-default = Standaard: { $value }

# Voor het spel
welcome = Welkom bij Yurt. Welk spel wordt het?
ask-game = Nummer of naam van het spel:
ask-players = Met hoeveel spelers speel je { $game } (jij en de bots samen, { $least } tot { $most })? [{ $least }]
seat-name = { $seat }
player-name = Speler { $letter }
people-play =
    { $count ->
        [one] Jij bent { $names }.
       *[other] Aan dit toetsenbord: { $names }.
    }
bots-play =
    { $count ->
        [one] { $names } is een bot.
       *[other] { $names } zijn bots.
    }
begins = { $seat } begint.
how-to = Typ het nummer van een zet of de zet zelf. Typ help om te zien wat je nog meer kunt typen.
help =
    Je kunt typen
      het nummer van een zet, of de zet zoals die in de lijst staat
      ?       om alle zetten te zien die je nu kunt doen
      table   om de tafel nog eens te zien
      rules   om de regels van het spel te lezen
      undo    om je laatste zet terug te nemen, zolang niemand anders een zet heeft gedaan en er niets is onthuld
      quit    om het verslag op te slaan en te stoppen

# Tijdens het spel
your-move = { $seat }, jouw zet:
times = ({ $count } keer)
more-moves = … en nog { $count }, tot en met “{ $last }”
more-hint = Typ er een voluit, of typ ? om ze allemaal te zien.
wrong-number = Nummer { $number } staat nu niet in de lijst: typ een nummer dat er wel staat, of de zet zelf.
not-a-move = “{ $text }” is geen zet in dit spel. Typ bijvoorbeeld “{ $example }”, of typ help.
curtain = Geef het toetsenbord aan { $seat } en druk dan op Enter.
seen-it = Kijk goed en druk dan op Enter: het scherm wordt gewist.
undo-nothing = Je hebt nog geen zet gedaan, dus er valt niets terug te nemen.
undo-chance = Je zet terugnemen kan niet meer: het toeval heeft intussen gesproken.
undo-others = Je zet terugnemen kan niet meer: { $seat } heeft intussen een zet gedaan.
undo-shown = Deze zet kun je niet terugnemen: er is iets onthuld wat verborgen was.
taken-back = Je neemt “{ $move }” terug.

# Na het spel
game-ends = Het spel is afgelopen.
winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
left-early = Het spel stopt hier.
saved = Het verslag van het spel staat in
not-saved = Het verslag kan niet worden opgeslagen: { $reason }. Hier is het, om te kopiëren:

# Simulatie
compiling = { $game } wordt op snelheid gebracht. Dat gebeurt één keer en duurt hooguit een minuut.
simulating = { $game }, { $players } spelers
simulated-random = { $game }, willekeurige zetten, startgetal { $seed }; plaats 0 begint
simulated-bots = { $game }, bots, startgetal { $seed }; plaats 0 begint
column-games = Partijen
column-mean = Gebeurtenissen, gemiddeld
column-least = minste
column-most = meeste
column-quantile = 95%
column-wins = Winst per plaats, %
column-capped = Afgekapt, %

# De server
serve-ready = Yurt staat klaar op { $url }
serve-other-port = Poort { $busy } is bezet, dus deze keer is het { $port }.
serve-scan = Andere apparaten in dit netwerk openen deze link of scannen deze code:
serve-leave = Ctrl-C stopt Yurt; alle tafels blijven bewaard.
serve-stopped = Yurt is gestopt. Alle tafels blijven bewaard.

# De dobbelstenen controleren
verify-good =
    { $count ->
        [one] { $file }: de enige kaart of dobbelsteen volgt uit het startgetal.
       *[other] { $file }: alle { $count } kaarten en dobbelstenen volgen uit het startgetal.
    }
verify-bad = { $file }: niet zoals beloofd: { $reason }
verify-unread = { $file } kan niet worden gelezen: { $reason }.
