"""A newcomer, alone with a mouse: everything from the first page to the end of the match."""

from tests.browser.conftest import Visit


def test_a_newcomer_plays_a_whole_game_by_clicking_what_is_lit(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.play_to_the_end()
    ada.button("Play again").click()
    ada.play(3)
