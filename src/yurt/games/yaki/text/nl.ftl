# YAKI in het Nederlands

# Namen
token =
    { $colour ->
        [green] groen { $number }
        [red] rood { $number }
        [yellow] geel { $number }
       *[violet] paars { $number }
    }
coloured =
    { $colour ->
        [green] een groen fiche
        [red] een rood fiche
        [yellow] een geel fiche
       *[violet] een paars fiche
    }
number = { $number }

# Wat er gebeurt
turns-up = { $seat } draait het fiche op plek { $place } om.
lays-start = { $seat } legt { $token } op het startvakje.
lays = { $seat } legt { $token } op vakje { $square }.
misses = Het is { $token } en dat past niet: het gaat gedekt terug.
stops = { $seat } stopt hier; alle fiches blijven op het pad.
none-left = Er ligt geen gedekt fiche meer, dus de beurt van { $seat } is voorbij.
goes-back =
    { $count ->
        [one] { $seat } houdt het voorste fiche; { $count } ander gaat gedekt terug.
       *[other] { $seat } houdt het voorste fiche; { $count } andere gaan gedekt terug.
    }
wins-trophy = { $seat } legt { $token } op het trofeevakje en wint een trofee.
has-trophies =
    { $count ->
        [one] { $seat } heeft { $count } trofee; wie er { $goal } heeft, wint het spel.
       *[other] { $seat } heeft { $count } trofeeën; wie er { $goal } heeft, wint het spel.
    }
wins =
    { $count ->
        [one] { $seat } wint het spel met { $count } trofee.
       *[other] { $seat } wint het spel met { $count } trofeeën.
    }
boards-go-left = Alle fiches worden geschud, en elk bord gaat naar de speler links.
begins = { $seat } begint de nieuwe ronde.
void-turns = { $turns } beurten hebben geen trofee opgeleverd: de ronde vervalt, en alle fiches worden geschud.
void-stuck = Geen enkel fiche kan nog passen: de ronde vervalt, en alle fiches worden geschud.
ends-void = Na { $count } vervallen rondes op rij is het spel afgelopen.

# Wat je nu moet doen
expect-start = Draai een fiche om: op je startvakje past alles.
expect-plain = Draai { $coloured } of een { $numbers } om: dat past na { $token }.
expect-trophy = Draai { $coloured } of een { $numbers } om: dat past na { $token } en wint de trofee.
expect-same-colour = Draai { $coloured } om: het volgende vakje vraagt om deze kleur, en elk getal past.
expect-coloured = Draai { $tokens } om: het volgende vakje vraagt om deze kleur.
expect-or-stop = { $flip } Of stop: je fiches blijven liggen.

# Weigeringen
refuse-not-face-down = Op plek { $place } ligt geen gedekt fiche: kies een plek waar er wel een ligt.
refuse-seen-before = Dat fiche is deze ronde al eens omgedraaid ({ $token }): het ligt ergens anders.
refuse-no-stop = Stoppen kan niet: draai fiches om tot er een niet past.
refuse-stop-too-early = Stoppen kan pas als je deze beurt een fiche hebt gelegd: draai er eerst een om.

# Opties
option-paths = Borden
option-paths-help = De paden van de zes borden, om je eigen borden in te voeren: S start, T trofee, G groen, R rood, Y geel en V paars vakje, een punt voor een gewoon vakje; 4 tot 16 vakjes per pad, met een komma tussen de paden.
paths-count = Er zijn altijd zes paden, gescheiden door komma’s, niet { $found }.
path-length = Pad { $number }, “{ $path }”, heeft lengte { $squares }: een pad heeft 4 tot 16 vakjes.
path-ends = Pad { $number }, “{ $path }”, moet met S beginnen en met T eindigen.
path-letters = Pad { $number }, “{ $path }”, mag tussen S en T alleen punten en de letters G, R, Y en V hebben.
option-may_stop = Stoppen
option-may_stop-help = Mag een speler die een fiche heeft gelegd stoppen, in plaats van door te gaan tot er een niet past?
option-may_stop-no = Nee, doorgaan tot een fiche niet past
option-may_stop-yes = Ja, en alle fiches blijven op het pad
option-trophies = Trofeeën
option-trophies-help = Met hoeveel trofeeën je het spel wint.

# De tafel als tekst
drawn-face-down = Gedekt:

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-longest-run =
    { $count ->
        [one] legt { $count } fiche in één beurt
       *[other] legt { $count } fiches in één beurt
    }
feat-longest-run-label = Langste reeks
feat-remembered =
    { $count ->
        [one] vindt { $count } fiche uit het hoofd terug
       *[other] vindt { $count } fiches uit het hoofd terug
    }
feat-remembered-label = Uit het hoofd gevonden
feat-lucky =
    { $count ->
        [one] heeft geluk met { $count } onbekend fiche
       *[other] heeft geluk met { $count } onbekende fiches
    }
feat-lucky-label = Gelukstreffers
feat-mixed-up =
    { $count ->
        [one] vergist zich één keer in een bekend fiche
       *[other] vergist zich { $count } keer in een bekend fiche
    }
feat-mixed-up-label = Vergissingen
feat-flips =
    { $count ->
        [one] draait { $count } fiche om
       *[other] draait { $count } fiches om
    }
feat-flips-label = Omgedraaide fiches

# Raad: wat je kunt doen, en wat ervoor pleit
advise-stop = Stop: je fiches blijven liggen
advise-any = Draai een fiche om
advise-flip = Draai het fiche op plek { $place } om
why-start = Op je startvakje past elk fiche.
why-fits = Daar ligt { $token }, en dat past.
why-misses = Daar ligt { $token }: dat past niet, dus je beurt is voorbij en alleen je voorste fiche blijft liggen, maar niemand ziet een nieuw fiche.
why-hidden =
    { $fitting ->
        [0] Van { $count } gedekte fiches past er geen ({ $odds }).
        [one] Van { $count } gedekte fiches past er { $fitting }: { $odds }.
       *[other] Van { $count } gedekte fiches passen er { $fitting }: { $odds }.
    }
why-seen =
    { $fitting ->
        [0] Van { $count } fiches die nog niet zijn omgedraaid past er geen ({ $odds }).
        [one] Van { $count } fiches die nog niet zijn omgedraaid past er { $fitting }: { $odds }.
       *[other] Van { $count } fiches die nog niet zijn omgedraaid passen er { $fitting }: { $odds }.
    }
why-trophy =
    { $fitting ->
        [0] Van { $count } fiches die daar kunnen liggen wint er geen de trofee ({ $odds }).
        [one] Van { $count } fiches die daar kunnen liggen past er { $fitting } en wint de trofee: { $odds }.
       *[other] Van { $count } fiches die daar kunnen liggen passen er { $fitting } en winnen de trofee: { $odds }.
    }
why-stop =
    { $fitting ->
        [0] Als je stopt, zien de anderen geen nieuw fiche en gaat er geen van jou terug; van { $count } gedekte fiches past er geen.
        [one] Als je stopt, zien de anderen geen nieuw fiche en gaat er geen van jou terug; van { $count } gedekte fiches past er { $fitting }.
       *[other] Als je stopt, zien de anderen geen nieuw fiche en gaat er geen van jou terug; van { $count } gedekte fiches passen er { $fitting }.
    }
