"""Writes real positions of Don't Talk to Strangers as JSON, for the page that shows the board during development."""

import json
from pathlib import Path
from typing import Any

import saucer
from saucer.engine.codec import Codec
from saucer.texts import texts

FOLDER = Path(__file__).parent / "fixtures"
MOMENTS = {"start": 0, "early": 14, "middle": 60, "late": 110}


def dump(match: saucer.Match, seat: int, events: list[Any]) -> dict[str, Any]:
    codec = Codec(match.game)
    to_move = match.to_move[0] if match.to_move else None
    moves = match.legal_moves(seat) if seat in match.to_move else []
    view = match.view(seat)
    words = texts("strangers", "en")
    return {
        "view": codec.encode_view(view),
        "moves": [{"move": codec.encode(move), "text": words.move(move, seat)} for move in moves],
        "events": [codec.encode(event) for event in events],
        "to_move": to_move,
        "text": words.decision(view.decision, to_move, seat),
    }


def positions(name: str, seats: int, board: str, seed: int) -> None:
    match = saucer.new_match("strangers", seats=seats, seed=seed, board=board)
    bot = saucer.bot("greedy")
    step = 0
    events: list[Any] = []
    wanted = dict(MOMENTS)
    phases: set[str] = set()
    while match.to_move:
        seat = match.to_move[0]
        view = match.view(seat)
        phase = view.decision.phase
        due = [moment for moment, number in wanted.items() if step >= number and phase == "action"]
        for moment in due:
            save(f"{name}-{moment}", dump(match, seat, events))
            del wanted[moment]
        if phase not in phases and step > 30:
            phases.add(phase)
            save(f"{name}-phase-{phase}", dump(match, seat, events))
        moves = match.legal_moves(seat)
        events = match.play(seat, bot.choose(view, moves, saucer.Chance(seed, step)))
        step += 1
    save(f"{name}-end", dump(match, 0, events))


def save(name: str, data: Any) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(data))


if __name__ == "__main__":
    for seats in (1, 2, 3, 4):
        for board in ("A", "B"):
            positions(f"{board}{seats}", seats, board, seed=seats + 10)
