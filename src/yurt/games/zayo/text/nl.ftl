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
        [zayo] Zayo
        [fiddle] viool
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
        [zayo] Zayo
        [fiddle] een viool
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
        [zayo] Zayo niet
        [fiddle] geen viool
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
    .seat = Je krijgt { $card }.
dealt-hidden = { $seat } krijgt een kaart.
    .seat = Je krijgt een kaart.
bids = { $seat } biedt { $card }.
    .seat = Je biedt { $card }.
wins-trick = { $seat } wint de slag.
    .seat = Je wint de slag!
buys-trap = { $seat } koopt een wolvenval voor { $price }.
    .seat = Je koopt een wolvenval voor { $price }.
sends-thief = { $seat } stuurt de dief naar { $victim } om { $piece } te stelen.
    .seat = Je stuurt de dief naar { $victim } om { $piece } te stelen.
    .victim = Pas op voor de dief! { $seat } stuurt hem naar jou om { $piece } te stelen.
sends-thief-for-two = Met Zayo stuurt { $seat } de dief naar { $victim } om { $pieces } te stelen.
    .seat = Met Zayo stuur je de dief naar { $victim } om { $pieces } te stelen.
    .victim = Pas op voor de dief! Met Zayo stuurt { $seat } hem naar jou om { $pieces } te stelen.
sends-thief-twice = Met Zayo stuurt { $seat } de dief naar { $victim } voor { $piece } en naar { $other_victim } voor { $other_piece }.
    .seat = Met Zayo stuur je de dief naar { $victim } voor { $piece } en naar { $other_victim } voor { $other_piece }.
    .victim = Pas op voor de dief! Met Zayo stuurt { $seat } hem naar jou voor { $piece } en naar { $other_victim } voor { $other_piece }.
    .other_victim = Pas op voor de dief! Met Zayo stuurt { $seat } hem naar { $victim } voor { $piece } en naar jou voor { $other_piece }.
thief-takes = De dief steelt { $pieces } van { $victim }.
    .victim = De dief steelt { $pieces } van jou.
lays-friendship = { $seat } speelt vriendschap en is veilig voor de dief.
    .seat = Je speelt vriendschap en bent veilig voor de dief.
sends-wolf = { $seat } stuurt de wolf naar { $victim } om { $animal } te pakken.
    .seat = Je stuurt de wolf naar { $victim } om { $animal } te pakken.
    .victim = Pas op voor de wolf! { $seat } stuurt hem naar jou om { $animal } te pakken.
wolf-takes = De wolf pakt { $animal } van { $victim }.
    .victim = De wolf pakt { $animal } van jou.
lays-shaman = { $seat } speelt de sjamaan en is veilig voor de wolf.
    .seat = Je speelt de sjamaan en bent veilig voor de wolf.
sends-chief = { $seat } stuurt het clanhoofd naar { $victim } om { $animals } mee te nemen.
    .seat = Je stuurt het clanhoofd naar { $victim } om { $animals } mee te nemen.
    .victim = Pas op voor het clanhoofd! { $seat } stuurt hem naar jou om { $animals } mee te nemen.
chief-takes = Het clanhoofd neemt { $animals } mee van { $victim }.
    .victim = Het clanhoofd neemt { $animals } mee van jou.
lays-zayo = Daar is Zayo! { $seat } is veilig voor dief, wolf en clanhoofd.
    .seat = Daar is Zayo! Je bent veilig voor dief, wolf en clanhoofd.
plays-fiddle = { $seat } speelt op de viool: een kameel voor { $price }!
    .seat = Je speelt op de viool: een kameel voor { $price }!
leaves = { $seat } trekt met { $camels } de steppe in en wint het spel!
    .seat = Je trekt met { $camels } de steppe in en wint het spel!
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } antwoordt met vriendschap: het clanhoofd rijdt met lege handen naar huis!
       *[thief] { $seat } antwoordt met vriendschap: de dief vertrekt met lege handen!
    }
    .seat =
        { $attacker ->
            [chief] Je antwoordt met vriendschap: het clanhoofd rijdt met lege handen naar huis!
           *[thief] Je antwoordt met vriendschap: de dief vertrekt met lege handen!
        }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } antwoordt met de sjamaan: het clanhoofd rijdt met lege handen naar huis!
       *[wolf] { $seat } antwoordt met de sjamaan: de wolf druipt hongerig af!
    }
    .seat =
        { $attacker ->
            [chief] Je antwoordt met de sjamaan: het clanhoofd rijdt met lege handen naar huis!
           *[wolf] Je antwoordt met de sjamaan: de wolf druipt hongerig af!
        }
accepts = { $seat } laat het gebeuren.
    .seat = Je laat het gebeuren.
places = { $seat } legt { $card } neer.
    .seat = Je legt { $card } neer.
asks = { $seat } vraagt { $giver } om { $card }.
    .seat = Je vraagt { $giver } om { $card }.
    .giver = { $seat } vraagt jou om { $card }.
gives = { $giver } geeft de kaart, en { $seat } legt die neer.
    .giver = Je geeft de kaart, en { $seat } legt die neer.
    .seat = { $giver } geeft je de kaart, en je legt die neer!
has-none = { $giver } heeft er geen. Pech!
    .giver = Je hebt er geen.
takes = { $seat } neemt { $animal } uit het midden.
    .seat = Je neemt { $animal } uit het midden.
passes = { $seat } past.
    .seat = Je past.
tour-begins = Ronde { $number } begint, en { $seat } komt uit.
    .seat = Ronde { $number } begint, en jij komt uit.
ends-tours =
    { $count ->
        [one] De enige ronde is gespeeld. Wie de meeste kamelen heeft, wint; bij gelijke stand tellen schapen en geiten, dan de uitrusting.
       *[other] Alle { $count } rondes zijn gespeeld. Wie de meeste kamelen heeft, wint; bij gelijke stand tellen schapen en geiten, dan de uitrusting.
    }

# Wat je nu moet doen
expect-turn = Speel eerst een kaart, als je wilt. { $bid }
expect-lead = Jij komt uit: bied wat je wilt.
expect-any = Bied wat je wilt.
expect-overbid = Overbied { $card }.
expect-follow = Beken kleur.
attacked-by-thief = Pas op voor de dief! { $seat } wil { $pieces } van je stelen.
attacked-by-wolf = Pas op voor de wolf! { $seat } wil { $animal } van je pakken.
attacked-by-chief = Pas op voor het clanhoofd! { $seat } wil { $animals } van je meenemen.
expect-answer =
    { $defence ->
        [both] { $attack } Antwoord, of laat het gebeuren.
        [friendship] { $attack } Speel vriendschap, of laat het gebeuren.
       *[shaman] { $attack } Speel de sjamaan, of laat het gebeuren.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Je hebt vriendschap noch de sjamaan: laat het gebeuren.
        [friendship] { $attack } Vriendschap heb je niet: laat het gebeuren.
       *[shaman] { $attack } De sjamaan heb je niet: laat het gebeuren.
    }
expect-place = De slag is voor jou! Leg { $cards } neer, of pas.
expect-ask = De slag is voor jou! Vraag iemand om { $cards }, of pas.
expect-nothing = De slag is voor jou, maar je hebt geen uitrusting om neer te leggen: pas.
expect-take = De slag is voor jou! Neem { $animals } uit het midden, of pas.
expect-pass = De slag is voor jou, maar in het midden is geen schaap of geit meer: pas.

# Weigeringen
refuse-not-to-deal = Die kaart valt nu niet te delen: { $card }.
refuse-bid-now = Je bent aan de beurt: speel een kaart, als je wilt, en bied er dan een.
refuse-place-later = Paard, kar en joert zijn de beloning voor een slag: win er eerst een.
refuse-answer-now =
    { $defence ->
        [both] Je wordt aangevallen: speel vriendschap of de sjamaan als je een van die kaarten hebt, of laat het gebeuren.
        [friendship] Je wordt aangevallen: speel vriendschap als je die kaart hebt, of laat het gebeuren.
       *[shaman] Je wordt aangevallen: speel de sjamaan als je die kaart hebt, of laat het gebeuren.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Vriendschap heb je niet, dus je kunt het alleen laten gebeuren.
       *[shaman] De sjamaan heb je niet, dus je kunt het alleen laten gebeuren.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Vriendschap heb je niet: speel de sjamaan, of laat het gebeuren.
       *[shaman] De sjamaan heb je niet: speel vriendschap, of laat het gebeuren.
    }
refuse-counter-unnamed = Zeg waarmee je het clanhoofd antwoordt: counter friendship (vriendschap) of counter shaman (sjamaan).
refuse-counter-named =
    { $defence ->
        [friendship] Alleen vriendschap helpt tegen de dief, dus die noem je niet: alleen counter, of accept.
       *[shaman] Alleen de sjamaan helpt tegen de wolf, dus die noem je niet: alleen counter, of accept.
    }
refuse-reward-now = De slag is voor jou: kies eerst je beloning, of pas.
refuse-bid-not-held = Je hebt { $card } niet: bied een kaart uit je hand.
refuse-must-overbid = Je kunt { $card } overbieden, dus dat moet ook: bied { $cards }.
refuse-must-follow = Je moet dezelfde kleur bekennen als { $card }: bied { $cards }.
refuse-one-card-only = Je hebt vóór dit bod al een kaart gespeeld: nu moet je bieden.
refuse-not-held = Je hebt { $card } in je hand: speel een kaart die je wel hebt, of bied gewoon.
refuse-self = Kies iemand anders, niet jezelf.
refuse-trap-owned = Je hebt al een wolvenval, en je mag er maar één kopen: speel een andere kaart, of bied gewoon.
refuse-trap-unpaid = Een wolvenval kost twee van je schapen of geiten, en { $price } heb je niet: betaal met wat je wel hebt, of bied gewoon.
refuse-thief-missing = De dief steelt alleen wat er is, en { $victim } heeft { $piece }: kies iets wat er wel is.
refuse-thief-protected =
    { $shield ->
        [friendship] Vriendschap beschermt { $victim } tegen de dief: kies iemand anders.
       *[zayo] Zayo beschermt { $victim } tegen de dief: kies iemand anders.
    }
refuse-two-missing = De dief steelt alleen wat er is, en deze twee stukken zijn er niet allebei: kies er twee die er wel zijn.
refuse-two-protected = Vriendschap beschermt een van die twee tegen de dief: kies iemand anders.
refuse-wolf-missing = De wolf pakt alleen wat er is, en { $victim } heeft { $animal }: kies een dier dat er wel is.
refuse-wolf-protected =
    { $shield ->
        [trap] Een wolvenval beschermt { $victim }: kies iemand anders.
        [shaman] De sjamaan beschermt { $victim } tegen de wolf: kies iemand anders.
       *[zayo] Zayo beschermt { $victim } tegen de wolf: kies iemand anders.
    }
refuse-without-zayo = Daarvoor moet Zayo voor je liggen: zonder Zayo speel je { $card } op de gewone manier.
refuse-chief-form =
    { $takes ->
        [all] In dit spel neemt het clanhoofd alle schapen en geiten mee: noem alleen de speler.
       *[one-kind] In dit spel neemt het clanhoofd dieren van één soort mee: noem de speler, en dan sheep (schapen) of goat (geiten).
    }
refuse-chief-camp = Het clanhoofd komt alleen naar een kamp met paard, kar, joert en wolvenval: speel een andere kaart, of bied gewoon.
refuse-chief-yurt = { $victim } heeft een joert, dus daar neemt het clanhoofd niets mee: kies iemand zonder joert.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } heeft geen kamelen voor het clanhoofd: kies iemand die ze wel heeft.
       *[stock] { $victim } heeft zulke dieren niet voor het clanhoofd: kies iemand die ze wel heeft.
    }
refuse-chief-protected = Zayo beschermt { $victim } tegen het clanhoofd: kies iemand anders.
refuse-fiddle-no-camel = In het midden is geen kameel meer: bewaar de viool voor later.
refuse-fiddle-unpaid = Een kameel kost drie van je schapen of geiten, en { $price } heb je niet: betaal met wat je wel hebt, of bied gewoon.
refuse-steppe-camels = Voor de steppe heb je minstens { $camels } nodig: speel nu een andere kaart, of bied gewoon.
refuse-place-twice = Je hebt al { $card }: leg iets neer wat je nog mist.
refuse-place-not-held = Je hebt { $card } in je hand: leg iets neer wat je wel hebt.
refuse-ask-as-two = Met z’n tweeën vraag je elkaar niet om uitrusting: leg iets uit je hand neer, of pas.
refuse-ask-twice = Je hebt al { $card }: vraag om iets wat je nog mist.
refuse-ask-own-first = Je kunt zelf iets neerleggen, dus vragen mag niet: leg dat van jou neer, of pas.
refuse-take-too-soon = Voor een dier heb je een paard, een kar en een joert nodig: zorg eerst voor wat je mist, of pas.
refuse-take-none-left =
    { $animal ->
        [sheep] In het midden is geen schaap meer: neem een geit als er nog een is, of pas.
       *[goat] In het midden is geen geit meer: neem een schaap als er nog een is, of pas.
    }

# Opties
option-following = Overbieden
option-following-help = Wat moet je bieden als iemand anders is uitgekomen?
option-following-overbid = Als je kunt een hogere kaart van die kleur, anders een kaart naar keuze
option-following-strict = Als je kunt een hogere kaart van die kleur, anders die kleur, anders een kaart naar keuze
option-following-suit = Als je kunt een kaart van die kleur, hoog of laag
option-following-free = Een kaart naar keuze
option-chief_takes = Clanhoofd
option-chief_takes-help = Wat neemt het clanhoofd mee van iemand zonder joert?
option-chief_takes-all = Alle schapen en alle geiten
option-chief_takes-one-kind = Alle schapen of alle geiten
option-chief_counter = Antwoord op het clanhoofd
option-chief_counter-help = Mag je uit je hand antwoorden als het clanhoofd bij je komt?
option-chief_counter-yes = Ja, met vriendschap of met de sjamaan
option-chief_counter-no = Nee, alleen Zayo op tafel beschermt je
option-max_tours = Maximaal aantal rondes
option-max_tours-help = Als niemand naar de steppe is vertrokken, na hoeveel rondes is het dan afgelopen?

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
    .seat = Gespeeld door jou: { $cards }
drawn-bids = Je biedkaarten: { $cards }
drawn-cards = Je speelkaarten: { $cards }
drawn-none = niets

# Wat van een afgelopen spel wordt verteld, na “Ann heeft” en “Je hebt”, en in een lijst
feat-tricks =
    { $count ->
        [one] { $count } slag gewonnen
       *[other] { $count } slagen gewonnen
    }
feat-tricks-label = Gewonnen slagen
feat-raised =
    { $count ->
        [one] { $count } dier uit het midden gehaald
       *[other] { $count } dieren uit het midden gehaald
    }
feat-raised-label = Dieren uit het midden
feat-largest-herd =
    { $count ->
        [one] { $count } schaap of geit gehad
       *[other] een kudde van { $count } schapen en geiten gehad
    }
feat-largest-herd-label = Meeste schapen en geiten
feat-camels =
    { $count ->
        [one] { $count } kameel met de viool verdiend
       *[other] { $count } kamelen met de viool verdiend
    }
feat-camels-label = Kamelen met de viool verdiend
feat-stolen-animals =
    { $count ->
        [one] { $count } dier van anderen gepakt
       *[other] { $count } dieren van anderen gepakt
    }
feat-stolen-animals-label = Dieren van anderen gepakt
feat-stolen-gear =
    { $count ->
        [one] { $count } stuk uitrusting gestolen
       *[other] { $count } stuks uitrusting gestolen
    }
feat-stolen-gear-label = Gestolen uitrusting
feat-lost-animals =
    { $count ->
        [one] { $count } dier aan anderen verloren
       *[other] { $count } dieren aan anderen verloren
    }
feat-lost-animals-label = Verloren dieren
feat-wolves =
    { $count ->
        [one] één keer de wolf op pad gestuurd
       *[other] { $count } keer de wolf op pad gestuurd
    }
feat-wolves-label = Wolven op pad gestuurd
feat-countered =
    { $count ->
        [one] { $count } aanval afgeslagen
       *[other] { $count } aanvallen afgeslagen
    }
feat-countered-label = Afgeslagen aanvallen

# Raad: wat je kunt doen, en waarom
advise-bid = Bied { $card }
advise-trap = Koop een wolvenval voor { $price }
advise-fiddle = Speel op de viool en betaal { $price }
advise-chief = Stuur het clanhoofd naar { $victim } voor { $animals }
advise-steppe = Trek de steppe in
advise-lay = Speel { $card }
advise-wolf = Stuur de wolf naar { $victim } om { $animal } te pakken
advise-thief = Stuur de dief naar { $victim } om { $pieces } te stelen
advise-thief-twice = Stuur de dief naar { $victim } voor { $pieces } en naar { $other_victim } voor { $other_pieces }
advise-place = Leg { $card } neer
advise-ask = Vraag { $giver } om { $card }
advise-take = Neem { $animal }
advise-pass = Pas
advise-counter-friendship = Speel vriendschap
advise-counter-shaman = Speel de sjamaan
advise-accept = Laat het gebeuren
hope-likely = Daarmee win je de slag waarschijnlijk.
hope-even = Daarmee kun je de slag winnen.
hope-unlikely = Waarschijnlijk kan iemand eroverheen.
higher-left =
    { $count ->
        [one] Er is nog maar één hogere kaart.
       *[other] Er zijn nog { $count } hogere kaarten.
    }
why-bid-wins = Daarmee win je de slag zeker: niemand kan er meer overheen.
why-lead = { $hope } { $higher }
why-bid-beats = Dat overbiedt { $card }. { $hope } { $higher }
why-bid-keeps = Zo bewaar je { $kept } voor een latere slag.
why-bid-beats-keeps = Dat overbiedt { $card }, en je bewaart { $kept } voor een latere slag.
why-bid-lowest = Je kunt { $card } toch niet overbieden: geef je laagste kaart weg.
why-bid-loses = Je kunt { $card } toch niet overbieden.
why-steppe = Daarmee win je het spel!
why-fiddle =
    { $camels ->
        [one] Dan heb je { $camels } kameel. Voor de steppe heb je er { $needed } nodig.
       *[other] Dan heb je { $camels } kamelen. Voor de steppe heb je er { $needed } nodig.
    }
why-trap =
    { $count ->
        [0] Je houdt geen dier over voor de wolf, maar de val blijft liggen, en zonder val komt je clanhoofd niet.
        [one] Het dier dat je overhoudt is veilig voor de wolf zolang de val er ligt.
       *[other] De { $count } dieren die je overhoudt zijn veilig voor de wolf zolang de val er ligt.
    }
why-chief = Je krijgt { $animals }, tenzij { $victim } met vriendschap of de sjamaan antwoordt.
why-chief-sure = Je krijgt zeker { $animals }: { $victim } heeft vriendschap noch de sjamaan.
why-chief-unanswered = Je krijgt zeker { $animals }: { $victim } kan het clanhoofd niet antwoorden.
why-wolf = Dan heb je { $animals }, tenzij { $victim } met de sjamaan antwoordt.
why-wolf-sure = Dan heb je zeker { $animals }: { $victim } heeft de sjamaan niet.
why-thief-lacks = Je mist nog { $cards }, en dat krijg je, tenzij iemand met vriendschap antwoordt.
why-thief-lacks-sure = Je mist nog { $cards }, en dat krijg je zeker: niemand anders heeft vriendschap.
why-thief-takes = Jij hebt er al een, maar daar is het dan weg, tenzij iemand met vriendschap antwoordt.
why-thief-takes-sure = Jij hebt er al een, maar daar is het dan zeker weg: niemand anders heeft vriendschap.
tricks-left =
    { $count ->
        [one] in de laatste slag van deze ronde
       *[other] in de laatste { $count } slagen van deze ronde
    }
why-friendship =
    { $count ->
        [0] De dief kan niet bij je komen { $tricks }.
        [one] Je ene stuk uitrusting is veilig voor de dief { $tricks }.
       *[other] Je { $count } stukken uitrusting zijn veilig voor de dief { $tricks }.
    }
why-shaman =
    { $count ->
        [0] De wolf kan niet bij je komen { $tricks }.
        [one] Je ene dier is veilig voor de wolf { $tricks }.
       *[other] Je { $count } dieren zijn veilig voor de wolf { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Dief, wolf en clanhoofd kunnen niet bij je komen { $tricks }.
        [one] Jij en je ene dier zijn veilig voor dief, wolf en clanhoofd { $tricks }.
       *[other] Jij en je { $count } dieren zijn veilig voor dief, wolf en clanhoofd { $tricks }.
    }
why-place = Dan mis je nog { $cards }. Daarna leveren slagen je dieren op.
why-place-complete = Dan is je kamp compleet, en je volgende slag kan een dier opleveren.
cards-held =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
why-ask =
    { $count ->
        [one] Eén zo’n kaart is nog verborgen, en { $giver } heeft { $held }.
       *[other] { $count } van die kaarten zijn nog verborgen, en { $giver } heeft { $held }.
    }
why-ask-lacks = { $giver } heeft er zeker geen: dat bleek al eerder in deze ronde.
why-ask-none = Je ziet al die kaarten, dus niemand kan je er een geven.
why-take =
    { $count ->
        [one] Dan heb je één schaap of geit. Met drie en een viool krijg je een kameel.
       *[other] Dan heb je { $count } schapen en geiten. Met drie en een viool krijg je een kameel.
    }
why-take-fiddle =
    { $count ->
        [one] Dan heb je één schaap of geit. Met drie en je viool krijg je een kameel.
       *[other] Dan heb je { $count } schapen en geiten. Met drie en je viool krijg je een kameel.
    }
why-take-rank =
    { $count ->
        [one] Dan heb je één schaap of geit. Aan het eind tellen ze bij gelijke stand.
       *[other] Dan heb je { $count } schapen en geiten. Aan het eind tellen ze bij gelijke stand.
    }
why-take-more =
    { $count ->
        [one] Daarna nog één schaap of geit, en je kunt een kameel betalen.
       *[other] Daarna nog { $count } schapen of geiten, en je kunt een kameel betalen.
    }
why-pass = Je hoeft geen beloning te nemen, en zo blijven je kaarten geheim.
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
why-accept = Je hebt niets om mee te antwoorden.
