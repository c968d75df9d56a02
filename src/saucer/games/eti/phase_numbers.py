"""Numbers of the phases (what is being decided) and of the routines (what the rules do in between).

A *phase* is a decision that one or several seats are asked for: see `phases.py`. A *routine* is a part of the turn that
the rules carry out by themselves as soon as nobody is awaited: see `turn_order.py`.
"""

from typing import Final

# Phases
UPGRADES: Final = 0
MARKS: Final = 1
WINDOW: Final = 2
LEVEL: Final = 3
BARGAIN: Final = 4
CHOICE: Final = 5
VOTES: Final = 6
GIVE: Final = 7
PROFESSOR: Final = 8
REVIEWING: Final = 9
ORDERING: Final = 10
RIVAL: Final = 11
MARKING: Final = 12
CONTRACT_MOVE: Final = 13
SETTLE: Final = 14
AGENDA: Final = 15
PLANS: Final = 16
METHOD: Final = 17
ARRANGE: Final = 18
TIES: Final = 19
VAULT: Final = 20
DRAWS: Final = 21
THREAT: Final = 22
INTEL: Final = 23
SEND: Final = 24
MASH: Final = 25
FAME_MOVE: Final = 26
VISION: Final = 27
VISION_VAULT: Final = 28
SCRAP: Final = 29
SHELTER: Final = 30
CROWN: Final = 31
OVER: Final = 32

COUNTED: Final = (REVIEWING, INTEL, MASH)
"""Phases that go on for a number of moves, which views show."""
ABOUT_SHOWN_PROJECT: Final = (BARGAIN, CHOICE, VOTES, CONTRACT_MOVE, VISION_VAULT)
"""Phases that can be about the project shown."""

# Routines, in the order of a turn

FIRST_MARKERS: Final = 0
BEGIN_TURN: Final = 1
DRAW_INCIDENT: Final = 2
FIND_COMPANY: Final = 3
ASK_PRESIDENT: Final = 4
OPEN_VOTES: Final = 5
COUNT_VOTES: Final = 6
CARRY_OUT: Final = 7
CONTRACT_CARDS: Final = 8
COLLECT_DEALS: Final = 9
SETTLE_DEALS: Final = 10
ASK_AGENDAS: Final = 11
ASK_PLANS: Final = 12
DEAL_RESEARCH: Final = 13
ASK_ORDERS: Final = 14
SHOW_RESULTS: Final = 15
ASK_TIES: Final = 16
ASK_VAULTS: Final = 17
DRAW_PROJECTS: Final = 18
MOVE_MARKERS: Final = 19
PASS_BADGE: Final = 20
ESCAPE: Final = 21
COUNT_DOWN: Final = 22
TAKE_LEFTOVERS: Final = 23
PLACE_ATTACK: Final = 24
USE_INTEL: Final = 25
PLACE_MASH: Final = 26
NEXT_HUMAN: Final = 27
APPLY_CARD: Final = 28
OFFER_SHELTER: Final = 29
RESOLVE_ATTACKS: Final = 30
LAY_TABLE: Final = 31
"""Comes before the first turn."""
