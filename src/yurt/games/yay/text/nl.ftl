# YAY! in het Nederlands

# Namen
square = { $square }
between = tussen { $upper } en { $lower }
number = de { $number } van { $seat } op { $square }
    .seat = jouw { $number } op { $square }
row = rij { $row }
column = kolom { $column }

# Wat er gebeurt
aims = { $seat } mikt { $place } en gooit.
    .seat = Je mikt { $place } en gooit.
aims-again = { $seat } gooit opnieuw, { $place }, en moet boven { $total } uitkomen.
    .seat = Je gooit opnieuw, { $place }, en moet boven { $total } uitkomen.
die = Een { $face } landt { $place }.
die-off = Een dobbelsteen belandt naast de bak.
total = { $seat } komt uit op { $total }.
    .seat = Je komt uit op { $total }.
lost-off = Er blijft geen dobbelsteen in de bak: deze beurt niets voor { $seat }.
    .seat = Er blijft geen dobbelsteen in de bak: deze beurt niets voor jou.
lost-filled = { $seat } komt uit op { $total }, maar elk vakje onder de dobbelstenen is gevuld. De beurt is voorbij.
    .seat = Je komt uit op { $total }, maar elk vakje onder de dobbelstenen is gevuld. Je beurt is voorbij.
fails = { $total } is niet hoger dan { $previous }: { $seat } moet een eigen getal doorstrepen.
    .seat = { $total } is niet hoger dan { $previous }: je moet een eigen getal doorstrepen.
fails-unpunished = { $total } is niet hoger dan { $previous }, maar { $seat } heeft geen getal te verliezen. De beurt is voorbij.
    .seat = { $total } is niet hoger dan { $previous }, maar je hebt geen getal te verliezen. Je beurt is voorbij.
writes = { $seat } schrijft { $number } op { $square }.
    .seat = Je schrijft { $number } op { $square }.
crosses-out = YAY! { $seat } streept { $numbers } door.
    .seat = YAY! Je streept { $numbers } door.
blocks = { $total } past nergens: { $seat } blokkeert { $square }.
    .seat = { $total } past nergens: je blokkeert { $square }.
pays = { $seat } heeft te veel gewaagd en streept de eigen { $number } op { $square } door.
    .seat = Je hebt te veel gewaagd en streept je { $number } op { $square } door.
end-near =
    { $count ->
        [one] Het einde is in zicht: nog één vakje en het spel kan afgelopen zijn!
       *[other] Het einde is in zicht: nog { $count } vakjes en het spel kan afgelopen zijn!
    }
ends-full =
    { $count ->
        [one] Het spel is afgelopen: { $lines } is vol.
       *[other] Het spel is afgelopen: { $lines } zijn vol.
    }
ends-idle =
    { $count ->
        [one] Het spel is afgelopen: in de laatste beurt is geen vakje gevuld.
       *[other] Het spel is afgelopen: in de laatste { $count } beurten is geen vakje gevuld.
    }
ends-long =
    { $count ->
        [one] Het spel is afgelopen na { $count } beurt.
       *[other] Het spel is afgelopen na { $count } beurten.
    }

# Wat je nu moet doen
expect-aim = Mik waar vier vakjes samenkomen en gooi je drie dobbelstenen.
expect-write = Schrijf je { $total } in een vrij vakje dat een dobbelsteen raakt, of gooi opnieuw.
expect-first-write = Schrijf je { $total } in een vrij vakje dat een dobbelsteen raakt. Je eerste worp telt!
expect-block = Je { $total } past nergens. Blokkeer een vrij vakje dat een dobbelsteen raakt, of gooi opnieuw.
expect-first-block = Je { $total } past nergens. Blokkeer een vrij vakje dat een dobbelsteen raakt: je eerste worp telt.
expect-cross = Je kwam niet boven { $previous } uit. Streep een van je eigen getallen door.

# Weigeringen
refuse-cannot-land =
    { $reach ->
        [one] Als je op { $aim } mikt, kan een dobbelsteen niet op { $block } blijven liggen: hij blijft op het blad, hooguit { $reach } kolom en { $reach } rij verderop.
       *[other] Als je op { $aim } mikt, kan een dobbelsteen niet op { $block } blijven liggen: hij blijft op het blad, hooguit { $reach } kolommen en { $reach } rijen verderop.
    }
refuse-cannot-leave = Als je op { $aim } mikt, kan een dobbelsteen hier niet buiten de bak belanden: hij blijft op het blad.
refuse-penalty-due = Je worp kwam niet boven { $previous } uit: streep eerst een van je eigen getallen door.
refuse-no-penalty = Een eigen getal streep je alleen door als je opnieuw hebt gegooid en niet hoger bent uitgekomen.
refuse-no-block = Een dobbelsteen op { $square } zou over de rand steken: mik ergens van a1 tot en met g7.
refuse-first-throw-counts = Je allereerste worp telt: vul er een vakje mee. Vanaf je volgende beurt mag je opnieuw gooien.
refuse-throw-first = Gooi eerst: kies waar je op mikt.
refuse-untouched = Geen dobbelsteen raakt { $square }: kies een vrij vakje dat wel wordt geraakt.
refuse-filled = Vakje { $square } is al gevuld: kies een vrij vakje dat een dobbelsteen raakt.
refuse-too-low = { $total } kan niet op { $square }: het moet hoger zijn dan wat ernaast staat ({ $numbers }).
refuse-can-be-written = Je blokkeert alleen als je niet kunt schrijven: { $total } past op { $squares }.

# Opties
option-tray = Bak
option-tray-help = Wat gebeurt er met een dobbelsteen die naar de rand rolt?
option-tray-rim = Met rand: dobbelstenen kaatsen terug, 1 op de 20 springt eruit
option-tray-open = Open: een dobbelsteen die over de rand rolt, is eruit
option-scatter = Spreiding
option-scatter-help = Hoe ver rollen de dobbelstenen weg van waar je mikt?
option-scatter-sure = Trefzeker: de meeste dobbelstenen blijven dicht bij waar je mikt
option-scatter-normal = Normaal: veel dobbelstenen rollen een of twee vakjes verder
option-scatter-wild = Wild: alles kan gebeuren
option-end = Einde
option-end-help = Wat moet er vol zijn om het spel te laten eindigen?
option-end-row-and-column = Een hele rij en een hele kolom
option-end-row-or-column = Een hele rij of een hele kolom: een korter spel

# De tafel als tekst
drawn-seat =
    { $count ->
        [one] potlood { $pencil }: { $count } vakje, som { $sum }
       *[other] potlood { $pencil }: { $count } vakjes, som { $sum }
    }
drawn-signs = A12 getal, (A12) doorgestreept, ## geblokkeerd, . vrij, o vrij en geraakt
drawn-throw = Dobbelstenen: { $dice }, totaal { $total }
drawn-throw-again = Dobbelstenen: { $dice }, totaal { $total }, nodig: meer dan { $previous }
drawn-die = { $face } op { $block }
drawn-dice-off =
    { $count ->
        [1] één uit de bak
        [2] twee uit de bak
       *[3] drie uit de bak
    }

# Wat van een afgelopen spel wordt verteld, na “je hebt” of “… heeft”, en in een lijst
feat-highest = { $count } als hoogste getal geschreven
feat-highest-label = Hoogste getal
feat-crossed-out =
    { $count ->
        [one] { $count } getal van anderen doorgestreept
       *[other] { $count } getallen van anderen doorgestreept
    }
feat-crossed-out-label = Doorgestreepte getallen
feat-lost-numbers =
    { $count ->
        [one] { $count } getal verloren
       *[other] { $count } getallen verloren
    }
feat-lost-numbers-label = Verloren getallen
feat-improved =
    { $count ->
        [one] één keer hoger gegooid dan daarvoor
       *[other] { $count } keer hoger gegooid dan daarvoor
    }
feat-improved-label = Verbeterde worpen
feat-too-far =
    { $count ->
        [one] één keer te veel gewaagd
       *[other] { $count } keer te veel gewaagd
    }
feat-too-far-label = Te veel gewaagd
feat-blocked =
    { $count ->
        [one] { $count } vakje geblokkeerd
       *[other] { $count } vakjes geblokkeerd
    }
feat-blocked-label = Geblokkeerde vakjes
feat-dice-off =
    { $count ->
        [one] { $count } dobbelsteen uit de bak gegooid
       *[other] { $count } dobbelstenen uit de bak gegooid
    }
feat-dice-off-label = Dobbelstenen uit de bak

# Tips: wat je kunt doen, en wat ervoor pleit
advise-aim = Gooi op { $block }
advise-aim-again = Gooi opnieuw, op { $block }
advise-throw = Gooi { $place }
advise-throw-again = Gooi opnieuw, { $place }
advise-write =
    { $count ->
        [0] Schrijf { $number } op { $square }
        [one] Schrijf { $number } op { $square } en streep { $count } getal door
       *[other] Schrijf { $number } op { $square } en streep { $count } getallen door
    }
advise-block = Blokkeer { $square }
advise-cross = Streep je { $number } op { $square } door
fits =
    { $likely ->
        [very] Heel waarschijnlijk past je worp wel ergens.
        [probably] Waarschijnlijk past je worp wel ergens.
        [even] De kans dat je worp ergens past, is ongeveer half om half.
        [unlikely] Waarschijnlijk past je worp nergens.
       *[hardly] Je worp zal bijna zeker nergens passen.
    }
beats =
    { $likely ->
        [very] Heel waarschijnlijk kom je boven { $total } uit.
        [probably] Waarschijnlijk kom je boven { $total } uit.
        [even] De kans dat je boven { $total } uitkomt, is ongeveer half om half.
        [unlikely] Waarschijnlijk kom je niet boven { $total } uit.
       *[hardly] Boven { $total } kom je bijna nooit uit.
    }
others-beat =
    { $likely ->
        [very] Bijna elke worp komt boven { $total } uit.
        [probably] De meeste worpen komen boven { $total } uit.
        [even] Ongeveer de helft van de worpen komt boven { $total } uit.
        [unlikely] Weinig worpen komen boven { $total } uit.
       *[hardly] Bijna geen worp komt boven { $total } uit.
    }
why-aim = { $fits } Kans: { $odds }.
why-aim-again = { $beats } Lukt het niet, dan verlies je een van je getallen. Kans: { $odds }.
why-aim-again-free = { $beats } Je hebt nog geen getal te verliezen. Kans: { $odds }.
why-write-crosses = YAY! Zo streep je { $numbers } door.
why-write-closed = Ernaast is geen vakje meer vrij, dus niemand anders kan het nog doorstrepen.
why-write-highest = Hoger dan { $total } kan niet, dus niemand anders kan het ooit doorstrepen.
why-write-open =
    { $count ->
        [one] Anderen kunnen het alleen doorstrepen vanaf één vrij vakje ernaast. { $beats } Kans: { $odds }.
       *[other] Anderen kunnen het alleen doorstrepen vanaf { $count } vrije vakjes ernaast. { $beats } Kans: { $odds }.
    }
why-block = Blokkeren kost je geen getal. En nog een worp? { $beats } Kans: { $odds }.
why-block-first = Je eerste worp telt, en { $total } past in geen vakje onder je dobbelstenen.
own-number = je { $number } op { $square }
why-block-protects = Vanaf daar kan dan niemand { $numbers } nog doorstrepen.
why-cross-open =
    { $count ->
        [one] Het loopt toch al gevaar: anderen kunnen het doorstrepen vanaf één vrij vakje ernaast.
       *[other] Het loopt toch al gevaar: anderen kunnen het doorstrepen vanaf { $count } vrije vakjes ernaast.
    }
why-cross-lowest = Het is je laagste getal, en bij gelijke stand wint de hoogste som.
why-cross-closed = Het kost je één vakje, zoals elk van je getallen.
why-end-won = Het spel is dan afgelopen en je wint met { $own } tegen { $most }!
why-end-even = Het spel eindigt dan { $own } tegen { $most }: gelijke stand, dus de hoogste som wint.
why-end-lost = Het spel eindigt dan { $own } tegen { $most }, en je verliest.
