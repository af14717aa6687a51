# Teksten aan de tafel: wat om elk spel heen staat.

# Bar
coming = De tafel wordt gedekt …
bar-home = Naar de spellen
bar-tools = Hulpmiddelen aan tafel
bar-waiting = We wachten op spelers, code { $code }
bar-over = Het spel is afgelopen.
bar-yours = Jij bent aan de beurt
bar-turn = { $name } is aan de beurt
clock-left = Resterende tijd:
side-title = Verloop en chat
keep-on = Toch maar niet
sure-title = Weet je het zeker?
sure-say = Dit kun je niet terugnemen.
sure-yes = Ja, doe maar

# Log
log-title = Wat er gebeurde
log-none = Er is nog niets gebeurd.
log-deal = De kaarten worden gedeeld.

# Chat
talk-title = Chat
talk-title-new = Chat, iets nieuws
talk-none = Er heeft nog niemand iets gezegd.
talk-off = De gastheer heeft de chat uitgezet.
talk-muted = De gastheer heeft je gedempt.
talk-watching = Ga zitten om mee te praten.
talk-write = Zeg iets
talk-send = Versturen
phrase-hello = Hallo allemaal!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-oops = Oeps!
phrase-your-turn = Jij bent aan de beurt
phrase-one-more = Nog een potje?
phrase-goodbye = Tot ziens!

# Waiting room
room-title = Wie speelt er mee?
room-join = Kom meespelen!
room-invited = { $name } wacht op je: { $game }!
room-say =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
room-full = Iedereen is er!
room-free = Vrije plaats
room-here = Op dit apparaat
room-bot = Een bot
room-bot-level = { $level } (bot)
room-there = Is er
room-away = Is er even niet
room-sit-too = Nog iemand hier
room-qr = Code voor de camera van een telefoon
room-start = Beginnen
room-start-bots = Beginnen met bots
room-host-starts = Het spel begint als alle plaatsen bezet zijn, of als de gastheer met bots begint.
room-come = Naar deze tafel komen
room-shared = Voor een televisie of tablet die iedereen ziet:
room-move = Mijn plaats op een ander apparaat
room-move-help = Met deze link speel je op jouw plaats. Houd hem dus voor jezelf.
room-move-qr = Code die jouw plaats naar een ander apparaat brengt
room-chance = Iets bij het toeval doen
room-chance-help = Voeg een getal of een woord van jezelf toe. Het wordt mee geschud, en na het spel kan iedereen het narekenen.
room-number = Letters en cijfers
room-add = Toevoegen
room-added = Het zit er nu bij.
room-promise = Het verzegelde getal van de server:
tour-title = Het spel in een minuut
tour-want = Wat je wilt
tour-turn = In je beurt
tour-end = Wanneer het klaar is

# Taking a seat
take-name-hint = Hoe heet je?
take-sit = Ga zitten
take-where = Waar?
take-any = Elke vrije plek

# Invitations
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-copy-command = Kopiëren
invite-share = Delen
invite-friends = Vrienden uitnodigen
invite-by-hand = Kopieer het adres met de hand.
invite-only-here = Dit adres werkt alleen op dit apparaat. Open de pagina voor telefoons via het adres van deze computer in jullie netwerk.
invite-start = Telefoons vinden dit adres nog niet. Stop Yurt en start het zo, je tafels blijven:

# While playing
notices-title = Meldingen
lost = De verbinding is weg. We proberen het opnieuw …
lost-kept = De verbinding is weg. Wat je deed is bewaard: laat deze pagina open, dan wordt het verstuurd zodra de verbinding terug is.
missed = Dit gebeurde terwijl je weg was.
undo-question = { $name } wil een zet terugnemen. Vind je dat goed?
undo-agree = Ja
undo-disagree = Nee
undo-waiting = We vragen de anderen of het mag.
undo-asked = { $name } wil een zet terugnemen.
undo-undoes = Dit wordt dan teruggenomen: { $what }
undo-more =
    { $count ->
        [one] En nog één ding.
       *[other] En nog { $count } dingen.
    }
bot-plays = Een bot speelt voor jou.
bot-back = Zelf verder spelen
watching-now = Je kijkt mee.
watching-take = Een vrije plaats nemen
wish-want = Om een plaats vragen
wish-ask = Om de plaats vragen
wish-waiting = We wachten tot iemand je binnenlaat …
wish-cancel = Niet meer wachten
wish-question = { $name } vraagt om voor { $other } mee te spelen.
wish-let-in = Binnenlaten
wish-let-in-name = { $name } binnenlaten
wish-refuse = Nee
wish-refuse-name = { $name } niet binnenlaten
wish-others = Jij vindt het goed. We vragen het ook aan de anderen.
people-replaced = Nu speelt er een bot
stage-whole = Hele tafel tonen
stage-hand = Alleen mijn hand

# When somebody is away
away-since = { $name } is weg sinds { $time }.
away-yesterday = { $name } was hier gisteren voor het laatst.
away-day = { $name } was hier voor het laatst op { $date }.
away-cover = Een bot voor { $name } laten spelen
away-may = Je hoeft niet te wachten: iedereen aan tafel kan zolang een bot laten spelen, of het spel beëindigen.
away-end = Spel beëindigen
away-end-why = Het spel telt dan niet mee, en wat verborgen is, blijft verborgen.
away-end-sure = Ja, beëindigen
away-end-question = { $name } wil het spel beëindigen. Vind je dat goed?
away-end-wish = { $name } wil het spel beëindigen.
away-end-asked = We vragen de anderen of het spel mag stoppen.
away-end-keep = Verder spelen
people-covered = Zolang speelt er een bot
paused-say = Het spel is gepauzeerd.
paused-go-on = Verder spelen
paused-start = Pauze nemen
stand-in = De gastheer is weg. Zolang kun jij beginnen, pauzeren en nog een keer spelen.
host-patience = Is er iemand weg, dan mogen de anderen ingrijpen na
patience-never = Nooit

# Passing the device round
curtain-pass = Geef het apparaat aan { $name }
curtain-who = Wie heeft het apparaat?
curtain-why = Alle anderen kijken even weg!
curtain-me = Ik ben { $name }

# End
end-you-win = Gewonnen! Goed gespeeld!
end-draw = Gelijkspel!
end-winners =
    { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben gewonnen.
    }
end-places = Uitslag
end-place = Plaats
end-name = Naam
end-points = Punten
end-show = Uitslag
end-again = Nog een keer spelen
end-follow = Naar het volgende spel
end-first-last = { $name }, laatste geworden
end-host-again = De gastheer kan een nieuw spel beginnen.
end-look = De tafel bekijken
end-record = Verslag downloaden

# Spellen die niet meetellen
mark-practice = Oefening
mark-taken-back = Teruggenomen
mark-practice-say = Dit was een oefening, dus het telt niet mee in de statistieken.
mark-taken-back-say = Er is iets teruggenomen wat je al had gezien, dus dit spel telt niet mee in de statistieken.
mark-practice-now = Oefening: je kunt alles terugnemen, en het spel telt niet mee.

# Menu
menu-title = Menu
menu-help = Hulp voor { $name }
menu-glow = Tonen wat kan
menu-glow-help = Wat je kunt spelen, licht op.
menu-aloud = Voorlezen
menu-aloud-help = Wat er gebeurt en wat je kunt doen, wordt voorgelezen.
menu-hand-only = Alleen mijn hand op dit scherm
menu-hand-only-help = Voor een telefoon als de tafel op een gedeeld scherm staat.
menu-sound = Geluiden
menu-rules = Regels
menu-settings = Instellingen
menu-people = Aan deze tafel
menu-hand = Laat een bot spelen
menu-leave = Mijn plaats verlaten
menu-leave-sure = Echt weggaan
host-title = Als gastheer
host-chat = Iedereen mag schrijven
host-watch = Anderen mogen meekijken
host-watch-help = Ook op een gedeeld scherm.
host-mute = Dempen
host-mute-name = { $name } dempen in de chat
host-unmute = Laten praten
host-unmute-name = { $name } weer laten praten in de chat
host-kick = Wegsturen
host-kick-name = { $name } wegsturen
host-kick-sure = Ja, { $name } wegsturen
host-free = Plaats openen: { $name }
host-close = Tafel sluiten
host-close-sure = Voor iedereen sluiten

# When it ends here
bye-moved-title = Je speelt nu op een ander apparaat
bye-moved = Je plaats is ergens anders geopend. Je kunt hier altijd weer verder spelen.
bye-left-title = Je hebt je plaats verlaten
bye-left = De plaats is niet meer van jou. Je kunt meekijken of terug naar de spellen.
bye-sent-title = Je plaats is vrijgemaakt
bye-sent = De gastheer heeft je plaats vrijgemaakt. Je kunt meekijken of terug naar de spellen.
bye-closed-title = De tafel is gesloten
bye-closed = De gastheer heeft deze tafel gesloten.
bye-closed-rules = De regels van dit spel zijn veranderd, en een spel met de oude kan niet verdergaan. Zet een nieuwe tafel klaar: daar gelden de nieuwe.
bye-agreed-title = Het spel is afgelopen
bye-agreed = Jullie hebben dit spel samen beëindigd. Het telt niet mee, en wat verborgen was, blijft verborgen.
bye-refused-title = Hier kom je niet binnen
bye-refused = Je kunt aan deze tafel niet meer meekijken.
bye-here-again = Hier verder spelen
bye-watch = Meekijken

# Keys
keys-title = Toetsen
keys-repeat = Nog eens zeggen wat er net gebeurde
keys-table = De tafel voorlezen
keys-moves = Opsommen wat je kunt doen
keys-hint = Om een tip vragen
keys-list = Deze toetsen tonen
keys-arrows = Bewegen
keys-enter = Kiezen
keys-escape = Terugleggen of sluiten
moves-title = Wat je kunt doen
moves-none = Je bent nog niet aan de beurt.

# Shared screen
tv-point =
    { $count ->
        [one] Er is één plaats vrij: richt je telefoon erop.
       *[other] Richt je telefoon op een vrije plaats om te gaan zitten.
    }
tv-type = Of open { $address } op een ander apparaat.
tv-full = Volledig scherm
tv-small = Volledig scherm verlaten

# Hoe goed bots spelen
level-1 = Lam
level-2 = Geit
level-3 = Paard
level-4 = Wolf
level-5 = Arend
level-1-plays = Het lam speelt op gevoel en vergeet snel. Precies goed voor een eerste spel!
level-2-plays = De geit ziet wat vlak voor haar ligt.
level-3-plays = Het paard denkt een beetje vooruit: aan jou gewaagd.
level-4-plays = De wolf plant ver vooruit en vergist zich zelden.
level-5-plays = De arend weegt alles af wat hij vanaf zijn plaats kan weten. De sterkste van allemaal!

# Tips
hint-title = Tip
hint-more = Andere zetten
hint-fold = Tafel tonen
hint-chance = Wint { $chance } van de 100 keer, { $error } meer of minder
hint-only = De enige zet
hint-quick = Snel geschat, met een vuistregel
waking-level =
    { $seconds ->
        [0] { $name } wordt wakker: nog heel even
       *[other] { $name } wordt wakker: nog ongeveer { $seconds } s
    }
waking-hints =
    { $seconds ->
        [0] Betere tips komen eraan: nog heel even
       *[other] Betere tips komen eraan: nog ongeveer { $seconds } s
    }
