# Zinnen van de server: waarom iets aan een tafel nu niet kan.

# Tafels en plaatsen
table-none = Deze tafel bestaat niet.
table-guesses = Dat waren te veel codes die niet bestaan. Wacht een paar seconden en probeer het nog eens.
table-token = Deze link hoort niet meer bij een plaats aan deze tafel. Vraag de gastheer om een nieuwe.
table-no-spectators = De gastheer laat aan deze tafel niemand meekijken.
table-watching = Je kijkt mee. Kies een plaats om mee te spelen.
table-host-only = Dat mag alleen de gastheer.
table-full = Aan deze tafel zijn alle plaatsen bezet.
table-taken = Deze plaats is bezet. Kies een andere.
table-sent-away = De gastheer heeft je van deze tafel weggestuurd.
table-not-let-in = Ze hebben je niet binnengelaten aan deze tafel.
table-asked = Iemand vraagt al om deze plaats. Wacht tot er antwoord is.
table-second-hand = Je hebt of had in dit spel al een andere plaats: niemand ziet twee handen.
table-nobody-asks = Niemand vraagt meer om deze plaats.
table-secret = Een geheim heeft 22 tot 64 tekens, waarvan minstens acht verschillende. Laat het toeval het maken.
table-no-seat = Die plaats is er niet aan deze tafel.
table-no-person = Daar zit niemand.
table-waiting = Het spel is nog niet begonnen.
table-started = Het spel is al begonnen.
table-not-playing = Aan deze tafel wordt nu niet gespeeld.
table-over = Het spel aan deze tafel is afgelopen.
table-not-over = Het spel is nog niet afgelopen.
table-again = Er is al een revanche. Volg de link ernaartoe.
table-closed = De tafel is gesloten.
table-bot-plays = Een bot speelt voor jou. Neem eerst je plaats weer in.
table-you-play = Je speelt al zelf.
table-late = Je tijd voor deze zet is om: de bot doet hem. Neem daarna je plaats weer in.
table-number = Jouw getal voor het toeval van deze tafel bestaat uit letters en cijfers, hooguit 64.
table-not-your-turn = { $seat } is aan de beurt. Jij komt ook nog.
table-moved-on = Het spel is verdergegaan. Kijk nog eens en kies dan.
table-apart = Na de eerste van deze zetten ben je niet gewoon weer aan de beurt: doe ze een voor een.
table-wait = Het is nog te vroeg: wacht nog even.
table-nobody-away = Er is niemand weg.
table-nobody-ends = Niemand wil het spel nog beëindigen.
table-paused = Het spel is gepauzeerd. Speel eerst verder.

# Terugnemen
undo-nothing = Je hebt geen zet gedaan die je kunt terugnemen.
undo-never = Aan deze tafel wordt niets teruggenomen.
undo-seen = Je hebt gezien wat er is omgedraaid. Kijken kun je niet terugnemen.
undo-bots = Sindsdien hebben anderen gespeeld of heeft het toeval beslist, en bots zeggen altijd nee. Aan een oefentafel zou het kunnen.
undo-away = De anderen die het goed moeten vinden, zijn er niet. Vraag het nog eens als ze terug zijn.
undo-another = Er vraagt al iemand om een zet terug te nemen. Antwoord daar eerst op, of speel door.
undo-not-asked = Niemand vraagt nu om een zet terug te mogen nemen.
undo-answered = Je hebt al geantwoord.

# Praten
chat-off = De gastheer heeft de chat uitgezet.
chat-muted = De gastheer heeft je aan deze tafel gedempt.
chat-phrase = Dat zinnetje is er niet.
chat-length = Schrijf iets korts: 1 tot 240 tekens.

# Berichten
call-hello = Een verbinding begint met een groet.
call-malformed = De server begrijpt dit bericht niet.
call-too-long = Dit bericht is te lang: hooguit { $most } bytes.
call-too-many = Dat was te veel tegelijk. Wacht even.
call-request = De naam van een verzoek mag hooguit 40 tekens hebben.

# Het huis
house-full = Er is nu geen ruimte voor nog een tafel. Probeer het zo meteen opnieuw.
house-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het opnieuw.
house-store = De database antwoordt nu niet. Kijk of het gelukt is, en probeer het anders zo meteen opnieuw.
house-limit = Je hebt veel tafels geopend. Wacht even voordat je er nog een opent.

# De dobbelstenen controleren
proof-missing = In het verslag ontbreekt de regel “# proof seed”, dus het toeval kan niet worden gecontroleerd.
proof-commitment = Het startgetal hoort niet bij de belofte in de kop (seed-commitment).
proof-differs = Het toeval gaf hier “{ $drawn }”, niet “{ $text }”.
proof-first = Het toeval liet plaats { $drawn } beginnen, niet plaats { $named }.
proof-unmarked = Er is toeval teruggenomen (“# proof skipped”), maar het verslag is niet gemerkt met “# taken-back” of “# practice”.

# Hints en besprekingen
hint-forbidden = Aan deze tafel zijn er geen tips.
review-failed = De bespreking lukte niet. Vraag het nog eens, dan proberen we het opnieuw.

# Een spel terugkijken
replay-not-over = Je kunt een spel terugkijken als het afgelopen is.
record-line = Regel { $line }: { $reason }
record-hidden = Hier is nog iets verborgen (“?”). Je kunt alleen het verslag van een afgelopen spel terugkijken: download het na afloop opnieuw.

# Verzoeken
game-none = Dat spel is er niet. Wel zijn er { $games }.
clock-seconds = Een klok heeft meer dan 0 seconden nodig.
lesson-off-script = Zo gaat deze les niet verder. Begin opnieuw.
http-nothing = Op dit adres is niets te vinden.
http-method = Dit adres neemt zo’n verzoek niet aan.
http-foreign = Dit verzoek komt van een andere website. We hebben het niet uitgevoerd.
http-host = Zo heet deze server niet. Beheer je hem? Voeg de naam dan toe: yurt serve --name.
http-too-long = Dit verzoek is te lang.
http-not-json = Dit adres wil JSON: stuur het met ‘Content-Type: application/json’.
http-malformed = De server begrijpt dit verzoek niet.
http-failed = Er ging iets mis op de server. Kijk of het gelukt is, en probeer het anders opnieuw.

# De pagina’s in de browser
pages-not-built = De pagina’s van Yurt zijn nog niet gebouwd: voer { $command } uit en laad deze pagina opnieuw.
docs-not-built = De documentatie is hier nog niet gebouwd: voer { $command } uit, of lees intussen de { $readme }.
