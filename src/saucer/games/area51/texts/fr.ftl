title = Area 51 : Top Secret
pitch = Bâtissez des bunkers, remplissez les hangars et faites stocker les artefacts là où les points sont pour vous.
players = de 2 à 6 joueurs
minutes = environ 60 minutes

## Sièges

seat-0 = Général Lune
seat-1 = Général Poussière
seat-2 = Général Silex
seat-3 = Général Sauge
seat-4 = Général Mesa
seat-5 = Général Orage

## Artefacts

card-blue-1 = bleu 1
card-blue-2 = bleu 2
card-blue-3 = bleu 3
card-blue-4 = bleu 4
card-brown-1 = marron 1
card-brown-2 = marron 2
card-brown-3 = marron 3
card-brown-4 = marron 4
card-orange-1 = orange 1
card-orange-2 = orange 2
card-orange-3 = orange 3
card-orange-4 = orange 4
card-green-1 = vert 1
card-green-2 = vert 2
card-green-3 = vert 3
card = { $id }
tower-blue = bleue
    .kind = outils de pointe
tower-brown = marron
    .kind = armes futuristes
tower-orange = orange
    .kind = échantillons biologiques
tower-green = verte
    .kind = vêtements extraterrestres

## Pièces et lieux

cap-white = blanc
cap-black = noir
cap-pink = rose
cap-purple = violet
cap-yellow = jaune
cap-blue = bleu
vehicle-blue-train = train bleu
vehicle-brown-train = train marron
vehicle-orange-train = train orange
vehicle-green-train = train vert
vehicle-blue-truck = camion bleu
vehicle-brown-truck = camion marron
vehicle-orange-truck = camion orange
vehicle-green-truck = camion vert
large = région { $id }
region-A = région A
region-B = région B
region-C = région C
route-AB = de A vers B
route-AC = de A vers C
route-BA = de B vers A
route-BC = de B vers C
route-CA = de C vers A
route-CB = de C vers B
hangar = { $id }
space = { $id }

## Autour du plateau

label-region = Région { $region }
label-hangars = Hangars
label-bunkers = Bunkers
label-vehicles = Trains et camions
label-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
label-next = prochain { $space }
label-full = complète
label-towers = Tours restantes
label-display = Étalage
label-deck = Pioche
label-discards = Défausse
label-hand = Main
label-caps = Toits
label-score = Score
label-face-down = cachée
label-level = niveau { $level }
label-remembered = Cartes connues
label-last-round = Dernier tour
label-clearing = Vidage des hangars
label-for-hire = à louer

## Ce que signifie un choix

note-upgrade = au niveau { $level }, { $cards } cartes
note-send = { $route }, { $cards } cartes ou plus
note-pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-number = { $cards } cartes en tout
note-empty = vide jusqu'ici
note-gain-you = { part-points } pour vous
note-gain-other = { part-points } pour { $owner }
note-down = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}
note-takes = bunkers à tour { $tower } là-bas : { $bunkers }
note-takes-none = pas encore de bunker à tour { $tower } là-bas

## Ce que disent les signes

sign-pile = dans un hangar : les cartes visibles, puis les cachées et qui les a jouées ; entre crochets, celles que vous connaissez
sign-bonus = la prime qu'un bunker toucherait si la partie finissait maintenant
sign-next = l'emplacement du prochain bunker d'une région
sign-number = le nombre d'un véhicule : le renvoyer demande davantage de cartes cachées

## Ce qu'il faut faire

decide-action = Choisissez une action : collectez, bâtissez, élevez, envoyez un véhicule ou ramassez une pile.
decide-take = { $taken ->
    [0] Prenez une carte : trois en tout, à l'étalage (de gauche à droite) ou dans la pioche.
   *[other] Prenez la carte suivante : vous en avez déjà { $taken }.
}
decide-cap = Quel toit pour le nouveau bunker ? Choisissez l'une de vos deux couleurs.
decide-route = Où ira le { $vehicle } ? Vos cartes vont dans les hangars de la région de départ.
decide-number = Choisissez le nombre du { $vehicle } : autant de cartes seront jouées cachées.
part-plan = { $plan-id ->
    [bunker] Nouveau bunker { $bunker } à tour { $tower }
    [level] Un niveau de plus pour le bunker { $bunker }
   *[other] Le { $vehicle } { $route }, nombre { $needed }
}
decide-face-up = { part-plan } : d'abord la carte { $tower } à jouer face visible, puis { $needed } face cachée.
decide-face-up-hangar = { part-plan } : choisissez le hangar pour { $card }, face visible.
decide-face-down = { part-plan } : choisissez une carte à jouer cachée ({ $hidden-count } sur { $needed }, du bleu au vert).
decide-face-down-hangar = { part-plan } : choisissez le hangar pour { $card }, face cachée.
decide-load = Que met-on dans le bunker { $bunker } ? De la pile : { $held }.
decide-over = La partie est finie.

phase-action = choisissez votre action
phase-take = prenez vos cartes
phase-cap = choisissez un toit
phase-route = choisissez un trajet
phase-number = choisissez un nombre
phase-face-up = choisissez la carte à jouer face visible
phase-face-up-hangar = choisissez un hangar pour la carte visible
phase-face-down = choisissez une carte à jouer cachée
phase-face-down-hangar = choisissez un hangar pour la carte cachée
phase-load = chargez la pile que vous avez ramassée
phase-over = restez-en là, la partie est finie

## Coups

move-collect = Collecter des artefacts
move-refresh = Défausser { $card } et renouveler l'étalage
move-take = Prendre { $card }
move-draw = Prendre la carte du dessus de la pioche
move-build = Créer un bunker à tour { $tower } en { $region }
move-use-cap = Utiliser un toit { $cap }
move-upgrade = Élever le bunker { $bunker }
move-send = Envoyer le { $vehicle }
move-set-route = Rouler { $route }
move-set-number = Fixer le nombre à { $number }
move-play-face-up = Jouer { $card } face visible
move-play-face-down = Jouer { $card } face cachée
move-put-into = Mettre dans le hangar { $hangar }
move-pick-up = Ramasser la pile du hangar { $hangar }
move-load = Charger { $card } dans le bunker { $bunker }
move-leave-empty = Laisser vide le bunker { $bunker }
move-pass = Passer

## Événements

part-of-seat = { $seat-starts ->
    [vowel] d'{ $seat }
   *[other] de { $seat }
}
event-match-started = { $large-count ->
    [0] Toutes les régions sont petites. { part-display-shows } { part-goes-first }
   *[other] En grand : { $large }. { part-display-shows } { part-goes-first }
}
part-display-shows = À l'étalage : { $display }.
part-goes-first = { $first-is ->
    [you] Vous commencez.
   *[other] { $first } commence.
}
event-hand-dealt = { $cards-count ->
    [0] { $seat-is ->
        [you] Vous avez { part-cards } en main.
       *[other] { $seat } a { part-cards } en main.
    }
   *[other] { $seat-is ->
        [you] Vous avez en main : { $cards }.
       *[other] { $seat } a en main : { $cards }.
    }
}
part-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-turn-started = { $seat-is ->
    [you] À vous de jouer.
   *[other] Au tour { part-of-seat }.
}
event-display-refreshed = { $seat-is ->
    [you] Vous défaussez { $card } et balayez l'étalage.
   *[other] { $seat } défausse { $card } et balaie l'étalage.
}
event-card-taken = { $seat-is ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
event-card-drawn = { $card-id ->
    [none] { $seat-is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
   *[other] { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
}
event-display-filled = Du nouveau à l'étalage : { $cards }. On y voit { $display }.
event-deck-shuffled = { $cards ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées, mélangées, deviennent la nouvelle pioche.
}
event-cards-played = { $seat-is ->
    [you] Vous jouez { $card } face visible en { $hangar }{ part-hidden-cards }.
   *[other] { $seat } joue { $card } face visible en { $hangar }{ part-hidden-cards }.
}
part-hidden-cards = { $cards-count ->
    [0] { " " }et face cachée en { $hidden }
   *[other] { " " }et face cachée { $cards } en { $hidden }
}
event-bunker-built = { $seat-is ->
    [you] Vous créez un bunker à tour { $tower } en { $bunker }, toit { $cap }.
   *[other] { $seat } crée un bunker à tour { $tower } en { $bunker }, toit { $cap }.
}
event-bunker-upgraded = { $seat-is ->
    [you] Vous portez le bunker { $bunker } au niveau { $level }.
   *[other] { $seat } porte le bunker { $bunker } au niveau { $level }.
}
event-vehicle-hired = { $seat-is ->
    [you] Vous envoyez le { $vehicle } { $route }, nombre { $number }.
   *[other] { $seat } envoie le { $vehicle } { $route }, nombre { $number }.
}
event-vehicle-moved = { $seat-is ->
    [you] Vous envoyez le { $vehicle } { $route } (il allait { $before }), nombre { $number }.
   *[other] { $seat } envoie le { $vehicle } { $route } (il allait { $before }), nombre { $number }.
}
event-pile-lifted = { $seat-is ->
    [you] Vous ramassez la pile de { $hangar } : { $cards }.
   *[other] { $seat } ramasse la pile de { $hangar } : { $cards }.
}
event-card-loaded = { $by-id ->
    [none] { part-card-goes } dans le bunker { $bunker } : { part-gain }.
   *[other] { part-card-goes } par le { $by } dans le bunker { $bunker } : { part-gain }.
}
part-card-goes = { $seat-is ->
    [you] Vous chargez { $card }
   *[other] { $seat } charge { $card }
}
part-gain = { $owner-is ->
    [you] { part-points } pour vous ({ $cap })
   *[other] { part-points } pour { $owner } ({ $cap })
}
event-cards-kept = { $seat-is ->
    [you] Vous gardez { $cards }.
   *[other] { $seat } garde { $cards }.
}
event-passed = { $seat-is ->
    [you] Vous ne pouvez rien faire et passez.
   *[other] { $seat } ne peut rien faire et passe.
}
event-last-round-started = { $cause-id ->
    [markers] Deux régions n'ont plus de marqueurs de sécurité : { part-last-turns }.
   *[stall] Personne n'en finit, alors la règle maison s'en charge : { part-last-turns }.
}
part-last-turns = { $seat-is ->
    [you] encore un tour chacun, vous en dernier
   *[other] encore un tour chacun, { $seat } en dernier
}
event-clearing-started = Désormais on ramasse les piles jusqu'à la dernière.
event-bonus-scored = { $owner-is ->
    [you] En { $region }, le bunker { $bunker } vous rapporte { part-points } ({ $cap }).
   *[other] En { $region }, le bunker { $bunker } rapporte { part-points } à { $owner } ({ $cap }).
}
event-points-counted = { $owner-is ->
    [you] Vous ({ $cap }) : { $stored } pour les artefacts et { $bonus } pour les bunkers font { part-points }.
   *[other] { $owner } ({ $cap }) : { $stored } pour les artefacts et { $bonus } pour les bunkers font { part-points }.
}
event-match-ended = { $scores-count ->
    [2] La partie est finie. De deux couleurs, celle qui a le moins de points compte. { $scores }.
   *[other] La partie est finie. { $scores }.
}

## La fin

outcome-points = { part-winners }
outcome-hand = Égalité aux points : les cartes en main décident. { part-winners }
outcome-shared = Autant de points, autant de cartes en main. { part-winners }

## Refus

refuse-regions-are-alike = À { $seats }, toutes les régions sont pareilles : ne choisissez pas de grande région.
refuse-match-over = La partie est finie. On en fait une autre ?
refuse-another-choice-first = Pas maintenant : { $phase } d'abord.
refuse-only-pick-ups = Le dernier tour est passé. Il ne reste qu'à ramasser une pile.
refuse-no-cards-left = Il n'y a plus aucune carte à collecter.
refuse-you-can-act = Vous pouvez faire quelque chose, donc pas question de passer.
refuse-no-marker = Il n'y a plus de marqueur de sécurité en { $region }.
refuse-no-space = Tous les emplacements sont pris en { $region }.
refuse-no-tower = Il n'y a plus de tour { $tower }.
refuse-no-cap = Tous vos toits sont sur le plateau. Élevez plutôt un bunker.
refuse-no-card-of-colour = Vous n'avez pas de carte { $tower } à jouer face visible. Collectez-en une d'abord.
refuse-too-few-cards = Il y faut { $cards } cartes et vous en avez { $hand }. Collectez-en d'abord.
refuse-no-bunker-there = Il n'y a pas de bunker en { $bunker }.
refuse-not-your-bunker = Le bunker { $bunker } n'est pas à vous.
refuse-no-such-vehicle = Il n'y a pas de { $vehicle }.
refuse-vehicle-stays = Le { $vehicle } affiche { $number } et ne bouge plus.
refuse-no-such-hangar = Il n'y a pas de hangar { $hangar } sur ce plateau.
refuse-hangar-is-empty = Le hangar { $hangar } est vide. Choisissez-en un qui a des cartes.
refuse-deck-is-empty = La pioche est épuisée et la défausse aussi.
refuse-not-in-display = { $card } n'est pas à l'étalage.
refuse-from-left-to-right = L'étalage se prend de gauche à droite. Revenez en arrière pour prendre { $card }.
refuse-refreshed-already = Vous avez déjà renouvelé l'étalage à ce tour.
refuse-refresh-comes-first = Vous avez déjà pris une carte : trop tard pour renouveler.
refuse-card-not-in-hand = { $card } n'est pas dans votre main.
refuse-wrong-colour = { $card } n'a pas la bonne couleur : jouez une carte { $tower } face visible.
refuse-cards-in-order = Les cartes cachées se choisissent dans l'ordre, et { $card } vient plus tôt. Revenez d'abord en arrière.
refuse-lower-cards-first = À partir de { $card } il ne reste pas assez de cartes : choisissez-en d'abord une qui vient plus tôt.
refuse-not-in-region = Le hangar { $hangar } n'est pas en { $region }.
refuse-hangars-in-order = Des cartes identiques vont dans les hangars de gauche à droite, et { $hangar } est plus à gauche.
refuse-no-such-route = Il n'y a pas de trajet { $route }.
refuse-no-cap-of-that-colour = Vous n'avez pas de toit { $cap } à utiliser.
refuse-number-must-rise = Le véhicule affiche { $before } : { $number } n'est pas plus haut.
refuse-number-too-high = Aucun véhicule n'affiche { $number } : { $most } est le maximum.
refuse-not-in-pile = { $card } n'est pas dans la pile ramassée.
refuse-another-bunker-first = Le bunker { $bunker } passe d'abord : chargez-le ou laissez-le.
refuse-must-load = Le bunker { $bunker } ne peut pas rester vide : sa carte n'irait nulle part ailleurs.
refuse-other-colour = { $card } ne va pas dans le bunker { $bunker } : ce n'est pas la même couleur.
refuse-level-too-low = Le niveau du bunker { $bunker } est trop bas pour { $card }.
refuse-others-must-load = Pas { $card } : dans le bunker { $bunker }, cette carte en laisserait une autre qui doit être chargée.

## Options

option-large = Grande région
    .help = La région qui est grande à deux, quatre ou cinq joueurs. À cinq, la suivante l'est aussi.
option-large-A = A
option-large-B = B
option-large-C = C
option-large-random = Au hasard
option-stall-guard = Garde-fou
    .help = Une règle maison : après soixante tours chacun, le dernier tour commence, quoi qu'il reste.
option-by-memory = De mémoire seulement
    .help = On ne vous montre rien de ce que vous pourriez retenir : ni les cartes que tous ont vues, ni vos propres cartes face cachée. Pas de conseils. Les robots, eux, retiennent tout.
