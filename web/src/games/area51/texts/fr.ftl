## Le plateau

area51-board = La base dans le désert. Les flèches parcourent le plateau, Entrée utilise ce qui est éclairé.
area51-region = Région { $region } : { $markers ->
    [0] plus aucun marqueur de sécurité
    [one] encore un marqueur de sécurité
   *[other] encore { $markers } marqueurs de sécurité
}, { $bunkers } cases construites sur { $spaces }.
area51-you = vous
area51-bunker = Bunker { $bunker } : { $tower }, niveau { $level }, toit { $cap }, à { $owner }.
area51-bonus-now = Il rapporterait { $points } maintenant.
area51-upgrade-price = Un niveau de plus coûte { $cards } cartes.
area51-space = Case { $space }, libre.
area51-next-space = Case { $space }, la prochaine à construire{ $cards ->
    [0] { "" }
   *[other] { " " }: { $cards } cartes
}.
area51-hangar = Hangar { $hangar } : { $contents }
area51-empty = vide.
area51-face-up = { $cards } face visible.
area51-own-down = Les vôtres, face cachée : { $cards }.
area51-down = { $count } face cachée de { $owner }.
area51-vehicle = Le { $vehicle }, { $where }{ $number ->
    [0] { "" }
   *[other] , numéro { $number }
}. { $cards ->
    [0] Il ne bougera plus.
   *[other] L’envoyer coûte { $cards } cartes ou plus.
}
area51-deck = La pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
area51-on-display = À l’étalage : { $card }.
area51-discards = Défausse : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}.
area51-hire = À louer
area51-vehicles = Véhicules
area51-map = Carte
area51-secret = TOP SECRET
area51-fewest = Le moins de marqueurs : { $region } { $left }, { $next } { $more }
area51-two-colours = Deux couleurs chacun : seul le score le plus bas compte
area51-showing = Regardez le plateau. Une pression dessus passe.
area51-alarm = Alerte ! { $region } est vide. Encore { $left } en { $next } : dernier tour.
area51-last-round = Dernier tour : { $turns ->
    [one] plus qu’un coup
   *[other] encore { $turns } coups
}
area51-clearing = On vide toutes les piles
area51-over = Affaire classée
area51-bonus-in = Bonus de la région { $region }
area51-sum = { $name } : { $sums }
area51-sum-of = { $cap ->
    [none] { "" }
   *[other] { $cap }{ " " }
}{ $stored } + { $bonus } = { $points }
area51-sum-counts = { $sum } (compte)
area51-pile = La pile ramassée
area51-in-pile = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} : { $takers }.
area51-taker = bunker { $bunker } de { $owner }
area51-taker-none = sa place n’est nulle part
area51-build-here = Créer un bunker en région { $region }.
area51-use-hangar = Prochaine carte dans { $hangar }.

## La main et le projet

area51-hand-card = { $card }, { $count ->
    [0] plus aucune
    [one] une en main
   *[other] { $count } en main
}
area51-need-first = Bunker en région { $region } : choisissez une carte. Visible, elle donne sa couleur.
area51-need-up = Choisissez une carte { $tower } à jouer face visible.
area51-need-down = { $count ->
    [one] Encore une carte, face cachée. N’importe laquelle.
   *[other] Encore { $count } cartes, face cachée. N’importe lesquelles.
}
area51-ready = Tout y est.
area51-ready-vehicle = Il porterait le { $number }.{ $more ->
    [0] { "" }
   *[other] { " " }Plus de cartes le rendent plus cher à déplacer.
}
area51-choose-route = Où roule-t-il ? Touchez une flèche sur la carte.
area51-slot = { $side ->
    [up] Pas encore de carte face visible
   *[down] Pas encore de carte face cachée ici
}
area51-take-back = Reprendre { $card }, { $side ->
    [up] face visible
   *[down] face cachée
} dans { $hangar }
area51-up = face
area51-downward = dos
area51-confirm = Jouer
area51-cancel = Annuler
area51-lift = Ramasser { $hangar }
area51-prospect = { $kind ->
    [nothing] Elle ne vous rapporte rien.
    [hope] Elle peut vous rapporter jusqu’à { $most }.
    [sure] Elle vous rapporte { $least }.
   *[range] Elle vous rapporte de { $least } à { $most }.
}
area51-rivals = Les autres, au plus : { $others }.
area51-refresh = Nouvel étalage
area51-refresh-which = Quelle carte défaussez-vous pour { $count } nouvelles à l’étalage ?
area51-held = { $card } face visible : touchez ce qu’elle paie, ou la défausse pour un nouvel étalage.
area51-taken = { $taken } sur { $all } prises.
area51-about-card = { $kind }. Un bunker { $tower } de niveau { $value } ou plus peut le stocker ; son propriétaire marque { $value }. La boîte en compte { $count }.
area51-two-players = À deux : chacun joue deux couleurs, et seul le score le plus bas compte. (R8)
area51-counts = C’est celui qui compte.
area51-stored = Stock
area51-plus-bonus = + bonus
area51-caps = ({ $caps ->
    [one] un toit libre
   *[other] { $caps } toits libres
})
area51-parts = { $points } stockés + { $bonus } de bonus
area51-points-of = { $cap } : { $stored } stockés, { $bonus } de bonus ({ $bunkers })

## Mémoire

area51-text-score = { $points } à présent, { $total } avec les bonus si la partie s’arrêtait là
area51-memory = Ce que vous pourriez savoir
area51-memory-hand = À coup sûr en main :
area51-memory-either = En main, ou face cachée dans { $places } :
area51-memory-none = On ne sait rien de cette main.
area51-memory-own = Vos propres cartes face cachée
area51-memory-pool = { $count ->
    [one] La prochaine carte de la pioche est l’une de celles-ci
   *[other] Les { $count } prochaines cartes de la pioche sont parmi celles-ci
} :
area51-memory-unseen = Ce que vous n’avez pas sous les yeux
area51-maybe = De { $owner }, peut-être { $cards }.
area51-known = ({ $count ->
    [one] { $count } vue
   *[other] { $count } vues
})

## La première partie

area51-coach-next = Continuer
area51-coach-play-on = Jouer
area51-coach-watch = Regardez ce que font les autres généraux.
area51-coach-welcome = Bienvenue à la base. Un artefact stocké dans votre bunker vous rapporte sa valeur, peu importe qui l’apporte.
area51-coach-regions = Trois régions, avec des hangars pour les cartes et des cases numérotées pour les bunkers. Un tour, c’est une action.
area51-coach-build = Construisez d’abord : touchez une case éclairée, la prochaine libre de sa région. Il faut deux cartes, une face visible et une face cachée.
area51-coach-pay-route = Où roule-t-il ? Touchez une flèche sur la carte.
area51-coach-pay-up = D’abord une carte face visible : sa couleur est celle de la tour ou du véhicule. Sa valeur ne compte pas.
area51-coach-pay-down = Maintenant face cachée, n’importe lesquelles. Elles vont dans les hangars de cette région : touchez-en un pour choisir où va la suivante.
area51-coach-pay-ready = Tout y est. Touchez Jouer.
area51-coach-built = Votre premier bunker. Au niveau 1, il stocke les artefacts de valeur 1 de sa couleur. Son chiffre est son niveau.
area51-coach-upgrade = Plus haut, un bunker stocke des artefacts plus chers et vise un bonus final. Touchez un bunker marqué : la petite carte dit son prix.
area51-coach-collect = Plus de cartes ? Prenez-en trois, à l’étalage ou à la pioche, une par une.
area51-coach-pick-up = Les piles regorgent d’artefacts. Touchez-en une : vous verrez ce que vous en savez et ce qu’elle peut rapporter.
area51-coach-pile = Les bunkers éclairés prendraient ses cartes. Ce qui n’a sa place nulle part rejoint votre main. Ramassez !
area51-coach-load = À vous de choisir quelle carte va où. Touchez une carte de la pile, ou le bunker éclairé.
area51-coach-stored = Un artefact est dans votre bunker, et les points sont pour vous.
area51-coach-send = Un camion ou un train emporte les artefacts de sa couleur dans une autre région. Touchez l’un de ceux qui sont marqués.
area51-coach-done = Voilà l’essentiel. Quand deux régions n’ont plus de marqueurs, chacun joue encore une fois. Amusez-vous bien !

## Champs des vues, pour la table en texte

field-hand-size = Cartes en main
field-regions = Régions
field-region = Région
field-spaces = Cases
field-markers = Marqueurs de sécurité
field-hangars = Hangars
field-hangar = Hangar
field-hidden = Face cachée
field-bunkers = Bunkers
field-bunker = Bunker
field-tower = Tour
field-level = Niveau
field-cap = Toit
field-caps = Toits libres
field-bonus = Bonus
field-vehicles = Trains et camions
field-vehicle = Véhicule
field-route = Trajet
field-colours = Couleurs
field-remembered = Cartes connues
field-towers = Tours restantes
field-display = Étalage
