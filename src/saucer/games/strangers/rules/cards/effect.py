"""The base of card effects, and the table that finds the effect of a card."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal
from saucer.games.strangers.events import Event
from saucer.games.strangers.player.estimates import SeatEstimates
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card, Node, Route, Space

ANY_CARD: Final = "R2.4"
"""The rule of a card that the rules page does not name."""


class CardEffect:
    """What a card does: whether it can, how it begins, and what it gains a sensible player.

    Alien and Saucer cards are never played; they have this base as their effect.
    """

    on_foot = False
    """Whether it moves Kids along routes."""
    moves_many = False
    """Whether it moves any number of Kids, one after another."""

    def __init__(self, name: str, rules: dict[str, str]) -> None:
        self.name = name
        """As in the component data."""
        self.rules = rules
        """The rules by the ids of the standard cards with this effect."""

    def has_effect(self, state: State, card: Card) -> bool:
        """Whether the card, played now by the seat to move, can do anything. (R2.5)"""
        raise NotImplementedError

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        """Why the card, played now by the seat to move, can do nothing. (R2.5, R9.31)"""
        raise NotImplementedError

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        """Apply a card that has an effect, or ask for the first decision it needs."""
        raise NotImplementedError

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        """The points that playing the card now promises."""
        raise NotImplementedError

    def gain_in_deck(self, number: int) -> float:
        """How much an architect wants the card early in the deck; `number` is what it counts."""
        raise NotImplementedError

    # Cards that move Kids of the seat to move

    def routes(self, state: State, card: Card, space: Space) -> list[Route]:
        """Every route the card offers on foot from a space, blocked or not."""
        return []

    def open_routes(self, state: State, card: Card, kid: int) -> list[int]:
        """The routes that a Kid can take, by their number in `routes`."""
        return []

    def destinations(self, state: State, card: Card, kid: int) -> list[Node]:
        """The nodes that a Kid can be brought to, in any order; a node comes once for each way that leads there."""
        return []

    def can_move(self, state: State, card: Card, kid: int) -> bool:
        return len(self.destinations(state, card, kid)) > 0

    def refuse_destination(self, state: State, node: Node, facts: Facts) -> Refusal:
        """Why the chosen Kid cannot be brought to a node with a free slot."""
        raise NotImplementedError


TABLE: Final[list[CardEffect]] = []
"""One row per effect, in the order of `tables.EFFECTS`. The package fills it when it is imported."""


def effect_of(state: State, card: Card) -> CardEffect:
    return TABLE[state.tables.effects[card]]


def card_rule(state: State) -> str:
    """The rule of the card in play."""
    return rule_of(state, state.card)


def rule_of(state: State, card: Card) -> str:
    return effect_of(state, card).rules.get(str(state.tables.card_ids[card]), ANY_CARD)


def find_nothing(state: State, card: Card, reason: str, rule: str = "") -> Refusal:
    """A card finds nothing to do for this reason, by its own rule or another one. (R2.5)"""
    return refuse(rule or rule_of(state, card), reason, {"card": state.tables.card_ids[card]})
