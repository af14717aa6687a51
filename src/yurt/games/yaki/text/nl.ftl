# YAKI in het Nederlands

# Namen
token =
    { $colour ->
        [green] de groene { $number }
        [red] de rode { $number }
        [yellow] de gele { $number }
       *[violet] de paarse { $number }
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
    .seat = Je draait het fiche op plek { $place } om.
lays-start = { $seat } legt { $token } op het startvakje.
    .seat = Je legt { $token } op je startvakje.
lays = { $seat } legt { $token } op vakje { $square }.
    .seat = Je legt { $token } op vakje { $square }.
misses = Het is { $token }. Die past niet en gaat gedekt terug.
stops = { $seat } stopt hier. Alle fiches blijven op het pad.
    .seat = Je stopt hier. Al je fiches blijven op het pad.
none-left = Er is geen fiche meer om om te draaien: de beurt van { $seat } is voorbij.
    .seat = Er is geen fiche meer om om te draaien: je beurt is voorbij.
goes-back =
    { $count ->
        [one] { $seat } houdt het voorste fiche. Het andere gaat gedekt terug.
       *[other] { $seat } houdt het voorste fiche. De andere { $count } gaan gedekt terug.
    }
    .seat =
        { $count ->
            [one] Je houdt je voorste fiche. Het andere gaat gedekt terug.
           *[other] Je houdt je voorste fiche. De andere { $count } gaan gedekt terug.
        }
wins-trophy = { $seat } legt { $token } op het trofeevakje en wint een trofee!
    .seat = Je legt { $token } op het trofeevakje: de trofee is van jou!
has-trophies =
    { $count ->
        [one] { $seat } heeft nu { $count } trofee. Om te winnen heb je er { $goal } nodig.
       *[other] { $seat } heeft nu { $count } trofeeën. Om te winnen heb je er { $goal } nodig.
    }
    .seat =
        { $count ->
            [one] Je hebt nu { $count } trofee. Om te winnen heb je er { $goal } nodig.
           *[other] Je hebt nu { $count } trofeeën. Om te winnen heb je er { $goal } nodig.
        }
wins =
    { $count ->
        [one] { $seat } wint het spel met { $count } trofee!
       *[other] { $seat } wint het spel met { $count } trofeeën!
    }
    .seat =
        { $count ->
            [one] Je wint het spel met { $count } trofee!
           *[other] Je wint het spel met { $count } trofeeën!
        }
boards-go-left = De fiches worden geschud, en iedereen geeft zijn bord door naar links.
begins = { $seat } begint de nieuwe ronde.
    .seat = Jij begint de nieuwe ronde.
void-turns =
    { $turns ->
        [one] { $turns } beurt en nog steeds geen trofee: deze ronde telt niet. De fiches worden geschud.
       *[other] { $turns } beurten en nog steeds geen trofee: deze ronde telt niet. De fiches worden geschud.
    }
void-stuck = Er kan geen fiche meer passen: deze ronde telt niet. De fiches worden geschud.
ends-void =
    { $count ->
        [one] { $count } ronde op rij telt niet: het spel is afgelopen.
       *[other] { $count } rondes op rij tellen niet: het spel is afgelopen.
    }

# Wat je nu moet doen
expect-start = Draai een fiche om: op je startvakje mag elk fiche.
expect-plain = Draai { $coloured } of een { $numbers } om. Vooraan ligt { $token }.
expect-trophy = Draai { $coloured } of een { $numbers } om, en de trofee is van jou! Vooraan ligt { $token }.
expect-same-colour = Draai { $coloured } om, met welk getal dan ook: je volgende vakje heeft die kleur.
expect-coloured = Draai { $tokens } om: je volgende vakje heeft die kleur.
expect-or-stop = { $flip } Of stop hier: je fiches blijven op het pad.

# Weigeringen
refuse-not-face-down = Op plek { $place } ligt geen gedekt fiche. Kies een plek waar er wel een ligt.
refuse-seen-before = Deze ronde heeft iemand { $token } al omgedraaid: die ligt ergens anders.
refuse-no-stop = In dit spel kun je niet stoppen: draai fiches om tot er een niet past.
refuse-stop-too-early = Stoppen kan zodra je deze beurt een fiche hebt gelegd. Draai er eerst een om.

# Opties
option-paths = Borden
option-paths-help = De paden van de zes borden, als je je eigen borden wilt gebruiken: S start, T trofee, G groen, R rood, Y geel en V paars vakje, een punt voor een vakje zonder kleur. 4 tot 16 vakjes per pad, met een komma tussen de paden.
paths-count = Er zijn altijd zes paden, met komma’s ertussen, niet { $found }.
path-length = Pad { $number }, “{ $path }”, heeft lengte { $squares }: een pad heeft 4 tot 16 vakjes.
path-ends = Pad { $number }, “{ $path }”, moet met S beginnen en met T eindigen.
path-letters = Pad { $number }, “{ $path }”, mag tussen S en T alleen punten en de letters G, R, Y en V hebben.
option-may_stop = Stoppen
option-may_stop-help = Mag je stoppen als je een fiche hebt gelegd, of ga je door tot er een niet past?
option-may_stop-no = Nee, doorgaan tot er een niet past
option-may_stop-yes = Ja, en de fiches blijven op het pad
option-trophies = Trofeeën
option-trophies-help = Hoeveel trofeeën je nodig hebt om te winnen.

# De tafel als tekst
drawn-face-down = Gedekt:

# Wat van een afgelopen spel wordt verteld, na “je hebt” of “Anna heeft”, en in een lijst
feat-longest-run =
    { $count ->
        [one] in één beurt { $count } fiche gelegd
       *[other] in één beurt { $count } fiches gelegd
    }
feat-longest-run-label = Langste reeks
feat-remembered =
    { $count ->
        [one] { $count } fiche uit het hoofd gevonden
       *[other] { $count } fiches uit het hoofd gevonden
    }
feat-remembered-label = Uit het hoofd gevonden
feat-lucky =
    { $count ->
        [one] geluk gehad met { $count } onbekend fiche
       *[other] geluk gehad met { $count } onbekende fiches
    }
feat-lucky-label = Gelukstreffers
feat-mixed-up =
    { $count ->
        [one] { $count } fiche met een ander verwisseld
       *[other] { $count } fiches verwisseld
    }
feat-mixed-up-label = Vergissingen
feat-flips =
    { $count ->
        [one] { $count } fiche omgedraaid
       *[other] { $count } fiches omgedraaid
    }
feat-flips-label = Omgedraaide fiches

# Tips: wat je kunt doen, en waarom dat goed kan zijn
advise-stop = Stop hier: je fiches blijven op het pad
advise-any = Draai een fiche om, het maakt niet uit welk
advise-blind =
    { $likely ->
        [sure] Draai een fiche om: ze passen allemaal
        [very-likely] Draai een fiche om: ook een dat je niet kent past heel waarschijnlijk
        [probably] Draai een fiche om: ook een dat je niet kent past waarschijnlijk
        [even] Draai een fiche om: een dat je niet kent past ongeveer de helft van de keren
        [unlikely] Draai een fiche om dat je hebt onthouden: een onbekend fiche past waarschijnlijk niet
       *[no] Draai een fiche om: er past er geen, dus daarmee eindigt je beurt
    }
advise-flip = Draai het fiche op plek { $place } om
why-start = Op je startvakje mag elk fiche.
why-fits = Daar ligt { $token }. Die past!
why-misses = Daar ligt { $token }. Die past niet en je beurt is voorbij, maar de anderen zien niets nieuws.
why-hidden =
    { $count ->
        [one]
            { $fitting ->
                [0] Het enige gedekte fiche past niet.
               *[other] Het enige gedekte fiche past ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Van de { $count } gedekte fiches past er geen.
                [one] Van de { $count } gedekte fiches past er maar één ({ $odds }).
               *[other] Van de { $count } gedekte fiches passen er { $fitting } ({ $odds }).
            }
    }
why-seen =
    { $count ->
        [one]
            { $fitting ->
                [0] Eén fiche heeft nog niemand gezien, en dat past niet.
               *[other] Eén fiche heeft nog niemand gezien, en dat past ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } fiches heeft nog niemand gezien, en daarvan past er geen.
                [one] { $count } fiches heeft nog niemand gezien, en daarvan past er één ({ $odds }).
               *[other] { $count } fiches heeft nog niemand gezien, en daarvan passen er { $fitting } ({ $odds }).
            }
    }
why-trophy =
    { $count ->
        [one]
            { $fitting ->
                [0] Er kan daar maar één fiche liggen, en dat levert de trofee niet op.
               *[other] Er kan daar maar één fiche liggen, en dat levert de trofee op ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Er kunnen daar { $count } fiches liggen, en geen ervan levert de trofee op.
                [one] Er kunnen daar { $count } fiches liggen, en één ervan levert de trofee op ({ $odds }).
               *[other] Er kunnen daar { $count } fiches liggen, en { $fitting } ervan leveren de trofee op ({ $odds }).
            }
    }
why-stop =
    { $count ->
        [one]
            { $fitting ->
                [0] Je houdt al je fiches, en de anderen zien niets nieuws. Het enige gedekte fiche past niet.
               *[other] Je houdt al je fiches, en de anderen zien niets nieuws. Het enige gedekte fiche past.
            }
       *[other]
            { $fitting ->
                [0] Je houdt al je fiches, en de anderen zien niets nieuws. Van de { $count } gedekte fiches past er geen.
                [one] Je houdt al je fiches, en de anderen zien niets nieuws. Van de { $count } gedekte fiches past er maar één.
               *[other] Je houdt al je fiches, en de anderen zien niets nieuws. Van de { $count } gedekte fiches passen er { $fitting }.
            }
    }
