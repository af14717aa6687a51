# Teksten van de pagina’s rond de tafels: lobby, tafel maken, aanschuiven, regels, instellingen.

site-title = Yurt: vijf spellen voor één tafel
page-title = { $page } · Yurt
page-skip = Naar de inhoud
page-back = Terug
page-home = Naar alle spellen
page-settings = Instellingen

trouble-title = Dat lukte niet
trouble-offline = Yurt antwoordt niet. Controleer de verbinding en probeer het nog eens.
trouble-page = We konden deze pagina niet laden. Controleer de verbinding en probeer het nog eens.
trouble-again = Nog eens proberen
nowhere-title = Hier staat geen tent
nowhere-say = Deze pagina bestaat niet. Misschien is er een letter van het adres zoekgeraakt.

language = Taal
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands

# Lobby
lobby-title = Wat gaan we spelen?
lobby-welcome = Vijf kleine spellen voor het hele gezin. Speel meteen tegen bots, of haal je vrienden aan tafel.
lobby-games = De spellen
your-name = Jouw naam
default-name = Nomade
name-first = Hoe heet je? De anderen willen het weten.
face = Jouw dier
face-choose = Kies een dier
face-letter = Geen dier, mijn letter
face-yak = Yak
face-ibex = Steenbok
face-vulture = Gier
face-groundhog = Marmot
face-yeti = Yeti
face-wolf = Wolf
face-sheep = Schaap
face-goat = Geit
face-camel = Kameel
face-horse = Paard
face-fox = Vos
face-owl = Uil
game-players-exactly = { $most } spelers
game-players = { $least } tot { $most } spelers
game-minutes = { $minutes } minuten
game-in-english = in het Engels
game-age = vanaf { $age } jaar
game-play-now = Nu spelen
game-play-now-label = Nu spelen: { $game }, tegen bots
game-make-table = Tafel klaarzetten
game-make-table-label = Tafel klaarzetten: { $game }
game-rules = Regels
game-rules-label = Regels: { $game }

own-running = Verder spelen
own-more = { $count ->
    [one] Nog een tafel
   *[other] Nog { $count } tafels
}
own-finished = Afgelopen spellen
own-forget = { $game }, tafel { $code }, uit deze lijst halen
public-tables = Open tafels
public-refresh = Nog eens naar open tafels kijken
public-none = Er is nu geen open tafel. Zet er een klaar, dan kunnen anderen aanschuiven!
public-join = Meespelen
public-watch = Meekijken
row-code = Tafel
row-waiting = { $free ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
row-playing = Het spel is bezig.
row-your-turn = Jij bent aan de beurt!
row-turn = { $name } is aan de beurt.
row-over = Het spel is afgelopen.
row-closed-rules = Gesloten: de regels zijn veranderd.
row-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}

# Aanschuiven
join = Aanschuiven
join-title = Aan een tafel aanschuiven
join-code = Code van een tafel
join-code-short = Code
join-four-letters = De code van een tafel heeft vier of vijf letters, bijvoorbeeld KAMP.
join-qr = Staat er een QR-code op een scherm? Richt de camera van je telefoon erop en tik op de link.
join-link = Heeft iemand je een link gestuurd? Open hem, en je zit aan tafel.

# Een tafel maken
new-title = Een tafel voor { $game }
new-way = Hoe willen jullie spelen?
way-bots = Alleen tegen bots
way-bots-help = Je begint meteen.
way-friends = Met vrienden ergens anders
way-friends-help = Iedereen speelt op een eigen apparaat. Jij stuurt hun een link of de code.
way-here = Allemaal op dit apparaat
way-here-help = Jullie geven het door. Tussen de beurten verbergt een gordijn wat de anderen niet mogen zien.
way-here-open = Jullie geven het na elke beurt door.
way-screen = Op een gedeeld scherm
way-screen-help = Dit scherm toont de tafel. Iedereen schuift aan met een telefoon en ziet daar zijn eigen spullen.
new-seats = Wie zit waar?
new-names = Hoe heten jullie?
new-players = Spelers
seat-number = Plaats { $number }
seat-who = Wie neemt plaats { $number }?
seat-name = Naam op plaats { $number }
seat-me = Ik
seat-here = Iemand hier
seat-friend = Iemand met een link
seat-phone = Iemand met een telefoon
seat-bot = Een bot
new-level = Hoe goed spelen de bots?
new-level-mixed = Elke bot speelt op zijn eigen manier.
seat-level = Hoe goed de bot op plaats { $number } speelt
new-options = Huisregels
new-options-print = Zoals in het boekje in de doos.
new-options-change = Regels aanpassen
new-option-is = { $option }: { $value }
new-clock = Klok
clock-none = Geen klok
clock-none-help = Iedereen neemt de tijd die nodig is.
clock-move = Per zet
clock-move-help = Evenveel tijd voor elke beslissing.
clock-bank = Voor het hele spel
clock-bank-help = Iedereen heeft een voorraad tijd en krijgt er bij elke zet iets bij.
clock-per-move = Tijd voor een zet
clock-each = Tijd per speler
clock-increment = Extra bij elke zet
clock-out = Is je tijd om, dan speelt een bot voor je verder tot je terugkomt.
seconds = { $count } s
minutes = { $count } min
new-more = Rond de tafel
new-first = Wie begint?
new-first-drawn = Dat beslist het lot
new-back = Terugnemen
new-back-agreed = Als iedereen het goedvindt
new-back-agreed-help = Een vergissing neem je meteen terug. Hebben anderen al gespeeld, of hebben kaarten en dobbelstenen iets laten zien, dan vragen we het de anderen. Bots zeggen altijd nee.
new-back-never = Nooit
new-back-never-help = Wat gespeeld is, blijft gespeeld.
new-back-practice = Oefening
new-back-practice-help = Je kunt alles terugnemen, zo vaak je wilt, om dingen uit te proberen. Het spel telt niet mee in de statistieken.
new-hints = Tips
new-hints-help = Als je aan de beurt bent, kun je vragen wat goed zou zijn. Niemand anders ziet het.
new-public = Iedereen mag aanschuiven
new-public-help = De tafel staat in de lijst van open tafels. Anders vind je hem alleen met de link of de code.
new-chat = Chat
new-chat-help = Jullie kunnen elkaar aan tafel berichtjes sturen.
new-watch = Meekijken
new-watch-help = Met de link kan iedereen meekijken. Je ziet dan alleen wat iedereen ziet.
new-open = Tafel openen
new-outlook-now = Het spel begint meteen.
new-outlook-friends = { $count ->
    [one] Je krijgt een link en een code voor één persoon.
   *[other] Je krijgt een link en een code voor { $count } personen.
}
new-outlook-screen = Dit apparaat wordt de tafel. Telefoons schuiven aan met een QR-code.

# Regels
rules-title = { $game }: de regels
rules-search = Zoeken in de regels
rules-search-hint = Zoeken
rules-found = { $found ->
    [0] Niet gevonden
    [one] Eén keer gevonden
   *[other] { $found } keer gevonden
}
rules-none = Daar staat niets over in de regels. Probeer een ander woord.
rules-contents = Inhoud
rules-missing = Regel { $ruling } staat niet op deze pagina. Hier zijn alle regels.

# Instellingen
settings-say = Ze gelden voor dit apparaat en blijven in deze browser.
theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Dag
theme-dark = Avond
text-size = Tekstgrootte
percent = { $size }%
sound = Geluid
sound-help = Kaarten, dobbelstenen en een belletje als jij aan de beurt bent.
still = Minder beweging
still-help = Dingen vervagen in plaats van te bewegen.
careful = Vraag het me eerst
careful-help = Voor zetten die je niet kunt terugnemen, zoals een bewering betwijfelen.
speed = Tempo van de zetten
speed-slow = Rustig
speed-normal = Normaal
speed-fast = Vlot
