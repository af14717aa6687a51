# Texte der Seiten um die Tische herum: Lobby, Tisch anlegen, dazukommen, Regeln, Einstellungen.

site-title = Yurt: fünf Spiele für einen Tisch
page-title = { $page } · Yurt
page-skip = Zum Inhalt
page-back = Zurück
page-home = Zu allen Spielen
page-settings = Einstellungen

trouble-title = Das hat nicht geklappt
trouble-offline = Yurt antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
trouble-page = Wir konnten diese Seite nicht laden. Prüf die Verbindung und versuch es noch einmal.
trouble-again = Noch einmal versuchen
nowhere-title = Hier steht kein Zelt
nowhere-say = Diese Seite gibt es nicht. Vielleicht ist ein Buchstabe der Adresse verloren gegangen.

language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands

# Lobby
lobby-title = Was spielen wir?
lobby-welcome = Fünf kleine Spiele für die ganze Familie. Spiel gleich gegen Bots, oder hol deine Freunde an den Tisch.
lobby-games = Die Spiele
your-name = Dein Name
default-name = Nomade
name-first = Wie heißt du? Die anderen wollen es wissen.
face = Dein Tier
face-choose = Such dir ein Tier aus
face-letter = Kein Tier, mein Buchstabe
face-yak = Yak
face-ibex = Steinbock
face-vulture = Geier
face-groundhog = Murmeltier
face-yeti = Yeti
face-wolf = Wolf
face-sheep = Schaf
face-goat = Ziege
face-camel = Kamel
face-horse = Pferd
face-fox = Fuchs
face-owl = Eule
game-players-exactly = { $most } Personen
game-players = { $least }–{ $most } Personen
game-minutes = { $minutes } Minuten
game-in-english = auf Englisch
game-age = ab { $age } Jahren
game-play-now = Jetzt spielen
game-play-now-label = Jetzt spielen: { $game }, gegen Bots
game-make-table = Tisch eröffnen
game-make-table-label = Tisch eröffnen: { $game }
game-rules = Regeln
game-rules-label = Regeln: { $game }

own-running = Weiterspielen
own-more = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
own-finished = Beendete Spiele
own-forget = { $game }, Tisch { $code }, aus dieser Liste nehmen
public-tables = Offene Tische
public-refresh = Noch einmal nach offenen Tischen schauen
public-none = Gerade ist kein Tisch offen. Eröffne einen, dann können andere dazukommen!
public-join = Mitspielen
public-watch = Zuschauen
row-code = Tisch
row-waiting = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
row-playing = Das Spiel läuft.
row-your-turn = Du bist dran!
row-turn = { $name } ist dran.
row-over = Das Spiel ist zu Ende.
row-closed-rules = Geschlossen: Die Regeln haben sich geändert.
row-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}

# Dazukommen
join = Mitspielen
join-title = Mitspielen
join-code = Code eines Tisches
join-code-short = Code
join-four-letters = Der Code eines Tisches hat vier oder fünf Buchstaben, zum Beispiel KAMP.
join-qr = Siehst du auf einem Bildschirm einen QR-Code? Halt die Kamera deines Handys darauf und tipp den Link an.
join-link = Hat dir jemand einen Link geschickt? Öffne ihn, und du bist am Tisch.

# Einen Tisch anlegen
new-title = Ein Tisch für { $game }
new-way = Wie wollt ihr spielen?
way-bots = Allein gegen Bots
way-bots-help = Es geht sofort los.
way-friends = Mit Freunden anderswo
way-friends-help = Alle spielen auf ihrem eigenen Gerät. Du schickst ihnen einen Link oder den Code.
way-here = Alle an diesem Gerät
way-here-help = Ihr gebt es herum. Zwischen den Zügen verdeckt ein Vorhang, was die anderen nicht sehen dürfen.
way-here-open = Ihr gebt es von Zug zu Zug weiter.
way-screen = Auf gemeinsamem Bildschirm
way-screen-help = Dieser Bildschirm zeigt den Tisch. Alle kommen mit dem Handy dazu und haben dort, was nur ihnen gehört.
new-seats = Wer sitzt wo?
new-names = Wie heißt ihr?
new-players = Personen
seat-number = Platz { $number }
seat-who = Wer nimmt Platz { $number }?
seat-name = Name auf Platz { $number }
seat-me = Ich
seat-here = Jemand hier
seat-friend = Jemand mit einem Link
seat-phone = Jemand mit einem Handy
seat-bot = Ein Bot
new-level = Wie gut spielen die Bots?
new-level-mixed = Jeder Bot spielt auf seine Art.
seat-level = Spielstärke des Bots auf Platz { $number }
new-options = Hausregeln
new-options-print = Wie in der Anleitung aus der Schachtel.
new-options-change = Regeln ändern
new-option-is = { $option }: { $value }
new-clock = Uhr
clock-none = Ohne Uhr
clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
clock-move = Für jeden Zug
clock-move-help = Gleich viel Zeit für jede Entscheidung.
clock-bank = Für das ganze Spiel
clock-bank-help = Alle haben einen Vorrat an Zeit und bekommen mit jedem Zug etwas dazu.
clock-per-move = Zeit für einen Zug
clock-each = Zeit pro Person
clock-increment = Mehr mit jedem Zug
clock-out = Ist deine Zeit um, spielt ein Bot für dich weiter, bis du zurückkommst.
seconds = { $count } s
minutes = { $count } min
new-more = Rund um den Tisch
new-first = Wer fängt an?
new-first-drawn = Das entscheidet das Los
new-back = Zurücknehmen
new-back-agreed = Wenn alle einverstanden sind
new-back-agreed-help = Einen Schnitzer kannst du gleich zurücknehmen. Haben andere schon gezogen oder haben Karten und Würfel etwas gezeigt, fragen wir die anderen. Bots sagen immer Nein.
new-back-never = Nie
new-back-never-help = Was gespielt ist, bleibt gespielt.
new-back-practice = Übung
new-back-practice-help = Du kannst alles zurücknehmen, so oft du willst, und so vieles ausprobieren. Das Spiel zählt nicht in der Statistik.
new-hints = Tipps
new-hints-help = Wenn du dran bist, kannst du fragen, was gut wäre. Sonst sieht es niemand.
new-public = Alle dürfen dazukommen
new-public-help = Der Tisch steht in der Liste der offenen Tische. Sonst ist er nur mit dem Link oder dem Code zu finden.
new-chat = Chat
new-chat-help = Ihr könnt euch am Tisch schreiben.
new-watch = Zuschauen
new-watch-help = Mit dem Link können auch andere zuschauen. Sie sehen nur, was alle sehen.
new-open = Tisch eröffnen
new-outlook-now = Es geht sofort los.
new-outlook-friends = { $count ->
    [one] Du bekommst einen Link und einen Code für eine Person.
   *[other] Du bekommst einen Link und einen Code für { $count } Personen.
}
new-outlook-screen = Dieses Gerät wird zum Tisch. Handys kommen per QR-Code dazu.

# Regeln
rules-title = { $game }: die Regeln
rules-search = In den Regeln suchen
rules-search-hint = Suchen
rules-found = { $found ->
    [0] Nicht gefunden
    [one] Einmal gefunden
   *[other] { $found }-mal gefunden
}
rules-none = Davon steht nichts in den Regeln. Versuch es mit einem anderen Wort.
rules-contents = Inhalt
rules-missing = Regel { $ruling } steht nicht auf dieser Seite. Hier sind alle Regeln.

# Einstellungen
settings-say = Das gilt für dieses Gerät und bleibt in diesem Browser.
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Abend
text-size = Textgröße
percent = { $size } %
sound = Ton
sound-help = Karten, Würfel und ein Glöckchen, wenn du dran bist.
still = Weniger Bewegung
still-help = Dinge blenden sich ein, statt sich zu bewegen.
careful = Frag mich vorher
careful-help = Vor Zügen, die du nicht zurücknehmen kannst, zum Beispiel wenn du etwas anzweifelst.
speed = Tempo der Züge
speed-slow = Gemütlich
speed-normal = Normal
speed-fast = Flott
