"""The settings of a server: from flags, the environment, or a file, in this order."""

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from saucer.engine.errors import SaucerError

PREFIX = "SAUCER_"
Network = IPv4Network | IPv6Network
LISTS = ("hosts", "origins")


class BadSettings(SaucerError):
    """A setting that does not exist or has the wrong kind of value."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can choose."""

    host: str = "127.0.0.1"
    port: int = 8051
    database: str = "saucer.db"
    bot_workers: int = 2
    """Processes in which bots search; of several, one is kept for people at whose address nothing is being searched."""
    bot_pause: float = 0.5
    """Seconds a bot takes over a move at least, so that people can follow; a game may ask for more."""
    answer_seconds: float = 10.0
    """Seconds everyone has where only some have a choice and it must not show which; 0 waits for all answers."""
    bot_matches_per_browser: int = 20
    """Matches with bots that one browser may have in memory at a time."""
    sockets_per_address: int = 100
    connections_per_address: int = 200
    """Connections of one address that are not sockets: on their way, busy with a request, or kept for the next."""
    messages_per_second: float = 20.0
    """What one socket may send on average, pings and pieces of messages included; five seconds' worth at once."""
    requests_per_second: float = 10.0
    """What one address may ask over HTTP on average; ten seconds' worth at once."""
    cpu_milliseconds_per_second: float = 250.0
    """The CPU time that requests of one address may take on average; twenty seconds' worth at once."""
    idle_tables_per_address: int = 50
    """Tables nobody is connected to that one address has in memory; beyond that the oldest of them leave it."""
    daily_tries_per_address: int = 30
    """Tries at one puzzle of the day that count and come from one address: enough for a class at school."""
    daily_searches: int = 1000
    """Searches for the best known result of a day, where no best one can be proven; 0 shows none."""
    chat_lines: int = 2_000
    """Lines of chat that a table keeps, a quarter of them for spectators; then the oldest go."""
    chat_per_minute: float = 30.0
    """Lines that one browser may say at a table on average; spectators together twice that. A third of it at once."""
    idle_minutes: float = 10.0
    """After how long a table that nobody is at leaves memory; its bots and clocks go on when someone comes."""
    keep_days: float = 0.0
    """After how many days a table that nobody has touched is deleted; 0 keeps all."""
    hosts: tuple[str, ...] = ()
    """Names by which people reach this server, such as play.example.org; beside localhost and the local network."""
    metrics_for: str = "127.0.0.0/8,::1"
    """Addresses and networks that may read /metrics, with commas between them."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may connect, such as https://play.example.org."""
    trusted_proxies: str = ""
    """Proxies whose word on the address of a client is taken, with commas between them."""
    https: bool = False
    """Whether people come by https, so that cookies travel by nothing else."""
    contact: str = ""
    """Where people report abuse or a security hole of this site: an e-mail address, or a link that begins with https://."""


def contact_link(contact: str) -> str:
    """The link behind a contact. Raises ValueError where it is neither an e-mail address nor a link."""
    if not contact or re.fullmatch(r"(https://|mailto:)[^\s<>\"]+", contact):
        return contact
    if re.fullmatch(r"[^\s<>\"@:/]+@[^\s<>\"@:/]+", contact):
        return f"mailto:{contact}"
    raise ValueError(f"contact is an e-mail address or a link that begins with https://, not {contact!r}")


def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between them. Raises ValueError."""
    return tuple(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def read_settings(file: Path | None, flags: Mapping[str, Any]) -> Settings:
    """The settings; a flag that is None was not given."""
    given = {**(from_file(file) if file else {}), **from_environment(os.environ)}
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(given, Settings, strict=False)
        read_networks(settings.metrics_for)
        contact_link(settings.contact)
    except ValueError as error:
        raise BadSettings(f"the settings do not fit: {error}") from None
    return settings


def from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path} is not TOML: {error}") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`SAUCER_PORT` is `port`, and so on; lists have commas between their parts."""
    given: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            given[name] = value.split(",") if name in LISTS else value
    return given
