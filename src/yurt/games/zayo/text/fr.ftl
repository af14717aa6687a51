# ZAYO en français

# Noms
bid-card =
    { $suit ->
        [sh] le { $rank } des moutons de l’éleveur
        [sc] le { $rank } des moutons du chef de clan
        [gh] le { $rank } des chèvres de l’éleveur
       *[gc] le { $rank } des chèvres du chef de clan
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
dealt-hidden = { $seat } reçoit une carte.
bids = { $seat } joue { $card }.
wins-trick = { $seat } remporte le pli.
buys-trap = { $seat } achète un piège à loup pour { $price }.
sends-thief = { $seat } envoie le voleur chez { $victim } prendre { $piece }.
sends-thief-for-two = { $seat } envoie le voleur avec Zayo chez { $victim } prendre { $pieces }.
sends-thief-twice = { $seat } envoie le voleur avec Zayo prendre { $piece } chez { $victim } et { $other_piece } chez { $other_victim }.
thief-takes = Le voleur prend { $pieces } à { $victim }.
lays-friendship = { $seat } pose l’amitié et ne craint plus le voleur.
sends-wolf = { $seat } envoie le loup chez { $victim } prendre { $animal }.
wolf-takes = Le loup prend { $animal } à { $victim }.
lays-shaman = { $seat } pose le chaman et ne craint plus le loup.
sends-chief = { $seat } envoie le chef de clan chez { $victim } prendre { $animals }.
chief-takes = Le chef de clan prend { $animals } à { $victim }.
lays-zayo = { $seat } pose Zayo et ne craint plus ni voleur, ni loup, ni chef de clan.
plays-fiddle = { $seat } joue de la vièle et échange { $price } contre un chameau.
leaves = { $seat } part dans la steppe avec { $camels } et gagne la partie.
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } répond par l’amitié : le chef de clan rentre les mains vides.
       *[thief] { $seat } répond par l’amitié : le voleur repart les mains vides.
    }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } répond par le chaman : le chef de clan rentre les mains vides.
       *[wolf] { $seat } répond par le chaman : le loup repart le ventre vide.
    }
accepts = { $seat } laisse faire.
places = { $seat } installe { $card }.
asks = { $seat } demande { $card } à { $giver }.
gives = { $giver } donne la carte, et { $seat } l’installe.
has-none = { $giver } n’en a pas.
takes = { $seat } prend { $animal } au centre.
passes = { $seat } renonce à la récompense.
tour-begins = La manche { $number } commence, et { $seat } entame.
ends-tours =
    { $count ->
        [one] { $count } manche est jouée : qui a le plus de chameaux gagne ; à égalité, le plus de petit bétail, puis le plus d’équipements.
       *[other] Les { $count } manches sont jouées : qui a le plus de chameaux gagne ; à égalité, le plus de petit bétail, puis le plus d’équipements.
    }

# Ce qu’on attend de toi
expect-turn = Pose une carte si tu veux. { $bid }
expect-lead = Entame le pli avec la carte d’enchère de ton choix.
expect-any = Rien ne t’oblige à battre { $card } : joue la carte d’enchère de ton choix.
expect-overbid = Tu dois battre { $card } : joue { $cards }.
expect-follow = Tu dois fournir la couleur : joue { $cards }.
attacked-by-thief = { $seat } envoie le voleur chez toi prendre { $pieces }.
attacked-by-wolf = { $seat } envoie le loup chez toi prendre { $animal }.
attacked-by-chief = { $seat } envoie le chef de clan chez toi prendre { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Réponds par l’amitié ou par le chaman, ou accepte.
        [friendship] { $attack } Réponds par l’amitié, ou accepte.
       *[shaman] { $attack } Réponds par le chaman, ou accepte.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Tu n’as ni l’amitié ni le chaman pour répondre : accepte.
        [friendship] { $attack } Tu n’as pas l’amitié pour répondre : accepte.
       *[shaman] { $attack } Tu n’as pas le chaman pour répondre : accepte.
    }
expect-place = Tu remportes le pli : installe { $cards }, ou passe.
expect-ask = Tu remportes le pli : demande à quelqu’un un équipement qui te manque ({ $cards }), ou passe.
expect-nothing = Tu remportes le pli, mais tu n’as pas d’équipement à installer : passe.
expect-take = Tu remportes le pli : prends { $animals } au centre, ou passe.
expect-pass = Tu remportes le pli, mais il n’y a plus ni mouton ni chèvre au centre : passe.

# Refus
refuse-not-to-deal = Cette carte n’est pas à distribuer maintenant : { $card }.
refuse-bid-now = C’est ton tour : pose une carte si tu veux, puis joue une enchère.
refuse-place-later = Cheval, charrette et yourte s’installent en récompense d’un pli : remportes-en d’abord un.
refuse-answer-now =
    { $defence ->
        [both] On t’attaque : réponds par l’amitié ou par le chaman si tu as l’un des deux, ou accepte.
        [friendship] On t’attaque : réponds par l’amitié si tu l’as, ou accepte.
       *[shaman] On t’attaque : réponds par le chaman si tu l’as, ou accepte.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Tu n’as pas l’amitié en main : tu ne peux qu’accepter.
       *[shaman] Tu n’as pas le chaman en main : tu ne peux qu’accepter.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Tu n’as pas l’amitié en main : réponds par le chaman, ou accepte.
       *[shaman] Tu n’as pas le chaman en main : réponds par l’amitié, ou accepte.
    }
refuse-counter-unnamed = Contre le chef de clan, dis par quelle carte tu réponds : counter friendship (amitié) ou counter shaman (chaman).
refuse-counter-named =
    { $defence ->
        [friendship] Seule l’amitié arrête le voleur, on ne la nomme donc pas : counter tout court, ou accepte.
       *[shaman] Seul le chaman arrête le loup, on ne le nomme donc pas : counter tout court, ou accepte.
    }
refuse-reward-now = Tu as remporté le pli : prends d’abord ta récompense, ou passe.
refuse-bid-not-held = Tu n’as pas { $card } : joue une carte de ta main.
refuse-must-overbid = Tu peux battre { $card }, donc tu le dois : joue { $cards }.
refuse-must-follow = Tu dois fournir la même couleur que { $card } : joue { $cards }.
refuse-one-card-only = Tu as déjà posé une carte avant cette enchère : maintenant, joue ton enchère.
refuse-not-held = Tu n’as { $card } en main : pose une carte que tu as, ou joue simplement ton enchère.
refuse-self = Choisis quelqu’un d’autre que toi.
refuse-trap-owned = Tu as déjà un piège à loup, et tu ne peux en acheter qu’un : pose une autre carte, ou joue simplement ton enchère.
refuse-trap-unpaid = Un piège à loup coûte deux de tes moutons ou chèvres, et tu n’as pas { $price } : paie avec ce que tu as, ou joue simplement ton enchère.
refuse-thief-missing = Le voleur ne prend que ce qui est installé, et { $victim } n’a { $piece } : choisis un équipement qui s’y trouve.
refuse-thief-protected =
    { $shield ->
        [friendship] Le voleur ne peut pas aller chez { $victim }, à cause de l’amitié : choisis quelqu’un d’autre.
       *[zayo] Le voleur ne peut pas aller chez { $victim }, à cause de Zayo : choisis quelqu’un d’autre.
    }
refuse-two-missing = Le voleur ne prend que ce qui est installé, et ces deux équipements n’y sont pas tous les deux : choisis-en deux qui y sont.
refuse-two-protected = Le voleur ne peut pas aller chez quelqu’un que l’amitié protège : choisis quelqu’un d’autre.
refuse-wolf-missing = Le loup ne prend que ce qu’il trouve, et { $victim } n’a { $animal } : choisis un animal qui s’y trouve.
refuse-wolf-protected =
    { $shield ->
        [trap] Le loup ne peut pas aller chez { $victim }, à cause d’un piège à loup : choisis quelqu’un d’autre.
        [shaman] Le loup ne peut pas aller chez { $victim }, à cause du chaman : choisis quelqu’un d’autre.
       *[zayo] Le loup ne peut pas aller chez { $victim }, à cause de Zayo : choisis quelqu’un d’autre.
    }
refuse-without-zayo = Pour cela, il te faut Zayo posé devant toi : sans lui, pose { $card } comme d’habitude.
refuse-chief-form =
    { $takes ->
        [all] Dans cette partie, le chef de clan prend tous les moutons et toutes les chèvres : nomme seulement sa victime.
       *[one-kind] Dans cette partie, le chef de clan ne prend qu’une sorte d’animaux : nomme sa victime, puis sheep (moutons) ou goat (chèvres).
    }
refuse-chief-camp = Le chef de clan ne vient que dans un camp qui a cheval, charrette, yourte et piège à loup : pose une autre carte, ou joue simplement ton enchère.
refuse-chief-yurt = Le chef de clan ne prend rien à { $victim }, qui a une yourte : choisis quelqu’un qui n’en a pas.
refuse-chief-missing =
    { $what ->
        [camels] Le chef de clan ne peut prendre aucun chameau à { $victim } : choisis quelqu’un qui en a.
       *[stock] Le chef de clan ne trouve pas ce petit bétail chez { $victim } : choisis quelqu’un qui en a.
    }
refuse-chief-protected = Le chef de clan ne peut pas aller chez { $victim }, à cause de Zayo : choisis quelqu’un d’autre.
refuse-fiddle-no-camel = Il n’y a plus de chameau au centre : garde la vièle pour plus tard.
refuse-fiddle-unpaid = Un chameau coûte trois de tes moutons ou chèvres, et tu n’as pas { $price } : paie avec ce que tu as, ou joue simplement ton enchère.
refuse-steppe-camels = Il te faut au moins { $camels } pour partir dans la steppe : en attendant, pose une autre carte, ou joue simplement ton enchère.
refuse-place-twice = Tu as déjà { $card } devant toi : installe ce qui te manque.
refuse-place-not-held = Tu n’as { $card } en main : installe un équipement que tu as.
refuse-ask-as-two = À deux, on ne se demande pas d’équipement : installe une carte de ta main, ou passe.
refuse-ask-twice = Tu as déjà { $card } devant toi : demande ce qui te manque.
refuse-ask-own-first = Tu as en main un équipement à installer, et on ne demande que si l’on n’en a pas : installe-le, ou passe.
refuse-take-too-soon = Il te faut cheval, charrette et yourte devant toi pour prendre un animal : procure-toi d’abord ce qui te manque, ou passe.
refuse-take-none-left =
    { $animal ->
        [sheep] Il n’y a plus de mouton au centre : prends une chèvre s’il en reste, ou passe.
       *[goat] Il n’y a plus de chèvre au centre : prends un mouton s’il en reste, ou passe.
    }

# Options
option-following = Surenchère
option-following-help = Que doit-on jouer quand on n’entame pas le pli ?
option-following-overbid = Si possible une carte plus forte de la couleur demandée, sinon n’importe quelle carte
option-following-strict = Si possible une carte plus forte de la couleur demandée, sinon une carte de cette couleur, sinon n’importe quelle carte
option-following-suit = Si possible une carte de la couleur demandée, forte ou faible
option-following-free = N’importe quelle carte
option-chief_takes = Chef de clan
option-chief_takes-help = Que prend le chef de clan à quelqu’un qui n’a pas de yourte ?
option-chief_takes-all = Tous les moutons et toutes les chèvres
option-chief_takes-one-kind = Tous les moutons ou toutes les chèvres
option-chief_counter = Répondre au chef de clan
option-chief_counter-help = Qui reçoit le chef de clan peut-il répondre aussitôt, carte en main ?
option-chief_counter-yes = Oui, par l’amitié ou par le chaman
option-chief_counter-no = Non, seul un Zayo déjà posé protège
option-max_tours = Nombre maximal de manches
option-max_tours-help = Au bout de combien de manches la partie s’arrête-t-elle si personne n’est parti dans la steppe ?

# La table en texte
drawn-tour = Manche { $tour } sur { $most }, pli { $trick }
drawn-centre = Au centre : { $animals }
drawn-steppe = Pour partir dans la steppe : { $camels }
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
drawn-bids = Tes cartes d’enchère : { $cards }
drawn-cards = Tes cartes de jeu : { $cards }
drawn-none = rien

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-tricks =
    { $count ->
        [one] remporte { $count } pli
       *[other] remporte { $count } plis
    }
feat-tricks-label = Plis remportés
feat-raised =
    { $count ->
        [one] prend { $count } animal au centre
       *[other] prend { $count } animaux au centre
    }
feat-raised-label = Animaux pris au centre
feat-largest-herd =
    { $count ->
        [one] mène un troupeau de { $count } bête
       *[other] mène un troupeau de { $count } bêtes
    }
feat-largest-herd-label = Plus grand troupeau
feat-camels =
    { $count ->
        [one] gagne { $count } chameau à la vièle
       *[other] gagne { $count } chameaux à la vièle
    }
feat-camels-label = Chameaux gagnés à la vièle
feat-stolen-animals =
    { $count ->
        [one] prend { $count } animal aux autres
       *[other] prend { $count } animaux aux autres
    }
feat-stolen-animals-label = Animaux pris aux autres
feat-stolen-gear =
    { $count ->
        [one] vole { $count } pièce d’équipement
       *[other] vole { $count } pièces d’équipement
    }
feat-stolen-gear-label = Équipement volé
feat-lost-animals =
    { $count ->
        [one] se fait prendre { $count } animal
       *[other] se fait prendre { $count } animaux
    }
feat-lost-animals-label = Animaux perdus
feat-wolves =
    { $count ->
        [one] envoie le loup une fois
       *[other] envoie le loup { $count } fois
    }
feat-wolves-label = Loups envoyés
feat-countered =
    { $count ->
        [one] repousse { $count } attaque
       *[other] repousse { $count } attaques
    }
feat-countered-label = Attaques repoussées

# Conseils : que faire, et ce qui parle en faveur du coup
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
advise-pass = Renonce à la récompense
advise-counter-friendship = Réponds par l’amitié
advise-counter-shaman = Réponds par le chaman
advise-accept = Laisse faire
why-bid-wins = Elle remporte le pli : personne qui doive encore jouer ne peut la battre.
why-lead =
    { $count ->
        [one] Une seule carte que quelqu’un peut avoir est plus forte.
       *[other] { $count } cartes que quelqu’un peut avoir sont plus fortes.
    }
why-bid-beats =
    { $count ->
        [one] Elle bat { $card }, et une seule carte que quelqu’un peut encore avoir est plus forte.
       *[other] Elle bat { $card }, et { $count } cartes que quelqu’un peut encore avoir sont plus fortes.
    }
why-bid-keeps = Tu gardes ainsi { $kept } pour un autre pli.
why-bid-beats-keeps = Elle bat { $card }, et tu gardes { $kept } pour un autre pli.
why-bid-lowest = Elle ne peut pas battre { $card }, et tu ne peux pas en jouer de plus faible.
why-bid-loses = Elle ne peut pas battre { $card }.
why-steppe = Cela gagne la partie.
why-fiddle =
    { $camels ->
        [one] Tu as alors { $camels } chameau ; il en faut { $needed } pour la steppe.
       *[other] Tu as alors { $camels } chameaux ; il en faut { $needed } pour la steppe.
    }
why-trap =
    { $count ->
        [0] Il ne te reste aucun animal pour le loup, mais le piège reste, et le chef de clan l’exige.
        [one] Le loup ne peut plus venir prendre l’animal qui te reste, tant que le piège est là.
       *[other] Le loup ne peut plus venir prendre un des { $count } animaux qui te restent, tant que le piège est là.
    }
why-chief = Cela t’apporte { $animals }, sauf si { $victim } répond par l’amitié ou par le chaman.
why-chief-sure = Cela t’apporte { $animals }, et { $victim } ne peut pas répondre : nul autre n’a en main ni l’amitié ni le chaman.
why-chief-unanswered = Cela t’apporte { $animals } de { $victim }, et aucune carte en main n’arrête le chef de clan.
why-wolf = Tu as alors { $animals }, sauf si { $victim } répond par le chaman.
why-wolf-sure = Tu as alors { $animals }, et { $victim } ne peut pas répondre : personne d’autre n’a le chaman en main.
why-thief-lacks = Cela t’apporte ce qui te manque ({ $cards }), sauf si l’on répond par l’amitié.
why-thief-lacks-sure = Cela t’apporte ce qui te manque ({ $cards }), et personne ne peut répondre : nul autre n’a l’amitié en main.
why-thief-takes = Tu en as déjà, mais là-bas cela manquera, sauf si l’on répond par l’amitié.
why-thief-takes-sure = Tu en as déjà, mais là-bas cela manquera, et personne ne peut répondre : nul autre n’a l’amitié en main.
tricks-left =
    { $count ->
        [one] pendant le dernier pli de cette manche
       *[other] pendant les { $count } plis qui restent dans cette manche
    }
why-friendship =
    { $count ->
        [0] Aucun voleur ne peut venir chez toi { $tricks }.
        [one] Aucun voleur ne peut venir prendre ton seul équipement { $tricks }.
       *[other] Aucun voleur ne peut venir prendre tes { $count } équipements { $tricks }.
    }
why-shaman =
    { $count ->
        [0] Aucun loup ne peut venir chez toi { $tricks }.
        [one] Aucun loup ne peut venir prendre ton seul animal { $tricks }.
       *[other] Aucun loup ne peut venir prendre tes { $count } animaux { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Ni voleur, ni loup, ni chef de clan chez toi { $tricks }.
        [one] Ni voleur, ni loup, ni chef de clan pour toi et ton seul animal { $tricks }.
       *[other] Ni voleur, ni loup, ni chef de clan pour toi et tes { $count } animaux { $tricks }.
    }
why-place = Il ne te manque plus que { $cards } pour que tes plis te donnent des animaux.
why-place-complete = Tu as alors cheval, charrette et yourte, et ton prochain pli peut te donner un animal.
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
why-ask =
    { $count ->
        [one] Il y a une de ces cartes que tu ne vois nulle part, et { $giver } a { $held } en main.
       *[other] Il y a { $count } de ces cartes que tu ne vois nulle part, et { $giver } a { $held } en main.
    }
why-ask-lacks = Dans cette manche, on sait déjà que { $giver } n’en a pas.
why-ask-none = Tu vois toutes ces cartes : personne ne peut t’en donner une.
why-take =
    { $count ->
        [one] Cela te fait { $count } mouton ou chèvre ; trois d’entre eux et une vièle donnent un chameau.
       *[other] Cela te fait { $count } moutons et chèvres ; trois d’entre eux et une vièle donnent un chameau.
    }
why-take-fiddle =
    { $count ->
        [one] Cela te fait { $count } mouton ou chèvre ; trois d’entre eux et ta vièle donnent un chameau.
       *[other] Cela te fait { $count } moutons et chèvres ; trois d’entre eux et ta vièle donnent un chameau.
    }
why-take-rank =
    { $count ->
        [one] Cela te fait { $count } mouton ou chèvre ; à la fin, ils comptent après les chameaux.
       *[other] Cela te fait { $count } moutons et chèvres ; à la fin, ils comptent après les chameaux.
    }
why-take-more =
    { $count ->
        [one] Ensuite il ne te manque que { $count } mouton ou chèvre pour payer un chameau.
       *[other] Ensuite il te manque { $count } moutons ou chèvres pour payer un chameau.
    }
why-pass = Rien n’oblige à prendre la récompense, et personne ne voit de carte à toi.
why-pass-only = Il n’y a aucune récompense que tu puisses prendre.
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
