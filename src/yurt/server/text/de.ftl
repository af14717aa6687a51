# Sätze des Servers: warum etwas an einem Tisch jetzt nicht geht.

# Tische und Plätze
table-none = Diesen Tisch gibt es nicht.
table-guesses = Das waren zu viele Codes, die es nicht gibt. Warte ein paar Sekunden und versuch es noch einmal.
table-token = Dieser Link gehört nicht mehr zu einem Platz an diesem Tisch. Bitte den Gastgeber um einen neuen.
table-no-spectators = Der Gastgeber erlaubt an diesem Tisch kein Zuschauen.
table-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
table-host-only = Das darf nur der Gastgeber.
table-full = An diesem Tisch sind alle Plätze besetzt.
table-taken = Dieser Platz ist besetzt. Nimm einen anderen.
table-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-not-let-in = Sie haben dich nicht an den Tisch gelassen.
table-asked = Um diesen Platz bittet schon jemand. Warte, bis die anderen geantwortet haben.
table-second-hand = Du hast oder hattest in dieser Partie schon einen anderen Platz: Niemand sieht zwei Hände.
table-nobody-asks = Um diesen Platz bittet niemand mehr.
table-secret = Ein Geheimnis hat 22 bis 64 Zeichen, mindestens acht verschiedene. Lass es den Zufall machen.
table-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-no-person = Dort sitzt niemand.
table-waiting = Das Spiel hat noch nicht begonnen.
table-started = Das Spiel hat schon begonnen.
table-not-playing = An diesem Tisch läuft gerade kein Spiel.
table-over = Das Spiel an diesem Tisch ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-again = Es gibt schon eine Revanche. Folge dem Link dorthin.
table-closed = Der Tisch ist geschlossen.
table-bot-plays = Ein Bot spielt für dich. Nimm zuerst wieder deinen Platz ein.
table-you-play = Du spielst schon selbst.
table-late = Deine Zeit für diesen Zug ist um: Der Bot macht ihn. Danach kannst du wieder selbst spielen.
table-number = Deine Zahl für den Zufall an diesem Tisch darf nur aus Buchstaben und Ziffern bestehen, höchstens 64.
table-not-your-turn = { $seat } ist dran. Du kommst auch noch.
table-moved-on = Das Spiel ist weitergegangen. Schau noch einmal hin und wähle dann.
table-apart = Nach dem ersten dieser Züge geht es nicht einfach mit dir weiter: Mach sie nacheinander.
table-wait = Es ist noch zu früh: Warte noch ein bisschen.
table-nobody-away = Es ist niemand weg.
table-nobody-ends = Niemand will das Spiel mehr beenden.
table-paused = Das Spiel macht Pause. Spielt zuerst weiter.

# Zurücknehmen
undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-never = An diesem Tisch wird nichts zurückgenommen.
undo-seen = Was aufgedeckt wurde, hast du gesehen. Das lässt sich nicht zurücknehmen.
undo-bots = Seitdem haben andere gezogen oder der Zufall hat entschieden, und Bots sagen immer Nein. An einem Übungstisch ginge es.
undo-away = Die anderen, die zustimmen müssten, sind gerade weg. Frag noch einmal, wenn sie zurück sind.
undo-another = Es möchte schon jemand einen Zug zurücknehmen. Antworte zuerst darauf oder spielt weiter.
undo-not-asked = Gerade möchte niemand einen Zug zurücknehmen.
undo-answered = Du hast schon geantwortet.

# Plaudern
chat-off = Der Gastgeber hat den Chat ausgeschaltet.
chat-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
chat-phrase = Diesen Spruch gibt es nicht.
chat-length = Schreib etwas Kurzes: 1 bis 240 Zeichen.

# Nachrichten
call-hello = Eine Verbindung beginnt mit einem Hallo.
call-malformed = Der Server versteht diese Nachricht nicht.
call-too-long = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
call-too-many = Das war zu viel auf einmal. Warte einen Moment.
call-request = Der Name einer Anfrage darf höchstens 40 Zeichen haben.

# Das Haus
house-full = Für einen weiteren Tisch ist gerade kein Platz. Versuch es gleich noch einmal.
house-busy = An diesem Tisch passiert zu viel auf einmal. Versuch es noch einmal.
house-store = Die Datenbank antwortet gerade nicht. Schau, ob es geklappt hat, und versuch es sonst gleich noch einmal.
house-limit = Du hast viele Tische eröffnet. Warte ein wenig, bevor du noch einen eröffnest.

# Die Würfel prüfen
proof-missing = In der Mitschrift fehlt die Zeile „# proof seed“, ihr Zufall lässt sich also nicht prüfen.
proof-commitment = Die Startzahl passt nicht zum Versprechen im Kopf (seed-commitment).
proof-differs = Der Zufall hat hier „{ $drawn }“ ergeben, nicht „{ $text }“.
proof-first = Der Zufall hat Platz { $drawn } beginnen lassen, nicht Platz { $named }.
proof-unmarked = Es wurde etwas vom Zufall zurückgenommen („# proof skipped“), aber die Mitschrift ist nicht mit „# taken-back“ oder „# practice“ gekennzeichnet.

# Tipps und Besprechungen
hint-forbidden = An diesem Tisch gibt es keine Tipps.
review-failed = Das Spiel ließ sich nicht besprechen. Frag noch einmal, dann versuchen wir es neu.

# Ein Spiel noch einmal ansehen
replay-not-over = Du kannst ein Spiel noch einmal ansehen, sobald es zu Ende ist.
record-line = Zeile { $line }: { $reason }
record-hidden = Hier ist noch etwas verdeckt („?“). Ansehen kannst du nur die Mitschrift eines beendeten Spiels: Lade sie nach dem Ende noch einmal herunter.

# Anfragen
game-none = Dieses Spiel gibt es nicht. Es gibt { $games }.
clock-seconds = Eine Uhr braucht mehr als 0 Sekunden.
lesson-off-script = So geht diese Lektion nicht weiter. Beginn sie noch einmal.
http-nothing = Unter dieser Adresse gibt es nichts.
http-method = Diese Adresse nimmt eine solche Anfrage nicht an.
http-foreign = Diese Anfrage kommt von einer anderen Website. Wir haben sie nicht ausgeführt.
http-host = Diesen Namen hat dieser Server nicht. Du betreibst ihn? Dann füge den Namen hinzu: yurt serve --name.
http-too-long = Diese Anfrage ist zu lang.
http-not-json = Diese Adresse nimmt JSON: sende es mit „Content-Type: application/json“.
http-malformed = Der Server versteht diese Anfrage nicht.
http-failed = Auf dem Server ist etwas schiefgegangen. Schau, ob es geklappt hat, und versuch es sonst noch einmal.

# Die Seiten im Browser
pages-not-built = Die Seiten von Yurt sind noch nicht gebaut: Führe { $command } aus und lade diese Seite neu.
docs-not-built = Die Dokumentation ist hier noch nicht gebaut: Führe { $command } aus, oder lies solange die { $readme }.
