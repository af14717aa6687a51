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
    .seat = Du bekommst { $card }.
dealt-hidden = { $seat } bekommt eine Karte.
    .seat = Du bekommst eine Karte.
bids = { $seat } bietet { $card }.
    .seat = Du bietest { $card }.
wins-trick = { $seat } gewinnt den Stich.
    .seat = Du gewinnst den Stich!
buys-trap = { $seat } kauft eine Wolfsfalle für { $price }.
    .seat = Du kaufst eine Wolfsfalle für { $price }.
sends-thief = { $seat } schickt den Dieb zu { $victim }: Er soll { $piece } stehlen.
    .seat = Du schickst den Dieb zu { $victim }: Er soll { $piece } stehlen.
    .victim = Vorsicht, der Dieb! { $seat } schickt ihn zu dir: Er soll { $piece } stehlen.
sends-thief-for-two = Mit Zayo schickt { $seat } den Dieb zu { $victim }: Er soll { $pieces } stehlen.
    .seat = Mit Zayo schickst du den Dieb zu { $victim }: Er soll { $pieces } stehlen.
    .victim = Vorsicht, der Dieb! Mit Zayo schickt { $seat } ihn zu dir: Er soll { $pieces } stehlen.
sends-thief-twice = Mit Zayo schickt { $seat } den Dieb los: Er soll bei { $victim } { $piece } und bei { $other_victim } { $other_piece } stehlen.
    .seat = Mit Zayo schickst du den Dieb los: Er soll bei { $victim } { $piece } und bei { $other_victim } { $other_piece } stehlen.
    .victim = Vorsicht, der Dieb! Mit Zayo schickt { $seat } ihn los: Er soll bei dir { $piece } und bei { $other_victim } { $other_piece } stehlen.
    .other_victim = Vorsicht, der Dieb! Mit Zayo schickt { $seat } ihn los: Er soll bei { $victim } { $piece } und bei dir { $other_piece } stehlen.
thief-takes = Der Dieb nimmt { $victim } { $pieces } weg.
    .victim = Der Dieb nimmt dir { $pieces } weg.
lays-friendship = { $seat } spielt die Freundschaft und ist vor dem Dieb sicher.
    .seat = Du spielst die Freundschaft und bist vor dem Dieb sicher.
sends-wolf = { $seat } schickt den Wolf zu { $victim }: Er soll { $animal } holen.
    .seat = Du schickst den Wolf zu { $victim }: Er soll { $animal } holen.
    .victim = Vorsicht, der Wolf! { $seat } schickt ihn zu dir: Er soll { $animal } holen.
wolf-takes = Der Wolf nimmt { $victim } { $animal } weg.
    .victim = Der Wolf nimmt dir { $animal } weg.
lays-shaman = { $seat } spielt den Schamanen und ist vor dem Wolf sicher.
    .seat = Du spielst den Schamanen und bist vor dem Wolf sicher.
sends-chief = { $seat } schickt den Clanchef zu { $victim }: Er soll { $animals } holen.
    .seat = Du schickst den Clanchef zu { $victim }: Er soll { $animals } holen.
    .victim = Vorsicht, der Clanchef! { $seat } schickt ihn zu dir: Er soll { $animals } holen.
chief-takes = Der Clanchef nimmt { $victim } { $animals } weg.
    .victim = Der Clanchef nimmt dir { $animals } weg.
lays-zayo = Zayo ist da! { $seat } ist vor Dieb, Wolf und Clanchef sicher.
    .seat = Zayo ist da! Du bist vor Dieb, Wolf und Clanchef sicher.
plays-fiddle = { $seat } spielt die Fiedel: ein Kamel für { $price }!
    .seat = Du spielst die Fiedel: ein Kamel für { $price }!
leaves = { $seat } reitet in die Steppe, nimmt { $camels } mit und gewinnt das Spiel!
    .seat = Du reitest in die Steppe, nimmst { $camels } mit und gewinnst das Spiel!
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } antwortet mit der Freundschaft: Der Clanchef reitet mit leeren Händen heim!
       *[thief] { $seat } antwortet mit der Freundschaft: Der Dieb geht leer aus!
    }
    .seat =
        { $attacker ->
            [chief] Du antwortest mit der Freundschaft: Der Clanchef reitet mit leeren Händen heim!
           *[thief] Du antwortest mit der Freundschaft: Der Dieb geht leer aus!
        }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } antwortet mit dem Schamanen: Der Clanchef reitet mit leeren Händen heim!
       *[wolf] { $seat } antwortet mit dem Schamanen: Der Wolf zieht hungrig ab!
    }
    .seat =
        { $attacker ->
            [chief] Du antwortest mit dem Schamanen: Der Clanchef reitet mit leeren Händen heim!
           *[wolf] Du antwortest mit dem Schamanen: Der Wolf zieht hungrig ab!
        }
accepts = { $seat } lässt es zu.
    .seat = Du lässt es zu.
places = { $seat } legt { $card } aus.
    .seat = Du legst { $card } aus.
asks = { $seat } bittet { $giver } um { $card }.
    .seat = Du bittest { $giver } um { $card }.
    .giver = { $seat } bittet dich um { $card }.
gives = { $giver } gibt die Karte her, und { $seat } legt sie aus.
    .giver = Du gibst die Karte her, und { $seat } legt sie aus.
    .seat = { $giver } gibt die Karte her, und du legst sie aus!
has-none = { $giver } hat keine. Pech gehabt!
    .giver = Du hast keine.
takes = { $seat } nimmt { $animal } aus der Mitte.
    .seat = Du nimmst { $animal } aus der Mitte.
passes = { $seat } passt.
    .seat = Du passt.
tour-begins = Runde { $number } beginnt, { $seat } spielt an.
    .seat = Runde { $number } beginnt, du spielst an.
ends-tours =
    { $count ->
        [one] Die einzige Runde ist gespielt. Es gewinnt, wer die meisten Kamele hat; bei Gleichstand zählen Schafe und Ziegen, dann die Ausrüstung.
       *[other] Alle { $count } Runden sind gespielt. Es gewinnt, wer die meisten Kamele hat; bei Gleichstand zählen Schafe und Ziegen, dann die Ausrüstung.
    }

# Was du jetzt tun sollst
expect-turn = Spiel erst eine Karte, wenn du magst. { $bid }
expect-lead = Du spielst an: Biete, was du willst.
expect-any = Biete, was du willst.
expect-overbid = Überbiete { $card }.
expect-follow = Bediene die Farbe.
attacked-by-thief = Vorsicht, der Dieb! { $seat } will dir { $pieces } stehlen.
attacked-by-wolf = Vorsicht, der Wolf! { $seat } will dir { $animal } wegnehmen.
attacked-by-chief = Vorsicht, der Clanchef! { $seat } will dir { $animals } wegnehmen.
expect-answer =
    { $defence ->
        [both] { $attack } Antworte oder lass es zu.
        [friendship] { $attack } Spiel die Freundschaft oder lass es zu.
       *[shaman] { $attack } Spiel den Schamanen oder lass es zu.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Du hast weder Freundschaft noch Schamane: Lass es zu.
        [friendship] { $attack } Die Freundschaft hast du nicht: Lass es zu.
       *[shaman] { $attack } Den Schamanen hast du nicht: Lass es zu.
    }
expect-place = Der Stich gehört dir! Leg { $cards } aus, oder passe.
expect-ask = Der Stich gehört dir! Bitte jemanden um { $cards }, oder passe.
expect-nothing = Der Stich gehört dir, aber du hast keine Ausrüstung zum Auslegen: Passe.
expect-take = Der Stich gehört dir! Nimm { $animals } aus der Mitte, oder passe.
expect-pass = Der Stich gehört dir, aber in der Mitte ist kein Schaf und keine Ziege mehr: Passe.

# Absagen
refuse-not-to-deal = Diese Karte kann jetzt nicht ausgeteilt werden: { $card }.
refuse-bid-now = Du bist dran: Spiel eine Karte, wenn du magst, und biete dann eine.
refuse-place-later = Pferd, Karren und Jurte sind die Belohnung für einen Stich: Gewinn erst einen.
refuse-answer-now =
    { $defence ->
        [both] Du wirst angegriffen: Spiel die Freundschaft oder den Schamanen, wenn du eins davon hast, oder lass es zu.
        [friendship] Du wirst angegriffen: Spiel die Freundschaft, wenn du sie hast, oder lass es zu.
       *[shaman] Du wirst angegriffen: Spiel den Schamanen, wenn du ihn hast, oder lass es zu.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Die Freundschaft hast du nicht: Du kannst es nur zulassen.
       *[shaman] Den Schamanen hast du nicht: Du kannst es nur zulassen.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Die Freundschaft hast du nicht: Spiel den Schamanen oder lass es zu.
       *[shaman] Den Schamanen hast du nicht: Spiel die Freundschaft oder lass es zu.
    }
refuse-counter-unnamed = Sag, womit du dem Clanchef antwortest: counter friendship (Freundschaft) oder counter shaman (Schamane).
refuse-counter-named =
    { $defence ->
        [friendship] Den Dieb hält nur die Freundschaft auf, du nennst sie nicht: Nur counter, oder accept.
       *[shaman] Den Wolf hält nur der Schamane auf, du nennst ihn nicht: Nur counter, oder accept.
    }
refuse-reward-now = Der Stich gehört dir: Such dir erst deine Belohnung aus oder passe.
refuse-bid-not-held = { $card } hast du nicht: Biete eine Karte aus deiner Hand.
refuse-must-overbid = Du kannst { $card } überbieten, also musst du es auch: Biete { $cards }.
refuse-must-follow = Du musst die Farbe von { $card } bedienen: Biete { $cards }.
refuse-one-card-only = Vor diesem Gebot hast du schon eine Karte gespielt: Biete jetzt.
refuse-not-held = Du hast { $card } auf der Hand: Spiel eine Karte, die du hast, oder biete einfach.
refuse-self = Wähl jemand anders, nicht dich selbst.
refuse-trap-owned = Du hast schon eine Wolfsfalle, und kaufen darfst du nur eine: Spiel eine andere Karte oder biete einfach.
refuse-trap-unpaid = Eine Wolfsfalle kostet zwei deiner Schafe oder Ziegen, und { $price } hast du nicht: Zahl mit dem, was du hast, oder biete einfach.
refuse-thief-missing = Der Dieb stiehlt nur, was da ist, und { $victim } hat { $piece } im Lager: Wähl ein Stück, das dort liegt.
refuse-thief-protected =
    { $shield ->
        [friendship] Die Freundschaft schützt { $victim } vor dem Dieb: Wähl jemand anders.
       *[zayo] Zayo schützt { $victim } vor dem Dieb: Wähl jemand anders.
    }
refuse-two-missing = Der Dieb stiehlt nur, was da ist, und diese zwei Stücke liegen dort nicht beide: Wähl zwei, die dort liegen.
refuse-two-protected = Eine Person schützt die Freundschaft vor dem Dieb: Wähl jemand anders.
refuse-wolf-missing = Der Wolf holt nur, was da ist, und { $victim } hat { $animal }: Wähl ein Tier, das da ist.
refuse-wolf-protected =
    { $shield ->
        [trap] Eine Wolfsfalle schützt { $victim }: Wähl jemand anders.
        [shaman] Der Schamane schützt { $victim } vor dem Wolf: Wähl jemand anders.
       *[zayo] Zayo schützt { $victim } vor dem Wolf: Wähl jemand anders.
    }
refuse-without-zayo = Dafür muss Zayo vor dir liegen: Ohne Zayo spielst du { $card } auf die einfache Art.
refuse-chief-form =
    { $takes ->
        [all] In diesem Spiel nimmt der Clanchef alle Schafe und Ziegen zusammen: Nenn nur, von wem.
       *[one-kind] In diesem Spiel nimmt der Clanchef eine Tierart: Nenn, von wem, und dann sheep (Schafe) oder goat (Ziegen).
    }
refuse-chief-camp = Der Clanchef kommt nur in ein Lager mit Pferd, Karren, Jurte und Wolfsfalle: Spiel eine andere Karte oder biete einfach.
refuse-chief-yurt = { $victim } hat eine Jurte, dort nimmt der Clanchef nichts: Wähl jemanden ohne Jurte.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } hat keine Kamele für den Clanchef: Wähl jemanden mit Kamelen.
       *[stock] { $victim } hat keine solchen Tiere für den Clanchef: Wähl jemanden, der welche hat.
    }
refuse-chief-protected = Zayo schützt { $victim } vor dem Clanchef: Wähl jemand anders.
refuse-fiddle-no-camel = In der Mitte ist kein Kamel mehr: Heb die Fiedel für später auf.
refuse-fiddle-unpaid = Ein Kamel kostet drei deiner Schafe oder Ziegen, und { $price } hast du nicht: Zahl mit dem, was du hast, oder biete einfach.
refuse-steppe-camels = Für die Steppe brauchst du mindestens { $camels }: Spiel solange eine andere Karte oder biete einfach.
refuse-place-twice = Du hast schon { $card }: Leg etwas aus, das dir noch fehlt.
refuse-place-not-held = Du hast { $card } auf der Hand: Leg aus, was du hast.
refuse-ask-as-two = Zu zweit bittet ihr einander nicht um Ausrüstung: Leg etwas aus deiner Hand aus oder passe.
refuse-ask-twice = Du hast schon { $card }: Bitte um etwas, das dir noch fehlt.
refuse-ask-own-first = Du kannst selbst etwas auslegen, also darfst du niemanden bitten: Leg deins aus oder passe.
refuse-take-too-soon = Für ein Tier brauchst du Pferd, Karren und Jurte: Besorg dir erst, was fehlt, oder passe.
refuse-take-none-left =
    { $animal ->
        [sheep] In der Mitte ist kein Schaf mehr: Nimm eine Ziege, wenn noch eine da ist, oder passe.
       *[goat] In der Mitte ist keine Ziege mehr: Nimm ein Schaf, wenn noch eins da ist, oder passe.
    }

# Optionen
option-following = Überbieten
option-following-help = Was musst du bieten, wenn jemand anders angespielt hat?
option-following-overbid = Wenn du kannst, eine höhere Karte dieser Farbe, sonst eine beliebige
option-following-strict = Wenn du kannst, eine höhere Karte dieser Farbe, sonst irgendeine dieser Farbe, sonst eine beliebige
option-following-suit = Wenn du kannst, eine Karte dieser Farbe, egal wie hoch
option-following-free = Eine beliebige Karte
option-chief_takes = Clanchef
option-chief_takes-help = Was nimmt der Clanchef, wo keine Jurte steht?
option-chief_takes-all = Alle Schafe und alle Ziegen
option-chief_takes-one-kind = Alle Schafe oder alle Ziegen
option-chief_counter = Antwort auf den Clanchef
option-chief_counter-help = Darfst du aus der Hand antworten, wenn der Clanchef zu dir kommt?
option-chief_counter-yes = Ja, mit der Freundschaft oder dem Schamanen
option-chief_counter-no = Nein, nur Zayo auf dem Tisch schützt dich
option-max_tours = Rundenlimit
option-max_tours-help = Nach wie vielen Runden endet das Spiel, wenn niemand in die Steppe geritten ist?

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
    .seat = Von dir gespielt: { $cards }
drawn-bids = Deine Bietkarten: { $cards }
drawn-cards = Deine Spielkarten: { $cards }
drawn-none = nichts

# Was von einem beendeten Spiel erzählt wird: nach „Ann hat“ und „Du hast“, und in einer Liste
feat-tricks =
    { $count ->
        [one] einen Stich gewonnen
       *[other] { $count } Stiche gewonnen
    }
feat-tricks-label = Gewonnene Stiche
feat-raised =
    { $count ->
        [one] ein Tier aus der Mitte geholt
       *[other] { $count } Tiere aus der Mitte geholt
    }
feat-raised-label = Tiere aus der Mitte
feat-largest-herd =
    { $count ->
        [one] ein Schaf oder eine Ziege gehabt
       *[other] eine Herde von { $count } Schafen und Ziegen gehabt
    }
feat-largest-herd-label = Meiste Schafe und Ziegen
feat-camels =
    { $count ->
        [one] mit der Fiedel ein Kamel erspielt
       *[other] mit der Fiedel { $count } Kamele erspielt
    }
feat-camels-label = Mit der Fiedel erspielte Kamele
feat-stolen-animals =
    { $count ->
        [one] den anderen ein Tier weggenommen
       *[other] den anderen { $count } Tiere weggenommen
    }
feat-stolen-animals-label = Anderen weggenommene Tiere
feat-stolen-gear =
    { $count ->
        [one] ein Stück Ausrüstung gestohlen
       *[other] { $count } Stück Ausrüstung gestohlen
    }
feat-stolen-gear-label = Gestohlene Ausrüstung
feat-lost-animals =
    { $count ->
        [one] ein Tier an andere verloren
       *[other] { $count } Tiere an andere verloren
    }
feat-lost-animals-label = An andere verlorene Tiere
feat-wolves =
    { $count ->
        [one] einmal den Wolf losgeschickt
       *[other] { $count }-mal den Wolf losgeschickt
    }
feat-wolves-label = Losgeschickte Wölfe
feat-countered =
    { $count ->
        [one] einen Angriff abgewehrt
       *[other] { $count } Angriffe abgewehrt
    }
feat-countered-label = Abgewehrte Angriffe

# Rat: was zu tun ist, und was dafür spricht
advise-bid = Biete { $card }
advise-trap = Kauf eine Wolfsfalle für { $price }
advise-fiddle = Spiel die Fiedel und zahl { $price }
advise-chief = Schick den Clanchef zu { $victim }, er soll { $animals } holen
advise-steppe = Reite in die Steppe
advise-lay = Spiel { $card }
advise-wolf = Schick den Wolf zu { $victim }, er soll { $animal } holen
advise-thief = Schick den Dieb zu { $victim }, er soll { $pieces } stehlen
advise-thief-twice = Schick den Dieb los, er soll bei { $victim } { $pieces } und bei { $other_victim } { $other_pieces } stehlen
advise-place = Leg { $card } aus
advise-ask = Bitte { $giver } um { $card }
advise-take = Nimm { $animal }
advise-pass = Passe
advise-counter-friendship = Spiel die Freundschaft
advise-counter-shaman = Spiel den Schamanen
advise-accept = Lass es zu
hope-likely = Damit gewinnst du den Stich wahrscheinlich.
hope-even = Damit kannst du den Stich gewinnen.
hope-unlikely = Wahrscheinlich kann das noch jemand überbieten.
higher-left =
    { $count ->
        [one] Nur noch eine höhere Karte ist unterwegs.
       *[other] Noch { $count } höhere Karten sind unterwegs.
    }
why-bid-wins = Damit gewinnst du den Stich sicher: Das kann niemand mehr überbieten.
why-lead = { $hope } { $higher }
why-bid-beats = Das überbietet { $card }. { $hope } { $higher }
why-bid-keeps = So behältst du { $kept } für einen späteren Stich.
why-bid-beats-keeps = Das überbietet { $card }, und { $kept } behältst du für einen späteren Stich.
why-bid-lowest = { $card } kannst du sowieso nicht überbieten: Gib also deine niedrigste Karte her.
why-bid-loses = { $card } kannst du sowieso nicht überbieten.
why-steppe = Damit gewinnst du das Spiel!
why-fiddle =
    { $camels ->
        [one] Dann hast du { $camels } Kamel. Für die Steppe brauchst du { $needed }.
       *[other] Dann hast du { $camels } Kamele. Für die Steppe brauchst du { $needed }.
    }
why-trap =
    { $count ->
        [0] Für den Wolf bleibt dir kein Tier, aber die Falle bleibt liegen, und ohne sie kommt dein Clanchef nicht.
        [one] Dein letztes Tier ist vor dem Wolf sicher, solange die Falle da liegt.
       *[other] Deine übrigen { $count } Tiere sind vor dem Wolf sicher, solange die Falle da liegt.
    }
why-chief = Du bekommst { $animals }, außer { $victim } antwortet mit Freundschaft oder Schamane.
why-chief-sure = Du bekommst sicher { $animals }: { $victim } hat weder Freundschaft noch Schamane.
why-chief-unanswered = Du bekommst sicher { $animals }: { $victim } kann dem Clanchef nicht antworten.
why-wolf = Dann hast du { $animals }, außer { $victim } antwortet mit dem Schamanen.
why-wolf-sure = Dann hast du sicher { $animals }: { $victim } hat den Schamanen nicht.
why-thief-lacks = Du brauchst noch { $cards }, und das klappt, außer jemand antwortet mit der Freundschaft.
why-thief-lacks-sure = Du brauchst noch { $cards }, und das klappt sicher: Die Freundschaft hat sonst niemand.
why-thief-takes = Das hast du zwar schon, aber dort fehlt es dann, außer jemand antwortet mit der Freundschaft.
why-thief-takes-sure = Das hast du zwar schon, aber dort fehlt es dann sicher: Die Freundschaft hat sonst niemand.
tricks-left =
    { $count ->
        [one] im letzten Stich dieser Runde
       *[other] in den letzten { $count } Stichen dieser Runde
    }
why-friendship =
    { $count ->
        [0] Der Dieb kann { $tricks } nicht zu dir kommen.
        [one] Dein Stück Ausrüstung ist { $tricks } vor dem Dieb sicher.
       *[other] Deine { $count } Stücke Ausrüstung sind { $tricks } vor dem Dieb sicher.
    }
why-shaman =
    { $count ->
        [0] Der Wolf kann { $tricks } nicht zu dir kommen.
        [one] Dein Tier ist { $tricks } vor dem Wolf sicher.
       *[other] Deine { $count } Tiere sind { $tricks } vor dem Wolf sicher.
    }
why-zayo =
    { $count ->
        [0] Dieb, Wolf und Clanchef können { $tricks } nicht zu dir kommen.
        [one] Du und dein Tier seid { $tricks } vor Dieb, Wolf und Clanchef sicher.
       *[other] Du und deine { $count } Tiere seid { $tricks } vor Dieb, Wolf und Clanchef sicher.
    }
why-place = Dann brauchst du noch { $cards }. Danach bringen dir Stiche Tiere.
why-place-complete = Dann ist dein Lager komplett, und schon dein nächster Stich kann ein Tier bringen.
cards-held =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
why-ask =
    { $count ->
        [one] Eine solche Karte ist noch verdeckt, und { $giver } hat { $held }.
       *[other] { $count } solche Karten sind noch verdeckt, und { $giver } hat { $held }.
    }
why-ask-lacks = { $giver } hat sicher keine: Das hat sich in dieser Runde schon gezeigt.
why-ask-none = Du siehst alle diese Karten, also kann dir niemand eine geben.
why-take =
    { $count ->
        [one] Dann hast du ein Schaf oder eine Ziege. Drei davon und eine Fiedel geben ein Kamel.
       *[other] Dann hast du { $count } Schafe und Ziegen. Drei davon und eine Fiedel geben ein Kamel.
    }
why-take-fiddle =
    { $count ->
        [one] Dann hast du ein Schaf oder eine Ziege. Drei davon und deine Fiedel geben ein Kamel.
       *[other] Dann hast du { $count } Schafe und Ziegen. Drei davon und deine Fiedel geben ein Kamel.
    }
why-take-rank =
    { $count ->
        [one] Dann hast du ein Schaf oder eine Ziege. Am Ende entscheiden sie bei Gleichstand.
       *[other] Dann hast du { $count } Schafe und Ziegen. Am Ende entscheiden sie bei Gleichstand.
    }
why-take-more =
    { $count ->
        [one] Danach fehlt nur noch ein Schaf oder eine Ziege für ein Kamel.
       *[other] Danach fehlen noch { $count } Schafe oder Ziegen für ein Kamel.
    }
why-pass = Du musst keine Belohnung nehmen, und so bleiben deine Karten geheim.
why-pass-only = Es gibt keine Belohnung, die du nehmen kannst.
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
why-accept-friendship = Die Freundschaft bleibt auf deiner Hand.
why-accept-shaman = Der Schamane bleibt auf deiner Hand.
why-accept-both = Freundschaft und Schamane bleiben auf deiner Hand.
why-accept = Du hast nichts, womit du antworten kannst.
