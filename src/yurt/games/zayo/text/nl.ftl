# ZAYO in het Nederlands

# Namen
bid-card =
    { $suit ->
        [sh] herdersschapen { $rank }
        [sc] clanschapen { $rank }
        [gh] herdersgeiten { $rank }
       *[gc] clangeiten { $rank }
    }
card =
    { $card ->
        [horse] paard
        [cart] kar
        [yurt] joert
        [trap] wolvenval
        [thief] dief
        [friendship] vriendschap
        [wolf] wolf
        [shaman] sjamaan
        [chief] clanhoofd
        [zayo] zayo
        [fiddle] vedel
       *[steppe] steppe
    }
a-card =
    { $card ->
        [horse] een paard
        [cart] een kar
        [yurt] een joert
        [trap] een wolvenval
        [thief] de dief
        [friendship] vriendschap
        [wolf] de wolf
        [shaman] de sjamaan
        [chief] een clanhoofd
        [zayo] zayo
        [fiddle] een vedel
       *[steppe] de steppe
    }
no-card =
    { $card ->
        [horse] geen paard
        [cart] geen kar
        [yurt] geen joert
        [trap] geen wolvenval
        [thief] de dief niet
        [friendship] vriendschap niet
        [wolf] de wolf niet
        [shaman] de sjamaan niet
        [chief] geen clanhoofd
        [zayo] zayo niet
        [fiddle] geen vedel
       *[steppe] de steppe niet
    }
two-pieces =
    { $card ->
        [horse] twee paarden
        [cart] twee karren
        [yurt] twee joerten
       *[trap] twee wolvenvallen
    }
animals =
    { $animal ->
        [sheep] { $count ->
            [one] { $count } schaap
           *[other] { $count } schapen
        }
        [goat] { $count ->
            [one] { $count } geit
           *[other] { $count } geiten
        }
       *[camel] { $count ->
            [one] { $count } kameel
           *[other] { $count } kamelen
        }
    }
an-animal =
    { $animal ->
        [sheep] een schaap
        [goat] een geit
       *[camel] een kameel
    }
no-animal =
    { $animal ->
        [sheep] geen schaap
        [goat] geen geit
       *[camel] geen kameel
    }

# Wat er gebeurt
dealt = { $seat } krijgt { $card }.
dealt-hidden = { $seat } krijgt een kaart.
bids = { $seat } biedt { $card }.
wins-trick = { $seat } wint de slag.
buys-trap = { $seat } koopt een wolvenval voor { $price }.
sends-thief = { $seat } stuurt de dief naar { $victim } om { $piece } te stelen.
sends-thief-for-two = { $seat } stuurt de dief met zayo naar { $victim } om { $pieces } te stelen.
sends-thief-twice = { $seat } stuurt de dief met zayo op pad, naar { $victim } voor { $piece } en naar { $other_victim } voor { $other_piece }.
thief-takes = De dief steelt { $pieces } van { $victim }.
lays-friendship = { $seat } speelt vriendschap en is veilig voor de dief.
sends-wolf = { $seat } stuurt de wolf naar { $victim } om { $animal } te pakken.
wolf-takes = De wolf pakt { $animal } van { $victim }.
lays-shaman = { $seat } speelt de sjamaan en is veilig voor de wolf.
sends-chief = { $seat } stuurt het clanhoofd naar { $victim } voor { $animals }.
chief-takes = Het clanhoofd neemt { $animals } mee van { $victim }.
lays-zayo = { $seat } speelt zayo en is veilig voor dief, wolf en clanhoofd.
plays-fiddle = { $seat } speelt op de vedel en krijgt een kameel voor { $price }.
leaves = { $seat } vertrekt met { $camels } naar de steppe en wint het spel.
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } antwoordt met vriendschap: het clanhoofd rijdt met lege handen naar huis.
       *[thief] { $seat } antwoordt met vriendschap: de dief vertrekt met lege handen.
    }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } antwoordt met de sjamaan: het clanhoofd rijdt met lege handen naar huis.
       *[wolf] { $seat } antwoordt met de sjamaan: de wolf druipt hongerig af.
    }
accepts = { $seat } laat het gebeuren.
places = { $seat } legt { $card } neer.
asks = { $seat } vraagt { $giver } om { $card }.
gives = { $giver } geeft de kaart, en { $seat } legt die neer.
has-none = { $giver } heeft er geen.
takes = { $seat } neemt { $animal } uit het midden.
passes = { $seat } ziet van de beloning af.
tour-begins = Ronde { $number } begint, en { $seat } komt uit.
ends-tours =
    { $count ->
        [one] Er is { $count } ronde gespeeld en het spel is afgelopen: wie de meeste kamelen heeft, wint; dan telt het meeste kleinvee, dan de meeste uitrusting.
       *[other] Er zijn { $count } rondes gespeeld en het spel is afgelopen: wie de meeste kamelen heeft, wint; dan telt het meeste kleinvee, dan de meeste uitrusting.
    }

# Wat je nu moet doen
expect-turn = Speel eerst een kaart, als je wilt. { $bid }
expect-lead = Jij komt uit: bied een kaart naar keuze.
expect-any = Je hoeft { $card } niet te overbieden: bied een kaart naar keuze.
expect-overbid = Je moet { $card } overbieden: bied { $cards }.
expect-follow = Je moet kleur bekennen: bied { $cards }.
attacked-by-thief = { $seat } stuurt de dief naar jou om { $pieces } te stelen.
attacked-by-wolf = { $seat } stuurt de wolf naar jou om { $animal } te pakken.
attacked-by-chief = { $seat } stuurt het clanhoofd naar jou voor { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Antwoord met vriendschap of met de sjamaan, of laat het gebeuren.
        [friendship] { $attack } Antwoord met vriendschap, of laat het gebeuren.
       *[shaman] { $attack } Antwoord met de sjamaan, of laat het gebeuren.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Zonder vriendschap of sjamaan in je hand kun je niet antwoorden: laat het gebeuren.
        [friendship] { $attack } Zonder vriendschap in je hand kun je niet antwoorden: laat het gebeuren.
       *[shaman] { $attack } Zonder de sjamaan in je hand kun je niet antwoorden: laat het gebeuren.
    }
expect-place = Je hebt de slag gewonnen: leg { $cards } neer, of pas.
expect-ask = Je hebt de slag gewonnen: vraag iemand om uitrusting die je nog mist ({ $cards }), of pas.
expect-nothing = Je hebt de slag gewonnen, maar je hebt geen uitrusting om neer te leggen: pas.
expect-take = Je hebt de slag gewonnen: neem { $animals } uit het midden, of pas.
expect-pass = Je hebt de slag gewonnen, maar in het midden is geen schaap of geit meer: pas.

# Weigeringen
refuse-not-to-deal = Die kaart valt nu niet te delen: { $card }.
refuse-bid-now = Je bent aan de beurt: speel één kaart, als je wilt, en bied er dan een.
refuse-place-later = Paard, kar en joert leg je neer als beloning voor een slag: win er eerst een.
refuse-answer-now =
    { $defence ->
        [both] Je wordt aangevallen: antwoord met vriendschap of de sjamaan als je een van beide hebt, of laat het gebeuren.
        [friendship] Je wordt aangevallen: antwoord met vriendschap als je die kaart hebt, of laat het gebeuren.
       *[shaman] Je wordt aangevallen: antwoord met de sjamaan als je die kaart hebt, of laat het gebeuren.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Je hebt vriendschap niet in je hand, dus je kunt het alleen laten gebeuren.
       *[shaman] Je hebt de sjamaan niet in je hand, dus je kunt het alleen laten gebeuren.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Je hebt vriendschap niet in je hand: antwoord met de sjamaan, of laat het gebeuren.
       *[shaman] Je hebt de sjamaan niet in je hand: antwoord met vriendschap, of laat het gebeuren.
    }
refuse-counter-unnamed = Zeg waarmee je het clanhoofd antwoordt: counter friendship (vriendschap) of counter shaman (sjamaan).
refuse-counter-named =
    { $defence ->
        [friendship] Alleen vriendschap helpt tegen de dief, dus die noem je niet: alleen counter, of laat het gebeuren.
       *[shaman] Alleen de sjamaan helpt tegen de wolf, dus die noem je niet: alleen counter, of laat het gebeuren.
    }
refuse-reward-now = Je hebt de slag gewonnen: neem eerst je beloning, of pas.
refuse-bid-not-held = Je hebt { $card } niet: bied een kaart uit je hand.
refuse-must-overbid = Je kunt { $card } overbieden, dus dat moet ook: bied { $cards }.
refuse-must-follow = Je moet de kleur van { $card } bekennen: bied { $cards }.
refuse-one-card-only = Je hebt vóór dit bod al een kaart gespeeld: nu moet je bieden.
refuse-not-held = Je hebt { $card } in je hand: speel een kaart die je wel hebt, of bied gewoon.
refuse-self = Kies iemand anders, niet jezelf.
refuse-trap-owned = Je hebt al een wolvenval, en meer dan één mag je er niet kopen: speel een andere kaart, of bied gewoon.
refuse-trap-unpaid = Een wolvenval kost twee eigen schapen of geiten, en { $price } heb je niet: betaal met wat je wel hebt, of bied gewoon.
refuse-thief-missing = De dief steelt alleen wat er ligt, en { $victim } heeft { $piece } voor zich liggen: kies iets wat er wel ligt.
refuse-thief-protected =
    { $shield ->
        [friendship] De dief komt niet bij { $victim } zolang daar vriendschap ligt: kies iemand anders.
       *[zayo] De dief komt niet bij { $victim } zolang daar zayo ligt: kies iemand anders.
    }
refuse-two-missing = De dief steelt alleen wat er ligt, en deze twee stukken liggen daar niet allebei: kies er twee die er wel liggen.
refuse-two-protected = De dief komt niet bij een speler met vriendschap voor zich: kies iemand anders.
refuse-wolf-missing = De wolf pakt alleen wat er is, en { $victim } heeft { $animal }: kies een dier dat er wel is.
refuse-wolf-protected =
    { $shield ->
        [trap] De wolf komt niet bij { $victim } zolang daar een wolvenval ligt: kies iemand anders.
        [shaman] De wolf komt niet bij { $victim } zolang daar de sjamaan ligt: kies iemand anders.
       *[zayo] De wolf komt niet bij { $victim } zolang daar zayo ligt: kies iemand anders.
    }
refuse-without-zayo = Hiervoor moet zayo voor je liggen: zonder zayo speel je { $card } op de gewone manier.
refuse-chief-form =
    { $takes ->
        [all] In dit spel neemt het clanhoofd alle schapen en geiten mee: noem alleen de speler.
       *[one-kind] In dit spel neemt het clanhoofd dieren van één soort mee: noem de speler, en dan sheep (schapen) of goat (geiten).
    }
refuse-chief-camp = Het clanhoofd komt alleen naar een kamp met paard, kar, joert en wolvenval: speel een andere kaart, of bied gewoon.
refuse-chief-yurt = Het clanhoofd neemt niets mee van { $victim }, want daar staat een joert: kies een speler zonder joert.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } heeft geen kamelen die het clanhoofd kan meenemen: kies iemand die er wel heeft.
       *[stock] { $victim } heeft geen kleinvee dat het clanhoofd kan meenemen: kies iemand die het wel heeft.
    }
refuse-chief-protected = Het clanhoofd komt niet bij { $victim } zolang daar zayo ligt: kies iemand anders.
refuse-fiddle-no-camel = In het midden is geen kameel meer, dus de vedel kan wachten.
refuse-fiddle-unpaid = Een kameel kost drie eigen schapen of geiten, en { $price } heb je niet: betaal met wat je wel hebt, of bied gewoon.
refuse-steppe-camels = Om naar de steppe te vertrekken heb je minstens { $camels } nodig: speel voorlopig een andere kaart, of bied gewoon.
refuse-place-twice = Je hebt al { $card } voor je liggen: leg iets neer wat je nog mist.
refuse-place-not-held = Je hebt { $card } in je hand: leg uitrusting neer die je wel hebt.
refuse-ask-as-two = Met z’n tweeën vraag je elkaar niet om uitrusting: leg iets uit je hand neer, of pas.
refuse-ask-twice = Je hebt al { $card } voor je liggen: vraag om iets wat je nog mist.
refuse-ask-own-first = Je hebt zelf uitrusting die je kunt neerleggen, en alleen wie niets heeft, mag vragen: leg die van jou neer, of pas.
refuse-take-too-soon = Om een dier te nemen, moeten paard, kar en joert voor je liggen: zorg eerst voor wat je nog mist, of pas.
refuse-take-none-left =
    { $animal ->
        [sheep] In het midden is geen schaap meer: neem een geit als er nog een is, of pas.
       *[goat] In het midden is geen geit meer: neem een schaap als er nog een is, of pas.
    }

# Opties
option-following = Overbieden
option-following-help = Wat moet je bieden als je niet uitkomt?
option-following-overbid = Zo mogelijk een hogere kaart van de gevraagde kleur, anders een kaart naar keuze
option-following-strict = Zo mogelijk een hogere kaart van de gevraagde kleur, anders een kaart van die kleur, anders een kaart naar keuze
option-following-suit = Zo mogelijk een kaart van de gevraagde kleur, hoog of laag
option-following-free = Een kaart naar keuze
option-chief_takes = Clanhoofd
option-chief_takes-help = Wat neemt het clanhoofd mee van een speler zonder joert?
option-chief_takes-all = Alle schapen en alle geiten
option-chief_takes-one-kind = Alle schapen of alle geiten
option-chief_counter = Antwoord op het clanhoofd
option-chief_counter-help = Mag wie het clanhoofd krijgt meteen uit de hand antwoorden?
option-chief_counter-yes = Ja, met vriendschap of met de sjamaan
option-chief_counter-no = Nee, alleen een zayo die er al ligt beschermt
option-max_tours = Maximaal aantal rondes
option-max_tours-help = Na hoeveel rondes is het spel afgelopen als niemand naar de steppe is vertrokken?

# De tafel als tekst
drawn-tour = Ronde { $tour } van { $most }, slag { $trick }
drawn-centre = Midden: { $animals }
drawn-steppe = Naar de steppe: { $camels }
drawn-column =
    { $column ->
        [bid] bod
        [horse] paard
        [cart] kar
        [yurt] joert
        [trap] val
        [sheep] schapen
        [goat] geiten
        [camel] kamelen
       *[hand] hand
    }
drawn-laid = Gespeeld door { $seat }: { $cards }
drawn-bids = Je biedkaarten: { $cards }
drawn-cards = Je speelkaarten: { $cards }
drawn-none = niets

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-tricks =
    { $count ->
        [one] wint { $count } slag
       *[other] wint { $count } slagen
    }
feat-tricks-label = Gewonnen slagen
feat-raised =
    { $count ->
        [one] haalt { $count } dier uit het midden
       *[other] haalt { $count } dieren uit het midden
    }
feat-raised-label = Dieren uit het midden
feat-largest-herd =
    { $count ->
        [one] heeft een kudde van { $count } dier
       *[other] heeft een kudde van { $count } dieren
    }
feat-largest-herd-label = Grootste kudde
feat-camels =
    { $count ->
        [one] krijgt { $count } kameel met de vedel
       *[other] krijgt { $count } kamelen met de vedel
    }
feat-camels-label = Kamelen met de vedel
feat-stolen-animals =
    { $count ->
        [one] pakt { $count } dier van anderen
       *[other] pakt { $count } dieren van anderen
    }
feat-stolen-animals-label = Dieren van anderen gepakt
feat-stolen-gear =
    { $count ->
        [one] steelt { $count } stuk uitrusting
       *[other] steelt { $count } stuks uitrusting
    }
feat-stolen-gear-label = Gestolen uitrusting
feat-lost-animals =
    { $count ->
        [one] raakt { $count } dier kwijt
       *[other] raakt { $count } dieren kwijt
    }
feat-lost-animals-label = Verloren dieren
feat-wolves =
    { $count ->
        [one] stuurt de wolf één keer op pad
       *[other] stuurt de wolf { $count } keer op pad
    }
feat-wolves-label = Wolven op pad gestuurd
feat-countered =
    { $count ->
        [one] slaat { $count } aanval af
       *[other] slaat { $count } aanvallen af
    }
feat-countered-label = Afgeslagen aanvallen

# Raad: wat je kunt doen, en wat ervoor pleit
advise-bid = Bied { $card }
advise-trap = Koop een wolvenval voor { $price }
advise-fiddle = Speel op de vedel en betaal { $price }
advise-chief = Stuur het clanhoofd naar { $victim } voor { $animals }
advise-steppe = Vertrek naar de steppe
advise-lay = Speel { $card }
advise-wolf = Stuur de wolf naar { $victim } om { $animal } te pakken
advise-thief = Stuur de dief naar { $victim } om { $pieces } te stelen
advise-thief-twice = Stuur de dief naar { $victim } voor { $pieces } en naar { $other_victim } voor { $other_pieces }
advise-place = Leg { $card } neer
advise-ask = Vraag { $giver } om { $card }
advise-take = Neem { $animal }
advise-pass = Zie van de beloning af
advise-counter-friendship = Antwoord met vriendschap
advise-counter-shaman = Antwoord met de sjamaan
advise-accept = Laat het gebeuren
why-bid-wins = Dat wint de slag: niemand die nog moet bieden kan eroverheen.
why-lead =
    { $count ->
        [one] Maar één kaart die iemand kan hebben, is hoger.
       *[other] { $count } kaarten die iemand kan hebben, zijn hoger.
    }
why-bid-beats =
    { $count ->
        [one] Dat overbiedt { $card }, en maar één kaart die iemand nog kan hebben, is hoger.
       *[other] Dat overbiedt { $card }, en { $count } kaarten die iemand nog kan hebben, zijn hoger.
    }
why-bid-keeps = Zo houd je { $kept } over voor een latere slag.
why-bid-beats-keeps = Dat overbiedt { $card }, en je houdt { $kept } over voor een latere slag.
why-bid-lowest = Van { $card } win je er niet mee, en een lagere kaart mag je niet bieden.
why-bid-loses = Van { $card } win je er niet mee.
why-steppe = Dat wint het spel.
why-fiddle =
    { $camels ->
        [one] Dan heb je { $camels } kameel; voor de steppe zijn er { $needed } nodig.
       *[other] Dan heb je { $camels } kamelen; voor de steppe zijn er { $needed } nodig.
    }
why-trap =
    { $count ->
        [0] Voor de wolf houd je geen dier over, maar de val blijft liggen, en voor het clanhoofd heb je hem nodig.
        [one] De wolf kan het ene dier dat je overhoudt niet meer pakken zolang de val er ligt.
       *[other] De wolf kan geen van de { $count } dieren die je overhoudt nog pakken zolang de val er ligt.
    }
why-chief = Dat levert je { $animals } op, tenzij { $victim } met vriendschap of de sjamaan antwoordt.
why-chief-sure = Dat levert je { $animals } op, en { $victim } kan niet antwoorden: niemand anders heeft vriendschap of de sjamaan in de hand.
why-chief-unanswered = Dat levert je { $animals } van { $victim } op, en geen kaart uit de hand helpt tegen het clanhoofd.
why-wolf = Dan heb je { $animals }, tenzij { $victim } met de sjamaan antwoordt.
why-wolf-sure = Dan heb je { $animals }, en { $victim } kan niet antwoorden: niemand anders heeft de sjamaan in de hand.
why-thief-lacks = Dat levert je op wat je mist ({ $cards }), tenzij er met vriendschap wordt geantwoord.
why-thief-lacks-sure = Dat levert je op wat je mist ({ $cards }), en niemand kan antwoorden: niemand anders heeft vriendschap in de hand.
why-thief-takes = Zo’n stuk heb je al, maar daar is het dan weg, tenzij er met vriendschap wordt geantwoord.
why-thief-takes-sure = Zo’n stuk heb je al, maar daar is het dan weg, en niemand kan antwoorden: niemand anders heeft vriendschap in de hand.
tricks-left =
    { $count ->
        [one] in de laatste slag van deze ronde
       *[other] in de { $count } slagen die deze ronde nog te spelen zijn
    }
why-friendship =
    { $count ->
        [0] Geen dief kan bij je komen { $tricks }.
        [one] Geen dief kan bij je ene stuk uitrusting komen { $tricks }.
       *[other] Geen dief kan bij je { $count } stukken uitrusting komen { $tricks }.
    }
why-shaman =
    { $count ->
        [0] Geen wolf kan bij je komen { $tricks }.
        [one] Geen wolf kan bij je ene dier komen { $tricks }.
       *[other] Geen wolf kan bij je { $count } dieren komen { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Dief, wolf en clanhoofd blijven bij je weg { $tricks }.
        [one] Dief, wolf en clanhoofd blijven bij jou en je ene dier weg { $tricks }.
       *[other] Dief, wolf en clanhoofd blijven bij jou en je { $count } dieren weg { $tricks }.
    }
why-place = Dan mis je alleen nog { $cards } om met slagen dieren te krijgen.
why-place-complete = Dan heb je paard, kar en joert, en je volgende slag kan een dier opleveren.
cards-held =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
why-ask =
    { $count ->
        [one] Eén zo’n kaart zie je nergens, en { $giver } heeft { $held } in de hand.
       *[other] { $count } van die kaarten zie je nergens, en { $giver } heeft { $held } in de hand.
    }
why-ask-lacks = Deze ronde is al gebleken dat { $giver } er geen heeft.
why-ask-none = Je ziet al die kaarten, dus niemand kan je er een geven.
why-take =
    { $count ->
        [one] Dan heb je één schaap of geit; drie daarvan en een vedel leveren een kameel op.
       *[other] Dan heb je { $count } schapen en geiten; drie daarvan en een vedel leveren een kameel op.
    }
why-take-fiddle =
    { $count ->
        [one] Dan heb je één schaap of geit; drie daarvan en je vedel leveren een kameel op.
       *[other] Dan heb je { $count } schapen en geiten; drie daarvan en je vedel leveren een kameel op.
    }
why-take-rank =
    { $count ->
        [one] Dan heb je één schaap of geit; aan het eind tellen die na de kamelen.
       *[other] Dan heb je { $count } schapen en geiten; aan het eind tellen die na de kamelen.
    }
why-take-more =
    { $count ->
        [one] Daarna mis je nog maar één schaap of geit om een kameel te betalen.
       *[other] Daarna mis je nog { $count } schapen of geiten om een kameel te betalen.
    }
why-pass = De beloning nemen is nooit verplicht, en zo ziet niemand een kaart van je.
why-pass-only = Er is geen beloning die je kunt nemen.
why-counter-friendship =
    { $attacker ->
        [chief] Het clanhoofd krijgt niets, en vriendschap houdt de dief bij je weg { $tricks }.
       *[thief] De dief krijgt niets, en vriendschap beschermt je { $tricks }.
    }
why-counter-shaman =
    { $attacker ->
        [chief] Het clanhoofd krijgt niets, en de sjamaan houdt de wolf bij je weg { $tricks }.
       *[wolf] De wolf krijgt niets, en de sjamaan beschermt je { $tricks }.
    }
why-accept-friendship = Je houdt vriendschap in je hand.
why-accept-shaman = Je houdt de sjamaan in je hand.
why-accept-both = Je houdt vriendschap en de sjamaan in je hand.
why-accept = Je hebt niets in je hand om mee te antwoorden.
