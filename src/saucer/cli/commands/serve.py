"""`saucer serve` runs a server for others; `saucer play` and `saucer replay --browser` run one for yourself."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Annotated
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
import platformdirs
import typer

from saucer.cli.browser import how_to_reach, open_browser
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import stdout_console
from saucer.cli.qr_code import qr_code
from saucer.engine.errors import BadRecord
from saucer.server.settings import Settings, read_settings
from saucer.texts.phrases import Phrases

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on (127.0.0.1 by default).")]
Port = Annotated[int | None, typer.Option("--port", help="The port (8051 by default).", min=0, max=65535)]
DatabaseFile = Annotated[
    str | None,
    typer.Option("--database", help="The database: a file, or sqlite:///FILE (saucer.db by default)."),
]
BotWorkers = Annotated[
    int | None, typer.Option("--bot-workers", help="Processes in which bots think (2 by default).", min=1)
]
BotPause = Annotated[
    float | None, typer.Option("--bot-pause", help="Seconds a bot takes over a move at least.", min=0)
]
KeepDays = Annotated[
    float | None,
    typer.Option("--keep-days", help="Days after which an untouched table is deleted (0: never).", min=0),
]
Https = Annotated[
    bool | None, typer.Option("--https", help="People come by https: cookies travel by nothing else.")
]
Proxies = Annotated[
    str | None, typer.Option("--trusted-proxies", help="Addresses of proxies, with commas between them.")
]
Hosts = Annotated[
    str | None,
    typer.Option("--hosts", help="Names by which people reach this server, with commas between them."),
]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A TOML file with settings.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: DatabaseFile = None,
    bot_workers: BotWorkers = None,
    bot_pause: BotPause = None,
    keep_days: KeepDays = None,
    https: Https = None,
    trusted_proxies: Proxies = None,
    hosts: Hosts = None,
    settings: SettingsFile = None,
) -> None:
    """Host tables for others. Settings without a flag come from SAUCER_… in the environment, or from a file."""
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "bot_workers": bot_workers,
        "bot_pause": bot_pause,
        "keep_days": keep_days,
        "https": https,
        "trusted_proxies": trusted_proxies,
        "hosts": None if hosts is None else hosts.split(","),
    }
    from saucer.server.run import serve as run_server  # noqa: PLC0415 - takes half a second, which other commands need not wait
    from saucer.server.run import take_port  # noqa: PLC0415

    chosen = read_settings(settings, flags)
    run_server(chosen, take_port(chosen.host, chosen.port), announce)


def announce(address: str) -> None:
    print(cli_phrases(read_language(None)).format("serving", address=address), flush=True)


def play_in_browser(game: str | None = None, *, lan: bool = False, browser: bool = True) -> None:
    """Run a server on a database in the user's data folder, for others in the network too, and open the browser."""
    phrases = cli_phrases(read_language(None))

    def open_page(address: str) -> None:
        here = address.replace(EVERYWHERE, HERE)
        page = f"{here}?game={game}" if game else here
        announce(page)
        if lan:
            announce_to_others(page, phrases)
        if browser:
            show_page(page, phrases)

    run_own_server(own_settings({"host": EVERYWHERE if lan else None}), phrases, open_page)


def replay_in_browser(record: bytes, language: str) -> None:
    """Run a server as for playing, have it open a record, and open its page in the browser."""
    phrases = cli_phrases(language)

    def open_record(address: str) -> None:
        try:
            page = f"{address}records/{send_record(address, record, language)}"
        except BadRecord as error:
            print(f"saucer: {error}", file=sys.stderr)
            return
        announce(page)
        show_page(page, phrases)

    def open_meanwhile(address: str) -> None:
        Thread(target=open_record, args=(address,), daemon=True).start()

    run_own_server(own_settings({}), phrases, open_meanwhile)


def send_record(address: str, record: bytes, language: str) -> str:
    """The code under which a server has opened a record. Raises BadRecord with its reason."""
    request = Request(f"{address}api/records?language={language}", record)
    try:
        with build_opener(ProxyHandler({})).open(request) as response:
            return str(msgspec.json.decode(response.read())["code"])
    except HTTPError as error:
        raise BadRecord(str(msgspec.json.decode(error.read())["text"])) from None


def run_own_server(settings: Settings, phrases: Phrases, ready: Callable[[str], None]) -> None:
    """Serve on the port of the settings, or on the next free one, until interrupted."""
    from saucer.server.run import serve as run_server  # noqa: PLC0415 - as above
    from saucer.server.run import take_some_port  # noqa: PLC0415

    listener = take_some_port(settings.host, settings.port)
    taken = listener.getsockname()[1]
    if taken != settings.port:
        text = phrases.format("other-port", port=str(settings.port), taken=str(taken))
        print(f"saucer: {text}", file=sys.stderr)
    run_server(settings, listener, ready)


def show_page(page: str, phrases: Phrases) -> None:
    """Open a page in the browser, or print how to reach it."""
    from saucer.server.http.pages.client_pages import has_client  # noqa: PLC0415 - as above

    if has_client() and not open_browser(page):
        print(how_to_reach(page, phrases, os.environ), flush=True)


def own_settings(flags: dict[str, str | None]) -> Settings:
    """Settings for playing at home: the database is in the user's data folder unless another one is named."""
    settings = read_settings(None, flags)
    if settings.database != Settings().database:
        return settings
    folder = Path(platformdirs.user_data_dir("saucer", appauthor=False))
    return read_settings(None, {**flags, "database": str(folder / "saucer.db")})


def announce_to_others(page: str, phrases: Phrases) -> None:
    """Print the address for others in the network, and a code for their phones."""
    from saucer.server.http.api.reach import own_address  # noqa: PLC0415 - as above

    address = own_address()
    if address is None:
        print(phrases.format("lan-none"), flush=True)
        return
    for_others = page.replace(HERE, address)
    print(phrases.format("lan", address=for_others), flush=True)
    console = stdout_console()
    if console.is_terminal:
        console.print(qr_code(for_others))
        print(phrases.format("lan-hint"), flush=True)
