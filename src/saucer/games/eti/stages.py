"""The decisions of a match, and the steps a turn goes through, by number."""

from typing import Final

# What is being decided.
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
STAGES = [
    "upgrades", "marks", "window", "level", "bargain", "choice", "votes", "give", "professor", "reviewing",
    "ordering", "rival", "marking", "contract-move", "settle", "agenda", "plans", "method", "arrange",
    "ties", "vault", "draws", "threat", "intel", "send", "mash", "fame-move", "vision", "vision-vault",
    "scrap", "shelter", "crown", "over",
]  # fmt: skip

# What comes next in the course of a turn.
TO_START: Final = 0
TO_TURN: Final = 1
TO_EVENT: Final = 2
TO_CHOOSE: Final = 3
TO_CHOICE: Final = 4
TO_VOTES: Final = 5
TO_TALLY: Final = 6
TO_EFFECT: Final = 7
TO_CARDS: Final = 8
TO_DEALS: Final = 9
TO_SETTLE: Final = 10
TO_AGENDAS: Final = 11
TO_PLANS: Final = 12
TO_RESEARCH: Final = 13
TO_ARRANGE: Final = 14
TO_RESULTS: Final = 15
TO_TIES: Final = 16
TO_CLAIMS: Final = 17
TO_DRAWS: Final = 18
TO_MARKS: Final = 19
TO_BADGE: Final = 20
TO_ESCAPE: Final = 21
TO_COUNTDOWN: Final = 22
TO_LEFTOVERS: Final = 23
TO_ATTACK: Final = 24
TO_INTEL: Final = 25
TO_MASH: Final = 26
TO_ENDGAME: Final = 27
TO_CARD: Final = 28
TO_SHELTER: Final = 29
TO_FLIP: Final = 30
TO_END: Final = 31
STEPS = [
    "start", "turn", "event", "choose", "choice", "votes", "tally", "effect", "cards", "deals", "settle",
    "agendas", "plans", "research", "arrange", "results", "ties", "claims", "draws", "marks", "badge",
    "escape", "countdown", "leftovers", "attack", "intel", "mash", "endgame", "card", "shelter", "flip",
    "end",
]  # fmt: skip
