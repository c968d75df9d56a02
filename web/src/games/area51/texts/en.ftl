## Fields of views, for the text table

field-hand-size = Cards in hand
field-regions = Regions
field-region = Region
field-spaces = Spaces
field-markers = Security markers
field-hangars = Hangars
field-hangar = Hangar
field-hidden = Face down
field-bunkers = Bunkers
field-bunker = Bunker
field-tower = Tower
field-level = Level
field-cap = Cap
field-caps = Caps
field-bonus = Bonus
field-vehicles = Trains and trucks
field-vehicle = Vehicle
field-route = Route
field-colours = Colours
field-remembered = Known cards
field-towers = Towers left
field-display = Display
