title = Ne parle jamais aux inconnus
pitch = L'école est finie : mettez vos Gamins à l'abri avant que les Aliens n'occupent les rues.
players = de 1 à 4 joueurs
minutes = une vingtaine de minutes
daily = Le défi du jour
daily-places = Lieux sûrs
    .goal = Les points des lieux où sont vos Gamins.
daily-contact = Contact
    .goal = 10 points à chaque contact du Club de sciences.
daily-kids = Gamins à l'abri
    .goal = Combien de Gamins sont à l'abri à la fin : pas de points en soi.

## Sièges

seat-0 = Casquette rouge
    .colour = rouge
    .hat = casquette
seat-1 = Bonnet bleu
    .colour = bleu
    .hat = bonnet
seat-2 = Casque jaune
    .colour = jaune
    .hat = casque
seat-3 = Nœud violet
    .colour = violet
    .hat = nœud

## Cartes. $number est le nombre de la carte : pas, Gamins, côtés soucoupe ou actions.

card-alien = Alien repéré !
    .effect = Posez un Alien sur une tête libre. Les Gamins qui s'y trouvent rentrent dans leur réserve.
card-saucer = Soucoupe volante !
    .effect = Désignez un Gamin du plateau et lancez : côté soucoupe, il rentre dans sa réserve.
card-walk = Marche
    .effect = Un de vos Gamins avance de { part-steps }.
card-run = Course !
    .effect = Un de vos Gamins avance de { part-steps }.
card-skateboard = Planche à roulettes
    .effect = Un de vos Gamins avance de { part-steps }.
card-school-bus = Bus scolaire
    .effect = Un de vos Gamins file d'un arrêt du bus scolaire à un autre. L'École en est un.
card-city-bus = Bus municipal
    .effect = Un de vos Gamins file d'un arrêt du bus municipal à un autre.
card-walkie-talkies = Talkies-walkies
    .effect = Autant de vos Gamins que vous voulez avancent de { part-steps } chacun.
card-fence-jump = Saut de barrière
    .effect = Un de vos Gamins avance de { part-steps } et peut franchir les lignes rouges.
card-bmx = BMX !
    .effect = Un de vos Gamins avance de { part-steps }, au besoin à travers les Aliens.
card-pep-rally = Bal de promo
    .effect = Un Gamin en chemin, à vous ou non, va tout droit au Bal de promo.
card-science-club = Club de sciences
    .effect = Lancez une fois par Gamin à vous dans la Bibliothèque. Avec au moins { $number } côtés soucoupe, c'est le contact.
card-pool-party = Pool party !
    .effect = { $number ->
        [one] Un Gamin en chemin, à vous ou non, plonge dans la Piscine.
       *[other] Jusqu'à { $number } Gamins en chemin, à vous ou non, plongent dans la Piscine.
    }
card-boyfriend = Nouveau copain de Maman
    .effect = Un Gamin logé dans un Pavillon ou un Manoir, à vous ou non, se retrouve à l'École.
card-men-in-black = Men in black
    .effect = Ôtez un Alien du plateau.
card-ice-cream-date = Rencard chez le glacier
    .effect = Regardez la main d'un autre joueur et copiez une de ses cartes.
card-watches = Synchronisation des montres
    .effect = { $number ->
        [one] Faites encore une action tout de suite.
       *[other] Faites encore { $number } actions tout de suite.
    }
card-moms-car = Voiture de Maman
    .effect = Un de vos Gamins en chemin rejoint un Pavillon libre, au choix.
card-carpool = Covoiturage !
    .effect = Autant de vos Gamins que vous voulez avancent de { part-steps } chacun.

part-steps = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}

## Lieux. Les cases s'appellent par leur nom : e9.

spot = { $id }
    .to = en { $id }
    .at = en { $id }
    .from = de { $id }
spot-school = l'École
    .to = à l'École
    .at = à l'École
    .from = de l'École
spot-house-1 = Pavillon 1
    .to = au Pavillon 1
    .at = au Pavillon 1
    .from = du Pavillon 1
spot-house-2 = Pavillon 2
    .to = au Pavillon 2
    .at = au Pavillon 2
    .from = du Pavillon 2
spot-house-3 = Pavillon 3
    .to = au Pavillon 3
    .at = au Pavillon 3
    .from = du Pavillon 3
spot-house-4 = Pavillon 4
    .to = au Pavillon 4
    .at = au Pavillon 4
    .from = du Pavillon 4
spot-house-5 = Pavillon 5
    .to = au Pavillon 5
    .at = au Pavillon 5
    .from = du Pavillon 5
spot-house-6 = Pavillon 6
    .to = au Pavillon 6
    .at = au Pavillon 6
    .from = du Pavillon 6
spot-west-mansion = Manoir ouest
    .to = au Manoir ouest
    .at = au Manoir ouest
    .from = du Manoir ouest
spot-north-mansion = Manoir nord
    .to = au Manoir nord
    .at = au Manoir nord
    .from = du Manoir nord
spot-east-mansion = Manoir est
    .to = au Manoir est
    .at = au Manoir est
    .from = du Manoir est
spot-pool = Piscine
    .to = à la Piscine
    .at = à la Piscine
    .from = de la Piscine
spot-library = Bibliothèque
    .to = à la Bibliothèque
    .at = à la Bibliothèque
    .from = de la Bibliothèque
spot-west-park = Parc ouest
    .to = au Parc ouest
    .at = au Parc ouest
    .from = du Parc ouest
spot-north-park = Parc nord
    .to = au Parc nord
    .at = au Parc nord
    .from = du Parc nord
spot-south-park = Parc sud
    .to = au Parc sud
    .at = au Parc sud
    .from = du Parc sud
spot-gymnasium = Gymnase
    .to = au Gymnase
    .at = au Gymnase
    .from = du Gymnase
spot-secret-club = Club secret
    .to = au Club secret
    .at = au Club secret
    .from = du Club secret
spot-pep-rally = Bal de promo
    .to = au Bal de promo
    .at = au Bal de promo
    .from = du Bal de promo

place-house = Pavillon
    .effect = Une seule place.
place-mansion = Manoir
    .effect = Une seule place, mais une bonne.
place-pool = Piscine
    .effect = Premier arrivé, mieux placé.
place-library = Bibliothèque
    .effect = Chacun de vos Gamins ici relève d'une carte votre limite de main.
place-park = Parc
    .effect = Chacun de vos Gamins ici vous permet d'en avoir un de plus en chemin.
place-club = Club
    .effect = Chaque Gamin compte davantage si le lieu est complet à la fin.
place-rally = Bal de promo
    .effect = Chaque Gamin compte davantage si le lieu est complet à la fin.
space-road = Route
space-wood = Bois
space-head = Tête
    .effect = Un Alien peut se poser ici.
space-school = École
    .effect = Les Gamins qui sortent partent d'ici. C'est aussi un arrêt du bus scolaire.
space-school-stop = Arrêt du bus scolaire
space-city-stop = Arrêt du bus municipal
space-red-line = Ligne rouge
    .effect = On ne la franchit qu'avec Saut de barrière.

board-A = plateau A
board-B = plateau B

## Autour du plateau

label-kid = Gamin
label-alien = Alien
label-hand = Main
label-hand-limit = Limite de main
label-supply = Réserve
label-on-the-way = En chemin
label-safe = À l'abri
label-reserve = Aliens en réserve
label-draw-pile = Pioche
label-discard-pile = Défausse
label-score = Score
label-round = Manche { $round }
label-rounds-won = Manches gagnées
label-contacts = Contacts
label-known-cards = Cartes que vous connaissez

## Ce qu'il faut faire

decide-lay = Posez la carte suivante : d'abord votre main, puis le paquet à partir du dessus.
decide-next = Regardez une dernière fois le plateau, puis distribuez la manche suivante.
decide-board = Choisissez le plateau de la dernière manche.
decide-action = { $extra ->
    [0] Choisissez une action : faites sortir un Gamin, jouez une carte ou fuyez.
    [one] Faites sortir un Gamin, jouez une carte ou fuyez : une autre action suivra.
   *[other] Faites sortir un Gamin, jouez une carte ou fuyez : { $extra } autres actions suivront.
}
decide-kid = { $done ->
    [0] « { $card } » : choisissez le Gamin qui avance.
   *[other] « { $card } » : choisissez le Gamin suivant, ou restez-en là.
}
decide-go = « { $card } » : choisissez où va le Gamin { $kid-at }.
decide-route = Plusieurs trajets y mènent. Choisissez le vôtre.
decide-guest = { $done ->
    [0] « { $card } » : choisissez un Gamin en chemin, à vous ou non.
   *[other] « { $card } » : choisissez un autre Gamin en chemin, ou restez-en là.
}
decide-resident = « { $card } » : choisissez le Gamin qui doit quitter son Pavillon ou son Manoir.
decide-removal = « { $card } » : choisissez l'Alien qui s'en va.
decide-opponent = Choisissez la main que vous regardez.
decide-copying = Choisissez la carte à copier dans la main { part-of-owner }.
decide-halves = Qui passe d'abord, l'Alien ou la Soucoupe ?
decide-head = Choisissez une tête libre pour l'Alien.
decide-victim = Désignez le Gamin que vise la Soucoupe.
decide-end = Défaussez une carte, ou terminez le tour.
decide-over = La partie est finie.

phase-lay = posez une carte
phase-next = distribuez la manche suivante
phase-board = choisissez un plateau
phase-action = choisissez votre action
phase-kid = choisissez un Gamin qui peut avancer
phase-go = choisissez où va le Gamin
phase-route = choisissez un trajet
phase-guest = choisissez un Gamin en chemin
phase-resident = choisissez un Gamin dans un Pavillon ou un Manoir
phase-removal = choisissez l'Alien qui s'en va
phase-opponent = choisissez la main que vous regardez
phase-copying = choisissez la carte à copier
phase-halves = choisissez ce qui passe en premier
phase-head = choisissez une tête pour l'Alien
phase-victim = désignez un Gamin pour la Soucoupe
phase-end = défaussez une carte ou terminez le tour
phase-over = restez-en là, la partie est finie

part-of-owner = { $owner-starts ->
    [vowel] d'{ $owner }
   *[other] de { $owner }
}
part-of-seat = { $seat-starts ->
    [vowel] d'{ $seat }
   *[other] de { $seat }
}

## Coups

move-release = Faire sortir un Gamin
move-play-card = Jouer « { $card } »
move-flee = Fuir avec le Gamin { $at-at }
move-discard = Défausser « { $card } »
move-end-turn = Terminer le tour
move-choose-kid = { $owner-is ->
    [you] Choisir votre Gamin { $at-at }{ part-in-slot }
   *[other] Choisir le Gamin { part-of-owner } { $at-at }{ part-in-slot }
}
part-in-slot = { $at-slot ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(place { $at-slot })
}
move-move-to = Envoyer le Gamin { $to-to }
move-take-route = Passer par { $through }
move-stop = En rester là
move-place-alien = Poser l'Alien { $at-at }
move-remove-alien = Ôter l'Alien { $at-from }
move-look-at = Regarder la main { part-of-owner }
move-copy-card = Copier « { $card } »
move-resolve-first = { $half-id ->
    [alien] D'abord poser l'Alien
   *[saucer] D'abord lancer la Soucoupe
}
move-start-round = Distribuer la manche suivante
move-choose-board = Jouer sur le { $board }
move-lay-card = Poser « { $card } »
move-lay-the-rest = Laisser le reste dans l'ordre

## Événements

event-round-started = { $round ->
    [1] La partie s'ouvre sur le { $board }. { part-goes-first }.
   *[other] La manche { $round } s'ouvre sur le { $board }. { part-goes-first }.
}
part-goes-first = { $first-is ->
    [you] Vous commencez
   *[other] { $first } commence
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
event-kid-released = { $seat-is ->
    [you] Vous faites sortir un Gamin.
   *[other] { $seat } fait sortir un Gamin.
}
event-card-played = { $works ->
    [yes] { $seat-is ->
        [you] Vous jouez « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
   *[no] { $seat-is ->
        [you] Vous jouez « { $card } » sans effet.
       *[other] { $seat } joue « { $card } » sans effet.
    }
}
event-kid-fled = { $seat-is ->
    [you] Votre Gamin { $at-at } prend la fuite et rentre dans votre réserve.
   *[other] Le Gamin { part-of-seat } { $at-at } prend la fuite et rentre dans sa réserve.
}
event-card-discarded = { $seat-is ->
    [you] Vous défaussez « { $card } ».
   *[other] { $seat } défausse « { $card } ».
}
event-kid-moved = { $owner-is ->
    [you] Votre Gamin va { $path-first-from } { $path-last-to }.
   *[other] Le Gamin { part-of-owner } va { $path-first-from } { $path-last-to }.
}
event-kid-home = { $owner-is ->
    [you] Votre Gamin est à l'abri { $slot-at }.
   *[other] Le Gamin { part-of-owner } est à l'abri { $slot-at }.
}
event-card-drawn = { $card-id ->
    [none] { $seat-is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
   *[other] { $seat-is ->
        [you] Vous piochez « { $card } ».
       *[other] { $seat } pioche « { $card } ».
    }
}
event-sighting-drawn = { $seat-is ->
    [you] Vous piochez « { $card } »
   *[other] { $seat } pioche « { $card } »
}
event-alien-placed = { $seat-is ->
    [you] Vous posez un Alien { $at-at }.
   *[other] { $seat } pose un Alien { $at-at }.
}
event-alien-removed = { $seat-is ->
    [you] Vous ôtez l'Alien { $at-from }.
   *[other] { $seat } ôte l'Alien { $at-from }.
}
event-kid-named = { $seat-is ->
    [you] { $owner-is ->
        [you] Vous envoyez la Soucoupe sur votre propre Gamin { $at-at }.
       *[other] Vous envoyez la Soucoupe sur le Gamin { part-of-owner } { $at-at }.
    }
   *[other] { $owner-is ->
        [you] { $seat } envoie la Soucoupe sur votre Gamin { $at-at }.
        [self] { $seat } envoie la Soucoupe sur son propre Gamin { $at-at }.
       *[other] { $seat } envoie la Soucoupe sur le Gamin { part-of-owner } { $at-at }.
    }
}
event-coin-flipped = { $saucer ->
    [yes] { $seat-is ->
        [you] Vous lancez : côté soucoupe !
       *[other] { $seat } lance : côté soucoupe !
    }
   *[no] { $seat-is ->
        [you] Vous lancez : pas de soucoupe.
       *[other] { $seat } lance : pas de soucoupe.
    }
}
event-kid-taken = { $by-id ->
    [alien] { $owner-is ->
        [you] L'Alien { $at-at } fait rentrer votre Gamin dans votre réserve.
       *[other] L'Alien { $at-at } fait rentrer le Gamin { part-of-owner } dans sa réserve.
    }
   *[saucer] { $owner-is ->
        [you] Votre Gamin { $at-at } est emporté par la Soucoupe : retour dans votre réserve.
       *[other] Le Gamin { part-of-owner } { $at-at } est emporté par la Soucoupe : retour dans sa réserve.
    }
}
event-hand-seen = { $cards-count ->
    [0] { part-looks-at-hand }.
   *[other] { part-looks-at-hand } : { $cards }.
}
part-looks-at-hand = { $seat-is ->
    [you] Vous regardez la main { part-of-owner }
   *[other] { $owner-is ->
        [you] { $seat } regarde votre main
       *[other] { $seat } regarde la main { part-of-owner }
    }
}
event-card-copied = { $works ->
    [yes] { part-copies-card }.
   *[no] { part-copies-card }, sans effet.
}
part-copies-card = { $seat-is ->
    [you] Vous copiez « { $card } » dans la main { part-of-owner }
   *[other] { $owner-is ->
        [you] { $seat } copie « { $card } » dans votre main
       *[other] { $seat } copie « { $card } » dans la main { part-of-owner }
    }
}
event-actions-gained = { $seat-is ->
    [you] Vous avez encore { part-more-actions } à faire.
   *[other] { $seat } a encore { part-more-actions } à faire.
}
part-more-actions = { $actions ->
    [one] une action
   *[other] { $actions } actions
}
event-contact-tried = { $contact ->
    [yes] { $seat-is ->
        [you] { part-saucer-faces } : vous établissez le contact !
       *[other] { part-saucer-faces } : { $seat } établit le contact !
    }
   *[no] { part-saucer-faces } : pas de contact.
}
part-saucer-faces = { $saucers ->
    [0] Aucun côté soucoupe
    [one] { $saucers } côté soucoupe
   *[other] { $saucers } côtés soucoupe
}
event-deck-shuffled = { $cards ->
    [one] La dernière carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées sont mélangées : voilà la nouvelle pioche.
}
event-card-laid = { $seat-is ->
    [you] Vous posez « { $card } ».
   *[other] { $seat } pose « { $card } ».
}
event-board-chosen = { $seat-is ->
    [you] Vous choisissez le { $board }.
   *[other] { $seat } choisit le { $board }.
}
event-place-scored = { $owner-is ->
    [you] { $kids ->
        [one] Votre Gamin { $place-at } : { part-points }.
       *[other] Vos { $kids } Gamins { $place-at } : { part-points }.
    }
   *[other] { $kids ->
        [one] Le Gamin { part-of-owner } { $place-at } : { part-points }.
       *[other] Les { $kids } Gamins { part-of-owner } { $place-at } : { part-points }.
    }
}
event-contact-scored = { $owner-is ->
    [you] Votre contact : { part-points }.
   *[other] Le contact { part-of-owner } : { part-points }.
}
event-round-ended = { $scores-count ->
    [1] { $reason }
   *[other] { $reason } { $scores }.
}

## La fin

reason-last-alien = Le dernier Alien est posé.
reason-all-home = Tous les Gamins d'une même couleur sont à l'abri.
reason-contact = Le contact est établi !
reason-stall = Tout le monde ne fait plus que fuir : on s'arrête là.
reason-series = La dernière manche est finie.

outcome-last-alien = { reason-last-alien } { part-winners }
outcome-all-home = { reason-all-home } { part-winners }
outcome-contact = { reason-contact } { part-winners-only }
outcome-stall = { reason-stall } { part-winners }
outcome-series = { reason-series } { part-winners-only } Au total, { $scores }.

## Refus

refuse-teams-need-four = Les équipes demandent quatre sièges, pas { $seats }.
refuse-series-needs-two = Le meilleur des trois manches demande deux sièges, pas { $seats }.
refuse-series-sets-board = Le meilleur des trois manches commence de lui-même sur le plateau A : ne choisissez pas de plateau.
refuse-architect-needs-one = L'architecte joue seul : un siège, pas { $seats }.
refuse-match-over = La partie est finie. On en refait une ?
refuse-another-choice-first = Pas maintenant : d'abord, { $phase }.
refuse-supply-is-empty = Votre réserve est vide : tous vos Gamins sont déjà sortis.
refuse-too-many-on-the-way = { $limit ->
    [one] Vous ne pouvez avoir qu'un seul Gamin en chemin. Mettez-le d'abord à l'abri ; au parc, il fait de la place pour un autre.
   *[other] Vous ne pouvez avoir que { $limit } Gamins en chemin. Mettez-en d'abord un à l'abri.
}
refuse-card-not-in-hand = « { $card } » n'est pas dans votre main. Choisissez-en une qui y soit.
refuse-no-kid-of-yours-there = Aucun de vos Gamins ne peut fuir { $at-from }.
refuse-no-free-discard = La défausse libre n'est pas de cette partie.
refuse-discarded-already = Vous avez déjà défaussé une carte ce tour-ci.
refuse-discard-before-acting = Dans cette partie, la défausse libre vient avant une action.
refuse-move-one-first = La carte doit servir à quelque chose : choisissez d'abord un Gamin.
refuse-no-free-head-there = Pas de tête libre { $at-at }. Choisissez une tête sans Alien.
refuse-no-alien-there = Il n'y a pas d'Alien { $at-at }.
refuse-no-route-through = Aucun de ces trajets ne passe par { $at }.
refuse-look-at-others = C'est votre propre main. Choisissez un autre joueur.
refuse-hand-is-empty = { $owner } n'a pas de cartes. Choisissez un autre joueur.
refuse-card-not-in-that-hand = « { $card } » n'est pas dans la main que vous regardez.
refuse-no-such-card-left = Il ne reste plus de « { $card } » à poser. Choisissez une autre carte.
refuse-no-such-first-player = Le siège { $number } ne peut pas commencer : { $seats ->
    [one] il n'y a qu'un siège.
   *[other] il y a { $seats } sièges.
}
refuse-no-such-choice = Ce n'est pas l'un des deux choix possibles.
refuse-hand-first = { $cards ->
    [one] Choisissez d'abord la carte de votre main.
   *[other] Choisissez d'abord les { $cards } cartes de votre main.
}
refuse-no-such-kid-there = Il n'y a pas de tel Gamin { $at-at }.
refuse-not-in-a-house-or-mansion = Le Gamin { $at-at } n'est ni dans un Pavillon ni dans un Manoir. Choisissez-en un qui y soit.
refuse-safe-kids-stay = Le Gamin { $at-at } est à l'abri et y reste. Choisissez un Gamin en chemin.
refuse-not-your-kid = Le Gamin { $at-at } n'est pas à vous. Choisissez l'un des vôtres.
refuse-moved-already = Le Gamin { $at-at } a déjà avancé. Choisissez-en un autre, ou restez-en là.
refuse-kid-cannot-move = Avec « { $card } », le Gamin { $at-at } ne peut aller nulle part. Choisissez-en un autre.
refuse-not-on-this-board = Il n'y a pas de { $to } sur ce plateau.
refuse-place-is-full = Plus une place libre { $to-at }.
refuse-no-other-stop-there = « { $card } » va d'arrêt en arrêt, et ce bus n'a pas d'autre arrêt { $to-at }.
refuse-houses-only = « { $card } » ne dessert que les Pavillons.
refuse-not-that-many-steps = Avec « { $card } », le Gamin ne peut pas arriver { $to-to } : comptez ses pas au plus juste.
refuse-no-door-in-reach = Avec « { $card } », le Gamin ne peut pas arriver { $to-to } : aucune de ses portes n'est à portée.
refuse-aliens-in-the-way = Un Alien barre le passage pour aller { $to-to }.
refuse-no-stop-on-an-alien = « { $card } » fonce à travers les Aliens, mais ne s'arrête pas sur celui qui est { $to-at }.
refuse-red-line-in-the-way = Une ligne rouge barre le passage pour aller { $to-to }.
refuse-no-return = Pour aller { $to-to }, le Gamin devrait repasser là où il est déjà passé ce tour-ci.

# Cartes qui peuvent être jouées ou copiées, mais ne feraient rien
refuse-no-kid-on-the-way = « { $card } » ne servirait à rien : aucun de vos Gamins n'est en chemin.
refuse-no-kid-can-go = « { $card } » ne servirait à rien : aucun de vos Gamins n'aurait où aller.
refuse-no-kid-at-a-stop = « { $card } » ne servirait à rien : aucun de vos Gamins n'attend à un arrêt de ce bus.
refuse-no-house-free = « { $card } » ne servirait à rien : aucun Pavillon n'est libre.
refuse-no-slot-there = « { $card } » ne servirait à rien : il n'y a plus de place libre.
refuse-nobody-on-the-way = « { $card } » ne servirait à rien : aucun Gamin n'est en chemin, de quelque couleur que ce soit.
refuse-nobody-in-the-library = « { $card } » ne servirait à rien : aucun de vos Gamins n'est à la Bibliothèque.
refuse-nobody-to-send-out = « { $card } » ne servirait à rien : aucun Gamin n'est dans un Pavillon ou un Manoir.
refuse-no-alien-to-remove = « { $card } » ne servirait à rien : il n'y a pas d'Alien sur le plateau.
refuse-no-hand-to-look-at = « { $card } » ne servirait à rien : personne d'autre n'a de cartes.
refuse-no-date-on-a-date = « { $card } » ne servirait à rien : un rencard ne se copie pas.

## Options

option-board = Plateau
    .help = Le A est plus doux, idéal pour débuter ; le B est plus grand, avec ses bois.
option-board-A = A, le quartier
option-board-B = B, les bois
option-teams = Jeu en équipe
    .help = Quatre joueurs, deux contre deux : les points des partenaires s'ajoutent.
option-teams-none = Chacun pour soi
option-teams-open = À mains ouvertes : partenaires côte à côte, qui voient leurs deux mains
option-teams-closed = À mains cachées : partenaires face à face, qui ne partagent rien
option-hand-of-four = Premier de la classe
    .help = Chacun commence avec quatre cartes et en pioche jusqu'à quatre.
option-free-discard = Grosse tête
    .help = Une fois par tour, à tout moment de celui-ci, vous pouvez défausser une carte.
option-total-invasion = Invasion totale
    .help = Chaque carte Alien ou Soucoupe amène un Alien et un lancer de Soucoupe. Âmes sensibles, s'abstenir.
option-late-sightings-return = Retour des retardataires
    .help = Les cartes Alien sorties pendant la distribution retournent dans le paquet, au-delà de la cinquième. C'est plus court.
option-best-of-three = Compétition 1 v 1, au meilleur des trois manches
    .help = À deux, en trois manches sur les deux plateaux ; deux victoires d'entrée, et c'est gagné.
option-solo = En solitaire
    .help = Ce que fait un joueur seul. À deux ou plus, cela ne change rien.
option-solo-challenge = Défi solo : battez votre record
option-solo-architect = Défi solo architecte : rangez tout le paquet, puis voyez jusqu'où va votre plan
option-first-player = Premier joueur
    .help = Qui joue le premier tour ; dans le jeu imprimé, le dernier à être allé dans une école.
option-first-player-random = Le hasard décide
option-first-player-first = Le premier siège
option-first-player-second = Le deuxième siège
option-first-player-third = Le troisième siège
option-first-player-fourth = Le quatrième siège
