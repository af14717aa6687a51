# Zinnen van de engine: wat voor elk spel geldt.

seat = Plaats { $number }
chance = het toeval
listing = { $most } en { $last }
listing-or = { $most } of { $last }

# Weigeringen zonder regelnummer
not-your-turn = { $actor } is nog niet aan de beurt: { $expected }.
watching = Je kijkt alleen mee: { $expected }.
expected-chance = eerst beslist het toeval
expected-seat = { $seat } is aan de beurt
game-over = Het spel is afgelopen, er valt niets meer te spelen.
no-event = “{ $text }” kan in dit spel niet gebeuren. Schrijf bijvoorbeeld { $example }.
chance-only = Over “{ $text }” beslist het toeval, niet een speler.
move-only = Over “{ $text }” beslist een speler, niet het toeval.

# Opties en kopregels van een verslag
option-unknown = De optie “{ $option }” bestaat hier niet.
option-value = “{ $option }” kan niet “{ $value }” zijn; wel kan: { $allowed }.
numbers-between = { $least } tot en met { $most }
numbers-in-steps = { $least } tot en met { $most } in stappen van { $step }
header-form = “{ $text }” is geen regel van de kop: schrijf een sleutel, een dubbelepunt, een spatie en een waarde.
header-missing = In de kop ontbreekt “{ $key }”: voeg een regel “{ $key }: …” toe.
header-repeated = “{ $key }” staat al in de kop.
header-seat = Met { $players } spelers is er geen “{ $key }”.
not-utf-8 = Deze regel is geen UTF-8-tekst.
no-actor = Een regel begint met * voor het toeval of met een plaats, 0 tot en met { $seats }, en dan een spatie.
unreadable = We kunnen het bestand niet lezen: { $reason }.

# Na het spel
story = { $seat } heeft { $parts }.
    .seat = Je hebt { $parts }.
story-quiet = { $seat } heeft een rustig potje gespeeld.
    .seat = Je hebt een rustig potje gespeeld.

# Kansen
odds = { $percent }%
odds-hardly = minder dan 1%
odds-nearly = meer dan 99%

# Zetten als raad, waar een spel geen eigen woorden heeft
advise-event = { $text }
why-best = Deze zet belooft meer dan de andere.
