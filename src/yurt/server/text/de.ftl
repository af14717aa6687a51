# Sätze des Servers: warum etwas an einem Tisch jetzt nicht geht.

# Tische und Plätze
table-none = Diesen Tisch gibt es nicht.
table-guesses = Von hier aus wurden viele Codes versucht, die es nicht gibt. Warte ein paar Sekunden und versuche es noch einmal.
table-token = Dieser Link gehört nicht mehr zu einem Platz an diesem Tisch. Wer den Tisch eröffnet hat, kann dir einen neuen geben.
table-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
table-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
table-host-only = Das darf nur, wer den Tisch eröffnet hat.
table-full = An diesem Tisch sind alle Plätze besetzt.
table-taken = Dieser Platz ist besetzt. Wähle einen anderen.
table-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt.
table-not-let-in = Du wurdest an diesen Tisch nicht eingelassen.
table-asked = Um diesen Platz bittet schon jemand. Warte, bis die Antwort da ist.
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
table-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
table-you-play = Du spielst schon selbst.
table-late = Deine Zeit für diesen Zug ist um: Der Bot macht ihn. Übernimm deinen Platz danach wieder.
table-number = Deine Zahl für den Zufall an diesem Tisch darf nur aus Buchstaben und Ziffern bestehen, höchstens 64.
table-not-your-turn = { $seat } ist dran. Du kommst auch noch.
table-moved-on = Das Spiel ist weitergegangen. Schau noch einmal hin und wähle dann.
table-apart = Nach dem ersten dieser Züge bist du nicht einfach weiter an der Reihe: Mach sie nacheinander.
table-wait = So lange ist noch niemand weg: Warte noch ein bisschen.
table-nobody-away = Es ist niemand weg.
table-nobody-ends = Niemand will das Spiel mehr beenden.
table-paused = Das Spiel macht Pause. Spielt zuerst weiter.

# Zurücknehmen
undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-never = An diesem Tisch wird nichts zurückgenommen.
undo-seen = Was aufgedeckt wurde, hast du gesehen: Ein Blick lässt sich nicht zurücknehmen.
undo-bots = Seitdem haben andere gezogen oder der Zufall hat entschieden, und Bots stimmen nie zu. An einem Übungstisch ginge es.
undo-away = Wer zustimmen müsste, ist gerade weg. Frag noch einmal, wenn alle zurück sind.
undo-another = Es möchte schon jemand einen Zug zurücknehmen. Antworte zuerst darauf oder spielt weiter.
undo-not-asked = Gerade möchte niemand einen Zug zurücknehmen.
undo-answered = Du hast schon geantwortet.

# Plaudern
chat-off = An diesem Tisch ist das Plaudern abgeschaltet.
chat-muted = Du bist an diesem Tisch stummgeschaltet.
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
house-limit = Du hast in kurzer Zeit viele Tische eröffnet. Warte ein wenig, bevor du noch einen eröffnest.

# Die Würfel prüfen
proof-missing = In der Aufzeichnung fehlt die Zeile „# proof seed“, ihr Zufall lässt sich also nicht prüfen.
proof-commitment = Die Startzahl passt nicht zum Versprechen im Kopf (seed-commitment).
proof-differs = Der Zufall hat hier „{ $drawn }“ ergeben, nicht „{ $text }“.
proof-first = Der Zufall hat Platz { $drawn } beginnen lassen, nicht Platz { $named }.
proof-unmarked = Es wurde Zufall zurückgenommen („# proof skipped“), aber die Aufzeichnung ist nicht mit „# taken-back“ oder „# practice“ gekennzeichnet.

# Tipps und Besprechungen
hint-forbidden = An diesem Tisch gibt es keine Tipps.
review-failed = Das Spiel konnte nicht besprochen werden. Frag noch einmal, dann wird es neu versucht.

# Ein Spiel noch einmal ansehen
replay-not-over = Ein Spiel lässt sich noch einmal ansehen, sobald es zu Ende ist.
record-line = Zeile { $line }: { $reason }
record-hidden = Hier ist noch etwas verdeckt („?“). Ansehen lässt sich nur die Aufzeichnung eines beendeten Spiels: Lade sie nach dem Ende noch einmal herunter.

# Anfragen
game-none = Dieses Spiel gibt es nicht. Es gibt { $games }.
clock-seconds = Eine Uhr braucht mehr als 0 Sekunden.
lesson-off-script = So geht diese Lektion nicht weiter. Beginn sie noch einmal.
http-nothing = Unter dieser Adresse gibt es nichts.
http-method = Diese Adresse nimmt eine solche Anfrage nicht an.
http-foreign = Diese Anfrage kommt von der Seite einer anderen Website und wurde darum nicht ausgeführt.
http-host = So heißt dieser Server nicht. Wer ihn betreibt, kann den Namen hinzufügen: yurt serve --name.
http-too-long = Diese Anfrage ist zu lang.
http-not-json = Diese Adresse nimmt JSON: sende es mit „Content-Type: application/json“.
http-malformed = Der Server versteht diese Anfrage nicht.
http-failed = Auf dem Server ist etwas schiefgegangen. Schau, ob es geklappt hat, und versuch es sonst noch einmal.

# Die Seiten im Browser
pages-not-built = Die Seiten von Yurt sind noch nicht gebaut: Führe { $command } aus und lade diese Seite neu.
docs-not-built = Die Dokumentation ist hier noch nicht gebaut: Führe { $command } aus, oder lies solange die { $readme }.
