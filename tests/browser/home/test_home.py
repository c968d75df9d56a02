"""The home page: your tables, joining with a link; and addresses that lead nowhere."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor

ADA = {"kind": "own", "name": "Ada"}
PICTURE_SIZE = """
async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}
"""


def row(visitor: Visitor, text: str) -> Locator:
    """A table in the list of tables."""
    return visitor.page.locator("li.panel").filter(has_text=text)


def make(visitor: Visitor, *seats: dict[str, str], start: bool = True) -> dict[str, str]:
    """A table of this browser, made without a page."""
    plan = {"game": "strangers", "seats": list(seats), "start": start}
    made = visitor.page.context.request.post(f"{visitor.address}/api/tables", data=plan)
    table: dict[str, str] = made.json()["table"]
    return table


def test_play_now_is_in_sight_below_the_puzzles_of_the_day(visit: Visit) -> None:
    windows = [("fr-FR", 1280, 800, 1.0), ("en-GB", 390, 664, 0.9), ("fr-FR", 390, 844, 1.0)]
    for locale, width, height, share in windows:
        visitor = visit(locale=locale, viewport={"width": width, "height": height})
        visitor.go_home()
        expect(visitor.page.locator(".daily .panel")).to_have_count(2)
        expect(visitor.page.locator(".game .primary").first).to_be_in_viewport(ratio=share)


def test_your_tables_say_whose_turn_it_is_and_lead_there(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    table = make(ada, ADA, {"kind": "open"}, start=False)
    ada.go_home()
    expect(row(ada, "Ada, open seat")).to_contain_text("One seat is open")
    bo.go(f"/t/{table['code']}")
    bo.page.get_by_label("Your nickname").fill("Bo")
    bo.button("Sit down").click()
    bo.says("Everyone is here")
    ada.page.reload()
    expect(row(ada, "Ada, Bo")).to_contain_text("Ready to start")
    row(ada, "Ada, Bo").get_by_role("link", name=re.compile("^Open")).click()
    ada.button("Start the match").click()
    ada.wait_for_table()
    bo.wait_for_table()
    first, other = (ada, bo) if ada.page.locator(".now.mine").count() else (bo, ada)
    for visitor in (first, other):
        visitor.go_home()
    expect(row(first, "Ada, Bo")).to_contain_text("Your turn")
    expect(row(other, "Ada, Bo")).to_contain_text(re.compile("Waiting for (Ada|Bo)"))
    expect(row(first, "Ada, Bo").locator("time")).to_have_text("now")
    row(first, "Ada, Bo").get_by_role("link", name=re.compile("^Play on")).click()
    first.wait_for_table()
    first.check()


def test_a_host_cannot_delete_what_others_play(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    table = make(ada, ADA, {"kind": "open"}, start=False)
    bo.go(f"/t/{table['code']}")
    bo.page.get_by_label("Your nickname").fill("Bo")
    bo.button("Sit down").click()
    bo.says("Everyone is here")
    ada.go_home()
    kept = row(ada, "Ada, Bo")
    kept.get_by_role("button", name=re.compile("^Delete")).click()
    kept.get_by_role("button", name="Keep it").click()
    kept.get_by_role("button", name=re.compile("^Delete")).click()
    kept.get_by_role("button", name="Yes, delete").click()
    expect(kept.get_by_role("alert")).to_contain_text("You are not alone here")
    expect(kept.get_by_role("link", name=re.compile("^Open"))).to_be_visible()


def test_a_finished_match_says_how_it_ended_and_is_played_again_or_deleted(visit: Visit) -> None:
    ada = visit()
    table = make(ada, ADA)
    ada.go(f"/t/{table['code']}")
    ada.wait_for_table()
    ada.play_to_the_end()
    score = ada.outcome().locator(".score").inner_text()
    ada.go_home()
    finished = ada.page.locator("section").filter(has_text="Finished matches").locator("li.panel")
    expect(finished).to_contain_text(f"Final score: {score} point")
    finished.get_by_role("button", name=re.compile("^Play again")).click()
    ada.wait_for_table()
    assert table["code"] not in ada.page.url
    ada.go_home()
    for _ in range(2):
        ada.page.get_by_role("button", name=re.compile("^Delete")).first.click()
        ada.button("Yes, delete").click()
        expect(ada.button("Yes, delete")).to_have_count(0)
    expect(ada.page.locator("li.panel")).to_have_count(0)
    ada.go(f"/r/{table['watch']}")
    ada.says("No such table")


def test_nonsense_in_join_with_a_link_gets_a_sentence(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    table = make(ada, ADA, {"kind": "open"}, start=False)
    bo.go_home()
    field, join = bo.page.get_by_label("The link a friend sent you"), bo.button("Join")
    problem = bo.page.get_by_role("alert")
    for nonsense in ("", "come and play!", "https://example.org/", "/t/short"):
        field.fill(nonsense)
        join.click()
        expect(problem).to_have_text(re.compile("^That is not a link to a table"))
    field.fill("https://example.org/t/ThereIsNoSuchTab")
    join.click()
    expect(problem).to_have_text("There is no table behind this link.")
    assert bo.page.url.rstrip("/") == bo.address
    field.fill(f"saucer.example/t/{table['code']}?language=fr ")
    join.click()
    bo.says("Ada invites you to")
    bo.check()


def test_an_unknown_address_has_a_page_in_the_visitors_language(visit: Visit) -> None:
    zoe = visit(locale="fr-FR")
    answer = zoe.page.goto(f"{zoe.address}/nulle/part")
    assert answer
    assert answer.status == 404
    zoe.says("Rien ne s'est posé ici")
    zoe.link("Voir les jeux").click()
    expect(zoe.page.locator(".game").first).to_be_visible()
    assert zoe.page.url.rstrip("/") == zoe.address
    zoe.check()


def test_a_link_has_a_preview_with_the_cover_of_its_game(visit: Visit) -> None:
    ada = visit()
    table = make(ada, ADA, {"kind": "open"}, start=False)
    page = ada.page.context.request.get(f"{ada.address}/t/{table['code']}").text()
    found = dict(re.findall(r'<meta property="(og:[a-z:]+)" content="([^"]*)"', page))
    assert found["og:title"] == "Ada invites you to Don&#x27;t Talk to Strangers"
    picture = ada.page.context.request.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    ada.go_home()
    size = ada.page.evaluate(PICTURE_SIZE, found["og:image"])
    assert size == [1200, 630]
