"""R4 Events: the cards a president draws, called incidents in the code, since events are what happened.

`draw` finds the card and the company it falls to, `votes` counts votes. What the cards do is in `gains`,
`project_cards`, `port_cards` and `held_cards`, one row per effect; `effects` is the table of all rows.
"""
