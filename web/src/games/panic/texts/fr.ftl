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

## Les fiches des objectifs

panic-example = Dans ce bout de ville : { $value }
panic-about-1 = Tous les aliens capturés de votre ville, y compris celui du filet.
panic-about-2 = Deux agents d'une même route se regardent : comptez les aliens entre eux. Seule compte la meilleure paire de la ville ; d'autres agents peuvent se trouver entre les deux.
panic-about-3 = Le plus grand quartier de tuiles avec un chien.
panic-about-4 = On ne compte rien dans la ville : le plus petit jeton d'ordre passe devant. Annoncez donc tôt.
panic-about-5 = La longueur de votre plus longue route.
panic-about-6 = Chaque virage de chaque route. Une tuile à deux virages compte deux fois.
panic-about-7 = Chaque maison. La face A de la tuile 4 en a deux.
panic-about-8 = Les aliens libres de votre ville, multipliés par ses hamburgers : trois aliens libres et trois hamburgers font neuf.
panic-about-9 = Chaque agent, y compris celui au filet.
panic-about-10 = Les routes de votre ville, longues ou courtes.
panic-about-11 = Chaque tuile sans route.
panic-about-12 = Chaque chien. La face A de la tuile 1 en a deux.
panic-about-13 = Les routes qui ont toutes la même longueur : c'est le plus grand groupe qui compte.
panic-about-14 = Les agents d'une seule route. Seule compte la meilleure route de la ville.
panic-about-15 = Les routes de votre ville, longues ou courtes ; ici, le moins est le mieux.
panic-about-16 = Les hamburgers devant un alien libre, jusqu'au prochain alien ou au bout de sa route. Seul compte le meilleur alien de la ville.
panic-about-17 = Les soucoupes de votre ville, multipliées par ses aliens libres.
panic-about-18 = Les aliens d'une seule route qui ont un agent quelque part devant eux, capturés ou non. Seule compte la meilleure route de la ville.
panic-about-19 = Les aliens libres d'une seule route. Seule compte la meilleure route de la ville.
panic-about-20 = Suivez chaque route en ne regardant que les agents, les aliens et les hamburgers : agent, alien, hamburger l'un après l'autre font une suite, dans ce sens ou dans l'autre. Aucun ne sert deux fois ; toutes les routes comptent ensemble.
panic-about-21 = Le plus grand quartier de tuiles sans alien. Celui du filet est aussi un alien.
panic-about-22 = Le plus grand quartier de tuiles avec un garçon ou une fille.
panic-about-23 = Le plus grand quartier de tuiles avec une maison.
panic-about-24 = Les paires d'un enfant et d'un chien, où qu'ils soient : le plus petit des deux nombres.
panic-about-25 = Chaque fille de votre ville.
panic-about-26 = Chaque garçon de votre ville.
panic-term-road = Route
    .means = Elle va de là où elle entre dans la ville à là où elle en sort, par toutes ses tuiles. Deux routes qui se croisent ne se rejoignent pas.
panic-term-length = Longueur
    .means = Les tuiles que la route traverse. Une tuile traversée deux fois compte deux fois.
panic-term-bend = Virage
    .means = Un morceau de route qui tourne sur sa tuile.
panic-term-district = Quartier
    .means = Des tuiles d'une même sorte qui se touchent par un côté. Chaque tuile compte une fois, quoi qu'elle montre.
panic-term-captured = Capturé
    .means = Chaque agent sur une route capture au plus un alien, quelque part devant lui. L'alien du filet, sur la tuile 1, est toujours capturé.
panic-term-free = Libre
    .means = Un alien sur une route qu'aucun agent ne capture.
panic-term-ahead = Devant
    .means = Sur la même route, dans le sens du regard, à n'importe quelle distance.
panic-term-token = Jeton d'ordre
    .means = On le prend avec une annonce juste : le premier prend le jeton 1, le suivant le jeton 2.
