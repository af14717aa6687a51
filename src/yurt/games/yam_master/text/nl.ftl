# Yam Master in het Nederlands

# Namen
figure =
    { $figure ->
        [brelan-1] Brelan van 1
        [brelan-2] Brelan van 2
        [brelan-3] Brelan van 3
        [brelan-4] Brelan van 4
        [brelan-5] Brelan van 5
        [brelan-6] Brelan van 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 of minder
        [sec] Sec
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

# Wat er gebeurt
throws = { $seat } gooit { $dice }.
throws-again = { $seat } gooit { $dice }; nu ligt er { $all }.
keeps = { $seat } houdt { $dice }.
keeps-nothing = { $seat } houdt niets.
announces = { $seat } kondigt een Défi aan en houdt { $dice }.
announces-nothing = { $seat } kondigt een Défi aan en houdt niets.
places = { $seat } zet een pion op { $square }: { $figure }.
removes = { $seat } zet de Predator in en haalt op { $square } een pion van { $other } weg.
removes-out = { $seat } zet de Predator in en haalt op { $square } een pion van { $other } weg: die is uit het spel.
passes = { $seat } past en zet geen pion.
scores-now = { $seat } heeft nu { $points }.
ends-five = { $seat } heeft er vijf op een rij en wint meteen.
ends-five-behind = { $other } heeft { $points } en dus meer, maar vijf op een rij geeft de doorslag.
ends-supply = { $seat } heeft de laatste pion gezet, dus het spel is afgelopen.
ends-turns = Er zijn { $count } beurten gespeeld, dus het spel is afgelopen.
ends-points = { $seat } wint met { $points } tegen { $fewer }.
ends-equal = Allebei { $points }: gelijkspel.

# Wat je nu moet doen
expect-place-or-throw =
    { $left ->
        [one] Zet een pion (open: { $squares }), houd wat je wilt en gooi de rest nog één keer, of pas.
       *[other] Zet een pion (open: { $squares }), houd wat je wilt en gooi de rest opnieuw, of pas.
    }
expect-place = Zet een pion (open: { $squares }), of pas.
expect-throw =
    { $left ->
        [one] Houd wat je wilt en gooi de rest nog één keer, of pas.
       *[other] Houd wat je wilt en gooi de rest opnieuw, of pas.
    }
expect-pass = Deze worp levert geen vrij vakje op: pas.
expect-predator = { $otherwise } Of haal met je Yam een pion van { $other } van het bord.
expect-predator-only = Deze worp levert geen vrij vakje op: haal met je Yam een pion van { $other } van het bord, of pas.
expect-defi = Je Défi staat. { $otherwise }

# Weigeringen
refuse-not-five-thrown = Een beurt begint met alle vijf de dobbelstenen: bij de worp horen vijf waarden.
refuse-not-as-many-thrown =
    { $count ->
        [one] Alleen de dobbelsteen die niet gehouden is, wordt gegooid: bij de worp hoort { $count } waarde.
       *[other] Alleen de dobbelstenen die niet gehouden zijn, worden gegooid: bij de worp horen { $count } waarden.
    }
refuse-not-free = Op { $square } staat al een pion: kies een vrij vakje.
refuse-sec-too-late = Een Sec moet in de eerste worp lukken: { $instead }.
refuse-sec-not-made = Voor een Sec heb je een Full, een Carré, een Yam, een Suite of “8 of minder” nodig: { $instead }.
refuse-not-announced = Vakje { $square } is voor een Défi: kondig die na je eerste worp aan, samen met de dobbelstenen die je houdt.
refuse-closed-no-figure = Na een Défi moeten de dobbelstenen meer opleveren dan een Brelan: { $instead }.
refuse-closed-defi-only = Na een Défi zijn alleen Défi-vakjes open: { $instead }.
refuse-yam-is-no-full = In dit spel bestaat een Full uit twee verschillende getallen, en jouw vijf zijn gelijk: { $instead }.
refuse-not-made = Met { $dice } maak je de combinatie van dit vakje niet ({ $figure }): { $instead }.
refuse-no-throw-left = Je hebt alle drie de worpen gehad: zet een pion of pas.
refuse-not-lying-there = Je kunt alleen dobbelstenen houden die er liggen: { $dice }.
refuse-all-kept = Voor een worp heb je minstens één dobbelsteen nodig: houd er hooguit vier, of zet een pion.
refuse-defi-too-late = Een Défi kondig je na de eerste worp aan: nu is het te laat, ga zonder verder.
refuse-defi-announced = Je Défi is al aangekondigd: noem alleen de dobbelstenen die je houdt.
refuse-no-defi-free = Er is geen Défi-vakje vrij: houd je dobbelstenen zonder iets aan te kondigen.
refuse-no-yam = Voor de Predator heb je een Yam nodig, vijf gelijke, maar er ligt { $dice }.
refuse-no-token-to-remove = Op { $square } staat geen pion van { $other }: kies uit { $squares }.
refuse-no-token-at-all = Er staat geen pion van { $other } op het bord: zet er zelf een, of pas.
instead-place = zet een pion (open: { $squares }), of pas
instead-throw = gooi opnieuw of pas
instead-pass = je kunt alleen passen

# Opties
option-strict_full = Strenge Full
option-strict_full-help = Moet een Full uit twee verschillende getallen bestaan, zodat vijf gelijke geen Full zijn?
option-strict_full-no = Nee, een Yam is ook een Full
option-strict_full-yes = Ja, twee verschillende getallen
option-defi_only = Alleen Défi-vakjes
option-defi_only-help = Mag je na het aankondigen van een Défi alleen nog een pion op een Défi-vakje zetten?
option-defi_only-no = Nee, een gewonnen Défi opent ook de vakjes van alles wat de dobbelstenen maken
option-defi_only-yes = Ja, alleen op Défi-vakjes
option-predator = Prooi van de Predator
option-predator-help = Waar blijft een pion die de Predator van het bord haalt?
option-predator-back = Terug bij de eigenaar, die hem weer mag zetten
option-predator-out = Uit het spel
option-max_turns = Langste spel
option-max_turns-help = Na hoeveel beurten van beide spelers samen worden de punten geteld, ook als iedereen nog pionnen heeft?

# De tafel als tekst
drawn-seat =
    { $supply ->
        [one] nog { $supply } pion, { $points }
       *[other] nog { $supply } pionnen, { $points }
    }
drawn-gone = { $count } uit het spel
drawn-square =
    { $figure ->
        [brelan-1] 1
        [brelan-2] 2
        [brelan-3] 3
        [brelan-4] 4
        [brelan-5] 5
        [brelan-6] 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] ≤8
        [sec] Sec
       *[defi] Défi
    }
drawn-turn = Beurt { $turn } van hooguit { $most }
drawn-over = Het spel is afgelopen na beurt { $turn }
drawn-dice = Dobbelstenen: { $dice } (worp { $throw } van 3)
drawn-kept = Gehouden: { $dice } (nu komt worp { $throw } van 3)
drawn-to-throw = Te gooien: alle vijf de dobbelstenen (worp { $throw } van 3)
drawn-announced = Er is een Défi aangekondigd
drawn-five = { $seat } heeft er vijf op een rij, en dat geeft de doorslag

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-tokens =
    { $count ->
        [one] zet { $count } pion
       *[other] zet { $count } pionnen
    }
feat-tokens-label = Gezette pionnen
feat-yams =
    { $count ->
        [one] gooit { $count } Yam
       *[other] gooit { $count } Yams
    }
feat-yams-label = Yams gegooid
feat-secs =
    { $count ->
        [one] bezet { $count } Sec-vakje
       *[other] bezet { $count } Sec-vakjes
    }
feat-secs-label = Bezette Sec-vakjes
feat-defis-kept =
    { $count ->
        [one] haalt { $count } Défi
       *[other] haalt { $count } Défi’s
    }
feat-defis-kept-label = Gehaalde Défi’s
feat-defis-lost =
    { $count ->
        [one] mist { $count } Défi
       *[other] mist { $count } Défi’s
    }
feat-defis-lost-label = Gemiste Défi’s
feat-prey =
    { $count ->
        [one] haalt { $count } pion weg met de Predator
       *[other] haalt { $count } pionnen weg met de Predator
    }
feat-prey-label = Buit van de Predator
feat-best-token =
    { $count ->
        [one] wint { $count } punt met één pion
       *[other] wint { $count } punten met één pion
    }
feat-best-token-label = Beste pion

# Raad: wat je kunt doen, en wat ervoor pleit
advise-place = Zet een pion op { $square } ({ $figure })
advise-remove = Haal op { $square } de pion van { $other } weg
advise-pass = Pas en zet geen pion
advise-keep =
    { $count ->
        [one] Houd { $dice } en gooi de andere dobbelsteen
       *[other] Houd { $dice } en gooi de andere { $count }
    }
advise-keep-nothing = Gooi alle vijf de dobbelstenen opnieuw
advise-announce =
    { $count ->
        [one] Kondig een Défi aan, houd { $dice } en gooi de andere dobbelsteen
       *[other] Kondig een Défi aan, houd { $dice } en gooi de andere { $count }
    }
advise-announce-nothing = Kondig een Défi aan en gooi alle vijf de dobbelstenen opnieuw
why-five = Dat is vijf op een rij en wint het spel.
why-last-token = Het is je laatste pion: het spel eindigt met { $own } tegen { $most } punten voor { $other }.
why-stops-five = Daar had { $other } er vijf op een rij kunnen krijgen.
why-makes-and-stops = Dat levert { $points } op, en { $other } had er daar { $most } kunnen halen.
why-makes = Dat levert { $points } op.
why-stops = Daar had { $other } { $most } kunnen halen.
why-lines =
    { $count ->
        [0] Geen rij door dit vakje kan nog van jou worden.
        [one] Door dit vakje loopt nog één rij van drie die van jou kan worden.
       *[other] Door dit vakje lopen nog { $count } rijen van drie die van jou kunnen worden.
    }
why-remove-points = Dat kost { $other } { $points }.
why-remove =
    { $count ->
        [0] Dan heeft { $other } geen pion meer op het bord.
        [one] Dan heeft { $other } nog één pion op het bord.
       *[other] Dan heeft { $other } nog { $count } pionnen op het bord.
    }
why-pass-only = Deze worp levert geen vrij vakje op, en er is geen worp over.
why-pass-last = Je laatste pion zou het spel beëindigen.
why-pass =
    { $count ->
        [one] Zetten hoeft nooit; je houdt je laatste pion.
       *[other] Zetten hoeft nooit; je houdt je { $count } pionnen.
    }
why-throw = Als je voor { $square } ({ $figure }) gaat, is de kans dat het in twee worpen lukt { $odds }.
why-throw-once = De kans dat deze worp { $square } ({ $figure }) oplevert, is { $odds }.
why-throw-predator = De kans op een Yam, om een pion van { $other } weg te halen, is { $odds }.
why-throw-nothing = Met deze dobbelstenen is geen vrij vakje meer te halen.
