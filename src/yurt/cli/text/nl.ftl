# Zinnen van de opdrachtregel in het Nederlands

# Wat niet kan
unknown-language = Yurt spreekt geen “{ $language }”: kies uit { $known }.
unknown-game = Er is geen spel “{ $name }”: kies uit { $names }.
option-form = “{ $text }” is geen optie: schrijf die als sleutel=waarde.
known-options = { $game } kent { $options }.
no-options = { $game } heeft geen opties.
wrong-seat = “{ $seat }” kan niet aan tafel zitten: kies uit { $known }.
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
wrong-jobs = Zo kan niemand spelen: vraag minstens 1 partij tegelijk.
wrong-depth = De boom kan tot een diepte van 0 tot { $most } geteld worden.
no-matplotlib = Het verslag heeft matplotlib nodig: installeer het met pip install "yurt[lab]".
other-study = “{ $folder }” bevat een onderzoek van een ander spel, of van andere regels: noem een andere map.
cannot-report-there = Het verslag kan niet naar “{ $folder }” geschreven worden: noem een map waarin je mag schrijven.
kept-damaged = “{ $file }” is beschadigd, daar kan niets bij: noem een andere map.
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
welcome = Welkom bij Yurt! Wat gaan we spelen?
ask-game = Nummer of naam van het spel:
ask-players = Met hoeveel spelers speel je { $game } (jij en de bots samen, { $least } tot { $most })? [{ $least }]
ask-bots = Hoe sterk moeten de bots zijn: { $levels }? [met vuistregels]
wrong-level = Typ een getal van 1 tot en met { $most }, of druk alleen op Enter voor bots die met vuistregels spelen.
seat-name = { $seat }
bot-name = { $seat } ({ $title })
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
      hint    om de beste zetten te zien, met hun kansen en waarom
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
no-cache = Wat de spellen snel maakt, kan niet in “{ $folder }” bewaard worden, daarom zijn ze traag: noem met YURT_CACHE een map waarin je mag schrijven.
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
report-written = Het verslag van het onderzoek is geschreven:
column-depth = Diepte
column-nodes = Knopen
column-decisions = Beslissingen
column-chance = Toeval
column-over = Einden

# De arena
too-few-bots = Een arena heeft minstens twee bots nodig: noem ze; er zijn { $known }.
unknown-bot = Er is geen bot “{ $bot }”: kies uit { $known }.
bot-unready = “{ $bot }” kan niet spelen: { $reason }.
bot-open-only = “{ $bot }” speelt alleen spellen zonder verborgen kaarten, dus geen { $game }: kies een andere bot.
wrong-time = Zonder tijd kan niemand denken: geef minstens 1 milliseconde per zet.
records-where = Verslagen hebben een plaats nodig: noem die met --folder.
sprt-two = SPRT vergelijkt één bot met een andere: noem er precies twee.
sprt-order = SPRT heeft twee Elo-getallen nodig, het kleinste eerst, bijvoorbeeld --sprt 0 20.
sprt-far = SPRT onderscheidt verschillen in sterkte tot { $most } Elo: noem getallen tussen −{ $most } en { $most }.
other-arena = “{ $folder }” bevat partijen van andere bots, instellingen of regels: noem een andere map.
cannot-keep-there = De partijen kunnen niet in “{ $folder }” bewaard worden: noem een map waarin je mag schrijven.
arena-playing = { $game }, wedstrijd
arena-title = { $game }, { $players } aan tafel, { $deals } delingen, { $time } ms per zet, startgetal { $seed }
arena-legend = Tussen haken: 95 van de 100 zulke intervallen bevatten de ware waarde. Eerlijk verdeeld is { $fair }%; Elo telt vanaf de laatste bot.
arena-forfeit = { $bot } heeft opgegeven (× { $times }): { $reason }
column-bot = Bot
column-score = Resultaat, %
column-elo = Elo-getal
column-time-mean = ms per zet
column-time-high = 99% binnen
column-time-most = traagste
column-forfeits = Opgaven
forfeit-late = de tijd was om
forfeit-illegal = de zet was niet toegestaan
forfeit-unreadable = het antwoord is niet wat het protocol vraagt
forfeit-ended = het programma loopt niet
forfeit-failed = de bot heeft een fout
sprt-elo1 = SPRT: { $one } is sterker dan { $other }, eerder { $elo1 } Elo dan { $elo0 } (log-likelihoodverhouding { $ratio }, grenzen { $low } en { $high }).
sprt-elo0 = SPRT: { $one } is niet { $elo1 } Elo sterker dan { $other }, eerder { $elo0 } (log-likelihoodverhouding { $ratio }, grenzen { $low } en { $high }).
sprt-open = SPRT: nog niet beslist tussen { $elo0 } en { $elo1 } Elo van { $one } boven { $other } (log-likelihoodverhouding { $ratio }, grenzen { $low } en { $high }).

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
verify-drawn = Ook wie begint, volgt eruit.
verify-named = Wie begint is aangewezen, niet geloot.
verify-taken-back =
    { $count ->
        [one] Eén kaart of worp is teruggenomen.
       *[other] { $count } kaarten of worpen zijn teruggenomen.
    }
verify-bad = { $file }: niet zoals beloofd: { $reason }
verify-unread = { $file } kan niet worden gelezen: { $reason }.

# Een partij nabespreken
reviewing = { $game }: elke beslissing wordt overdacht
review-title = { $game }, { $events } gebeurtenissen, { $decisions } beslissingen
review-legend = In honderdsten van de winst. Uitslag min eerlijk deel = kaarten en dobbelstenen + het onbekende (wat verborgen kaarten van gokken maakten) + eigen beslissingen + die van de anderen; ± dekt het toeval van de steekproef (in 95 van de 100 gevallen), niet hoe de bots zich vergissen. Precisie: 100 als elke beslissing de beste was, 0 als ze niet beter waren dan gelote zetten.
review-bad = { $file } kan niet worden nabesproken: { $reason }
review-not-over = Deze partij is niet afgelopen: nabespreken zou tonen wat nog verborgen is.
review-faultless = Geen grote fouten. Goed gespeeld, allemaal!
review-best = { $event }. { $name }: “{ $made }” ({ $chance }) – de beste zet
review-other = { $event }. { $name }: “{ $made }” ({ $chance }) – het beste: “{ $best }” ({ $better })
review-slip = { $event }. { $name }: “{ $made }” ({ $chance }) – een kleine fout, iets beter: “{ $best }” ({ $better })
review-mistake = { $event }. { $name }: “{ $made }” ({ $chance }) – een fout, beter: “{ $best }” ({ $better })
review-blunder = { $event }. { $name }: “{ $made }” ({ $chance }) – een grove fout, veel beter: “{ $best }” ({ $better })
column-seat = Plaats
column-result = Uitslag – eerlijk
column-cards = Kaarten
column-unknown = Onbekend
column-own = Eigen
column-others = Anderen
column-accuracy = Precisie

# Tips
hint-title = Zo vaak wint { $seat } met elke zet, voor zover { $seat } dat kan weten:
hint-chances = { $chance }% ± { $reach }
hint-quick = Een snelle blik voor { $seat }, met een vuistregel:
hint-later = Hoe vaak elke zet wint, weet Yurt zodra { $game } vooruit kan denken. Dat leert het nu: vraag het over een minuut nog eens.
hint-thinking = Even nadenken …
hint-one = { $seat } heeft maar één zet: “{ $move }”.
hint-chance = Het toeval is aan zet, dus er valt nu niets te beslissen.
hint-over = Het spel is afgelopen, dus er valt niets meer te beslissen.

in-english = { $game } is er voorlopig alleen in het Engels.
