"""Records opened from files, and the link to a match with hidden roles."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.first_paint import assert_still, open_slowly
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import LOW_PHONES
from tests.server.support.driving import Running, play_on

RECORDS = Path(__file__).parents[2] / "records"

DROP = """
([name, content]) => {
  const data = new DataTransfer();
  data.items.add(new File([content], name, { type: "application/json" }));
  for (const kind of ["dragover", "drop"])
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""


def record(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text())
    return content


def drop(page: Page, content: dict[str, Any]) -> None:
    page.evaluate(DROP, ["match.json", json.dumps(content)])


@pytest.fixture
def shared_link(server: Running) -> str:
    """The link to the replay of a finished match of E.T.I. at a table: the last steps of a record, played again."""
    ada = server.browser()
    opened = ada.post("/api/records", record("eti-3"))
    plan = {"step": opened["steps"] - 1, "seats": [0, 1, 2], "name": "Ada"}
    table = ada.post(f"/api/records/{opened['code']}/branch", plan)["table"]
    socket = ada.open(table["code"])
    socket.until("view")
    play_on([socket], random.Random(1))
    socket.until_over()
    socket.close()
    return f"/r/{table['watch']}"


def test_a_shared_link_shows_no_role_until_asked(visit: Visit, shared_link: str) -> None:
    bo = visit()
    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    open_slowly(bo, shared_link)
    expect(bo.page.locator("figure .name")).to_have_count(3)
    expect(bo.page.locator(".hand")).to_have_count(0)
    assert asked
    assert all("spectator=1" in address for address in asked), "what is hidden has not been sent"
    bo.button("Show everything").click()
    expect(bo.page.locator(".hand .role")).to_have_count(3)
    expect(bo.page.locator(".board")).not_to_contain_text("Your company")
    bo.page.get_by_role("button", name="Defence", exact=True).click()
    expect(bo.page.get_by_role("img", name="Defence, step by step")).to_be_visible()
    assert_still(bo)
    bo.check()


def test_a_file_that_is_dropped_is_checked_replayed_and_played_on(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_role("button", name="Open a record").wait_for()
    drop(ada.page, record("strangers-2"))
    ada.says("Checked: all 245 steps were played again, and each is what the record says.")
    slider = ada.page.get_by_role("slider")
    ada.page.locator(".marks .turn").first.wait_for(state="attached")
    expect(ada.page.locator(".marks .round")).not_to_have_count(0)
    jump_by_keys(ada)

    broken = record("strangers-2")
    broken["steps"][41]["digest"] = "0" * 32
    drop(ada.page, broken)
    ada.says("That record was changed or damaged: step 42 is not what it says.")
    expect(slider).to_be_visible()
    slider.fill("20")
    ada.button("Play on from here against bots").click()
    ada.wait_for_table()
    ada.check()


def jump_by_keys(ada: Visitor) -> None:
    """From turn to turn and back, with the slider in focus and without."""
    slider = ada.page.get_by_role("slider")
    steps = [0]
    for _ in range(3):
        ada.page.keyboard.press("Shift+ArrowRight")
        expect(slider).not_to_have_value(str(steps[-1]))
        steps.append(int(slider.input_value()))
    assert steps == sorted(steps)
    assert steps[3] > 3, "a turn is more than a step"
    slider.focus()
    ada.page.keyboard.press("Shift+ArrowLeft")
    expect(slider).to_have_value(str(steps[2]))
    chosen = ada.page.get_by_label("Go to a turn, round or phase")
    expect(chosen).to_have_value(str(steps[2]))
    chosen.select_option(str(steps[1]))
    expect(slider).to_have_value(str(steps[1]))


def test_on_a_phone_in_french_a_file_is_chosen(visit: Visit, tmp_path: Path) -> None:
    bo = visit(**LOW_PHONES["phone with bars"], locale="fr-FR")
    bo.go("/")
    bo.page.locator("input[type=file]").set_input_files(RECORDS / "panic-3.json")
    bo.says("Vérifié\u00a0: les 145 étapes")
    bo.button("Tout montrer").click()
    expect(bo.page.locator(".panic-middle svg[role=img]")).to_have_count(3)
    bo.button("Cacher les secrets").click()
    expect(bo.page.locator(".panic-middle svg[role=img]")).to_have_count(0)
    other = tmp_path / "photo.json"
    other.write_text("no record")
    bo.page.locator("input[type=file]").set_input_files(other)
    bo.says("Ce fichier n'est pas l'enregistrement d'une partie")
    bo.check()
