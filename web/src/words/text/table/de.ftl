# Texte am Tisch: was um jedes Spiel herum steht.

# Bar
coming = Der Tisch wird gedeckt …
bar-home = Zu den Spielen
bar-tools = Werkzeuge am Tisch
bar-waiting = Es fehlt noch jemand, Code { $code }
bar-over = Das Spiel ist zu Ende.
bar-yours = Du bist dran
bar-turn = { $name } ist dran
clock-left = Noch Zeit:
side-title = Verlauf und Chat
keep-on = Doch nicht
sure-title = Bist du sicher?
sure-say = Das kannst du nicht zurücknehmen.
sure-yes = Ja, mach das

# Log
log-title = Was bisher geschah
log-none = Noch ist nichts passiert.
log-deal = Die Karten werden ausgeteilt.

# Chat
talk-title = Chat
talk-title-new = Chat, etwas Neues
talk-none = Noch hat niemand etwas gesagt.
talk-off = Der Gastgeber hat den Chat ausgeschaltet.
talk-muted = Der Gastgeber hat dich stumm geschaltet.
talk-watching = Setz dich dazu, dann kannst du mitreden.
talk-write = Sag etwas
talk-send = Abschicken
phrase-hello = Hallo zusammen!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-your-turn = Du bist dran
phrase-one-more = Noch eine Runde?
phrase-goodbye = Tschüss!

# Waiting room
room-title = Wer spielt mit?
room-join = Spiel mit!
room-invited = { $name } wartet auf dich: { $game }!
room-say =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-full = Alle sind da!
room-free = Freier Platz
room-here = An diesem Gerät
room-bot = Ein Bot
room-bot-level = { $level } (Bot)
room-there = Ist da
room-away = Ist gerade nicht da
room-sit-too = Noch jemand hier
room-qr = Code für die Kamera eines Handys
room-start = Anfangen
room-start-bots = Mit Bots anfangen
room-host-starts = Es geht los, sobald alle Plätze besetzt sind oder der Gastgeber mit Bots anfängt.
room-come = An diesen Tisch kommen
room-shared = Für einen Fernseher oder ein Tablet, das alle sehen:
room-move = Mein Platz an einem anderen Gerät
room-move-help = Mit diesem Link lässt sich auf deinem Platz spielen. Behalte ihn also für dich.
room-move-qr = Code, mit dem du an ein anderes Gerät umziehst
room-chance = Dem Glück etwas beimischen
room-chance-help = Gib eine Zahl oder ein Wort dazu. Es wird mit hineingemischt, und nach dem Spiel könnt ihr alles nachprüfen.
room-number = Buchstaben und Ziffern
room-add = Dazugeben
room-added = Es ist jetzt mit drin.
room-promise = Die versiegelte Zahl des Servers:
tour-title = Das Spiel in einer Minute
tour-want = Worum es geht
tour-turn = Wenn du dran bist
tour-end = Wann Schluss ist

# Taking a seat
take-name-hint = Wie heißt du?
take-sit = Hinsetzen
take-where = Wo?
take-any = Ein freier Platz, egal welcher

# Invitations
invite-copy = Link kopieren
invite-copied = Kopiert
invite-copy-command = Kopieren
invite-share = Teilen
invite-friends = Freunde einladen
invite-by-hand = Kopiere die Adresse bitte von Hand.
invite-only-here = Diese Adresse gilt nur an diesem Gerät. Für Handys öffne die Seite unter der Adresse, die dieser Computer in eurem Netz hat.
invite-start = Handys finden diese Adresse noch nicht. Beende Yurt und starte es so, deine Tische bleiben:

# While playing
notices-title = Hinweise
lost = Die Verbindung ist weg. Wir versuchen es weiter …
lost-kept = Die Verbindung ist weg. Was du gemacht hast, bleibt erhalten: Lass diese Seite offen, dann wird es gesendet, sobald die Verbindung wieder da ist.
missed = Das ist passiert, während du weg warst.
undo-question = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-agree = Ja
undo-disagree = Nein
undo-waiting = Wir fragen die anderen, ob du zurücknehmen darfst.
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-undoes = Das würde zurückgenommen: { $what }
undo-more =
    { $count ->
        [one] Und noch etwas.
       *[other] Und noch { $count } Dinge.
    }
bot-plays = Ein Bot spielt für dich.
bot-back = Selbst spielen
watching-now = Du schaust zu.
watching-take = Freien Platz nehmen
wish-want = Um einen Platz bitten
wish-ask = Um den Platz bitten
wish-waiting = Gleich lässt dich jemand herein …
wish-cancel = Nicht mehr warten
wish-question = { $name } möchte für { $other } mitspielen.
wish-let-in = Hereinlassen
wish-let-in-name = { $name } hereinlassen
wish-refuse = Nein
wish-refuse-name = { $name } nicht hereinlassen
wish-others = Du bist einverstanden. Wir fragen auch die anderen.
people-replaced = Gerade spielt ein Bot
stage-whole = Ganzen Tisch zeigen
stage-hand = Nur meine Hand

# When somebody is away
away-since = { $name } ist seit { $time } weg.
away-yesterday = { $name } war gestern zuletzt hier.
away-day = { $name } war am { $date } zuletzt hier.
away-cover = Einen Bot für { $name } spielen lassen
away-may = Du musst nicht warten: Jeder am Tisch kann solange einen Bot spielen lassen oder das Spiel beenden.
away-end = Spiel beenden
away-end-why = Das Spiel zählt dann nicht, und was verdeckt ist, bleibt verdeckt.
away-end-sure = Ja, beenden
away-end-question = { $name } möchte das Spiel beenden. Bist du einverstanden?
away-end-wish = { $name } möchte das Spiel beenden.
away-end-asked = Wir fragen die anderen, ob das Spiel zu Ende sein soll.
away-end-keep = Weiterspielen
people-covered = Solange spielt ein Bot
paused-say = Das Spiel macht Pause.
paused-go-on = Weiter geht’s
paused-start = Pause machen
stand-in = Der Gastgeber ist weg. Solange kannst du anfangen, pausieren und noch einmal spielen.
host-patience = Ist jemand weg, dürfen die anderen einspringen nach
patience-never = Nie

# Passing the device round
curtain-pass = Gib { $name } das Gerät
curtain-who = Wer hat das Gerät?
curtain-why = Alle anderen schauen weg!
curtain-me = Ich bin { $name }

# End
end-you-win = Gewonnen! Stark gespielt!
end-draw = Unentschieden!
end-winners =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
end-places = Ergebnis
end-place = Platz
end-name = Name
end-points = Punkte
end-show = Ergebnis
end-again = Noch einmal spielen
end-follow = Zum nächsten Spiel
end-first-last = { $name }, diesmal zuletzt
end-host-again = Der Gastgeber kann noch eine Runde starten.
end-look = Den Tisch ansehen
end-record = Mitschrift laden

# Spiele, die nicht zählen
mark-practice = Übung
mark-taken-back = Zurückgenommen
mark-practice-say = Das war eine Übung. Sie zählt nicht in der Statistik.
mark-taken-back-say = Etwas, das du schon gesehen hattest, wurde zurückgenommen. Darum zählt dieses Spiel nicht in der Statistik.
mark-practice-now = Übung: Du kannst alles zurücknehmen, und das Spiel zählt nicht.

# Menu
menu-title = Menü
menu-help = Hilfe für { $name }
menu-glow = Zeigen, was geht
menu-glow-help = Was du spielen kannst, leuchtet.
menu-aloud = Vorlesen
menu-aloud-help = Was passiert und was du tun kannst, wird vorgelesen.
menu-hand-only = Nur meine Hand auf diesem Bildschirm
menu-hand-only-help = Für ein Handy, wenn der Tisch auf einem gemeinsamen Bildschirm steht.
menu-sound = Geräusche
menu-rules = Regeln
menu-settings = Einstellungen
menu-people = An diesem Tisch
menu-hand = Bot übernehmen lassen
menu-leave = Meinen Platz verlassen
menu-leave-sure = Wirklich gehen
host-title = Als Gastgeber
host-chat = Alle dürfen schreiben
host-watch = Andere dürfen zuschauen
host-watch-help = Auch auf einem gemeinsamen Bildschirm.
host-mute = Stumm
host-mute-name = { $name } im Chat stumm schalten
host-unmute = Reden lassen
host-unmute-name = { $name } im Chat wieder reden lassen
host-kick = Wegschicken
host-kick-name = { $name } wegschicken
host-kick-sure = Ja, { $name } wegschicken
host-free = Platz freigeben: { $name }
host-close = Tisch schließen
host-close-sure = Für alle schließen

# When it ends here
bye-moved-title = Du spielst jetzt an einem anderen Gerät
bye-moved = Dein Platz wurde anderswo geöffnet. Du kannst jederzeit hier weiterspielen.
bye-left-title = Du hast deinen Platz verlassen
bye-left = Der Platz gehört dir nicht mehr. Du kannst zuschauen oder zurück zu den Spielen.
bye-sent-title = Dein Platz wurde frei gemacht
bye-sent = Der Gastgeber hat deinen Platz frei gemacht. Du kannst zuschauen oder zurück zu den Spielen.
bye-closed-title = Der Tisch ist geschlossen
bye-closed = Der Gastgeber hat diesen Tisch geschlossen.
bye-closed-rules = Die Regeln dieses Spiels haben sich geändert, und ein Spiel nach den alten kann nicht weitergehen. Eröffne einen neuen Tisch: Dort gelten die neuen.
bye-agreed-title = Das Spiel ist zu Ende
bye-agreed = Ihr habt dieses Spiel gemeinsam beendet. Es zählt nicht, und was verdeckt war, bleibt verdeckt.
bye-refused-title = Hier kommst du nicht hinein
bye-refused = Du kannst an diesem Tisch nicht mehr zuschauen.
bye-here-again = Hier weiterspielen
bye-watch = Zuschauen

# Keys
keys-title = Tasten
keys-repeat = Noch einmal sagen, was zuletzt passiert ist
keys-table = Den Tisch vorlesen
keys-moves = Auflisten, was du tun kannst
keys-hint = Um einen Tipp bitten
keys-list = Diese Tasten zeigen
keys-arrows = Bewegen
keys-enter = Wählen
keys-escape = Zurücklegen oder schließen
moves-title = Was du tun kannst
moves-none = Du bist noch nicht dran.

# Shared screen
tv-point =
    { $count ->
        [one] Ein Platz ist frei: Richte dein Handy darauf.
       *[other] Richte dein Handy auf einen freien Platz und setz dich.
    }
tv-type = Oder öffne { $address } auf irgendeinem Gerät.
tv-full = Vollbild
tv-small = Vollbild beenden

# Wie gut Bots spielen
level-1 = Lamm
level-2 = Ziege
level-3 = Pferd
level-4 = Wolf
level-5 = Adler
level-1-plays = Das Lamm spielt nach Gefühl und vergisst schnell. Genau richtig fürs erste Spiel!
level-2-plays = Die Ziege sieht, was direkt vor ihr liegt.
level-3-plays = Das Pferd denkt ein bisschen voraus: ein ebenbürtiger Gegner.
level-4-plays = Der Wolf plant weit voraus und irrt sich selten.
level-5-plays = Der Adler bedenkt alles, was er von seinem Platz aus wissen kann. Der Stärkste von allen!

# Tipps
hint-title = Tipp
hint-more = Andere Züge
hint-fold = Tisch zeigen
hint-chance = Gewinnt { $chance } von 100 Spielen, plus oder minus { $error }
hint-only = Der einzige Zug
hint-quick = Schnell geschätzt, nach Faustregel
waking-level =
    { $seconds ->
        [0] { $name } wacht auf: noch einen Moment
       *[other] { $name } wacht auf: noch etwa { $seconds } s
    }
waking-hints =
    { $seconds ->
        [0] Bessere Tipps sind unterwegs: noch einen Moment
       *[other] Bessere Tipps sind unterwegs: noch etwa { $seconds } s
    }
