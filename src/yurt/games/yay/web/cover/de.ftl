pitch-yay = Wirf drei Würfel, füll deine Felder und streich die Zahlen der Nachbarn. YAY!
# Was gezählt wird, nach der Zahl
score-yay =
    { $count ->
        [one] Feld
       *[other] Felder
    }
# Was das Spiel ist, solange man auf andere wartet: Ziel, Zug, Schluss
tour-yay-want = Hab am Ende die meisten Felder auf dem Bogen.
tour-yay-turn = Ziele, wirf drei Würfel und trag ihre Summe dort ein, wo einer liegt. Niedrigere Zahlen der anderen daneben werden gestrichen. YAY!
tour-yay-end = Sind eine ganze Reihe und eine ganze Spalte voll, ist Schluss: Zähl deine Felder!
