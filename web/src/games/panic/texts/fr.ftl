## Tuiles

panic-edge-N = nord
panic-edge-E = est
panic-edge-S = sud
panic-edge-W = ouest
panic-road = route { $ends }
panic-road-item = route { $ends } avec { $item }
panic-road-faces = route { $ends } avec { $item } tourné vers { $faces }

## Champs des vues, pour la table en texte

field-cards = Cartes
field-glass = Sablier en marche
field-goal = But
field-ready = Prêt
field-token = Jeton
field-tiles = Tuiles posées
field-town = Votre ville
field-cells = Cases, ligne par ligne
field-borders = Routes qui ne se rejoignent pas
field-fault = Ce qui manque à votre ville
field-star = Étoile
field-towns = Villes
field-total = Total
field-par = Par
field-best = Meilleur

## Le plateau

panic-tile = tuile { $tile }, face { $side }
panic-label = { $label } : { $value }
panic-empty = vide
panic-on = { $cell } : { $what }
panic-misses = les routes ne rejoignent pas { $cells }
panic-town = Votre ville
panic-hand = Votre main
panic-rivals = Les autres
panic-timer-signal = Prêts ?
panic-timer-building = Chantier
panic-timer-glass = Sablier
panic-actions = Que faire d'une tuile
panic-worth = votre ville vaut
panic-turn-left = Tourner à gauche
panic-turn-left-short = Gauche
panic-turn-right = Tourner à droite
panic-turn-right-short = Droite
panic-flip = Verso
panic-lift = En main
panic-ready = Prêt !
panic-ready-said = Vous êtes prêt
panic-ready-count = { $ready } sur { $seats } prêts
panic-text-value = dans votre ville { $value }
panic-claim = Fini !
panic-claim-missing = { $left ->
    [one] encore une tuile
   *[other] encore { $left } tuiles
}
panic-claim-now = neuf tuiles sont posées
panic-claim-border = des routes ne se rejoignent pas
panic-claim-loop = une route tourne en rond
panic-claim-anyway = Annoncer quand même ?
panic-claim-sent = Annoncé…
panic-claim-sent-why = qui a été le plus rapide ?
panic-claim-done = Terminé !
panic-race-lost = { $name } a annoncé { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant vous
panic-race-won = vous avez annoncé { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant { $name }

## La fin d'une manche

panic-town-of = La ville de { $name }
panic-unfinished = ville inachevée
panic-nobody = Personne n'a fini sa ville.
panic-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
panic-sum = Points
panic-tie = villes égales : le plus petit jeton passe devant
panic-best = Au mieux : { $best }
panic-best-town = La meilleure possible
panic-best-show = Voir une ville idéale
panic-best-hide = Cacher la ville idéale
panic-next = Suivant
panic-look-back = Manche { $round } terminée : voyez ce que valaient les villes, puis continuez.
panic-starts = Prochaine manche dans
panic-next-round = Manche suivante
panic-to-end = Vers la fin

## Le guide

panic-coach-next = Continuer
panic-coach-play-on = À vous
panic-coach-watch = Regardez un instant le plateau.
panic-coach-welcome = Des extraterrestres ont atterri, et ils ont senti les burgers. Tout le monde a les mêmes neuf tuiles et bâtit en même temps une ville de trois sur trois.
panic-coach-cards = Ces trois cartes disent ce qui compte cette fois. Touchez-en une pour en savoir plus.
panic-coach-ready = Vous avez lu les cartes ? Touchez Prêt. Quand tout le monde l'est, chacun bâtit.
panic-coach-lay = Touchez une tuile de votre main, puis une case de la ville ; ou faites-la glisser. Si une tuile s'y trouve, elles changent de place.
panic-coach-turn = Les routes doivent se suivre de tuile en tuile. Touchez une tuile de votre ville : elle tourne d'un quart.
panic-coach-flip = Chaque tuile a une autre face. Touchez Verso, ou les flèches au coin de la tuile.
panic-coach-join = Vous voyez la marque rouge ? Une route y bute sur un bord vide. Tournez, retournez ou échangez : route contre route, vide contre vide.
panic-coach-objective = Le nombre sur une carte, c'est ce que vaut votre ville en ce moment. Suivez-le en bâtissant.
panic-coach-fill = Continuez jusqu'à neuf tuiles. Rien ne presse tant que personne n'a annoncé.
panic-coach-fix = Neuf tuiles sont posées, mais toutes les routes ne se suivent pas. Corrigez ce qui est marqué.
panic-coach-claim = Votre ville est complète ! Améliorez-la encore, ou touchez Fini : le premier retourne le sablier pour tous les autres.
panic-coach-token = Vous avez votre jeton. Entre villes égales, le plus petit jeton l'emporte. Les autres ont jusqu'au dernier grain de sable.
panic-coach-done = Pour chaque carte, la meilleure ville prend le plus de points. C'est tout ! Touchez Prêt pour la manche suivante.
