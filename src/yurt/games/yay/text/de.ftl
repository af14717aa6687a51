# YAY! auf Deutsch

# Namen
square = { $square }
between = zwischen { $upper } und { $lower }
number = die { $number } von { $seat } auf { $square }
    .seat = deine { $number } auf { $square }
row = Reihe { $row }
column = Spalte { $column }

# Was passiert ist
aims = { $seat } zielt { $place } und wirft.
    .seat = Du zielst { $place } und wirfst.
aims-again = { $seat } wirft noch einmal, { $place }, und braucht mehr als { $total }.
    .seat = Du wirfst noch einmal, { $place }, und brauchst mehr als { $total }.
die = Eine { $face } landet { $place }.
die-off = Ein Würfel landet neben dem Kasten.
total = Das macht { $total } für { $seat }.
    .seat = Das macht { $total } für dich.
lost-off = Kein Würfel bleibt im Kasten: { $seat } geht diesmal leer aus.
    .seat = Kein Würfel bleibt im Kasten: Du gehst diesmal leer aus.
lost-filled = Das macht { $total } für { $seat }, aber alle Felder unter den Würfeln sind belegt. Der Zug ist vorbei.
    .seat = Das macht { $total } für dich, aber alle Felder unter den Würfeln sind belegt. Dein Zug ist vorbei.
fails = { $total } ist nicht mehr als { $previous }: { $seat } muss eine eigene Zahl streichen.
    .seat = { $total } ist nicht mehr als { $previous }: Du musst eine eigene Zahl streichen.
fails-unpunished = { $total } ist nicht mehr als { $previous }, aber { $seat } hat keine Zahl zu verlieren. Der Zug ist vorbei.
    .seat = { $total } ist nicht mehr als { $previous }, aber du hast keine Zahl zu verlieren. Dein Zug ist vorbei.
writes = { $seat } trägt { $number } auf { $square } ein.
    .seat = Du trägst { $number } auf { $square } ein.
crosses-out = YAY! { $seat } streicht { $numbers }.
    .seat = YAY! Du streichst { $numbers }.
blocks = { $total } passt nirgends: { $seat } sperrt { $square }.
    .seat = { $total } passt nirgends: Du sperrst { $square }.
pays = { $seat } hat zu viel gewagt und streicht die eigene { $number } auf { $square }.
    .seat = Du hast zu viel gewagt und streichst deine { $number } auf { $square }.
end-near =
    { $count ->
        [one] Gleich ist Schluss: Ein Feld noch, dann kann das Spiel aus sein!
       *[other] Bald ist Schluss: Noch { $count } Felder, dann kann das Spiel aus sein!
    }
ends-full =
    { $count ->
        [one] Das Spiel ist aus: { $lines } ist voll.
       *[other] Das Spiel ist aus: { $lines } sind voll.
    }
ends-idle =
    { $count ->
        [one] Das Spiel ist aus: Der letzte Zug hat kein Feld belegt.
       *[other] Das Spiel ist aus: Die letzten { $count } Züge haben kein Feld belegt.
    }
ends-long =
    { $count ->
        [one] Das Spiel ist nach { $count } Zug aus.
       *[other] Das Spiel ist nach { $count } Zügen aus.
    }

# Was du jetzt tun sollst
expect-aim = Ziele dorthin, wo vier Felder zusammenstoßen, und wirf deine drei Würfel.
expect-write = Trag deine { $total } in ein freies Feld ein, das ein Würfel berührt, oder wirf noch einmal.
expect-first-write = Trag deine { $total } in ein freies Feld ein, das ein Würfel berührt. Dein erster Wurf zählt!
expect-block = Deine { $total } passt nirgends. Sperr ein freies Feld, das ein Würfel berührt, oder wirf noch einmal.
expect-first-block = Deine { $total } passt nirgends. Sperr ein freies Feld, das ein Würfel berührt: Dein erster Wurf zählt.
expect-cross = Das war nicht mehr als { $previous }. Streich eine deiner eigenen Zahlen.

# Absagen
refuse-cannot-land =
    { $reach ->
        [one] Ein Würfel mit Ziel { $aim } kann nicht auf { $block } liegen bleiben: Er bleibt auf dem Bogen, höchstens { $reach } Spalte und { $reach } Reihe entfernt.
       *[other] Ein Würfel mit Ziel { $aim } kann nicht auf { $block } liegen bleiben: Er bleibt auf dem Bogen, höchstens { $reach } Spalten und { $reach } Reihen entfernt.
    }
refuse-cannot-leave = Ein Würfel mit Ziel { $aim } kann hier nicht aus dem Kasten fallen: Er bleibt auf dem Bogen.
refuse-penalty-due = Dein Wurf war nicht mehr als { $previous }: Streich zuerst eine deiner eigenen Zahlen.
refuse-no-penalty = Eine eigene Zahl streichst du nur, wenn du noch einmal geworfen hast und nicht höher gekommen bist.
refuse-no-block = Ein Würfel auf { $square } würde über den Rand ragen: Ziele auf eine Stelle von a1 bis g7.
refuse-first-throw-counts = Dein allererster Wurf zählt: Beleg damit ein Feld. Ab dem nächsten Zug darfst du noch einmal werfen.
refuse-throw-first = Wirf zuerst: Such dir aus, wohin du zielst.
refuse-untouched = Kein Würfel berührt { $square }: Nimm ein freies Feld, das einer berührt.
refuse-filled = { $square } ist schon belegt: Nimm ein freies Feld, das ein Würfel berührt.
refuse-too-low = { $total } geht nicht auf { $square }: Du brauchst mehr als { $numbers } gleich daneben.
refuse-can-be-written = Du sperrst nur, wenn du nichts eintragen kannst: { $total } passt auf { $squares }.

# Optionen
option-tray = Kasten
option-tray-help = Was passiert mit einem Würfel, der an den Rand rollt?
option-tray-rim = Mit Rand: Würfel prallen ab, 1 von 20 springt heraus
option-tray-open = Offen: Was über die Kante rollt, ist draußen
option-scatter = Streuung
option-scatter-help = Wie weit rollen die Würfel von deinem Ziel weg?
option-scatter-sure = Sicher: Die meisten Würfel bleiben nahe an deinem Ziel
option-scatter-normal = Normal: Viele Würfel rollen ein oder zwei Felder weiter
option-scatter-wild = Wild: Alles ist möglich
option-end = Ende
option-end-help = Was muss voll sein, damit das Spiel aus ist?
option-end-row-and-column = Eine ganze Reihe und eine ganze Spalte
option-end-row-or-column = Eine ganze Reihe oder eine ganze Spalte: ein kürzeres Spiel

# Der Tisch als Text
drawn-seat =
    { $count ->
        [one] Stift { $pencil }: { $count } Feld, Summe { $sum }
       *[other] Stift { $pencil }: { $count } Felder, Summe { $sum }
    }
drawn-signs = A12 Zahl, (A12) gestrichen, ## gesperrt, . frei, o frei und berührt
drawn-throw = Würfel: { $dice }, zusammen { $total }
drawn-throw-again = Würfel: { $dice }, zusammen { $total }, nötig: mehr als { $previous }
drawn-die = { $face } auf { $block }
drawn-dice-off =
    { $count ->
        [1] einer draußen
        [2] zwei draußen
       *[3] drei draußen
    }

# Was von einem beendeten Spiel erzählt wird, nach „du hast“ oder „… hat“, und in einer Liste
feat-highest = als höchste Zahl { $count } eingetragen
feat-highest-label = Höchste Zahl
feat-crossed-out =
    { $count ->
        [one] anderen eine Zahl gestrichen
       *[other] anderen { $count } Zahlen gestrichen
    }
feat-crossed-out-label = Anderen gestrichene Zahlen
feat-lost-numbers =
    { $count ->
        [one] eine Zahl an andere verloren
       *[other] { $count } Zahlen an andere verloren
    }
feat-lost-numbers-label = Verlorene Zahlen
feat-improved =
    { $count ->
        [one] einmal einen Wurf übertroffen
       *[other] { $count }-mal einen Wurf übertroffen
    }
feat-improved-label = Übertroffene Würfe
feat-too-far =
    { $count ->
        [one] einmal zu viel gewagt
       *[other] { $count }-mal zu viel gewagt
    }
feat-too-far-label = Zu viel gewagt
feat-blocked =
    { $count ->
        [one] ein Feld gesperrt
       *[other] { $count } Felder gesperrt
    }
feat-blocked-label = Gesperrte Felder
feat-dice-off =
    { $count ->
        [one] einen Würfel aus dem Kasten geworfen
       *[other] { $count } Würfel aus dem Kasten geworfen
    }
feat-dice-off-label = Würfel aus dem Kasten

# Rat: was zu tun ist, und was dafür spricht
advise-aim = Wirf auf { $block }
advise-aim-again = Wirf noch einmal, auf { $block }
advise-throw = Wirf { $place }
advise-throw-again = Wirf noch einmal, { $place }
advise-write =
    { $count ->
        [0] Trag { $number } auf { $square } ein
        [one] Trag { $number } auf { $square } ein und streich { $count } Zahl
       *[other] Trag { $number } auf { $square } ein und streich { $count } Zahlen
    }
advise-block = Sperr { $square }
advise-cross = Streich deine { $number } auf { $square }
fits =
    { $likely ->
        [very] Sehr wahrscheinlich passt dein Wurf irgendwohin.
        [probably] Wahrscheinlich passt dein Wurf irgendwohin.
        [even] Ob dein Wurf irgendwohin passt, steht etwa fifty-fifty.
        [unlikely] Wahrscheinlich passt dein Wurf nirgends.
       *[hardly] Dein Wurf wird kaum irgendwohin passen.
    }
beats =
    { $likely ->
        [very] Sehr wahrscheinlich wirfst du mehr als { $total }.
        [probably] Wahrscheinlich wirfst du mehr als { $total }.
        [even] Ob du mehr als { $total } wirfst, steht etwa fifty-fifty.
        [unlikely] Wahrscheinlich wirfst du nicht mehr als { $total }.
       *[hardly] Mehr als { $total } wirfst du kaum.
    }
others-beat =
    { $likely ->
        [very] Fast jeder Wurf bringt mehr als { $total }.
        [probably] Die meisten Würfe bringen mehr als { $total }.
        [even] Etwa die Hälfte aller Würfe bringt mehr als { $total }.
        [unlikely] Nur wenige Würfe bringen mehr als { $total }.
       *[hardly] Kaum ein Wurf bringt mehr als { $total }.
    }
why-aim = { $fits } Chance: { $odds }.
why-aim-again = { $beats } Wenn nicht, verlierst du eine deiner Zahlen. Chance: { $odds }.
why-aim-again-free = { $beats } Zu verlieren hast du noch keine Zahl. Chance: { $odds }.
why-write-crosses = YAY! Das streicht { $numbers }.
why-write-closed = Daneben ist kein Feld mehr frei: Niemand sonst kann sie noch streichen.
why-write-highest = Mehr als { $total } geht nicht: Niemand sonst kann sie je streichen.
why-write-open =
    { $count ->
        [one] Andere können sie nur von einem freien Feld daneben streichen. { $beats } Chance: { $odds }.
       *[other] Andere können sie nur von { $count } freien Feldern daneben streichen. { $beats } Chance: { $odds }.
    }
why-block = Sperren kostet dich keine Zahl. Und noch ein Wurf? { $beats } Chance: { $odds }.
why-block-first = Dein erster Wurf zählt, und { $total } passt auf kein Feld unter deinen Würfeln.
own-number = deine { $number } auf { $square }
why-block-protects = Von dort kann dann niemand mehr { $numbers } streichen.
why-cross-open =
    { $count ->
        [one] Sie ist sowieso in Gefahr: Andere könnten sie von einem freien Feld daneben streichen.
       *[other] Sie ist sowieso in Gefahr: Andere könnten sie von { $count } freien Feldern daneben streichen.
    }
why-cross-lowest = Es ist deine niedrigste Zahl, und bei Gleichstand gewinnt die höhere Summe.
why-cross-closed = Das kostet dich ein Feld, wie jede deiner Zahlen.
why-end-won = Damit ist das Spiel aus, und du gewinnst { $own } zu { $most }!
why-end-even = Damit endet das Spiel { $own } zu { $most }: Gleichstand, also gewinnt die höhere Summe.
why-end-lost = Damit endet das Spiel { $own } zu { $most }, und du verlierst.
