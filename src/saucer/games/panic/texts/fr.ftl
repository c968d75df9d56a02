title = Nine Tiles Panic
pitch = Assemblez neuf tuiles en la meilleure ville pour trois objectifs, avant la fin du sablier.
players = 1 à 5 joueurs
minutes = environ 20 minutes
daily = La ville du jour

## Sièges

seat-0 = Alien rose
seat-1 = Alien orange
seat-2 = Alien turquoise
seat-3 = Alien bleu
seat-4 = Alien jaune

## Objectifs

card = carte { $id }
    .goal = comme le dit la carte
    .unit = points
    .kind = high
card-1 = Coup de filet
    .goal = le plus d'aliens capturés
    .unit = aliens capturés
card-2 = Sans issue
    .goal = le plus d'aliens entre deux agents qui se regardent
    .unit = aliens cernés
card-3 = Parc à chiens
    .goal = le plus grand quartier à chiens
    .unit = tuiles à chiens
card-4 = Faites vite
    .goal = le jeton d'ordre le plus bas
    .unit = jetons
card-5 = Le long chemin du retour
    .goal = la plus longue route
    .unit = tuiles de route
card-6 = En épingle
    .goal = le plus de virages
    .unit = virages
card-7 = Portes ouvertes
    .goal = le plus de maisons
    .unit = maisons
card-8 = À table
    .goal = le plus d'aliens libres × hamburgers
    .unit = aliens × hamburgers
card-9 = Le bureau au complet
    .goal = le plus d'agents
    .unit = agents
card-10 = À chacun sa route
    .goal = le plus de routes
    .unit = routes
card-11 = Hors de la carte
    .goal = le plus de tuiles sans route
    .unit = tuiles sans route
card-12 = Une vie de chien
    .goal = le plus de chiens
    .unit = chiens
card-13 = Jumelles
    .goal = le plus de routes d'une même longueur
    .unit = routes de même longueur
card-14 = Bien gardée
    .goal = le plus d'agents sur une route
    .unit = agents sur une route
card-15 = Pénurie de goudron
    .goal = le moins de routes
    .unit = routes
    .kind = low
card-16 = À volonté
    .goal = le plus de hamburgers devant un alien libre
    .unit = hamburgers
card-17 = Parés au décollage
    .goal = le plus de soucoupes × aliens libres
    .unit = soucoupes × aliens
card-18 = À l'assaut
    .goal = le plus d'aliens d'une route avec un agent devant eux
    .unit = aliens à l'assaut
card-19 = Grand-rue, Mars
    .goal = le plus d'aliens libres sur une route
    .unit = aliens libres
card-20 = La loi du plus fort
    .goal = le plus de suites agent, alien, hamburger
    .unit = suites
card-21 = Circulez, rien à voir
    .goal = le plus grand quartier sans alien
    .unit = tuiles sans alien
card-22 = Voisinage
    .goal = le plus grand quartier à enfants
    .unit = tuiles à enfants
card-23 = Banlieue
    .goal = le plus grand quartier à maisons
    .unit = tuiles à maisons
card-24 = La promenade
    .goal = le plus de paires enfant et chien
    .unit = paires
card-25 = Entre filles
    .goal = le plus de filles
    .unit = filles
card-26 = Camp scout
    .goal = le plus de garçons
    .unit = garçons
cell = { $id }
town = { $id }

## Autour de la ville

label-round = Manche { $round }
label-goal = but { $goal }
label-hand = En main
label-score = Score
label-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
label-token = jeton { $token }
label-no-token = pas de jeton
label-ready = prêt
label-deck = Pioche { $deck }
label-glass = Le sable coule !
label-complete = Votre ville est complète : annoncez-la !
label-borders = Routes qui ne se rejoignent pas : { $borders }
label-loop = Une route se referme sur elle-même : { $cells }
label-value = vaut { $value }
label-best = { $value } sur { $best }
label-last-round = Manche { $round }, à la fin
label-par = { $total } sur { $par }

## Les lettres dans le dessin d'une ville

sign-alien = A
    .name = alien
sign-agent = G
    .name = agent
sign-burger = o
    .name = hamburger
sign-netted-alien = A
    .name = alien
sign-net-agent = G
    .name = agent
sign-dog = c
    .name = chien
sign-house = m
    .name = maison
sign-boy = g
    .name = garçon
sign-girl = f
    .name = fille
sign-ufo = s
    .name = soucoupe

## Comment le taper

timer-signal = Signal de départ
timer-building = Horloge de construction
timer-glass = Sablier

label-how = 3A b2 r1 pose la tuile 3, face A, en b2, tournée une fois. Aussi : tourne 3 (t 3), retourne 3 (f 3), reprends 3 (x 3), annonce (c).

## Que faire maintenant

decide-signal = Manche { $round } : regardez les trois cartes, puis dites-vous prêt.
decide-building = { $tiles ->
    [9] Neuf tuiles sont posées. Annoncer, ou construire encore ?
    [one] Construisez votre ville : { $tiles } tuile posée.
   *[other] Construisez votre ville : { $tiles } tuiles posées.
}
decide-over = La partie est finie.

## Coups

move-ready = Prêt
move-place = Poser la tuile { $tile } en { $cell }
move-turn = Tourner la tuile { $tile }
move-flip = Retourner la tuile { $tile }
move-lift = Reprendre la tuile { $tile }
move-claim = Annoncer : ma ville est complète !

## Événements

event-cards-revealed = Manche { $round } : { $cards }.
event-deck-shuffled = { $cards ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse, mélangées, deviennent la nouvelle pioche.
}
event-seat-ready = { $seat-is ->
    [you] Vous êtes prêt.
   *[other] { $seat } est prêt.
}
event-building-started = La manche { $round } commence : tout le monde construit !
event-tile-placed = { $seat-is ->
    [you] { $cell-id ->
        [none] Vous posez une tuile : { part-tiles }.
       *[other] Vous posez une tuile en { $cell } : { part-tiles }.
    }
   *[other] { $cell-id ->
        [none] { $seat } pose une tuile : { part-tiles }.
       *[other] { $seat } pose une tuile en { $cell } : { part-tiles }.
    }
}
event-tile-lifted = { $seat-is ->
    [you] Vous reprenez une tuile : { part-tiles }.
   *[other] { $seat } reprend une tuile : { part-tiles }.
}
part-tiles = { $tiles ->
    [0] aucune n'est posée
    [one] { $tiles } posée
   *[other] { $tiles } posées
}
event-glass-turned = { $seat-is ->
    [you] Vous retournez le sablier : plus que { $seconds } secondes !
   *[other] { $seat } retourne le sablier : plus que { $seconds } secondes !
}
event-token-taken = { $seat-is ->
    [you] Votre ville est complète : vous prenez le jeton { $token }.
   *[other] { $seat } a une ville complète et prend le jeton { $token }.
}
event-claim-rejected = { $seat-is ->
    [you] Votre ville n'est pas complète{ part-why }.
   *[other] { $seat } annonce, mais la ville n'est pas complète.
}
part-why = { $why-id ->
    [none] { "" }
    [unfinished] { " " }: aucune tuile en { $cells }
    [border] { " " }: une route bute sur un bord vide entre { $cells }
   *[loop] { " " }: une route se referme sur elle-même en { $cells }
}
event-time-ran-out = { $clock-id ->
    [signal] Assez attendu.
    [building] L'horloge de construction est à zéro.
   *[glass] Le sablier est vide !
}
event-town-shown = { $seat-is ->
    [you] Vous montrez votre ville, avec le jeton { $token }.
   *[other] { $seat } montre sa ville, avec le jeton { $token }.
}
part-of-seat = { $seat-starts ->
    [vowel] d'{ $seat }
   *[other] de { $seat }
}
event-card-scored = { $card } : { part-close }, { part-points }.
part-close = { $card-kind ->
    [low] { $seat-is ->
        [you] vous en avez { $value } ({ $best } au mieux)
       *[other] { $seat } en a { $value } ({ $best } au mieux)
    }
   *[high] { $seat-is ->
        [you] vous avez { $value } sur { $best } ({ $card-unit })
       *[other] { $seat } a { $value } sur { $best } ({ $card-unit })
    }
}
event-speed-scored = { $seat-is ->
    [you] { $card } : vous avez le jeton { $token }, { part-points }.
   *[other] { $card } : { $seat } a le jeton { $token }, { part-points }.
}
event-par-compared = { $seat-is ->
    [you] Votre ville totalise { $total } des { $par } de la meilleure ville : { part-points }.
   *[other] La ville { part-of-seat } totalise { $total } des { $par } de la meilleure ville : { part-points }.
}
event-round-ended = { $finishers ->
    [0] La manche { $round } est finie, et personne n'a terminé. { $scores }.
   *[other] La manche { $round } est finie. { $scores }.
}
event-match-ended = La partie est finie. { $scores }.

## La fin

outcome-goal = { part-winners }
outcome-token = Égalité : le jeton le plus bas décide. { part-winners }
outcome-shared = Égalité, et pas de jeton pour décider. { part-winners }
outcome-barren = Trois manches de suite, personne n'a fini sa ville. { part-winners }
outcome-par = Le par à chaque manche : { $points } sur 300. Aucune ville ne ferait mieux !
outcome-near-par = Bien bâti : { $points } sur 300, et 225 gagnent.
outcome-below-par = Pas cette fois : { $points } sur 300, et 225 gagnent.
outcome-par-once = Le par : { $points } sur 100. Aucune ville ne ferait mieux !
outcome-near-par-once = Bien bâti : { $points } sur 100, et 75 gagnent.
outcome-below-par-once = Pas cette fois : { $points } sur 100, et 75 gagnent.

## Refus

refuse-match-over = La partie est finie. Une autre ?
refuse-ready-first = Personne ne construit encore. Dites d'abord que vous êtes prêt.
refuse-others-not-ready = Vous êtes prêt. Les autres regardent encore les cartes.
refuse-already-building = La manche a commencé : tout le monde construit.
refuse-town-is-frozen = Vous avez le jeton { $token } : votre ville ne change plus.
refuse-no-such-tile = Il n'y a pas de tuile { $tile } ; les tuiles vont de 1 à 9.
refuse-no-such-cell = Il n'y a pas de case { $cell } ; les cases vont de a1 à c3.
refuse-not-in-hand = La tuile { $tile } est déjà dans votre ville. Reprenez-la d'abord.
refuse-cell-is-taken = Une tuile est déjà posée en { $cell }. Reprenez-la d'abord, ou choisissez une case vide.
refuse-not-in-town = La tuile { $tile } est en main, pas dans votre ville.
refuse-not-nine-tiles = On annonce avec neuf tuiles posées ; vous en êtes à { $tiles }.
refuse-rounds-alone = Seul un joueur en solitaire peut jouer une manche unique.
refuse-not-complete-border = Votre ville n'est pas complète : une route bute sur un bord vide entre { $cells }.
refuse-not-complete-loop = Votre ville n'est pas complète : une route se referme sur elle-même par { $cells }.

## Options

option-stars = Cartes étoilées
    .help = Jouer aussi avec les onze cartes plus difficiles.
option-glass = Sablier
    .help = Secondes qui restent à tous après la première annonce.
option-glass-60 = 60 secondes
option-glass-90 = 90 secondes
option-glass-180 = 180 secondes
option-building = Horloge de construction
    .help = Combien de temps dure une manche sans annonce.
option-building-120 = 2 minutes
option-building-300 = 5 minutes
option-building-900 = 15 minutes
option-help = Aide avant l'annonce
    .help = Ce qu'on vous montre de votre propre ville pendant la construction. Comme d'habitude : tout en solitaire et contre les robots, les bords entre joueurs. Sans toute l'aide, une annonce fausse est à vos risques.
option-help-auto = Comme d'habitude
option-help-all = Tout : défauts et valeurs
option-help-borders = Bords : routes interrompues
option-help-none = Rien, comme autour d'une table
option-rounds = Manches en solitaire
    .help = Combien de villes un joueur seul bâtit contre le par.
option-rounds-1 = Une
option-rounds-3 = Trois
option-facing = Loi stricte du plus fort
    .help = Carte 20 : l'agent doit regarder vers l'alien, et l'alien vers le hamburger.
