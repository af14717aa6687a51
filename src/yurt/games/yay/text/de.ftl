# YAY! auf Deutsch

# Namen
square = { $square }
number = die { $number } von { $seat } auf { $square }
row = Reihe { $row }
column = Spalte { $column }

# Was passiert ist
aims = { $seat } zielt auf { $block } und würfelt.
aims-again = { $seat } würfelt noch einmal, zielt auf { $block } und will mehr als { $total }.
die = Ein Würfel zeigt { $face } auf { $block }.
die-off = Ein Würfel fällt aus dem Kasten.
total = { $seat } hat zusammen { $total }.
lost-off = { $seat } hat keinen Würfel im Kasten. Der Zug endet.
lost-filled = { $seat } hat zusammen { $total }, aber die Würfel berühren nur belegte Felder. Der Zug endet.
fails = { $seat } hat zusammen { $total }, überbietet { $previous } nicht und muss eine eigene Zahl streichen.
fails-unpunished = { $seat } hat zusammen { $total }, überbietet { $previous } nicht und hat keine Zahl zum Streichen. Der Zug endet.
writes = { $seat } trägt { $number } auf { $square } ein.
crosses-out = Das streicht { $numbers }.
blocks = { $seat } kann { $total } nirgends eintragen und sperrt { $square }.
pays = { $seat } streicht zur Strafe die eigene { $number } auf { $square }.
ends-full =
    { $count ->
        [one] Das Spiel endet: { $lines } ist voll.
       *[other] Das Spiel endet: { $lines } sind voll.
    }
ends-idle =
    { $count ->
        [one] Das Spiel endet: Der letzte Zug hat kein Feld belegt.
       *[other] Das Spiel endet: Die letzten { $count } Züge haben kein Feld belegt.
    }
ends-long =
    { $count ->
        [one] Das Spiel endet nach { $count } Zug.
       *[other] Das Spiel endet nach { $count } Zügen.
    }

# Was du jetzt tun sollst
expect-aim = Ziele, wo vier Felder zusammenstoßen, und wirf die drei Würfel.
expect-write = Trag { $total } auf einem freien Feld ein, das ein Würfel berührt, oder wirf noch einmal und überbiete deinen Wurf.
expect-first-write = Trag { $total } auf einem freien Feld ein, das ein Würfel berührt: Dein erster Wurf zählt.
expect-block = { $total } passt auf kein freies Feld: Sperr eins, das ein Würfel berührt, oder wirf noch einmal und überbiete deinen Wurf.
expect-first-block = { $total } passt auf kein freies Feld: Sperr eins, das ein Würfel berührt, dein erster Wurf zählt.
expect-cross = Du hast { $previous } nicht überboten: Streich eine deiner eigenen Zahlen.

# Absagen
refuse-cannot-land =
    { $reach ->
        [one] Ein Würfel mit Ziel { $aim } kann nicht auf { $block } liegen bleiben: Er landet auf einem Viererblock des Bogens, höchstens { $reach } Spalte und { $reach } Reihe entfernt.
       *[other] Ein Würfel mit Ziel { $aim } kann nicht auf { $block } liegen bleiben: Er landet auf einem Viererblock des Bogens, höchstens { $reach } Spalten und { $reach } Reihen entfernt.
    }
refuse-cannot-leave = Ein Würfel mit Ziel { $aim } kann hier nicht aus dem Kasten fallen: Er bleibt auf einem Viererblock liegen.
refuse-penalty-due = Dein Wurf hat { $previous } nicht überboten: Du kannst nur eine deiner eigenen Zahlen streichen.
refuse-no-penalty = Eine eigene Zahl streichst du nur, wenn du noch einmal geworfen hast und nicht höher gekommen bist.
refuse-no-block = Ein Würfel auf { $square } würde über den Bogen ragen: Ziele auf einen Viererblock von a1 bis g7.
refuse-first-throw-counts = Dein allererster Wurf zählt: Beleg damit ein Feld, statt noch einmal zu werfen.
refuse-throw-first = Wirf zuerst: Ziele auf einen Viererblock.
refuse-untouched = Kein Würfel berührt { $square }: Wähle ein freies Feld, das ein Würfel berührt.
refuse-filled = { $square } ist schon belegt: Wähle ein freies Feld, das ein Würfel berührt.
refuse-too-low = { $total } geht nicht auf { $square }: Du musst daneben { $numbers } überbieten.
refuse-can-be-written = Du sperrst nur, wenn du nichts eintragen kannst: { $total } geht auf { $squares }.

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
option-end-help = Was muss voll sein, damit das Spiel endet?
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
drawn-throw-again = Würfel: { $dice }, zusammen { $total }, zu überbieten: { $previous }
drawn-die = { $face } auf { $block }
drawn-dice-off =
    { $count ->
        [1] einer draußen
        [2] zwei draußen
       *[3] drei draußen
    }

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-highest =
    { $count ->
        [6] trägt als höchste Zahl 6. ein
        [9] trägt als höchste Zahl 9. ein
       *[other] trägt als höchste Zahl { $count } ein
    }
feat-highest-label = Höchste Zahl
feat-crossed-out =
    { $count ->
        [one] streicht anderen eine Zahl
       *[other] streicht anderen { $count } Zahlen
    }
feat-crossed-out-label = Anderen gestrichene Zahlen
feat-lost-numbers =
    { $count ->
        [one] verliert eine Zahl an andere
       *[other] verliert { $count } Zahlen an andere
    }
feat-lost-numbers-label = Verlorene Zahlen
feat-improved =
    { $count ->
        [one] verbessert einmal einen Wurf
       *[other] verbessert { $count } Mal einen Wurf
    }
feat-improved-label = Verbesserte Würfe
feat-too-far =
    { $count ->
        [one] wagt einmal zu viel
       *[other] wagt { $count } Mal zu viel
    }
feat-too-far-label = Zu viel gewagt
feat-blocked =
    { $count ->
        [one] sperrt ein Feld
       *[other] sperrt { $count } Felder
    }
feat-blocked-label = Gesperrte Felder
feat-dice-off =
    { $count ->
        [one] wirft einen Würfel aus dem Kasten
       *[other] wirft { $count } Würfel aus dem Kasten
    }
feat-dice-off-label = Würfel aus dem Kasten

# Rat: was zu tun ist, und was dafür spricht
advise-aim = Ziele auf { $block }
advise-aim-again = Wirf noch einmal und ziele auf { $block }
advise-write =
    { $count ->
        [0] Trag { $number } auf { $square } ein
        [one] Trag { $number } auf { $square } ein und streich { $count } Zahl
       *[other] Trag { $number } auf { $square } ein und streich { $count } Zahlen
    }
advise-block = Sperr { $square }
advise-cross = Streich deine { $number } auf { $square }
why-aim = Mit { $odds } Wahrscheinlichkeit kannst du deinen Wurf irgendwo eintragen.
why-aim-again = Mit { $odds } Wahrscheinlichkeit überbietest du { $total }; wenn nicht, streichst du eine deiner Zahlen.
why-aim-again-free = Mit { $odds } Wahrscheinlichkeit überbietest du { $total }; zu verlieren hast du noch keine Zahl.
why-write-crosses = Das streicht { $numbers }.
why-write-closed = Daneben ist kein Feld mehr frei, also kann niemand sonst sie noch streichen.
why-write-highest = Mehr als { $total } gibt es nicht, also kann niemand sonst sie je streichen.
why-write-open =
    { $count ->
        [one] Andere können sie nur von einem freien Feld daneben streichen, und nur mit mehr als { $total }: Das gelingt drei Würfeln in { $odds } aller Würfe.
       *[other] Andere können sie nur von { $count } freien Feldern daneben streichen, und nur mit mehr als { $total }: Das gelingt drei Würfeln in { $odds } aller Würfe.
    }
why-block = Sperren kostet dich keine Zahl; ein neuer Wurf mit dem besten Ziel überbietet { $total } mit { $odds } Wahrscheinlichkeit.
why-block-first = Dein erster Wurf zählt, und { $total } geht auf kein Feld, das die Würfel berühren.
own-number = deine { $number } auf { $square }
why-block-protects = Von dort kann niemand mehr { $numbers } streichen.
why-cross-open =
    { $count ->
        [one] Andere hätten sie noch von einem freien Feld daneben streichen können.
       *[other] Andere hätten sie noch von { $count } freien Feldern daneben streichen können.
    }
why-cross-lowest = Es ist deine niedrigste Zahl, und bei gleich vielen Feldern entscheidet die höhere Summe.
why-cross-closed = Das kostet dich ein Feld, wie jede deiner Zahlen.
why-end-won = Damit endet das Spiel, und du gewinnst mit { $own } zu { $most } Feldern.
why-end-even = Damit endet das Spiel mit { $own } zu { $most } Feldern: Dann entscheidet die höhere Summe.
why-end-lost = Damit endet das Spiel mit { $own } zu { $most } Feldern.
