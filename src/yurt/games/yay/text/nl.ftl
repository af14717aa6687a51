# YAY! in het Nederlands

# Namen
square = { $square }
number = de { $number } van { $seat } op { $square }
row = rij { $row }
column = kolom { $column }

# Wat er gebeurt
aims = { $seat } mikt op { $block } en gooit.
aims-again = { $seat } gooit opnieuw, op { $block }, en moet boven { $total } uitkomen.
die = Op { $block } ligt een { $face }.
die-off = Een dobbelsteen belandt naast de bak.
total = { $seat } komt uit op { $total }.
lost-off = { $seat } heeft geen dobbelsteen in de bak. De beurt is voorbij.
lost-filled = { $seat } komt uit op { $total }, maar elk vakje dat de dobbelstenen raken is gevuld. De beurt is voorbij.
fails = { $seat } komt uit op { $total }, niet hoger dan { $previous }, en moet een getal doorstrepen.
fails-unpunished = { $seat } komt uit op { $total }, niet hoger dan { $previous }, en heeft geen getal om door te strepen. De beurt is voorbij.
writes = { $seat } schrijft { $number } op { $square }.
crosses-out = Doorgestreept: { $numbers }.
blocks = { $seat } kan { $total } nergens kwijt en blokkeert { $square }.
pays = { $seat } streept als straf de { $number } op { $square } door.
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
expect-aim = Mik waar vier vakjes samenkomen en gooi de drie dobbelstenen.
expect-write = Schrijf { $total } in een vrij vakje dat een dobbelsteen raakt, of gooi opnieuw en kom hoger uit.
expect-first-write = Schrijf { $total } in een vrij vakje dat een dobbelsteen raakt: je eerste worp telt.
expect-block = { $total } past in geen enkel vrij vakje: blokkeer er een dat een dobbelsteen raakt, of gooi opnieuw en kom hoger uit.
expect-first-block = { $total } past in geen enkel vrij vakje: blokkeer er een dat een dobbelsteen raakt, want je eerste worp telt.
expect-cross = Je bent niet boven { $previous } uitgekomen: streep een van je eigen getallen door.

# Weigeringen
refuse-cannot-land =
    { $reach ->
        [one] Een dobbelsteen die op { $aim } gericht is, kan niet op { $block } blijven liggen: hij ligt op een blok van het vel, hooguit { $reach } kolom en { $reach } rij verderop.
       *[other] Een dobbelsteen die op { $aim } gericht is, kan niet op { $block } blijven liggen: hij ligt op een blok van het vel, hooguit { $reach } kolommen en { $reach } rijen verderop.
    }
refuse-cannot-leave = Een dobbelsteen die op { $aim } gericht is, kan hier niet buiten de bak belanden: hij blijft op een blok liggen.
refuse-penalty-due = Je worp kwam niet boven { $previous } uit: je kunt alleen een van je eigen getallen doorstrepen.
refuse-no-penalty = Een eigen getal streep je alleen door als je opnieuw hebt gegooid en niet hoger bent uitgekomen.
refuse-no-block = Een dobbelsteen op { $square } zou buiten het vel steken: mik op een blok van a1 tot en met g7.
refuse-first-throw-counts = Je allereerste worp telt: vul er een vakje mee in plaats van opnieuw te gooien.
refuse-throw-first = Gooi eerst: mik op een blok.
refuse-untouched = Geen dobbelsteen raakt { $square }: kies een vrij vakje dat wel wordt geraakt.
refuse-filled = Vakje { $square } is al gevuld: kies een vrij vakje dat een dobbelsteen raakt.
refuse-too-low = { $total } kan niet op { $square }: het moet hoger zijn dan wat ernaast staat ({ $numbers }).
refuse-can-be-written = Je blokkeert alleen als je niet kunt schrijven: { $total } kan op { $squares }.

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

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-highest =
    { $count ->
        [6] schrijft 6. als hoogste getal
        [9] schrijft 9. als hoogste getal
       *[other] schrijft { $count } als hoogste getal
    }
feat-highest-label = Hoogste getal
feat-crossed-out =
    { $count ->
        [one] streept { $count } getal van anderen door
       *[other] streept { $count } getallen van anderen door
    }
feat-crossed-out-label = Doorgestreepte getallen
feat-lost-numbers =
    { $count ->
        [one] raakt { $count } getal kwijt
       *[other] raakt { $count } getallen kwijt
    }
feat-lost-numbers-label = Verloren getallen
feat-improved =
    { $count ->
        [one] verbetert één keer een worp
       *[other] verbetert { $count } keer een worp
    }
feat-improved-label = Verbeterde worpen
feat-too-far =
    { $count ->
        [one] waagt één keer te veel
       *[other] waagt { $count } keer te veel
    }
feat-too-far-label = Te veel gewaagd
feat-blocked =
    { $count ->
        [one] blokkeert { $count } vakje
       *[other] blokkeert { $count } vakjes
    }
feat-blocked-label = Geblokkeerde vakjes
feat-dice-off =
    { $count ->
        [one] gooit { $count } dobbelsteen uit de bak
       *[other] gooit { $count } dobbelstenen uit de bak
    }
feat-dice-off-label = Dobbelstenen uit de bak

# Raad: wat je kunt doen, en wat ervoor pleit
advise-aim = Mik op { $block }
advise-aim-again = Gooi opnieuw en mik op { $block }
advise-write =
    { $count ->
        [0] Schrijf { $number } op { $square }
        [one] Schrijf { $number } op { $square } en streep { $count } getal door
       *[other] Schrijf { $number } op { $square } en streep { $count } getallen door
    }
advise-block = Blokkeer { $square }
advise-cross = Streep je { $number } op { $square } door
why-aim = De kans dat je je worp ergens kwijt kunt, is { $odds }.
why-aim-again = De kans dat je boven { $total } uitkomt, is { $odds }; lukt het niet, dan streep je een van je getallen door.
why-aim-again-free = De kans dat je boven { $total } uitkomt, is { $odds }; je hebt nog geen getal te verliezen.
why-write-crosses = Doorgestreept wordt dan { $numbers }.
why-write-closed = Ernaast is geen vakje meer vrij, dus niemand anders kan het nog doorstrepen.
why-write-highest = Hoger dan { $total } kan niet, dus niemand anders kan het ooit doorstrepen.
why-write-open =
    { $count ->
        [one] Anderen kunnen het alleen doorstrepen vanaf één vrij vakje ernaast, en alleen met meer dan { $total }: dat lukt drie dobbelstenen in { $odds } van de worpen.
       *[other] Anderen kunnen het alleen doorstrepen vanaf { $count } vrije vakjes ernaast, en alleen met meer dan { $total }: dat lukt drie dobbelstenen in { $odds } van de worpen.
    }
why-block = Blokkeren kost je geen getal; als je op de beste plek mikt, is de kans om met een nieuwe worp boven { $total } uit te komen { $odds }.
why-block-first = Je eerste worp telt, en { $total } past in geen vakje dat de dobbelstenen raken.
own-number = je { $number } op { $square }
why-block-protects = Vandaar kan niemand { $numbers } nog doorstrepen.
why-cross-open =
    { $count ->
        [one] Anderen hadden het nog kunnen doorstrepen vanaf één vrij vakje ernaast.
       *[other] Anderen hadden het nog kunnen doorstrepen vanaf { $count } vrije vakjes ernaast.
    }
why-cross-lowest = Het is je laagste getal, en bij evenveel vakjes beslist de hoogste som.
why-cross-closed = Het kost je één vakje, zoals elk van je getallen.
why-end-won = Het spel is dan afgelopen en je wint met { $own } tegen { $most } vakjes.
why-end-even = Het spel is dan afgelopen met { $own } tegen { $most } vakjes: dan beslist de hoogste som.
why-end-lost = Het spel is dan afgelopen met { $own } tegen { $most } vakjes.
