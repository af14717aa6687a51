# Yam Master in het Nederlands

# Namen: wat er op het vakje staat, en wat het betekent
figure =
    { $figure ->
        [brelan-1] drie enen
        [brelan-2] drie tweeën
        [brelan-3] drie drieën
        [brelan-4] drie vieren
        [brelan-5] drie vijven
        [brelan-6] drie zessen
        [full] Full (drie gelijke en een paar)
        [carre] Carré (vier gelijke)
        [yam] Yam (vijf gelijke)
        [suite] Suite (straat)
        [low] 8 of minder
        [sec] Sec (in één keer)
       *[defi] Défi (uitdaging)
    }
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

# Wat er gebeurt
throws = { $seat } gooit { $dice }.
    .seat = Je gooit { $dice }.
throws-again = { $seat } gooit { $dice }, dat maakt { $all }.
    .seat = Je gooit { $dice }, dat maakt { $all }.
keeps = { $seat } houdt { $dice }.
    .seat = Je houdt { $dice }.
keeps-nothing = { $seat } houdt niets.
    .seat = Je houdt niets.
announces = { $seat } kondigt een Défi aan en houdt { $dice }.
    .seat = Je kondigt een Défi aan en houdt { $dice }.
announces-nothing = { $seat } kondigt een Défi aan en houdt niets. Wat een lef!
    .seat = Je kondigt een Défi aan en houdt niets. Wat een lef!
places = { $seat } zet een pion op { $square }: { $figure }.
    .seat = Je zet een pion op { $square }: { $figure }.
removes = De Predator slaat toe! { $seat } haalt de pion van { $other } weg op { $square }.
    .seat = De Predator slaat toe! Je haalt de pion van { $other } weg op { $square }.
    .other = De Predator slaat toe! { $seat } haalt jouw pion weg op { $square }.
removes-out = De Predator slaat toe! { $seat } haalt de pion van { $other } op { $square } uit het spel.
    .seat = De Predator slaat toe! Je haalt de pion van { $other } op { $square } uit het spel.
    .other = De Predator slaat toe! { $seat } haalt jouw pion op { $square } uit het spel.
passes = { $seat } past.
    .seat = Je past.
scores-now = { $seat } heeft nu { $points }.
    .seat = Je hebt nu { $points }.
ends-five = Vijf op een rij! { $seat } wint meteen!
    .seat = Vijf op een rij! Je wint meteen!
ends-five-behind = { $other } heeft meer punten ({ $points }), maar vijf op een rij wint altijd.
    .other = Jij hebt meer punten ({ $points }), maar vijf op een rij wint altijd.
ends-supply = { $seat } heeft de laatste pion gezet. Tellen maar!
    .seat = Je hebt je laatste pion gezet. Tellen maar!
ends-turns = Dat was beurt { $count }, de laatste. Tellen maar!
ends-points = { $seat } wint met { $points } tegen { $fewer }!
    .seat = Je wint met { $points } tegen { $fewer }!
ends-equal = Allebei { $points }: gelijkspel!

# Wat je nu moet doen
expect-place-or-throw =
    { $left ->
        [one] Zet een pion (open: { $squares }), gooi nog één keer, of pas.
       *[other] Zet een pion (open: { $squares }), gooi opnieuw, of pas.
    }
expect-place = Zet een pion (open: { $squares }), of pas.
expect-throw =
    { $left ->
        [one] Houd wat je wilt en gooi de rest nog één keer, of pas.
       *[other] Houd wat je wilt en gooi de rest opnieuw, of pas.
    }
expect-pass = Geen vrij vakje past bij je worp. Je kunt alleen passen.
expect-predator = Een Yam! Zet een pion (open: { $squares }), of haal er een van { $other } weg.
expect-predator-only = Een Yam, maar geen vrij vakje past. Haal een pion van { $other } weg, of pas.
expect-defi = Je Défi loopt! { $otherwise }

# Weigeringen
refuse-not-five-thrown = Een beurt begint met alle vijf de dobbelstenen, dus bij deze worp horen vijf getallen.
refuse-not-as-many-thrown =
    { $count ->
        [one] Je gooit alleen de dobbelsteen die je niet houdt, dus bij deze worp hoort { $count } getal.
       *[other] Je gooit alleen de dobbelstenen die je niet houdt, dus bij deze worp horen { $count } getallen.
    }
refuse-not-free = Op { $square } staat al een pion. Kies een vrij vakje.
refuse-sec-too-late = Een Sec (in één keer) lukt alleen met je eerste worp: { $instead }.
refuse-sec-not-made = Voor een Sec (in één keer) heb je een Full, Carré, Yam, Suite of 8 of minder nodig: { $instead }.
refuse-not-announced = { $square } is voor een Défi (uitdaging). Zet de Défi aan na je eerste worp, houd wat je wilt en gooi.
refuse-closed-no-figure = Je hebt een Défi aangekondigd, dus drie gelijke is te weinig: { $instead }.
refuse-closed-defi-only = Je hebt een Défi aangekondigd, dus alleen de Défi-vakjes zijn open: { $instead }.
refuse-yam-is-no-full = In dit spel heeft een Full twee verschillende getallen, en die van jou zijn allemaal gelijk: { $instead }.
refuse-not-made = { $dice } past hier niet. Dit vakje vraagt { $figure }: { $instead }.
refuse-no-throw-left = Je hebt al drie keer gegooid. Zet een pion of pas.
refuse-not-lying-there = Je kunt alleen houden wat er ligt: { $dice }.
refuse-all-kept = Je moet minstens één dobbelsteen gooien. Houd er hooguit vier, of zet een pion.
refuse-defi-too-late = Een Défi kondig je meteen na je eerste worp aan. Ga zonder verder.
refuse-defi-announced = Je Défi loopt al. Kies alleen nog wat je houdt.
refuse-no-defi-free = Er is geen Défi-vakje meer vrij. Houd wat je wilt en gooi zonder Défi.
refuse-no-yam = Voor de Predator heb je een Yam nodig, vijf gelijke, en jij hebt { $dice }.
refuse-no-token-to-remove = { $other } heeft geen pion op { $square }. Kies er een van deze: { $squares }.
refuse-no-token-at-all = { $other } heeft geen pion op het bord. Zet er zelf een, of pas.
instead-place = zet een pion (open: { $squares }), of pas
instead-throw = gooi opnieuw of pas
instead-pass = je kunt alleen passen

# Opties
option-strict_full = Strenge Full
option-strict_full-help = Moet een Full uit twee verschillende getallen bestaan?
option-strict_full-no = Nee, vijf gelijke is ook een Full
option-strict_full-yes = Ja, twee verschillende getallen
option-defi_only = Alleen Défi-vakjes
option-defi_only-help = Je Défi is gelukt. Waar mag je pion heen?
option-defi_only-no = Naar elk vrij vakje dat bij de worp past
option-defi_only-yes = Alleen naar een Défi-vakje
option-predator = Buit van de Predator
option-predator-help = De Predator haalt een pion van het bord. Waar gaat die heen?
option-predator-back = Terug, hij mag opnieuw gezet worden
option-predator-out = Uit het spel
option-max_turns = Langste spel
option-max_turns-help = Na hoeveel beurten (van jullie samen) stoppen jullie en tellen jullie de punten?

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
drawn-turn = Beurt { $turn } van { $most }, daarna tellen de punten
drawn-over = Het spel is afgelopen na beurt { $turn }
drawn-dice = Dobbelstenen: { $dice } (worp { $throw } van 3)
drawn-kept = Gehouden: { $dice } (nu komt worp { $throw } van 3)
drawn-to-throw = Nu worden alle vijf de dobbelstenen gegooid (worp { $throw } van 3)
drawn-announced = De Défi loopt
drawn-five = { $seat } heeft er vijf op een rij, en dat geeft de doorslag
    .seat = Je hebt er vijf op een rij, en dat geeft de doorslag

# Wat van een afgelopen spel wordt verteld, na „heeft” of „Je hebt”, en in een lijst
feat-tokens =
    { $count ->
        [one] { $count } pion gezet
       *[other] { $count } pionnen gezet
    }
feat-tokens-label = Gezette pionnen
feat-yams =
    { $count ->
        [one] { $count } Yam gegooid
       *[other] { $count } Yams gegooid
    }
feat-yams-label = Yams gegooid
feat-secs =
    { $count ->
        [one] { $count } Sec-vakje bezet
       *[other] { $count } Sec-vakjes bezet
    }
feat-secs-label = Bezette Sec-vakjes
feat-defis-kept =
    { $count ->
        [one] { $count } Défi gewonnen
       *[other] { $count } Défi’s gewonnen
    }
feat-defis-kept-label = Gewonnen Défi’s
feat-defis-lost =
    { $count ->
        [one] { $count } Défi verloren
       *[other] { $count } Défi’s verloren
    }
feat-defis-lost-label = Verloren Défi’s
feat-prey =
    { $count ->
        [one] { $count } pion gevangen met de Predator
       *[other] { $count } pionnen gevangen met de Predator
    }
feat-prey-label = Buit van de Predator
feat-best-token =
    { $count ->
        [one] { $count } punt gescoord met één pion
       *[other] { $count } punten gescoord met één pion
    }
feat-best-token-label = Beste pion

# Tips: wat je kunt doen, in de woorden van de knoppen, en waarom
advise-place = Zet een pion op { $square }: { $figure }
advise-remove = Haal de pion van { $square } weg
advise-pass = Pas
advise-keep = Houd { $dice } en gooi er { $count }
advise-keep-nothing = Gooi er 5
advise-announce = Zet de Défi aan, houd { $dice } en gooi er { $count }
advise-announce-nothing = Zet de Défi aan en gooi er 5
likely =
    { $how ->
        [sure] Dat kan niet misgaan!
        [very] Dat lukt bijna zeker: { $odds }.
        [probably] Dat lukt waarschijnlijk: { $odds }.
        [even] De kans is ongeveer fiftyfifty: { $odds }.
        [unlikely] Dat is niet zo waarschijnlijk: { $odds }.
       *[hardly] Daar heb je veel geluk voor nodig: { $odds }.
    }
why-five = Dat is vijf op een rij, en je wint!
why-last-token = Met je laatste pion is het afgelopen: { $own } voor jou, { $most } voor { $other }.
why-stops-five = Je houdt { $other } tegen, die daar vijf op een rij kan maken.
why-makes-and-stops = Dat levert je { $points } op, en { $other } kan daar geen { $most } meer halen.
why-makes = Dat levert je { $points } op.
why-stops = Nu kan { $other } daar geen { $most } meer halen.
why-lines =
    { $count ->
        [0] Door dit vakje kan geen rij van jou meer lopen.
        [one] Door dit vakje kun je nog één rij van drie maken.
       *[other] Door dit vakje kun je nog { $count } rijen van drie maken.
    }
why-remove-points = Dat kost { $other } { $points }.
why-remove =
    { $count ->
        [0] Dan heeft { $other } geen pion meer op het bord.
        [one] Dan heeft { $other } nog maar één pion op het bord.
       *[other] Dan heeft { $other } nog maar { $count } pionnen op het bord.
    }
why-pass-only = Geen vrij vakje past bij je worp, en je mag niet meer gooien.
why-pass-last = Met je laatste pion zou het spel afgelopen zijn.
why-pass =
    { $count ->
        [one] Je hoeft nooit te zetten. Je houdt je laatste pion.
       *[other] Je hoeft nooit te zetten. Je houdt je { $count } pionnen.
    }
why-throw = Met twee worpen ga je voor { $square }: { $figure }. { $likely }
why-throw-once = Met deze worp ga je voor { $square }: { $figure }. { $likely }
why-throw-predator = Je gaat voor een Yam, om een pion van { $other } weg te halen. { $likely }
why-throw-nothing = Met deze dobbelstenen kun je geen vrij vakje meer halen.
