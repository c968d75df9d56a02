"""Sentences of refusals that say exactly what is the matter."""

from typing import Any

import pytest

from saucer.engine.errors import BadOptions
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.moves import OfferPoints, OpenOffer
from saucer.games.eti.phases import TABLE as ETI
from saucer.games.panic.phases import TABLE as PANIC
from saucer.games.panic.rules.claiming import CLAIM
from saucer.games.strangers.phases import TABLE as STRANGERS
from saucer.lab.line_up import fill_seats
from saucer.texts import texts
from tests.games.eti.event_scenes import talks
from tests.games.eti.scenes import ANN, BOB
from tests.games.eti.scenes import act as act_eti
from tests.games.panic.scenes import EMPTY, OFFICIAL, building
from tests.games.strangers.scenes import about_to, to


def plain(game: str, refusal: Refusal, language: str) -> str:
    """The sentence with common spaces only."""
    return texts(game, language).refusal(refusal).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Your bank holds 60, and 50 of it are in the offer already: that is too little to offer 20 more.",
        ),
        (
            "fr",
            "Votre banque contient 60, dont 50 sont déjà dans l'offre : trop peu pour offrir 20 de plus.",
        ),
    ],
)
def test_a_bank_says_what_the_offer_already_holds(language: str, sentence: str) -> None:
    state = talks()
    act_eti(state, BOB, OpenOffer(ANN, BOB), OfferPoints(50))
    assert plain("eti", ETI.explain(state, BOB, OfferPoints(20)), language) == sentence


def test_a_bank_with_an_empty_offer_says_nothing_of_it() -> None:
    state = talks(bank={1: 0})
    act_eti(state, BOB, OpenOffer(ANN, BOB))
    sentence = plain("eti", ETI.explain(state, BOB, OfferPoints(20)), "en")
    assert sentence == "Your bank holds 0: that is too little to offer 20."


@pytest.mark.parametrize(("language", "words"), [("en", "between a1 and b1."), ("fr", "entre a1 et b1.")])
def test_a_border_lies_between_two_cells(language: str, words: str) -> None:
    state = building(OFFICIAL.replace("1B2", "1A0"), EMPTY, help="all")
    assert plain("panic", PANIC.explain(state, Seat(0), CLAIM), language).endswith(words)


@pytest.mark.parametrize(("language", "words"), [("en", "exactly"), ("fr", "au plus juste")])
def test_only_a_space_needs_an_exact_count_of_steps(language: str, words: str) -> None:
    def sentence(state: Any, spot: str) -> str:
        refusal = STRANGERS.explain(state, Seat(0), to(spot))
        return plain("strangers", refusal, language)

    assert words in sentence(about_to("run", "e9"), "e8")
    assert words not in sentence(about_to("run", "e9"), "pool")


def test_one_seat_is_no_plural() -> None:
    with pytest.raises(BadOptions, match=r"2 bots are too many for 1 seat$"):
        fill_seats(("random", "greedy"), 1)
    with pytest.raises(BadOptions, match=r"3 bots are too many for 2 seats$"):
        fill_seats(("random", "greedy", "random"), 2)
