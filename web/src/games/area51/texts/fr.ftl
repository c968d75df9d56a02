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
field-caps = Toits
field-bonus = Bonus
field-vehicles = Trains et camions
field-vehicle = Véhicule
field-route = Trajet
field-colours = Couleurs
field-remembered = Cartes connues
field-towers = Tours restantes
field-display = Étalage
