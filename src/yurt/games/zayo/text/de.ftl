# ZAYO auf Deutsch

# Namen
bid-card =
    { $suit ->
        [sh] Hirtenschafe { $rank }
        [sc] Clanschafe { $rank }
        [gh] Hirtenziegen { $rank }
       *[gc] Clanziegen { $rank }
    }
card =
    { $card ->
        [horse] Pferd
        [cart] Karren
        [yurt] Jurte
        [trap] Wolfsfalle
        [thief] Dieb
        [friendship] Freundschaft
        [wolf] Wolf
        [shaman] Schamane
        [chief] Clanchef
        [zayo] Zayo
        [fiddle] Fiedel
       *[steppe] Steppe
    }
# Im Akkusativ: „bekommt …“, „legt … aus“, „bittet um …“, „für …“
a-card =
    { $card ->
        [horse] ein Pferd
        [cart] einen Karren
        [yurt] eine Jurte
        [trap] eine Wolfsfalle
        [thief] den Dieb
        [friendship] die Freundschaft
        [wolf] den Wolf
        [shaman] den Schamanen
        [chief] einen Clanchef
        [zayo] Zayo
        [fiddle] eine Fiedel
       *[steppe] die Steppe
    }
no-card =
    { $card ->
        [horse] kein Pferd
        [cart] keinen Karren
        [yurt] keine Jurte
        [trap] keine Wolfsfalle
        [thief] den Dieb nicht
        [friendship] die Freundschaft nicht
        [wolf] den Wolf nicht
        [shaman] den Schamanen nicht
        [chief] keinen Clanchef
        [zayo] Zayo nicht
        [fiddle] keine Fiedel
       *[steppe] die Steppe nicht
    }
two-pieces =
    { $card ->
        [horse] zwei Pferde
        [cart] zwei Karren
        [yurt] zwei Jurten
       *[trap] zwei Wolfsfallen
    }
animals =
    { $animal ->
        [sheep] { $count ->
            [one] { $count } Schaf
           *[other] { $count } Schafe
        }
        [goat] { $count ->
            [one] { $count } Ziege
           *[other] { $count } Ziegen
        }
       *[camel] { $count ->
            [one] { $count } Kamel
           *[other] { $count } Kamele
        }
    }
an-animal =
    { $animal ->
        [sheep] ein Schaf
        [goat] eine Ziege
       *[camel] ein Kamel
    }
no-animal =
    { $animal ->
        [sheep] kein Schaf
        [goat] keine Ziege
       *[camel] kein Kamel
    }

# Was passiert ist
dealt = { $seat } bekommt { $card }.
dealt-hidden = { $seat } bekommt eine Karte.
bids = { $seat } bietet { $card }.
wins-trick = { $seat } gewinnt den Stich.
buys-trap = { $seat } kauft eine Wolfsfalle für { $price }.
sends-thief = { $seat } schickt den Dieb zu { $victim }: Er soll { $piece } stehlen.
sends-thief-for-two = { $seat } schickt den Dieb mit Zayo zu { $victim }: Er soll { $pieces } stehlen.
sends-thief-twice = { $seat } schickt den Dieb mit Zayo los: Er soll bei { $victim } { $piece } und bei { $other_victim } { $other_piece } stehlen.
thief-takes = Der Dieb nimmt { $victim } { $pieces } weg.
lays-friendship = { $seat } spielt die Freundschaft aus und ist vor dem Dieb sicher.
sends-wolf = { $seat } schickt den Wolf zu { $victim }: Er soll { $animal } holen.
wolf-takes = Der Wolf nimmt { $victim } { $animal } weg.
lays-shaman = { $seat } spielt den Schamanen aus und ist vor dem Wolf sicher.
sends-chief = { $seat } schickt den Clanchef zu { $victim }: Er soll { $animals } holen.
chief-takes = Der Clanchef nimmt { $victim } { $animals } weg.
lays-zayo = { $seat } spielt Zayo aus und ist vor Dieb, Wolf und Clanchef sicher.
plays-fiddle = { $seat } spielt auf der Fiedel und bekommt ein Kamel für { $price }.
leaves = { $seat } zieht in die Steppe, nimmt { $camels } mit und gewinnt das Spiel.
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } antwortet mit der Freundschaft: Der Clanchef reitet mit leeren Händen heim.
       *[thief] { $seat } antwortet mit der Freundschaft: Der Dieb geht leer aus.
    }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } antwortet mit dem Schamanen: Der Clanchef reitet mit leeren Händen heim.
       *[wolf] { $seat } antwortet mit dem Schamanen: Der Wolf zieht hungrig ab.
    }
accepts = { $seat } nimmt es hin.
places = { $seat } legt { $card } aus.
asks = { $seat } bittet { $giver } um { $card }.
gives = { $giver } gibt die Karte her, und { $seat } legt sie aus.
has-none = { $giver } hat so eine Karte nicht.
takes = { $seat } nimmt { $animal } aus der Mitte.
passes = { $seat } verzichtet auf die Belohnung.
tour-begins = Runde { $number } beginnt, { $seat } spielt an.
ends-tours =
    { $count ->
        [one] { $count } Runde ist gespielt, das Spiel endet: Die meisten Kamele gewinnen, dann das meiste Kleinvieh, dann die meiste Ausrüstung.
       *[other] { $count } Runden sind gespielt, das Spiel endet: Die meisten Kamele gewinnen, dann das meiste Kleinvieh, dann die meiste Ausrüstung.
    }

# Was du jetzt tun sollst
expect-turn = Spiel eine Karte aus, wenn du magst. { $bid }
expect-lead = Du spielst an: Biete eine beliebige Karte.
expect-any = Du musst { $card } nicht überbieten: Biete eine beliebige Karte.
expect-overbid = Du musst { $card } überbieten: Biete { $cards }.
expect-follow = Du musst Farbe bedienen: Biete { $cards }.
attacked-by-thief = { $seat } schickt den Dieb zu dir: Er soll { $pieces } stehlen.
attacked-by-wolf = { $seat } schickt den Wolf zu dir: Er soll { $animal } holen.
attacked-by-chief = { $seat } schickt den Clanchef zu dir: Er soll { $animals } holen.
expect-answer =
    { $defence ->
        [both] { $attack } Antworte mit der Freundschaft oder mit dem Schamanen, oder nimm es hin.
        [friendship] { $attack } Antworte mit der Freundschaft, oder nimm es hin.
       *[shaman] { $attack } Antworte mit dem Schamanen, oder nimm es hin.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Zum Antworten fehlen dir Freundschaft und Schamane: Nimm es hin.
        [friendship] { $attack } Zum Antworten fehlt dir die Freundschaft: Nimm es hin.
       *[shaman] { $attack } Zum Antworten fehlt dir der Schamane: Nimm es hin.
    }
expect-place = Du hast den Stich gewonnen: Leg { $cards } aus, oder passe.
expect-ask = Du hast den Stich gewonnen: Bitte jemanden um Ausrüstung, die dir noch fehlt ({ $cards }), oder passe.
expect-nothing = Du hast den Stich gewonnen, aber keine Ausrüstung zum Auslegen: Passe.
expect-take = Du hast den Stich gewonnen: Nimm { $animals } aus der Mitte, oder passe.
expect-pass = Du hast den Stich gewonnen, aber in der Mitte ist kein Schaf und keine Ziege mehr: Passe.

# Absagen
refuse-not-to-deal = Diese Karte kann jetzt nicht ausgeteilt werden: { $card }.
refuse-bid-now = Du bist am Zug: Spiel eine Karte aus, wenn du magst, und biete dann eine.
refuse-place-later = Pferd, Karren und Jurte legst du als Belohnung für einen Stich aus: Gewinn erst einen.
refuse-answer-now =
    { $defence ->
        [both] Du wirst angegriffen: Antworte mit der Freundschaft oder dem Schamanen, wenn du eins davon hast, oder nimm es hin.
        [friendship] Du wirst angegriffen: Antworte mit der Freundschaft, wenn du sie hast, oder nimm es hin.
       *[shaman] Du wirst angegriffen: Antworte mit dem Schamanen, wenn du ihn hast, oder nimm es hin.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Du hast die Freundschaft nicht auf der Hand: Du kannst es nur hinnehmen.
       *[shaman] Du hast den Schamanen nicht auf der Hand: Du kannst es nur hinnehmen.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Du hast die Freundschaft nicht auf der Hand: Antworte mit dem Schamanen, oder nimm es hin.
       *[shaman] Du hast den Schamanen nicht auf der Hand: Antworte mit der Freundschaft, oder nimm es hin.
    }
refuse-counter-unnamed = Sag, womit du dem Clanchef antwortest: counter friendship (Freundschaft) oder counter shaman (Schamane).
refuse-counter-named =
    { $defence ->
        [friendship] Dem Dieb antwortet nur die Freundschaft, sie wird nicht genannt: Nur counter, oder nimm es hin.
       *[shaman] Dem Wolf antwortet nur der Schamane, er wird nicht genannt: Nur counter, oder nimm es hin.
    }
refuse-reward-now = Du hast den Stich gewonnen: Nimm zuerst deine Belohnung, oder passe.
refuse-bid-not-held = Du hast { $card } nicht auf der Hand: Biete eine Karte, die du hast.
refuse-must-overbid = Du kannst { $card } überbieten, also musst du es auch: Biete { $cards }.
refuse-must-follow = Vorn liegt die Karte { $card }, und du musst ihre Farbe bedienen: Biete { $cards }.
refuse-one-card-only = Vor diesem Gebot hast du schon eine Karte ausgespielt: Biete jetzt.
refuse-not-held = Du hast { $card } auf der Hand: Spiel eine Karte aus, die du hast, oder biete einfach.
refuse-self = Wähle jemand anders, nicht dich selbst.
refuse-trap-owned = Du hast schon eine Wolfsfalle, und mehr als eine darfst du nicht kaufen: Spiel eine andere Karte aus, oder biete einfach.
refuse-trap-unpaid = Eine Wolfsfalle kostet zwei eigene Schafe oder Ziegen, und { $price } hast du nicht: Zahl mit dem, was du hast, oder biete einfach.
refuse-thief-missing = Der Dieb stiehlt nur, was vor jemandem liegt, und { $victim } hat { $piece } vor sich: Wähle ein Stück, das dort liegt.
refuse-thief-protected =
    { $shield ->
        [friendship] Der Dieb kann nicht zu { $victim }, dort schützt die Freundschaft: Wähle jemand anders.
       *[zayo] Der Dieb kann nicht zu { $victim }, dort schützt Zayo: Wähle jemand anders.
    }
refuse-two-missing = Der Dieb stiehlt nur, was vor jemandem liegt, und diese zwei Stücke liegen dort nicht beide: Wähle zwei, die dort liegen.
refuse-two-protected = Der Dieb kann zu niemandem, den die Freundschaft schützt: Wähle jemand anders.
refuse-wolf-missing = Der Wolf holt nur, was da ist, und { $victim } hat { $animal }: Wähle ein Tier, das da ist.
refuse-wolf-protected =
    { $shield ->
        [trap] Der Wolf kann nicht zu { $victim }, dort schützt eine Wolfsfalle: Wähle jemand anders.
        [shaman] Der Wolf kann nicht zu { $victim }, dort schützt der Schamane: Wähle jemand anders.
       *[zayo] Der Wolf kann nicht zu { $victim }, dort schützt Zayo: Wähle jemand anders.
    }
refuse-without-zayo = Dafür muss Zayo vor dir liegen: Ohne Zayo spielst du { $card } auf die einfache Art aus.
refuse-chief-form =
    { $takes ->
        [all] In diesem Spiel nimmt der Clanchef alle Schafe und Ziegen zusammen: Nenne nur, von wem.
       *[one-kind] In diesem Spiel nimmt der Clanchef eine Tierart: Nenne, von wem, und dann sheep (Schafe) oder goat (Ziegen).
    }
refuse-chief-camp = Der Clanchef kommt nur, wenn Pferd, Karren, Jurte und Wolfsfalle vor dir liegen: Spiel eine andere Karte aus, oder biete einfach.
refuse-chief-yurt = { $victim } hat eine Jurte, dort nimmt der Clanchef nichts: Wähle jemanden ohne Jurte.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } hat keine Kamele für den Clanchef: Wähle jemanden mit Kamelen.
       *[stock] { $victim } hat kein solches Kleinvieh für den Clanchef: Wähle jemanden, bei dem es etwas zu holen gibt.
    }
refuse-chief-protected = Der Clanchef kann nicht zu { $victim }, dort schützt Zayo: Wähle jemand anders.
refuse-fiddle-no-camel = In der Mitte ist kein Kamel mehr, die Fiedel kann also warten.
refuse-fiddle-unpaid = Ein Kamel kostet drei eigene Schafe oder Ziegen, und { $price } hast du nicht: Zahl mit dem, was du hast, oder biete einfach.
refuse-steppe-camels = Für den Weg in die Steppe brauchst du mindestens { $camels }: Spiel vorerst eine andere Karte aus, oder biete einfach.
refuse-place-twice = Du hast schon { $card } vor dir liegen: Leg etwas aus, das dir fehlt.
refuse-place-not-held = Du hast { $card } auf der Hand: Leg Ausrüstung aus, die du hast.
refuse-ask-as-two = Zu zweit bittet ihr einander nicht um Ausrüstung: Leg welche aus deiner Hand aus, oder passe.
refuse-ask-twice = Du hast schon { $card } vor dir liegen: Bitte um etwas, das dir fehlt.
refuse-ask-own-first = Du hast selbst Ausrüstung zum Auslegen, und bitten darf nur, wer keine hat: Leg deine aus, oder passe.
refuse-take-too-soon = Für ein Tier müssen Pferd, Karren und Jurte vor dir liegen: Besorg dir erst, was fehlt, oder passe.
refuse-take-none-left =
    { $animal ->
        [sheep] In der Mitte ist kein Schaf mehr: Nimm eine Ziege, falls noch eine da ist, oder passe.
       *[goat] In der Mitte ist keine Ziege mehr: Nimm ein Schaf, falls noch eines da ist, oder passe.
    }

# Optionen
option-following = Überbieten
option-following-help = Was muss bieten, wer nicht anspielt?
option-following-overbid = Wenn möglich eine höhere Karte der angespielten Farbe, sonst eine beliebige
option-following-strict = Wenn möglich eine höhere Karte der angespielten Farbe, sonst eine dieser Farbe, sonst eine beliebige
option-following-suit = Wenn möglich eine Karte der angespielten Farbe, egal wie hoch
option-following-free = Eine beliebige Karte
option-chief_takes = Clanchef
option-chief_takes-help = Was nimmt der Clanchef, wo keine Jurte steht?
option-chief_takes-all = Alle Schafe und alle Ziegen
option-chief_takes-one-kind = Alle Schafe oder alle Ziegen
option-chief_counter = Antwort auf den Clanchef
option-chief_counter-help = Darf sofort aus der Hand antworten, zu wem der Clanchef kommt?
option-chief_counter-yes = Ja, mit der Freundschaft oder dem Schamanen
option-chief_counter-no = Nein, nur ein ausliegendes Zayo schützt
option-max_tours = Rundenlimit
option-max_tours-help = Nach wie vielen Runden endet das Spiel, wenn niemand in die Steppe gezogen ist?

# Der Tisch als Text
drawn-tour = Runde { $tour } von { $most }, Stich { $trick }
drawn-centre = Mitte: { $animals }
drawn-steppe = Für die Steppe: { $camels }
drawn-column =
    { $column ->
        [bid] Gebot
        [horse] Pferd
        [cart] Karren
        [yurt] Jurte
        [trap] Falle
        [sheep] Schafe
        [goat] Ziegen
        [camel] Kamele
       *[hand] Hand
    }
drawn-laid = Gespielt von { $seat }: { $cards }
drawn-bids = Deine Bietkarten: { $cards }
drawn-cards = Deine Spielkarten: { $cards }
drawn-none = nichts

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-tricks =
    { $count ->
        [one] gewinnt einen Stich
       *[other] gewinnt { $count } Stiche
    }
feat-tricks-label = Gewonnene Stiche
feat-raised =
    { $count ->
        [one] holt ein Tier aus der Mitte
       *[other] holt { $count } Tiere aus der Mitte
    }
feat-raised-label = Tiere aus der Mitte
feat-largest-herd =
    { $count ->
        [one] hat eine Herde von einem Tier
       *[other] hat eine Herde von { $count } Tieren
    }
feat-largest-herd-label = Größte Herde
feat-camels =
    { $count ->
        [one] erspielt mit der Fiedel ein Kamel
       *[other] erspielt mit der Fiedel { $count } Kamele
    }
feat-camels-label = Erspielte Kamele
feat-stolen-animals =
    { $count ->
        [one] nimmt anderen ein Tier weg
       *[other] nimmt anderen { $count } Tiere weg
    }
feat-stolen-animals-label = Anderen weggenommene Tiere
feat-stolen-gear = stiehlt { $count } Stück Ausrüstung
feat-stolen-gear-label = Gestohlene Ausrüstung
feat-lost-animals =
    { $count ->
        [one] verliert ein Tier an andere
       *[other] verliert { $count } Tiere an andere
    }
feat-lost-animals-label = An andere verlorene Tiere
feat-wolves =
    { $count ->
        [one] schickt einmal den Wolf los
       *[other] schickt { $count } Mal den Wolf los
    }
feat-wolves-label = Losgeschickte Wölfe
feat-countered =
    { $count ->
        [one] wehrt einen Angriff ab
       *[other] wehrt { $count } Angriffe ab
    }
feat-countered-label = Abgewehrte Angriffe

# Rat: was zu tun ist, und was dafür spricht
advise-bid = Biete { $card }
advise-trap = Kauf eine Wolfsfalle für { $price }
advise-fiddle = Spiel auf der Fiedel und zahl { $price }
advise-chief = Schick den Clanchef zu { $victim }: { $animals }
advise-steppe = Zieh in die Steppe
advise-lay = Spiel { $card } aus
advise-wolf = Schick den Wolf zu { $victim }, um { $animal } zu holen
advise-thief = Schick den Dieb zu { $victim }, um { $pieces } zu stehlen
advise-thief-twice = Schick den Dieb los: Er soll bei { $victim } { $pieces } und bei { $other_victim } { $other_pieces } stehlen
advise-place = Leg { $card } aus
advise-ask = Bitte { $giver } um { $card }
advise-take = Nimm { $animal }
advise-pass = Verzichte auf die Belohnung
advise-counter-friendship = Antworte mit der Freundschaft
advise-counter-shaman = Antworte mit dem Schamanen
advise-accept = Nimm es hin
why-bid-wins = Damit gewinnst du den Stich: Wer noch bietet, kann die Karte nicht überbieten.
why-lead =
    { $count ->
        [one] Nur eine Karte, die noch jemand haben kann, ist höher.
       *[other] { $count } Karten, die noch jemand haben kann, sind höher.
    }
why-bid-beats =
    { $count ->
        [one] Das überbietet { $card }, und nur eine Karte, die noch jemand haben kann, ist höher.
       *[other] Das überbietet { $card }, und { $count } Karten, die noch jemand haben kann, sind höher.
    }
why-bid-keeps = So behältst du { $kept } für einen späteren Stich.
why-bid-beats-keeps = Das überbietet { $card }, und { $kept } behältst du für einen späteren Stich.
why-bid-lowest = Gegen { $card } ist damit nichts zu gewinnen, und eine niedrigere Karte darfst du nicht bieten.
why-bid-loses = Gegen { $card } ist damit nichts zu gewinnen.
why-steppe = Das gewinnt das Spiel.
why-fiddle =
    { $camels ->
        [one] Damit hast du { $camels } Kamel; für die Steppe braucht es { $needed }.
       *[other] Damit hast du { $camels } Kamele; für die Steppe braucht es { $needed }.
    }
why-trap =
    { $count ->
        [0] Für den Wolf bleibt dir kein Tier, aber die Falle bleibt liegen, und der Clanchef verlangt sie.
        [one] Zu dem einen Tier, das dir bleibt, kommt kein Wolf mehr, solange die Falle da liegt.
       *[other] Zu den { $count } Tieren, die dir bleiben, kommt kein Wolf mehr, solange die Falle da liegt.
    }
why-chief = Das bringt dir { $animals }, wenn { $victim } nicht mit Freundschaft oder Schamane antwortet.
why-chief-sure = Das bringt dir { $animals }, und { $victim } kann nicht antworten: Freundschaft und Schamanen hat sonst niemand auf der Hand.
why-chief-unanswered = Das bringt dir { $animals } von { $victim }, und gegen den Clanchef hilft keine Karte aus der Hand.
why-wolf = Damit hast du { $animals }, wenn { $victim } nicht mit dem Schamanen antwortet.
why-wolf-sure = Damit hast du { $animals }, und { $victim } kann nicht antworten: Den Schamanen hat sonst niemand auf der Hand.
why-thief-lacks = Das bringt dir, was dir fehlt ({ $cards }), wenn niemand mit der Freundschaft antwortet.
why-thief-lacks-sure = Das bringt dir, was dir fehlt ({ $cards }), und niemand kann antworten: Die Freundschaft hat sonst niemand auf der Hand.
why-thief-takes = So ein Stück hast du schon, aber dort fehlt es dann, wenn niemand mit der Freundschaft antwortet.
why-thief-takes-sure = So ein Stück hast du schon, aber dort fehlt es dann, und niemand kann antworten: Die Freundschaft hat sonst niemand auf der Hand.
tricks-left =
    { $count ->
        [one] im letzten Stich dieser Runde
       *[other] in den restlichen { $count } Stichen dieser Runde
    }
why-friendship =
    { $count ->
        [0] Zu dir kommt { $tricks } kein Dieb.
        [one] Zu deinem einen Stück Ausrüstung kommt { $tricks } kein Dieb.
       *[other] Zu deinen { $count } Stücken Ausrüstung kommt { $tricks } kein Dieb.
    }
why-shaman =
    { $count ->
        [0] Zu dir kommt { $tricks } kein Wolf.
        [one] Zu deinem einen Tier kommt { $tricks } kein Wolf.
       *[other] Zu deinen { $count } Tieren kommt { $tricks } kein Wolf.
    }
why-zayo =
    { $count ->
        [0] Dieb, Wolf und Clanchef bleiben dir { $tricks } fern.
        [one] Dieb, Wolf und Clanchef bleiben dir und deinem einen Tier { $tricks } fern.
       *[other] Dieb, Wolf und Clanchef bleiben dir und deinen { $count } Tieren { $tricks } fern.
    }
why-place = Dann brauchst du nur noch { $cards }, um für Stiche Tiere zu bekommen.
why-place-complete = Dann hast du Pferd, Karren und Jurte, und dein nächster Stich kann dir ein Tier bringen.
cards-held =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
why-ask =
    { $count ->
        [one] Eine solche Karte siehst du nirgends, und { $giver } hat { $held } auf der Hand.
       *[other] { $count } solche Karten siehst du nirgends, und { $giver } hat { $held } auf der Hand.
    }
why-ask-lacks = In dieser Runde hat sich schon gezeigt, dass { $giver } keine solche Karte hat.
why-ask-none = Du siehst alle solchen Karten, also kann dir niemand eine geben.
why-take =
    { $count ->
        [one] Damit hast du ein Schaf oder eine Ziege; drei davon und eine Fiedel bringen ein Kamel.
       *[other] Damit hast du { $count } Schafe und Ziegen; drei davon und eine Fiedel bringen ein Kamel.
    }
why-take-fiddle =
    { $count ->
        [one] Damit hast du ein Schaf oder eine Ziege; für drei davon und deine Fiedel gibt es ein Kamel.
       *[other] Damit hast du { $count } Schafe und Ziegen; für drei davon und deine Fiedel gibt es ein Kamel.
    }
why-take-rank =
    { $count ->
        [one] Damit hast du ein Schaf oder eine Ziege; am Ende zählen sie nach den Kamelen.
       *[other] Damit hast du { $count } Schafe und Ziegen; am Ende zählen sie nach den Kamelen.
    }
why-take-more =
    { $count ->
        [one] Danach fehlt dir nur noch ein Schaf oder eine Ziege, um ein Kamel zu bezahlen.
       *[other] Danach fehlen dir noch { $count } Schafe oder Ziegen, um ein Kamel zu bezahlen.
    }
why-pass = Die Belohnung muss man nie nehmen, und so sieht niemand eine Karte von dir.
why-pass-only = Es gibt keine Belohnung, die du nehmen könntest.
why-counter-friendship =
    { $attacker ->
        [chief] Der Clanchef geht leer aus, und die Freundschaft hält dir { $tricks } den Dieb fern.
       *[thief] Der Dieb geht leer aus, und die Freundschaft schützt dich { $tricks }.
    }
why-counter-shaman =
    { $attacker ->
        [chief] Der Clanchef geht leer aus, und der Schamane hält dir { $tricks } den Wolf fern.
       *[wolf] Der Wolf geht leer aus, und der Schamane schützt dich { $tricks }.
    }
why-accept-friendship = Die Freundschaft bleibt dir auf der Hand.
why-accept-shaman = Der Schamane bleibt dir auf der Hand.
why-accept-both = Freundschaft und Schamane bleiben dir auf der Hand.
why-accept = Zum Antworten hast du nichts auf der Hand.
