# Les phrases du serveur : pourquoi quelque chose n’est pas possible à une table maintenant.

# Tables et places
table-none = Cette table n’existe pas.
table-guesses = Trop de codes qui n’existent pas. Attends quelques secondes et réessaie.
table-token = Ce lien ne correspond plus à aucune place à cette table. Demande un nouveau lien à l’hôte.
table-no-spectators = L’hôte de cette table ne permet pas de regarder.
table-watching = Tu regardes la partie. Prends une place pour jouer.
table-host-only = Seul l’hôte peut faire cela.
table-full = Toutes les places de cette table sont prises.
table-taken = Cette place est prise. Choisis-en une autre.
table-sent-away = L’hôte t’a renvoyé de cette table.
table-not-let-in = On ne t’a pas laissé entrer à cette table.
table-asked = Quelqu’un demande déjà cette place. Attends qu’on lui ait répondu.
table-second-hand = Tu as ou avais déjà une autre place dans cette partie : personne ne voit deux mains.
table-nobody-asks = Plus personne ne demande cette place.
table-secret = Un secret a de 22 à 64 caractères, dont au moins huit différents. Laisse faire le hasard.
table-no-seat = Cette place n’existe pas à cette table.
table-no-person = Il n’y a personne à cette place.
table-waiting = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-not-playing = Aucune partie n’est en cours à cette table.
table-over = La partie est finie à cette table.
table-not-over = La partie n’est pas encore finie.
table-again = Il y a déjà une revanche. Suis le lien pour la rejoindre.
table-closed = La table est fermée.
table-bot-plays = Un robot joue pour toi. Reprends d’abord ta place.
table-you-play = C’est déjà toi qui joues.
table-late = Ton temps pour ce coup est écoulé : le robot le joue. Reprends ta place ensuite.
table-number = Ton nombre pour le hasard de cette table s’écrit avec des lettres et des chiffres, 64 au plus.
table-not-your-turn = C’est à { $seat }. Ton tour viendra.
table-moved-on = La partie a avancé. Regarde de nouveau, puis choisis.
table-apart = Après le premier de ces coups, ce n’est pas simplement encore à toi : joue-les l’un après l’autre.
table-wait = C’est trop tôt : attends encore un peu.
table-nobody-away = Tout le monde est là.
table-nobody-ends = Plus personne ne veut arrêter la partie.
table-paused = La partie est en pause. Reprenez-la d’abord.

# Reprendre un coup
undo-nothing = Tu n’as aucun coup à annuler.
undo-never = À cette table, on n’annule rien.
undo-seen = Tu as vu ce qui a été retourné. Cela ne s’annule pas.
undo-bots = D’autres ont joué depuis, ou le hasard a parlé, et les robots ne sont jamais d’accord. À une table d’entraînement, tu pourrais.
undo-away = Ceux qui devraient être d’accord ne sont pas là. Redemande à leur retour.
undo-another = Quelqu’un demande déjà à annuler un coup. Réponds d’abord, ou continuez à jouer.
undo-not-asked = Personne ne demande à annuler un coup.
undo-answered = Tu as déjà répondu.

# Bavarder
chat-off = L’hôte a coupé les messages.
chat-muted = L’hôte t’a coupé la parole à cette table.
chat-phrase = Cette phrase n’existe pas.
chat-length = Écris quelque chose de court : de 1 à 240 caractères.

# Messages
call-hello = Une connexion commence par un bonjour.
call-malformed = Le serveur ne comprend pas ce message.
call-too-long = Ce message est trop long : { $most } octets au plus.
call-too-many = C’était trop à la fois. Attends un instant.
call-request = Le nom d’une requête peut avoir 40 caractères au plus.

# La maison
house-full = Il n’y a pas de place pour une autre table en ce moment. Réessaie dans un instant.
house-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
house-store = La base de données ne répond pas pour le moment. Regarde si ça a marché, sinon réessaie dans un instant.
house-limit = Tu as ouvert beaucoup de tables. Attends un peu avant d’en ouvrir une autre.

# Vérifier les dés
proof-missing = La partie enregistrée n’a pas de ligne « # proof seed » : son hasard ne peut pas être vérifié.
proof-commitment = La graine ne correspond pas à la promesse de l’en-tête (seed-commitment).
proof-differs = Le hasard a donné « { $drawn } » ici, et non « { $text } ».
proof-first = Le hasard a fait commencer la place { $drawn }, et non la place { $named }.
proof-unmarked = Des tirages ont été annulés (« # proof skipped »), mais la partie enregistrée n’est marquée ni « # taken-back » ni « # practice ».

# Conseils et analyses
hint-forbidden = À cette table, il n’y a pas d’indices.
review-failed = L’analyse n’a pas marché. Redemande, et nous réessaierons.

# Revoir une partie
replay-not-over = Tu pourras revoir la partie une fois qu’elle sera finie.
record-line = Ligne { $line } : { $reason }
record-hidden = Quelque chose est encore caché ici (« ? »). On ne peut revoir que l’enregistrement d’une partie finie : télécharge-le de nouveau après la fin.

# Requêtes
game-none = Ce jeu n’existe pas. Les jeux sont { $games }.
clock-seconds = Il faut plus de 0 seconde à une pendule.
lesson-off-script = Cette leçon ne continue pas ainsi. Recommence-la.
http-nothing = Il n’y a rien à cette adresse.
http-method = Cette adresse n’accepte pas une telle requête.
http-foreign = Cette requête vient d’un autre site. Nous ne l’avons pas exécutée.
http-host = Ce serveur ne porte pas ce nom. La personne qui s’en occupe peut l’ajouter : yurt serve --name.
http-too-long = Cette requête est trop longue.
http-not-json = Cette adresse attend du JSON : envoie-le avec « Content-Type: application/json ».
http-malformed = Le serveur ne comprend pas cette requête.
http-failed = Quelque chose s’est mal passé sur le serveur. Regarde si ça a marché, sinon réessaie.

# Les pages du navigateur
pages-not-built = Les pages de Yurt ne sont pas encore construites : lance { $command }, puis recharge cette page.
docs-not-built = La documentation n’est pas encore construite ici : lance { $command }, ou lis le { $readme } en attendant.
