"""Texts of games: single sentences in English and French."""

import pytest

import saucer
from saucer.engine.types import Outcome, Refusal, Seat, TakeBack
from saucer.games.panic.components import Cell
from saucer.games.panic.events import ClaimRejected
from saucer.games.strangers.components import STANDARD, CardId, Spot
from saucer.games.strangers.events import (
    CardCopied,
    CardDrawn,
    CardPlayed,
    HandSeen,
    KidHome,
    KidMoved,
    KidNamed,
    KidReleased,
    RoundEnded,
    TurnStarted,
)
from saucer.games.strangers.moves import ChooseKid, MoveTo, PlayCard, Release
from saucer.games.strangers.view import Decision
from saucer.texts import LANGUAGES, BadTexts, MissingText, Texts, refusal_formatter, texts
from saucer.texts.bundles import check_references, parse

ADA, BO = Seat(0), Seat(1)
NAMES = ("Ada", "Bo")
EN, FR = (Texts("strangers", language, strict=True) for language in LANGUAGES)


def nbsp(text: str) -> str:
    """Our French as it is typed, with its no-break spaces."""
    for mark in ";:!?»":
        text = text.replace(f" {mark}", f"\N{NO-BREAK SPACE}{mark}")
    return text.replace("« ", "«\N{NO-BREAK SPACE}")


def test_an_event_calls_its_viewer_you() -> None:
    event = KidReleased(ADA)
    assert EN.event(event, ADA, NAMES) == "You release a Kid."
    assert EN.event(event, BO, NAMES) == "Ada releases a Kid."
    assert FR.event(event, ADA, NAMES) == "Vous faites sortir un Gamin."
    assert FR.event(event, None, NAMES) == "Ada fait sortir un Gamin."


def test_seats_without_a_name_go_by_their_hats() -> None:
    assert EN.event(KidReleased(ADA)) == "Red Cap releases a Kid."
    assert FR.event(KidReleased(BO), ADA, ["Ada"]) == "Bonnet bleu fait sortir un Gamin."
    assert FR.seat(3) == "Nœud violet"


def test_a_card_nobody_showed_is_just_a_card() -> None:
    assert EN.event(CardDrawn(ADA, None), BO, NAMES) == "Ada draws a card."
    assert EN.event(CardDrawn(ADA, CardId("run")), ADA, NAMES) == "You draw Run."


def test_a_name_that_ends_a_sentence_needs_no_full_stop() -> None:
    assert EN.event(CardPlayed(ADA, CardId("bmx"), True), BO, NAMES) == "Ada plays BMX!"


def test_places_have_names_and_spaces_keep_theirs() -> None:
    event = KidMoved(ADA, (Spot("e9"), Spot("f9"), Spot("library")))
    assert EN.event(event, ADA, NAMES) == "Your Kid goes from e9 to the Library."
    assert FR.event(event, BO, NAMES) == "Le Gamin d'Ada va de e9 à la Bibliothèque."
    assert FR.event(KidHome(BO, Spot("pool.2")), ADA, NAMES) == "Le Gamin de Bo est à l'abri à la Piscine."


def test_several_things_are_listed_as_the_language_does() -> None:
    event = HandSeen(ADA, BO, (CardId("walk"), CardId("run"), CardId("city-bus")))
    assert EN.event(event, ADA, NAMES) == "You look at Bo's hand: Walk, Run and City Bus."
    assert FR.event(event, BO, NAMES) == nbsp("Ada regarde votre main : Marche, Course ! et Bus municipal.")
    assert EN.event(HandSeen(ADA, BO, None), None, NAMES) == "Ada looks at Bo's hand."


def test_who_acts_on_their_own_kid() -> None:
    event = KidNamed(ADA, ADA, Spot("e9"))
    assert EN.event(event, BO, NAMES) == "Ada sends the Saucer after a Kid of their own on e9."
    assert EN.event(event, ADA, NAMES) == "You send the Saucer after your own Kid on e9."


def test_french_drops_its_vowels_before_names() -> None:
    assert FR.event(TurnStarted(ADA), None, ["Élodie"]) == "Au tour d'Élodie."
    assert FR.event(TurnStarted(ADA), None, ["Zoé"]) == "Au tour de Zoé."
    copied = CardCopied(BO, ADA, CardId("walk"), False)
    assert FR.event(copied, None, NAMES) == nbsp("Bo copie « Marche » dans la main d'Ada, sans effet.")


def test_moves_are_verbs() -> None:
    assert EN.move(Release()) == "Release a Kid"
    assert EN.move(PlayCard(CardId("skateboard"))) == "Play Skateboard"
    assert EN.move(MoveTo(Spot("library"))) == "Send the Kid to the Library"
    assert FR.move(PlayCard(CardId("bmx"))) == nbsp("Jouer « BMX ! »")
    assert EN.move(ChooseKid(BO, Spot("pool.2")), ADA, NAMES) == "Choose Bo's Kid in the Pool (slot 2)"
    assert EN.move(ChooseKid(BO, Spot("house-1.1")), BO, NAMES) == "Choose your Kid in House 1"
    assert FR.move(TakeBack()) == "Revenir en arrière"


def test_components_without_a_name_go_by_their_id() -> None:
    assert EN.move(PlayCard(CardId("jet-pack"))) == "Play jet-pack"
    assert FR.move(MoveTo(Spot("moon-base"))) == "Envoyer le Gamin en moon-base"


def test_the_one_sentence_that_says_what_to_do() -> None:
    decision = Decision("go", card=CardId("run"), kid=Spot("e9"))
    assert EN.decision(decision, ADA, ADA, NAMES) == "Run: choose where the Kid on e9 goes."
    assert EN.decision(decision, ADA, BO, NAMES) == "Ada is choosing."
    assert FR.decision("victim") == "Désignez le Gamin que vise la Soucoupe."


def test_how_it_ended() -> None:
    outcome = Outcome((23, 1), (ADA,), "last-alien")
    assert EN.outcome(outcome, ADA, NAMES) == "The last Alien has landed. You win with 23 points."
    assert EN.outcome(outcome, BO, NAMES) == "The last Alien has landed. Ada wins with 23 points."
    alone = Outcome((1,), (ADA,), "stall")
    assert FR.outcome(alone, ADA).endswith(nbsp("Score final : 1 point."))
    shared = Outcome((9, 9), (ADA, BO), "all-home")
    assert EN.outcome(shared, BO, NAMES).endswith("You share the win with Ada, on 9 points.")
    assert FR.outcome(shared, None, NAMES).endswith("Ada et Bo se partagent la victoire, à 9 points.")


def test_scores_are_given_by_name() -> None:
    event = RoundEnded("last-alien", (12, 9), (ADA,))
    assert EN.event(event, None, NAMES) == "The last Alien has landed. Ada: 12, Bo: 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_has_a_name_of_its_own(language: str) -> None:
    strict = Texts("strangers", language, strict=True)
    names = [strict.format(f"card-{card.id}") for card in STANDARD.cards]
    assert len(set(names)) == len(STANDARD.cards)
    for card in STANDARD.cards:
        assert strict.format(f"card-{card.id}.effect", number=card.number).endswith(".")
    for board in STANDARD.boards:
        places = [strict.format(f"spot-{place.id}") for place in board.places]
        assert len(set(places)) == len(board.places)
        for place in board.places:
            assert strict.has(f"place-{place.kind}.effect")
            for form in strict.forms("spot"):
                assert strict.has(f"spot-{place.id}.{form}")


def test_an_effect_gives_the_number_on_the_card() -> None:
    assert EN.format("card-run.effect", number=1) == "One of your Kids moves 1 space."
    assert FR.format("card-run.effect", number=2) == "Un de vos Gamins avance de 2 cases."


def test_an_illegal_move_gives_its_reason_in_every_language() -> None:
    match = saucer.new_match("strangers", seats=2, seed=1)
    seat = match.to_move[0]
    with pytest.raises(saucer.IllegalMove) as refused:
        match.play(seat, MoveTo(Spot("pool")))
    assert refused.value.reasons == {
        "en": "Not now: first choose your action.",
        "fr": nbsp("Pas maintenant : d'abord, choisissez votre action."),
    }
    with pytest.raises(saucer.IllegalMove, match="It is not your turn"):
        match.play(1 - seat, Release())
    with pytest.raises(saucer.IllegalMove, match="nothing you can take back"):
        match.take_back(seat)


def test_options_that_do_not_go_together_say_why() -> None:
    with pytest.raises(saucer.SaucerError, match="Teams need four seats, not 3"):
        saucer.new_match("strangers", seats=3, teams="open")


def test_refusals_are_formatted_in_every_language() -> None:
    refusal = Refusal("R6.14", "hand-is-empty", {"owner": 1})
    assert refusal_formatter("strangers")(refusal, "en") == "Blue Beanie has no cards. Choose another player."
    assert refusal_formatter("strangers")(refusal, "fr").startswith("Bonnet bleu n'a pas de cartes.")


def test_a_missing_text_is_an_error_only_where_it_is_looked_for() -> None:
    with pytest.raises(MissingText, match="no text 'card-none'"):
        FR.format("card-none")
    with pytest.raises(MissingText, match="number"):
        EN.format("card-run.effect")
    assert texts("strangers", "fr").format("card-none") == "card-none"
    with pytest.raises(MissingText, match="the languages are en, fr"):
        Texts("strangers", "de")


def test_a_text_missing_in_french_is_said_in_english() -> None:
    french = Texts("strangers", "fr")
    french.bundles[0] = Texts(None, "fr").bundles[0]
    assert french.format("title") == "Don't Talk to Strangers"


def test_a_mistake_in_a_file_is_refused_with_its_line() -> None:
    with pytest.raises(BadTexts, match="French, line 2: "):
        parse("title = A\npitch = { $x\n", "French")
    with pytest.raises(BadTexts, match="title is there 2 times"):
        parse("title = A\ntitle = B\n", "French")
    with pytest.raises(BadTexts, match="title refers to part-gone, which is not there"):
        check_references(parse("title = { part-gone }\n", "French"), "French")


def test_a_wrong_claim_says_why_to_its_own_player() -> None:
    event = ClaimRejected(ADA, "border", (Cell("a1"), Cell("b1")))
    said = {
        language: Texts("panic", language, strict=True).event(event, ADA, NAMES) for language in LANGUAGES
    }
    assert said["en"] == "Your town is not complete: a road meets a blank edge between a1 and b1."
    assert said["fr"] == nbsp(
        "Votre ville n'est pas complète : une route bute sur un bord vide entre a1 et b1."
    )
