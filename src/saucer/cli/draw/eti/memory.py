"""What could be remembered, in text: suspicions with reasons, the last vote, offers and promises."""

from rich.text import Text

from saucer.cli.draw.eti.words import label, named, sign
from saucer.cli.draw.flow import flow
from saucer.cli.draw.scene import Scene
from saucer.games.eti.help_view import DealView, Doubt, VoteNote

LATEST_DEALS = 4
LATEST_VOTES = 1


def memory_lines(scene: Scene) -> Text:
    """Nothing where the table plays by memory alone."""
    memory = scene.view.memory
    if memory is None:
        return Text()
    lines: list[Text] = []
    if memory.suspicions:
        lines.append(suspicion_line(scene))
    notes = [vote_line(scene, vote) for vote in memory.votes[-LATEST_VOTES:]]
    notes += [deal_line(scene, deal) for deal in memory.deals[-LATEST_DEALS:]]
    if notes:
        lines.append(Text(label(scene, "ledger"), "dim"))
        lines += [Text(f"  {note}") for note in notes]
    return Text("\n").join(lines)


def suspicion_line(scene: Scene) -> Text:
    """How likely each company is the alien, and what is most telling about it."""
    doubts = [Text(scene.texts.format("label-suspicion.legend"), "dim")]
    for seat, suspicion in enumerate(scene.view.memory.suspicions):
        if seat != scene.view.viewer:
            reasons = "".join(f" ({doubt_text(scene, doubt)})" for doubt in suspicion.doubts[:1])
            doubts.append(Text.assemble(sign(seat), f" {suspicion.share} %{reasons}"))
    return flow(doubts, scene.width)


def doubt_text(scene: Scene, doubt: Doubt) -> str:
    return scene.texts.format(f"doubt-{doubt.doubt}", number=doubt.number)


def deal_line(scene: Scene, deal: DealView) -> str:
    facts: dict[str, str | int] = {
        "turn": deal.turn,
        "event": named(scene, "incident", deal.event or ""),
        "seat": scene.seat_name(deal.seat),
        "to": scene.seat_name(deal.to),
        "wish": scene.seat_name(deal.wish),
        "fate": named(scene, "fate", deal.fate),
    }
    if deal.number == 0:
        return scene.texts.format("deal-promise", **facts)
    goods = [scene.texts.format("label-points", points=deal.points)] if deal.points else []
    goods += [named(scene, "project", project) for project in deal.projects]
    goods += [named(scene, "incident", event) for event in deal.events]
    return scene.texts.format("deal-offer", goods=", ".join(goods), **facts)


def vote_line(scene: Scene, vote: VoteNote) -> str:
    cast = [
        f"{scene.seat_name(seat)} → {scene.seat_name(company)} {votes}"
        for seat, (company, votes) in enumerate(zip(vote.choices, vote.votes, strict=True))
        if company is not None
    ]
    event = named(scene, "incident", vote.event or "")
    return scene.texts.format("deal-vote", turn=vote.turn, event=event, votes=", ".join(cast))
