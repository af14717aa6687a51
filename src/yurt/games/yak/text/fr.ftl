# YAK en français

# Noms
card =
    { $card ->
        [yak-1] yak 1
        [yak-2] yak 2
        [yak-3] yak 3
        [ibex-1] bouquetin 1
        [ibex-2] bouquetin 2
        [ibex-3] bouquetin 3
        [vulture-1] vautour 1
        [vulture-2] vautour 2
        [vulture-3] vautour 3
        [groundhog-1] marmotte 1
        [groundhog-2] marmotte 2
        [groundhog-3] marmotte 3
        [yeti-1] yéti 1
        [yeti-2] yéti 2
        [yeti-3] yéti 3
        [wild-1] joker 1
        [wild-2] joker 2
        [bang] « ! »
        [one] « 1 »
       *[stop] stop
    }
a-card =
    { $card ->
        [yak] le yak { $value }
        [ibex] le bouquetin { $value }
        [vulture] le vautour { $value }
        [groundhog] la marmotte { $value }
        [yeti] le yéti { $value }
        [wild] le joker { $value }
        [bang] la carte « ! »
        [one] la carte « 1 »
       *[stop] la carte stop
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } yak
           *[other] { $count } yaks
        }
        [ibex] { $count ->
            [one] { $count } bouquetin
           *[other] { $count } bouquetins
        }
        [vulture] { $count ->
            [one] { $count } vautour
           *[other] { $count } vautours
        }
        [groundhog] { $count ->
            [one] { $count } marmotte
           *[other] { $count } marmottes
        }
       *[yeti] { $count ->
            [one] { $count } yéti
           *[other] { $count } yétis
        }
    }

# Ce qui s’est passé
plays = { $seat } joue une carte face cachée : { $card }.
    .seat = Tu joues une carte face cachée : { $card }.
plays-hidden = { $seat } joue une carte face cachée.
    .seat = Tu joues une carte face cachée.
claims = { $seat } annonce { $claim }.
    .seat = Tu annonces { $claim }.
draws = { $seat } pioche une carte : { $card }.
    .seat = Tu pioches une carte : { $card }.
draws-hidden = { $seat } pioche une carte.
    .seat = Tu pioches une carte.
doubts = { $seat } ne croit pas { $claimer } : { $claim } ?
    .seat = Tu ne crois pas { $claimer } : { $claim } ?
    .claimer = { $seat } ne te croit pas : { $claim } ?
turned-up = On retourne la pile : { $cards }.
counted-true = Total : { $claim }. C’était vrai !
counted-bluff = Total : seulement { $claim }. Démasqué, ce bluff !
takes =
    { $count ->
        [one] { $seat } ramasse { $count } carte.
       *[other] { $seat } ramasse { $count } cartes.
    }
    .seat =
        { $count ->
            [one] Tu ramasses { $count } carte.
           *[other] Tu ramasses { $count } cartes.
        }
passes = { $seat } passe : la dernière annonce tient.
    .seat = Tu passes : la dernière annonce tient.
ends-challenged = La pioche est vide, c’était donc le dernier doute. La partie est finie !
ends-unchallenged = La dernière carte est jouée et tout le monde y croit : l’annonce « { $claim } » tient. Personne ne ramasse la pile.

# Ce qu’on attend de toi
expect-opening = Joue une carte pour commencer une nouvelle pile.
expect-opening-claim = Maintenant, annonce 1 animal de ton choix.
expect-turn = Joue une carte et monte plus haut que « { $claim } », ou dis « Je n’y crois pas ! ».
expect-claim = Combien en annonces-tu ? Il faut battre « { $claim } ».
expect-challenge = Rien ne bat « { $claim } ». Dis « Je n’y crois pas ! ».
expect-last-word = C’était la dernière carte. « { $claim } » : dis « Je n’y crois pas ! », ou passe et termine la partie.

# Refus
refuse-not-held = Tu n’as pas cette carte ({ $card }). Joue une carte de ta main.
refuse-play-first = Pas d’annonce sans carte. Joues-en d’abord une.
refuse-must-claim = Ta carte est posée. Il manque encore ton annonce.
refuse-no-pass = Tu ne peux pas passer ici. Joue une carte et monte, ou dis que tu ne crois pas la dernière annonce.
refuse-nothing-to-doubt = Il n’y a pas encore d’annonce à mettre en doute. Commence la pile avec une carte.
refuse-open-with-one = La première annonce sur une pile est toujours 1. Annonce 1 animal de ton choix.
refuse-must-outrank = Ton annonce doit battre « { $claim } » : { $better }.
better-number = dis un nombre plus grand
better-species = dis un nombre plus grand, ou bien { $claims }
refuse-claim-too-high = Aucune annonce ne dépasse { $highest }. Les cartes ne pourront jamais montrer plus.
refuse-must-challenge = Rien ne bat « { $claim } ». Tu peux seulement mettre l’annonce en doute.
refuse-not-in-the-deck = Cette carte n’est plus dans la pioche : { $card }.

# Options
option-final_challenge = Dernier mot
option-final_challenge-help = Tout le monde y a cru, et la toute dernière carte est jouée. Peut-on encore mettre en doute la dernière annonce ?
option-final_challenge-no = Non, la partie s’arrête tout de suite
option-final_challenge-yes = Oui : on n’y croit pas, ou on passe

# La table en texte
drawn-deck =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
drawn-pile =
    { $count ->
        [0] Pile : vide
        [one] Pile : { $count } carte
       *[other] Pile : { $count } cartes
    }
drawn-claim = Annonce à battre : { $claim }, par { $seat }
    .seat = Annonce à battre : { $claim }, par toi
drawn-hand = Ta main : { $cards }
drawn-seat =
    { $taken ->
        [one] { $held } en main, { $taken } ramassée
       *[other] { $held } en main, { $taken } ramassées
    }

# Ce qu’on raconte d’une partie finie, après « a » ou « Tu as » et dans une liste
feat-doubts-won =
    { $count ->
        [one] démasqué { $count } bluff
       *[other] démasqué { $count } bluffs
    }
feat-doubts-won-label = Bluffs démasqués
feat-doubts-lost =
    { $count ->
        [one] douté une fois à tort
       *[other] douté { $count } fois à tort
    }
feat-doubts-lost-label = Doutes à tort
feat-bluffs-held =
    { $count ->
        [one] réussi { $count } bluff
       *[other] réussi { $count } bluffs
    }
feat-bluffs-held-label = Bluffs réussis
feat-boldest-bluff = annoncé { $count } de trop, et c’est passé
feat-boldest-bluff-label = Bluff le plus osé
feat-bluffs-caught =
    { $count ->
        [one] bluffé une fois sans succès
       *[other] bluffé { $count } fois sans succès
    }
feat-bluffs-caught-label = Bluffs ratés
feat-bluffs-believed =
    { $count ->
        [one] cru { $count } bluff
       *[other] cru { $count } bluffs
    }
feat-bluffs-believed-label = Bluffs crus
feat-largest-pile =
    { $count ->
        [one] ramassé une pile de { $count } carte
       *[other] ramassé une pile de { $count } cartes
    }
feat-largest-pile-label = Plus grosse pile ramassée

# Conseils : que faire, et pourquoi
advise-play = Joue { $card }
advise-claim = Annonce { $claim }
advise-doubt = Dis « Je n’y crois pas ! »
advise-pass = Passe
# Indices : le tour entier, et en mots simples si l’annonce a des chances d’être vraie
hint-turn = Joue { $card } et annonce { $claim } : { $verdict }
hint-claim = Annonce { $claim } : { $verdict }
hint-doubt = Dis « Je n’y crois pas ! » : « { $claim } », { $verdict }
verdict =
    { $truth ->
        [certain] c’est sûr
        [likely] c’est très probable
        [probable] c’est probable
        [even] c’est du pile ou face
        [unlikely] c’est peu probable
       *[bluff] c’est du pur bluff
    }
why-chance = D’après ce que tu sais, « { $claim } » est vrai avec une probabilité de { $odds }.
why-claim-true = « { $claim } », c’est sûr : si quelqu’un n’y croit pas, la pile est pour cette personne.
why-claim-false = « { $claim } », c’est impossible : il faut donc qu’on te croie.
why-play-false = Après cette carte, toute annonce est un bluff : même « { $claim } », c’est impossible.
why-doubt-true = Aucune raison de douter : « { $claim } », c’est sûr.
why-doubt-false = « { $claim } », c’est impossible.
why-pass =
    { $count ->
        [one] La partie se termine et personne ne ramasse la carte ({ $count }). D’après ce que tu sais, « { $claim } » est vrai avec une probabilité de { $odds }.
       *[other] La partie se termine et personne ne ramasse les { $count } cartes. D’après ce que tu sais, « { $claim } » est vrai avec une probabilité de { $odds }.
    }
