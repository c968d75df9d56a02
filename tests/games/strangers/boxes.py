"""Other boxes than the standard one, for tests: rare cards made common, few cards, and the TOML they come from."""

import re

from saucer.games.strangers.components import Components, load_components, standard_text


def text_with_counts(counts: dict[str, int], **numbers: int) -> str:
    """The standard box with other numbers of some cards; the deck is made to add up."""
    text = standard_text()
    for card, count in counts.items():
        text = re.sub(rf'(id = "{card}", count = )\d+', rf"\g<1>{count}", text)
    total = sum(int(count) for count in re.findall(r'id = "[a-z-]+", count = (\d+)', text))
    for name, number in {**numbers, "deck": total}.items():
        text = re.sub(rf"^{name} = \d+", f"{name} = {number}", text, flags=re.MULTILINE)
    return text


def rare_made_common() -> Components:
    """A box in which the single cards come up all the time and Aliens seldom."""
    many = [
        "watches",
        "ice-cream-date",
        "fence-jump",
        "bmx",
        "carpool",
        "boyfriend",
        "men-in-black",
        "pool-party",
    ]
    counts = dict.fromkeys([*many, "science-club", "moms-car", "pep-rally"], 7)
    few = {"walk": 2, "run": 2, "alien": 10, "saucer": 6}
    return load_components(text_with_counts(counts | few).replace('name = "standard"', 'name = "rare"'))


def few_cards() -> Components:
    """A box with so few cards and Kids that the deck runs out again and again."""
    counts = dict.fromkeys(["alien", "saucer", "school-bus", "city-bus", "fence-jump", "bmx", "pep-rally"], 1)
    small = dict.fromkeys(["walk", "run", "skateboard", "walkie-talkies"], 3)
    text = text_with_counts(counts | small, kids=4)
    return load_components(text.replace('name = "standard"', 'name = "few"'))
