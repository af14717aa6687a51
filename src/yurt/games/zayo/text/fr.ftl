# ZAYO en français

# Noms
bid-card =
    { $suit ->
        [sh] le { $rank } des moutons de l’éleveur
        [sc] le { $rank } des moutons du clan
        [gh] le { $rank } des chèvres de l’éleveur
       *[gc] le { $rank } des chèvres du clan
    }
card =
    { $card ->
        [horse] cheval
        [cart] charrette
        [yurt] yourte
        [trap] piège à loup
        [thief] voleur
        [friendship] amitié
        [wolf] loup
        [shaman] chaman
        [chief] chef de clan
        [zayo] Zayo
        [fiddle] vièle
       *[steppe] steppe
    }
a-card =
    { $card ->
        [horse] un cheval
        [cart] une charrette
        [yurt] une yourte
        [trap] un piège à loup
        [thief] le voleur
        [friendship] l’amitié
        [wolf] le loup
        [shaman] le chaman
        [chief] un chef de clan
        [zayo] Zayo
        [fiddle] une vièle
       *[steppe] la steppe
    }
no-card =
    { $card ->
        [horse] pas de cheval
        [cart] pas de charrette
        [yurt] pas de yourte
        [trap] pas de piège à loup
        [thief] pas le voleur
        [friendship] pas l’amitié
        [wolf] pas le loup
        [shaman] pas le chaman
        [chief] pas de chef de clan
        [zayo] pas Zayo
        [fiddle] pas de vièle
       *[steppe] pas la steppe
    }
two-pieces =
    { $card ->
        [horse] deux chevaux
        [cart] deux charrettes
        [yurt] deux yourtes
       *[trap] deux pièges à loup
    }
animals =
    { $animal ->
        [sheep] { $count ->
            [one] { $count } mouton
           *[other] { $count } moutons
        }
        [goat] { $count ->
            [one] { $count } chèvre
           *[other] { $count } chèvres
        }
       *[camel] { $count ->
            [one] { $count } chameau
           *[other] { $count } chameaux
        }
    }
an-animal =
    { $animal ->
        [sheep] un mouton
        [goat] une chèvre
       *[camel] un chameau
    }
no-animal =
    { $animal ->
        [sheep] pas de mouton
        [goat] pas de chèvre
       *[camel] pas de chameau
    }

# Ce qui s’est passé
dealt = { $seat } reçoit { $card }.
    .seat = Tu reçois { $card }.
dealt-hidden = { $seat } reçoit une carte.
    .seat = Tu reçois une carte.
bids = { $seat } joue { $card }.
    .seat = Tu joues { $card }.
wins-trick = { $seat } remporte le pli.
    .seat = Tu remportes le pli !
buys-trap = { $seat } achète un piège à loup pour { $price }.
    .seat = Tu achètes un piège à loup pour { $price }.
sends-thief = { $seat } envoie le voleur chez { $victim } prendre { $piece }.
    .seat = Tu envoies le voleur chez { $victim } prendre { $piece }.
    .victim = Gare au voleur ! { $seat } l’envoie chez toi prendre { $piece }.
sends-thief-for-two = Avec Zayo, { $seat } envoie le voleur chez { $victim } prendre { $pieces }.
    .seat = Avec Zayo, tu envoies le voleur chez { $victim } prendre { $pieces }.
    .victim = Gare au voleur ! Avec Zayo, { $seat } l’envoie chez toi prendre { $pieces }.
sends-thief-twice = Avec Zayo, { $seat } envoie le voleur prendre { $piece } chez { $victim } et { $other_piece } chez { $other_victim }.
    .seat = Avec Zayo, tu envoies le voleur prendre { $piece } chez { $victim } et { $other_piece } chez { $other_victim }.
    .victim = Gare au voleur ! Avec Zayo, { $seat } l’envoie prendre { $piece } chez toi et { $other_piece } chez { $other_victim }.
    .other_victim = Gare au voleur ! Avec Zayo, { $seat } l’envoie prendre { $piece } chez { $victim } et { $other_piece } chez toi.
thief-takes = Le voleur prend { $pieces } à { $victim }.
    .victim = Le voleur te prend { $pieces }.
lays-friendship = { $seat } pose l’amitié et ne craint plus le voleur.
    .seat = Tu poses l’amitié et ne crains plus le voleur.
sends-wolf = { $seat } envoie le loup chez { $victim } prendre { $animal }.
    .seat = Tu envoies le loup chez { $victim } prendre { $animal }.
    .victim = Gare au loup ! { $seat } l’envoie chez toi prendre { $animal }.
wolf-takes = Le loup prend { $animal } à { $victim }.
    .victim = Le loup te prend { $animal }.
lays-shaman = { $seat } pose le chaman et ne craint plus le loup.
    .seat = Tu poses le chaman et ne crains plus le loup.
sends-chief = { $seat } envoie le chef de clan chez { $victim } prendre { $animals }.
    .seat = Tu envoies le chef de clan chez { $victim } prendre { $animals }.
    .victim = Gare au chef de clan ! { $seat } l’envoie chez toi prendre { $animals }.
chief-takes = Le chef de clan prend { $animals } à { $victim }.
    .victim = Le chef de clan te prend { $animals }.
lays-zayo = Voici Zayo ! { $seat } ne craint plus ni voleur, ni loup, ni chef de clan.
    .seat = Voici Zayo ! Tu ne crains plus ni voleur, ni loup, ni chef de clan.
plays-fiddle = { $seat } joue de la vièle et change { $price } en chameau !
    .seat = Tu joues de la vièle et changes { $price } en chameau !
leaves = { $seat } part dans la steppe avec { $camels } et gagne la partie !
    .seat = Tu pars dans la steppe avec { $camels } et tu gagnes la partie !
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } répond par l’amitié : le chef de clan rentre les mains vides !
       *[thief] { $seat } répond par l’amitié : le voleur repart les mains vides !
    }
    .seat =
        { $attacker ->
            [chief] Tu réponds par l’amitié : le chef de clan rentre les mains vides !
           *[thief] Tu réponds par l’amitié : le voleur repart les mains vides !
        }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } répond par le chaman : le chef de clan rentre les mains vides !
       *[wolf] { $seat } répond par le chaman : le loup repart le ventre vide !
    }
    .seat =
        { $attacker ->
            [chief] Tu réponds par le chaman : le chef de clan rentre les mains vides !
           *[wolf] Tu réponds par le chaman : le loup repart le ventre vide !
        }
accepts = { $seat } laisse faire.
    .seat = Tu laisses faire.
places = { $seat } installe { $card }.
    .seat = Tu installes { $card }.
asks = { $seat } demande { $card } à { $giver }.
    .seat = Tu demandes { $card } à { $giver }.
    .giver = { $seat } te demande { $card }.
gives = { $giver } donne la carte, et { $seat } l’installe.
    .giver = Tu donnes la carte, et { $seat } l’installe.
    .seat = { $giver } te donne la carte, et tu l’installes !
has-none = { $giver } n’en a pas. Pas de chance !
    .giver = Tu n’en as pas.
takes = { $seat } prend { $animal } au centre.
    .seat = Tu prends { $animal } au centre.
passes = { $seat } passe.
    .seat = Tu passes.
tour-begins = La manche { $number } commence, et { $seat } entame.
    .seat = La manche { $number } commence, et tu entames.
ends-tours =
    { $count ->
        [one] La seule manche est jouée. Le plus grand nombre de chameaux gagne ; à égalité, on compte les moutons et les chèvres, puis l’équipement.
       *[other] Les { $count } manches sont jouées. Le plus grand nombre de chameaux gagne ; à égalité, on compte les moutons et les chèvres, puis l’équipement.
    }

# Ce qu’on attend de toi
expect-turn = Pose d’abord une carte, si tu veux. { $bid }
expect-lead = Tu entames : joue la carte d’enchère de ton choix.
expect-any = Joue la carte d’enchère de ton choix.
expect-overbid = Il faut battre { $card }.
expect-follow = Il faut fournir la couleur.
attacked-by-thief = Gare au voleur ! { $seat } veut te prendre { $pieces }.
attacked-by-wolf = Gare au loup ! { $seat } veut te prendre { $animal }.
attacked-by-chief = Gare au chef de clan ! { $seat } veut te prendre { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Réponds, ou laisse faire.
        [friendship] { $attack } Réponds par l’amitié, ou laisse faire.
       *[shaman] { $attack } Réponds par le chaman, ou laisse faire.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Tu n’as ni l’amitié ni le chaman : laisse faire.
        [friendship] { $attack } Tu n’as pas l’amitié : laisse faire.
       *[shaman] { $attack } Tu n’as pas le chaman : laisse faire.
    }
expect-place = Le pli est à toi ! Installe { $cards }, ou passe.
expect-ask = Le pli est à toi ! Demande à quelqu’un { $cards }, ou passe.
expect-nothing = Le pli est à toi, mais tu n’as pas d’équipement à installer : passe.
expect-take = Le pli est à toi ! Prends { $animals } au centre, ou passe.
expect-pass = Le pli est à toi, mais il n’y a plus ni mouton ni chèvre au centre : passe.

# Refus
refuse-not-to-deal = Cette carte n’est pas à distribuer maintenant : { $card }.
refuse-bid-now = C’est ton tour : pose une carte si tu veux, puis joue une enchère.
refuse-place-later = Cheval, charrette et yourte sont la récompense d’un pli : remportes-en d’abord un.
refuse-answer-now =
    { $defence ->
        [both] On t’attaque : réponds par l’amitié ou par le chaman si tu as l’un des deux, ou laisse faire.
        [friendship] On t’attaque : réponds par l’amitié si tu l’as, ou laisse faire.
       *[shaman] On t’attaque : réponds par le chaman si tu l’as, ou laisse faire.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Tu n’as pas l’amitié en main : tu ne peux que laisser faire.
       *[shaman] Tu n’as pas le chaman en main : tu ne peux que laisser faire.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Tu n’as pas l’amitié en main : réponds par le chaman, ou laisse faire.
       *[shaman] Tu n’as pas le chaman en main : réponds par l’amitié, ou laisse faire.
    }
refuse-counter-unnamed = Contre le chef de clan, dis par quelle carte tu réponds : counter friendship (amitié) ou counter shaman (chaman).
refuse-counter-named =
    { $defence ->
        [friendship] Seule l’amitié arrête le voleur, pas besoin de la nommer : counter tout court, ou accept.
       *[shaman] Seul le chaman arrête le loup, pas besoin de le nommer : counter tout court, ou accept.
    }
refuse-reward-now = Le pli est à toi : choisis d’abord ta récompense, ou passe.
refuse-bid-not-held = Tu n’as pas { $card } : joue une carte de ta main.
refuse-must-overbid = Tu peux battre { $card }, donc il le faut : joue { $cards }.
refuse-must-follow = Il faut fournir la même couleur que { $card } : joue { $cards }.
refuse-one-card-only = Tu as déjà posé une carte avant cette enchère : maintenant, joue ton enchère.
refuse-not-held = Tu n’as { $card } en main : pose une carte que tu as, ou joue simplement ton enchère.
refuse-self = Choisis quelqu’un d’autre que toi.
refuse-trap-owned = Tu as déjà un piège à loup, et on ne peut en acheter qu’un : pose une autre carte, ou joue simplement ton enchère.
refuse-trap-unpaid = Un piège à loup coûte deux de tes moutons ou chèvres, et tu n’as pas { $price } : paie avec ce que tu as, ou joue simplement ton enchère.
refuse-thief-missing = Le voleur ne prend que ce qui est là, et { $victim } n’a { $piece } : choisis un équipement qui est là.
refuse-thief-protected =
    { $shield ->
        [friendship] L’amitié protège { $victim } du voleur : choisis quelqu’un d’autre.
       *[zayo] Zayo protège { $victim } du voleur : choisis quelqu’un d’autre.
    }
refuse-two-missing = Le voleur ne prend que ce qui est là, et ces deux équipements n’y sont pas tous les deux : choisis-en deux qui sont là.
refuse-two-protected = L’amitié protège l’un des deux du voleur : choisis quelqu’un d’autre.
refuse-wolf-missing = Le loup ne prend que ce qu’il trouve, et { $victim } n’a { $animal } : choisis un animal qui est là.
refuse-wolf-protected =
    { $shield ->
        [trap] Un piège à loup protège { $victim } : choisis quelqu’un d’autre.
        [shaman] Le chaman protège { $victim } du loup : choisis quelqu’un d’autre.
       *[zayo] Zayo protège { $victim } du loup : choisis quelqu’un d’autre.
    }
refuse-without-zayo = Pour cela, il te faut Zayo devant toi : sans lui, pose { $card } comme d’habitude.
refuse-chief-form =
    { $takes ->
        [all] Dans cette partie, le chef de clan prend tous les moutons et toutes les chèvres : nomme seulement sa victime.
       *[one-kind] Dans cette partie, le chef de clan ne prend qu’une sorte d’animaux : nomme sa victime, puis sheep (moutons) ou goat (chèvres).
    }
refuse-chief-camp = Le chef de clan ne vient que dans un campement avec cheval, charrette, yourte et piège à loup : pose une autre carte, ou joue simplement ton enchère.
refuse-chief-yurt = { $victim } a une yourte, et le chef de clan n’y prend rien : choisis quelqu’un qui n’en a pas.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } n’a pas de chameaux à donner au chef de clan : choisis quelqu’un qui en a.
       *[stock] { $victim } n’a pas de ces animaux à donner au chef de clan : choisis quelqu’un qui en a.
    }
refuse-chief-protected = Zayo protège { $victim } du chef de clan : choisis quelqu’un d’autre.
refuse-fiddle-no-camel = Il n’y a plus de chameau au centre : garde la vièle pour plus tard.
refuse-fiddle-unpaid = Un chameau coûte trois de tes moutons ou chèvres, et tu n’as pas { $price } : paie avec ce que tu as, ou joue simplement ton enchère.
refuse-steppe-camels = Pour la steppe, il te faut au moins { $camels } : en attendant, pose une autre carte, ou joue simplement ton enchère.
refuse-place-twice = Tu as déjà { $card } : installe ce qui te manque.
refuse-place-not-held = Tu n’as { $card } en main : installe un équipement que tu as.
refuse-ask-as-two = À deux, on ne se demande pas d’équipement : installe une carte de ta main, ou passe.
refuse-ask-twice = Tu as déjà { $card } : demande ce qui te manque.
refuse-ask-own-first = Tu as toi-même un équipement à installer, donc pas question d’en demander : installe-le, ou passe.
refuse-take-too-soon = Pour prendre un animal, il te faut cheval, charrette et yourte : trouve d’abord ce qui te manque, ou passe.
refuse-take-none-left =
    { $animal ->
        [sheep] Il n’y a plus de mouton au centre : prends une chèvre s’il en reste, ou passe.
       *[goat] Il n’y a plus de chèvre au centre : prends un mouton s’il en reste, ou passe.
    }

# Options
option-following = Surenchère
option-following-help = Que dois-tu jouer quand quelqu’un d’autre a entamé ?
option-following-overbid = Si possible une carte plus forte de cette couleur, sinon n’importe laquelle
option-following-strict = Si possible une carte plus forte de cette couleur, sinon cette couleur, sinon n’importe laquelle
option-following-suit = Si possible une carte de cette couleur, forte ou faible
option-following-free = N’importe quelle carte
option-chief_takes = Chef de clan
option-chief_takes-help = Que prend le chef de clan à quelqu’un qui n’a pas de yourte ?
option-chief_takes-all = Tous les moutons et toutes les chèvres
option-chief_takes-one-kind = Tous les moutons ou toutes les chèvres
option-chief_counter = Répondre au chef de clan
option-chief_counter-help = Si le chef de clan vient chez toi, peux-tu répondre par une carte de ta main ?
option-chief_counter-yes = Oui, par l’amitié ou par le chaman
option-chief_counter-no = Non, seul Zayo déjà posé te protège
option-max_tours = Nombre maximal de manches
option-max_tours-help = Si personne n’est parti dans la steppe, après combien de manches la partie s’arrête-t-elle ?

# La table en texte
drawn-tour = Manche { $tour } sur { $most }, pli { $trick }
drawn-centre = Au centre : { $animals }
drawn-steppe = Pour la steppe : { $camels }
drawn-column =
    { $column ->
        [bid] pli
        [horse] cheval
        [cart] charr.
        [yurt] yourte
        [trap] piège
        [sheep] mouton
        [goat] chèvre
        [camel] cham.
       *[hand] main
    }
drawn-laid = Posé par { $seat } : { $cards }
    .seat = Posé par toi : { $cards }
drawn-bids = Tes cartes d’enchère : { $cards }
drawn-cards = Tes cartes de jeu : { $cards }
drawn-none = rien

# Ce qu’on raconte d’une partie finie, après « Ann a » et « Tu as », et dans une liste
feat-tricks =
    { $count ->
        [one] remporté { $count } pli
       *[other] remporté { $count } plis
    }
feat-tricks-label = Plis remportés
feat-raised =
    { $count ->
        [one] pris { $count } animal au centre
       *[other] pris { $count } animaux au centre
    }
feat-raised-label = Animaux pris au centre
feat-largest-herd =
    { $count ->
        [one] eu { $count } mouton ou chèvre
       *[other] eu un troupeau de { $count } moutons et chèvres
    }
feat-largest-herd-label = Le plus de moutons et de chèvres
feat-camels =
    { $count ->
        [one] gagné { $count } chameau à la vièle
       *[other] gagné { $count } chameaux à la vièle
    }
feat-camels-label = Chameaux gagnés à la vièle
feat-stolen-animals =
    { $count ->
        [one] pris { $count } animal aux autres
       *[other] pris { $count } animaux aux autres
    }
feat-stolen-animals-label = Animaux pris aux autres
feat-stolen-gear =
    { $count ->
        [one] volé { $count } équipement
       *[other] volé { $count } équipements
    }
feat-stolen-gear-label = Équipements volés
feat-lost-animals =
    { $count ->
        [one] perdu { $count } animal
       *[other] perdu { $count } animaux
    }
feat-lost-animals-label = Animaux perdus
feat-wolves =
    { $count ->
        [one] envoyé le loup une fois
       *[other] envoyé le loup { $count } fois
    }
feat-wolves-label = Loups envoyés
feat-countered =
    { $count ->
        [one] repoussé { $count } attaque
       *[other] repoussé { $count } attaques
    }
feat-countered-label = Attaques repoussées

# Conseils : que faire, et pourquoi
advise-bid = Joue { $card }
advise-trap = Achète un piège à loup pour { $price }
advise-fiddle = Joue de la vièle et paie { $price }
advise-chief = Envoie le chef de clan chez { $victim } prendre { $animals }
advise-steppe = Pars dans la steppe
advise-lay = Pose { $card }
advise-wolf = Envoie le loup chez { $victim } prendre { $animal }
advise-thief = Envoie le voleur chez { $victim } prendre { $pieces }
advise-thief-twice = Envoie le voleur prendre { $pieces } chez { $victim } et { $other_pieces } chez { $other_victim }
advise-place = Installe { $card }
advise-ask = Demande { $card } à { $giver }
advise-take = Prends { $animal }
advise-pass = Passe
advise-counter-friendship = Réponds par l’amitié
advise-counter-shaman = Réponds par le chaman
advise-accept = Laisse faire
hope-likely = Tu remporteras probablement le pli.
hope-even = Tu peux remporter le pli.
hope-unlikely = Quelqu’un peut probablement faire mieux.
higher-left =
    { $count ->
        [one] Il reste une seule carte plus forte.
       *[other] Il reste { $count } cartes plus fortes.
    }
why-bid-wins = Tu remportes certainement le pli : plus personne ne peut faire mieux.
why-lead = { $hope } { $higher }
why-bid-beats = Cette carte bat { $card }. { $hope } { $higher }
why-bid-keeps = Tu gardes { $kept } pour un autre pli.
why-bid-beats-keeps = Cette carte bat { $card }, et tu gardes { $kept } pour un autre pli.
why-bid-lowest = Tu ne peux de toute façon pas battre { $card } : donne ta carte la plus faible.
why-bid-loses = Tu ne peux de toute façon pas battre { $card }.
why-steppe = Et tu gagnes la partie !
why-fiddle =
    { $camels ->
        [one] Tu as alors { $camels } chameau. Il en faut { $needed } pour la steppe.
       *[other] Tu as alors { $camels } chameaux. Il en faut { $needed } pour la steppe.
    }
why-trap =
    { $count ->
        [0] Il ne te reste pas d’animal à protéger, mais le piège reste, et ton chef de clan ne vient pas sans lui.
        [one] Le dernier animal qui te reste est à l’abri du loup tant que le piège est là.
       *[other] Les { $count } animaux qui te restent sont à l’abri du loup tant que le piège est là.
    }
why-chief = Tu reçois { $animals }, sauf si { $victim } répond par l’amitié ou par le chaman.
why-chief-sure = Tu reçois certainement { $animals } : { $victim } n’a ni l’amitié ni le chaman.
why-chief-unanswered = Tu reçois certainement { $animals } : { $victim } ne peut pas répondre au chef de clan.
why-wolf = Tu as alors { $animals }, sauf si { $victim } répond par le chaman.
why-wolf-sure = Tu as alors certainement { $animals } : { $victim } n’a pas le chaman.
why-thief-lacks = Il te manque encore : { $cards }. C’est à toi, sauf si l’on répond par l’amitié.
why-thief-lacks-sure = Il te manque encore : { $cards }. C’est certainement à toi : personne d’autre n’a l’amitié.
why-thief-takes = Tu en as déjà, mais là-bas cela manquera, sauf si l’on répond par l’amitié.
why-thief-takes-sure = Tu en as déjà, mais là-bas cela manquera certainement : personne d’autre n’a l’amitié.
tricks-left =
    { $count ->
        [one] pendant le dernier pli de cette manche
       *[other] pendant les { $count } derniers plis de cette manche
    }
why-friendship =
    { $count ->
        [0] Le voleur ne peut pas venir chez toi { $tricks }.
        [one] Ton seul équipement est à l’abri du voleur { $tricks }.
       *[other] Tes { $count } équipements sont à l’abri du voleur { $tricks }.
    }
why-shaman =
    { $count ->
        [0] Le loup ne peut pas venir chez toi { $tricks }.
        [one] Ton seul animal est à l’abri du loup { $tricks }.
       *[other] Tes { $count } animaux sont à l’abri du loup { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Voleur, loup et chef de clan ne peuvent pas venir chez toi { $tricks }.
        [one] Toi et ton seul animal, vous ne craignez ni voleur, ni loup, ni chef de clan { $tricks }.
       *[other] Toi et tes { $count } animaux, vous ne craignez ni voleur, ni loup, ni chef de clan { $tricks }.
    }
why-place = Il te manque encore : { $cards }. Ensuite, tes plis te donnent des animaux.
why-place-complete = Ton campement est alors complet, et ton prochain pli peut te donner un animal.
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
why-ask =
    { $count ->
        [one] Une de ces cartes est encore cachée, et { $giver } a { $held } en main.
       *[other] { $count } de ces cartes sont encore cachées, et { $giver } a { $held } en main.
    }
why-ask-lacks = { $giver } n’en a certainement pas : on l’a déjà vu dans cette manche.
why-ask-none = Tu vois toutes ces cartes : personne ne peut t’en donner une.
why-take =
    { $count ->
        [one] Tu as alors { $count } mouton ou chèvre. Avec trois et une vièle, tu as un chameau.
       *[other] Tu as alors { $count } moutons et chèvres. Avec trois et une vièle, tu as un chameau.
    }
why-take-fiddle =
    { $count ->
        [one] Tu as alors { $count } mouton ou chèvre. Avec trois et ta vièle, tu as un chameau.
       *[other] Tu as alors { $count } moutons et chèvres. Avec trois et ta vièle, tu as un chameau.
    }
why-take-rank =
    { $count ->
        [one] Tu as alors { $count } mouton ou chèvre. À la fin, ils départagent les ex æquo.
       *[other] Tu as alors { $count } moutons et chèvres. À la fin, ils départagent les ex æquo.
    }
why-take-more =
    { $count ->
        [one] Ensuite, encore { $count } mouton ou chèvre, et tu peux payer un chameau.
       *[other] Ensuite, encore { $count } moutons ou chèvres, et tu peux payer un chameau.
    }
why-pass = Rien ne t’oblige à prendre une récompense, et tes cartes restent secrètes.
why-pass-only = Tu ne peux prendre aucune récompense.
why-counter-friendship =
    { $attacker ->
        [chief] Le chef de clan n’a rien, et l’amitié te protège du voleur { $tricks }.
       *[thief] Le voleur n’a rien, et l’amitié te protège { $tricks }.
    }
why-counter-shaman =
    { $attacker ->
        [chief] Le chef de clan n’a rien, et le chaman te protège du loup { $tricks }.
       *[wolf] Le loup n’a rien, et le chaman te protège { $tricks }.
    }
why-accept-friendship = Tu gardes l’amitié en main.
why-accept-shaman = Tu gardes le chaman en main.
why-accept-both = Tu gardes l’amitié et le chaman en main.
why-accept = Tu n’as rien en main pour répondre.
