# Sätze der Befehlszeile auf Deutsch

# Was nicht geht
unknown-language = Yurt spricht „{ $language }“ nicht: Wähle aus { $known }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht: Wähle aus { $names }.
option-form = „{ $text }“ ist keine Option: Schreib sie als Schlüssel=Wert.
known-options = { $game } hat diese Optionen: { $options }.
no-options = { $game } hat keine Optionen.
wrong-seat = „{ $seat }“ kann nicht am Tisch sitzen: Wähle aus { $known }.
too-many-seats = { $seats } Plätze passen nicht zu { $players } Spielern: Nenne für jeden Spieler einen Platz.
too-many-names =
    { $people ->
        [0] Niemand an diesem Tisch braucht einen Namen: Auf allen Plätzen sitzen Bots.
        [one] { $names } Namen sind zu viele für { $people } Person: Gib für jede Person einen Namen an.
       *[other] { $names } Namen sind zu viele für { $people } Personen: Gib für jede Person einen Namen an.
    }
wrong-name = Ein Name braucht mindestens einen Buchstaben und steht in einer Zeile.
wrong-first = „{ $value }“ kann nicht beginnen: Nenne einen Platz von 0 bis { $last } oder random.
wrong-players = { $game } ist für { $least } bis { $most } Spieler: Wähle eine dieser Zahlen.
wrong-players-fixed = { $game } ist immer für { $least } Spieler.
wrong-games = So gibt es nichts zu simulieren: Nimm mindestens 1 Spiel.
wrong-jobs = So kann niemand spielen: Nimm mindestens 1 Partie zugleich.
wrong-depth = Der Baum lässt sich bis zu einer Tiefe von 0 bis { $most } zählen.
no-matplotlib = Der Bericht braucht matplotlib: Installiere es mit pip install "yurt[lab]".
other-study = „{ $folder }“ enthält die Untersuchung eines anderen Spiels oder anderer Regeln: Nenne einen anderen Ordner.
cannot-report-there = Der Bericht lässt sich nicht nach „{ $folder }“ schreiben: Nenne einen Ordner, in den du schreiben darfst.
kept-damaged = „{ $file }“ ist beschädigt, damit geht es nicht weiter: Nenne einen anderen Ordner.
not-a-number = „{ $text }“ ist keine ganze Zahl: Schreib zum Beispiel 3.
cannot-save-there = Die Mitschrift lässt sich nicht als „{ $path }“ speichern: Nenne eine Datei in einem Ordner, in den du schreiben darfst.
no-rules = Die Regeln von { $game } sind hier noch nicht aufgeschrieben.

mishap = Yurt hat einen Fehler gemacht, an dir lag es nicht. Was passiert ist, steht in dieser Datei. Schick sie bitte an die Leute, die Yurt machen:

# Die Spiele
column-number = Nr.
column-name = Kurzname
column-game = Spiel
column-players = Spieler
column-age = Alter
column-minutes = Dauer
players-range =
    { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2–{ $most }
        }
       *[other] { $least }–{ $most }
    }
age-from = ab { $age }
minutes-about = { $minutes } Minuten
options-title = Optionen von { $game }
options-none = { $game } hat keine Optionen.
option-allowed = Möglich: { $allowed }
option-default = Normalerweise: { $value }

# Vor dem Spiel
welcome = Willkommen bei Yurt! Was spielen wir?
ask-game = Nummer oder Name des Spiels:
ask-players = Wie viele spielen { $game }, du und die Bots zusammen, { $least } bis { $most }? [{ $least }]
ask-bots = Wie stark sollen die Bots sein: { $levels }? [nach Faustregeln]
wrong-level = Tipp eine Zahl von 1 bis { $most }, oder drück nur die Eingabetaste: Dann spielen die Bots nach Faustregeln.
seat-name = { $seat }
bot-name = { $seat } ({ $title })
player-name = Person { $letter }
people-play =
    { $count ->
        [one] Du bist { $names }.
       *[other] An dieser Tastatur: { $names }.
    }
bots-play =
    { $count ->
        [one] { $names } ist ein Bot.
       *[other] { $names } sind Bots.
    }
begins = { $seat } beginnt.
how-to = Tipp die Nummer eines Zuges oder schreib den Zug selbst. Tipp help, um zu sehen, was du sonst noch tippen kannst.
help =
    Du kannst tippen:
      die Nummer eines Zuges oder den Zug, wie er in der Liste steht
      ?       um alle Züge zu sehen, die du jetzt machen kannst
      hint    um die besten Züge zu sehen, mit ihren Chancen und einem Grund
      table   um den Tisch noch einmal zu sehen
      rules   um die Regeln des Spiels zu lesen
      undo    um deinen letzten Zug zurückzunehmen, solange niemand sonst gezogen hat und nichts gezeigt wurde
      quit    um die Mitschrift zu speichern und zu gehen

# Während des Spiels
your-move = { $seat }, dein Zug:
times = ({ $count }-mal)
more-moves = … und noch { $count }, bis „{ $last }“
more-hint = Schreib einen davon aus, oder tipp ?, um alle zu sehen.
wrong-number = Einen Zug { $number } gibt es jetzt nicht: Tipp eine Nummer aus der Liste, oder schreib den Zug.
not-a-move = „{ $text }“ ist kein Zug dieses Spiels. Schreib zum Beispiel „{ $example }“, oder tipp help.
curtain = Gib die Tastatur an { $seat } weiter und drück dann die Eingabetaste.
seen-it = Schau genau hin und drück dann die Eingabetaste: Der Bildschirm wird geleert.
undo-nothing = Du hast noch nicht gezogen, es gibt also nichts zurückzunehmen.
undo-chance = Zum Zurücknehmen ist es zu spät: Inzwischen hat der Zufall gesprochen.
undo-others = Zum Zurücknehmen ist es zu spät: Inzwischen hat { $seat } gezogen.
undo-shown = Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas gezeigt, das verdeckt war.
taken-back = Du nimmst „{ $move }“ zurück.

# Nach dem Spiel
game-ends = Das Spiel ist zu Ende.
winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
left-early = Das Spiel hört hier auf.
saved = Die Mitschrift des Spiels ist hier gespeichert:
not-saved = Die Mitschrift lässt sich nicht speichern: { $reason }. Hier ist sie, zum Kopieren:

# Simulation
compiling = { $game } wird auf Tempo gebracht. Das geschieht nur einmal und dauert bis zu einer Minute.
no-cache = Was die Spiele schnell macht, lässt sich nicht in „{ $folder }“ aufheben, deshalb laufen sie langsam: Nenne mit YURT_CACHE einen Ordner, in den du schreiben darfst.
simulating = { $game }, { $players } Spieler
simulated-random = { $game }, zufällige Züge, Startzahl { $seed }; Platz 0 beginnt
simulated-bots = { $game }, Bots, Startzahl { $seed }; Platz 0 beginnt
column-games = Spiele
column-mean = Ereignisse, Mittel
column-least = min.
column-most = max.
column-quantile = 95 %
column-wins = Siege nach Platz, %
column-capped = Am Limit, %
report-written = Der Bericht der Untersuchung ist geschrieben:
column-depth = Tiefe
column-nodes = Knoten
column-decisions = Entscheidungen
column-chance = Zufall
column-over = Enden

# Die Arena
too-few-bots = Eine Arena braucht mindestens zwei Bots: Nenne sie; es gibt { $known }.
unknown-bot = Es gibt keinen Bot „{ $bot }“: Wähle aus { $known }.
bot-unready = „{ $bot }“ kann nicht spielen: { $reason }.
bot-open-only = „{ $bot }“ spielt nur Spiele ohne verdeckte Karten, also nicht { $game }: Wähle einen anderen Bot.
wrong-time = Ohne Zeit kann niemand denken: Erlaube mindestens 1 Millisekunde je Zug.
records-where = Mitschriften brauchen einen Ort: Nenne ihn mit --folder.
sprt-two = SPRT vergleicht einen Bot mit einem anderen: Nenne genau zwei.
sprt-order = SPRT braucht zwei Elo-Zahlen, die kleinere zuerst, zum Beispiel --sprt 0 20.
sprt-far = SPRT unterscheidet Spielstärken bis { $most } Elo: Nenne Zahlen zwischen −{ $most } und { $most }.
other-arena = „{ $folder }“ enthält Partien anderer Bots, Einstellungen oder Regeln: Nenne einen anderen Ordner.
cannot-keep-there = Die Partien lassen sich nicht in „{ $folder }“ aufheben: Nenne einen Ordner, in den du schreiben darfst.
arena-playing = { $game }, Wettkampf
arena-title = { $game }, { $players } am Tisch, { $deals } Austeilungen, { $time } ms je Zug, Startzahl { $seed }
arena-legend = In Klammern: 95 von 100 solchen Bereichen enthalten den wahren Wert. Ausgeglichen sind { $fair } %; Elo zählt vom letzten Bot aus.
arena-forfeit = { $bot } hat aufgegeben (× { $times }): { $reason }
column-bot = Bot
column-score = Erfolg, %
column-elo = Elo-Zahl
column-time-mean = ms je Zug
column-time-high = 99 % bis
column-time-most = am längsten
column-forfeits = Aufgaben
forfeit-late = die Zeit war um
forfeit-illegal = der Zug war nicht erlaubt
forfeit-unreadable = die Antwort hat nicht die verlangte Form
forfeit-ended = das Programm läuft nicht
forfeit-failed = der Bot hat einen Fehler
sprt-elo1 = SPRT: { $one } ist stärker als { $other }, eher um { $elo1 } Elo als um { $elo0 } (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).
sprt-elo0 = SPRT: { $one } ist nicht um { $elo1 } Elo stärker als { $other }, eher um { $elo0 } (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).
sprt-open = SPRT: noch nicht entschieden zwischen { $elo0 } und { $elo1 } Elo von { $one } über { $other } (Log-Likelihood-Quotient { $ratio }, Grenzen { $low } und { $high }).

# Der Server
serve-ready = Yurt ist bereit: { $url }
serve-other-port = Port { $busy } ist belegt, darum ist es diesmal { $port }.
serve-scan = Andere Geräte in diesem Netz öffnen diesen Link oder scannen diesen Code:
serve-leave = Strg-C beendet Yurt; alle Tische bleiben erhalten.
serve-stopped = Yurt ist beendet. Alle Tische bleiben erhalten.

# Die Würfel prüfen
verify-good =
    { $count ->
        [one] { $file }: Die einzige Karte oder der einzige Würfel ergibt sich aus der Startzahl.
       *[other] { $file }: Alle { $count } Karten und Würfel ergeben sich aus der Startzahl.
    }
verify-drawn = Auch wer anfängt, ergibt sich daraus.
verify-named = Wer anfängt, wurde bestimmt, nicht ausgelost.
verify-taken-back =
    { $count ->
        [one] Eine Karte oder ein Würfel wurde zurückgenommen.
       *[other] { $count } Karten oder Würfel wurden zurückgenommen.
    }
verify-bad = { $file }: nicht wie versprochen: { $reason }
verify-unread = { $file } lässt sich nicht lesen: { $reason }.

# Ein Spiel besprechen
reviewing = { $game }: jede Entscheidung wird überdacht
review-title = { $game }, { $events } Ereignisse, { $decisions } Entscheidungen
review-legend = In Hundertsteln des Siegs. Ergebnis weniger gerechter Anteil = Karten und Würfel + das Unbekannte (was verdeckte Karten aus Vermutungen gemacht haben) + eigene Entscheidungen + Entscheidungen der anderen; ± deckt den Zufall der Stichprobe ab (in 95 von 100 Fällen), nicht Fehler im Urteil der Bots. Genauigkeit: 100, wenn jede Entscheidung die beste war, 0, wenn sie so weit zurücklagen wie ausgeloste Züge.
review-bad = { $file } lässt sich nicht besprechen: { $reason }
review-not-over = Dieses Spiel ist nicht zu Ende: Eine Besprechung würde zeigen, was noch verdeckt ist.
review-faultless = Keine großen Fehler. Tolles Spiel, ihr alle!
review-best = { $event }. { $name }: „{ $made }“ ({ $chance }) – der beste Zug
review-other = { $event }. { $name }: „{ $made }“ ({ $chance }) – am besten: „{ $best }“ ({ $better })
review-slip = { $event }. { $name }: „{ $made }“ ({ $chance }) – ein kleiner Fehler, etwas besser: „{ $best }“ ({ $better })
review-mistake = { $event }. { $name }: „{ $made }“ ({ $chance }) – ein Fehler, besser: „{ $best }“ ({ $better })
review-blunder = { $event }. { $name }: „{ $made }“ ({ $chance }) – ein grober Fehler, viel besser: „{ $best }“ ({ $better })
column-seat = Platz
column-result = Ergebnis – gerecht
column-cards = Karten
column-unknown = Unbekannt
column-own = Eigene
column-others = Andere
column-accuracy = Genauigkeit

# Tipps
hint-title = So oft gewinnt { $seat } mit jedem Zug, soweit { $seat } das wissen kann:
hint-chances = { $chance } % ± { $reach }
hint-quick = Ein schneller Blick für { $seat }, nach Faustregel:
hint-later = Wie oft jeder Zug gewinnt, weiß Yurt erst, wenn { $game } vorausdenken kann. Das lernt es gerade: Frag in einer Minute noch einmal.
hint-thinking = Ich überlege …
hint-one = { $seat } hat nur einen Zug: „{ $move }“.
hint-chance = Der Zufall ist dran, jetzt gibt es nichts zu entscheiden.
hint-over = Die Partie ist zu Ende, es gibt nichts mehr zu entscheiden.

in-english = { $game } gibt es bisher nur auf Englisch.
