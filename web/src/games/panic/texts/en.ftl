## Tiles

panic-edge-N = north
panic-edge-E = east
panic-edge-S = south
panic-edge-W = west
panic-road = road { $ends }
panic-road-item = road { $ends } with { $item }
panic-road-faces = road { $ends } with { $item } facing { $faces }

## Fields of views, for the text table

field-cards = Cards
field-glass = Sand running
field-goal = Goal
field-ready = Ready
field-token = Token
field-tiles = Tiles laid
field-town = Your town
field-cells = Cells, row by row
field-borders = Roads that do not meet
field-fault = Fault
field-star = Star
field-towns = Towns
field-total = Total
field-par = Par
field-best = Best
