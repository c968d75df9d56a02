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
field-fault = Défaut
field-star = Étoile
field-towns = Villes
field-total = Total
field-par = Par
field-best = Meilleur
