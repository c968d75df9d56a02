"""R4 Events: the cards a president draws, called incidents in the code, since events are what happened.

`draw` finds the card and the company it falls to, `votes` counts votes; what the cards do is in `gains`, `at_stake`,
`own_cards` and `held_cards`, one row per effect, and `effects` is the table of all rows.
"""
