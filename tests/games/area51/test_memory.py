"""What is remembered stays true, whichever card it was that showed itself: against all ways the cards can lie."""

from itertools import permutations

from saucer.engine.chance import Chance
from saucer.games.area51.encoding import Card, MemoryItem
from saucer.games.area51.rules.knowledge import (
    UNSEEN,
    age_of,
    forget,
    is_pooled,
    kind_of_item,
    leaves_pool,
    seen_item,
    unseen_item,
)

CASES = 6000
KINDS = 2
AGES = 3

HiddenCard = tuple[int, Card]
"""A hidden card: the age at which it was played, or a later one for the hand, and its kind."""


def random_items(chance: Chance) -> list[MemoryItem]:
    items: list[MemoryItem] = []
    for _ in range(3 + chance.below(2)):
        age = chance.below(AGES)
        seen = chance.below(2) == 0
        items.append(
            seen_item(Card(chance.below(KINDS)), age) if seen else unseen_item(age, pooled=chance.flip())
        )
    return sorted(items, key=age_of)


def random_card(item: MemoryItem, chance: Chance) -> HiddenCard:
    """A card that an item can stand for."""
    kind = kind_of_item(item)
    played = age_of(item) + chance.below(AGES + 1 - age_of(item))
    return played, Card(chance.below(KINDS) if kind == UNSEEN else kind)


def are_true(items: list[MemoryItem], cards: list[HiddenCard], pool: list[int]) -> bool:
    """Whether the items can stand for these cards, the pooled ones for cards of the pool."""
    return any(fits(items, order, pool) for order in permutations(cards))


def fits(items: list[MemoryItem], cards: tuple[HiddenCard, ...], pool: list[int]) -> bool:
    left = pool[:]
    for item, (played, kind) in zip(items, cards, strict=True):
        if played < age_of(item) or kind_of_item(item) not in (UNSEEN, kind):
            return False
        left[kind] -= is_pooled(item)
    return min(left) >= 0


def test_r9_4_what_is_remembered_stays_true_whichever_card_it_was() -> None:
    chance = Chance(1, 0, "memory")
    for case in range(CASES):
        items = random_items(chance)
        cards = [random_card(item, chance) for item in items]
        elsewhere = [chance.below(2) for _ in range(KINDS)]
        pool = elsewhere[:]
        for item, (_, kind) in zip(items, cards, strict=True):
            pool[kind] += is_pooled(item)
        age, kind = cards.pop(chance.below(len(cards)))
        sure = leaves_pool(items, kind, age)
        after = forget(items, kind, age, in_pool=pool[kind] > 0)
        pool[kind] -= sure
        free = [count - other for count, other in zip(pool, elsewhere, strict=True)]
        case_text = f"case {case}: {kind} of age {age} from {items}, left {cards}, pool {pool}"
        assert [age_of(item) for item in after] == sorted(age_of(item) for item in after), case_text
        assert are_true(after, cards, free), case_text
