# Het verslag van een onderzoek in het Nederlands

report-title = { $game }: een onderzoek
report-random = { $games } partijen van elke soort, willekeurige zetten, startgetal { $seed }; plaats 0 begint
report-bots = { $games } partijen van elke soort, door bots, startgetal { $seed }; plaats 0 begint
report-options = Gespeeld met { $options }.
report-intervals = De intervallen bevatten de ware waarde in 95 van de 100 onderzoeken.
players-count = { $count } spelers
seat-number = Plaats { $seat }

lengths-title = Hoelang partijen duren
lengths-note = Gebeurtenissen van een partij: beslissingen, kaarten en dobbelstenen.
axis-events = Gebeurtenissen
axis-games = Partijen, %
column-players = Spelers
column-mean = Gemiddeld
column-least = Minstens
column-most = Hoogstens
column-quantile = 95 % heeft hoogstens
column-capped = Afgekapt, %

seats-title = Wie wint
seats-note = Een gedeelde winst telt in gelijke delen. De lijn is wat elke plaats zou winnen als alle gelijk waren.
axis-seat = Plaats
axis-wins = Gewonnen, %
column-shared = Gedeelde winst, %

branching-title = Hoeveel er te kiezen is
branching-note = Toegestane zetten bij een beslissing, van het eerste tiende van een partij tot het laatste.
axis-progress = Verloop van de partij, %
axis-moves = Toegestane zetten
column-decisions = Beslissingen per partij
column-moves = Zetten, gemiddeld
column-widest = Zetten, hoogstens

luck-title = Geluk
luck-note = Elke partij is nog twee keer gespeeld: met hetzelfde toeval en nieuwe beslissingen, en met dezelfde beslissingen en nieuw toeval. Wat zich de eerste keer herhaalt van wie er wint, is toeval alleen, wat zich de tweede keer herhaalt, zijn beslissingen alleen, en de rest is hun samenspel. Het geluksaandeel is toeval alleen en de helft van het samenspel. Het zegt iets over deze spelers, niet over hoe ver een betere zou komen.
axis-variance = Aandeel in wat de winst beslist, %
column-luck = Geluksaandeel, %
column-chance = Toeval alleen, %
column-choice = Beslissingen alleen, %
column-interplay = Samenspel, %

effects-title = Wat de opties veranderen
effects-note = Elke waarde vergeleken met de gespeelde; al het andere is gelijk.
axis-effect = Verandering in gebeurtenissen
column-option = Optie
column-value = Waarde
column-instead = In plaats van
column-events = Gebeurtenissen
column-first = Gewonnen door plaats 0, %
