"""Sends views to subscribers: whole, or to those who asked for it as what changed since the last one they were sent.

A change depends on nothing but two views of the same viewer. Those who may be sent the same views are sent the same
changes, so a change gives no more away than the views. Lists of moves are sent as a whole: edits of a list would show
how long it was before.
"""

from typing import Any, NamedTuple

from saucer.server.protocol.changes import json_changes
from saucer.server.protocol.messages import SendChange, SendView
from saucer.server.tables.audience.subscriber import KnownView, Subscriber, encode

SENT_OTHERWISE = ("seat", "events", "again", "view")
FIELDS = [name for name in SendView.__struct_fields__ if name not in SENT_OTHERWISE]


class Change(NamedTuple):
    """What changed from one view to the next: fields of the message, and edits of the view in it."""

    fields: dict[str, Any]
    edits: Any


def send_whole(subscriber: Subscriber, view: SendView) -> None:
    """Send someone a whole view, as the first one or to start over."""
    send_to_all([subscriber], view, is_whole=True)


def send_to_all(group: list[Subscriber], view: SendView, *, is_whole: bool = False) -> None:
    """Send a view to several subscribers with the same viewer and language."""
    whole: bytes | None = None
    changes: dict[int, Change] = {}
    json = encode(view.view) if any(subscriber.known_views is not None for subscriber in group) else b""
    for subscriber in group:
        known = None if is_whole else known_by(subscriber, view)
        number = 0
        if known is None:
            whole = whole or encode(view)
            subscriber.push(whole)
        else:
            number, before = known.number + 1, id(known.view)
            change = changes[before] = changes.get(before) or change_between(known, view, json)
            subscriber.send(SendChange(view.seat, number, view.events, *change))
        if subscriber.known_views is not None:
            subscriber.known_views[view.seat] = KnownView(view, json, number)


def known_by(subscriber: Subscriber, view: SendView) -> KnownView | None:
    """What someone knows of the same viewer, if they are to be sent what changed since."""
    return None if subscriber.known_views is None else subscriber.known_views.get(view.seat)


def forget_views(subscriber: Subscriber) -> None:
    """Send someone whole views next, of whichever viewer."""
    if subscriber.known_views is not None:
        subscriber.known_views.clear()


def change_between(known: KnownView, after: SendView, json: bytes) -> Change:
    fields = {
        name: getattr(after, name)
        for name in FIELDS
        if encode(getattr(known.view, name)) != encode(getattr(after, name))
    }
    return Change(fields, json_changes(known.json, json))
