"""`saucer serve`, `saucer play` and `saucer tables`: settings, ports, databases, and error messages."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from saucer.server.settings import BadSettings, read_settings
from saucer.storage import SeatRow, Store, TableRow, Writer, open_database
from saucer.storage.store import ADD_STEP
from tests.cli.running import ENGLISH, one_sentence, run, run_program


def test_settings_come_from_flags_then_environment_then_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saucer.toml"
    file.write_text('host = "a"\nport = 1\nbot_pause = 2.5\norigins = ["https://x.example"]\n')
    monkeypatch.setenv("SAUCER_PORT", "2")
    monkeypatch.setenv("SAUCER_BOT_PAUSE", "1")
    chosen = read_settings(file, {"port": 3, "host": None})
    assert (chosen.host, chosen.port, chosen.bot_pause) == ("a", 3, 1.0)
    assert chosen.origins == ("https://x.example",)
    monkeypatch.setenv("SAUCER_PORT", "many")
    with pytest.raises(BadSettings, match="port"):
        read_settings(None, {})


@pytest.mark.parametrize(
    ("content", "expected"),
    [("port = {", "is not TOML"), ("ports = 1", "unknown field `ports`"), (None, "cannot read")],
)
def test_a_bad_settings_file_is_refused(tmp_path: Path, content: str | None, expected: str) -> None:
    file = tmp_path / "saucer.toml"
    if content is not None:
        file.write_text(content)
    result = run("serve", "--settings", str(file))
    assert result.exit_code == 2
    assert expected in one_sentence(result)


def test_a_taken_port_is_refused_by_serve(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", port, "--database", str(tmp_path / "saucer.db"))
    assert result.exit_code == 2
    assert one_sentence(result) == f"port {port} is taken; name another with --port"


def test_an_address_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--host", "192.0.2.1", "--database", str(tmp_path / "saucer.db"))
    assert "cannot listen on 192.0.2.1" in one_sentence(result)


@pytest.mark.parametrize("command", ["serve", "tables"])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, command: str) -> None:
    file = tmp_path / "saucer.db"
    file.write_text("no database " * 100)
    words = ["serve", "--port", "0"] if command == "serve" else ["tables", "list"]
    result = run_program([*words, "--database", str(file)])
    assert result.returncode == 2
    assert "is not a database" in result.stderr
    assert file.read_text().startswith("no database")


def test_play_takes_another_port_and_keeps_its_tables_in_the_data_folder(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        program = subprocess.Popen(
            [sys.executable, "-m", "saucer.cli", "play"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "SAUCER_PORT": port, **ENGLISH},
        )
        assert program.stdout is not None
        address = program.stdout.readline().split()[-1]
        with urlopen(f"{address}api/health") as answer:
            assert json.load(answer)["status"] == "ok"
        program.send_signal(signal.SIGINT)
        _, error = program.communicate(timeout=20)
    assert f"port {port} is taken" in error
    assert "Traceback" not in error
    assert len(list(tmp_path.rglob("saucer.db"))) == 1


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with two tables, one of them old."""
    path = str(tmp_path / "saucer.db")
    opened = open_database(path)
    store = Store(opened, Writer(opened, lambda flush: flush()))
    for number, changed in ((1, 1000.0), (2, time.time())):
        row = TableRow(
            number=number, code=f"code{number}", watch=f"watch{number}", game="strangers", rules_version=1,
            options={}, settings={}, status="open", maker="", secret="s", created=changed, changed=changed,
        )  # fmt: skip
        store.add_table(row, [SeatRow(0, "person", "h", "Ada"), SeatRow(1, "bot", level="easy")])
    opened.close()
    return path


def test_tables_are_listed(database: str) -> None:
    listed = json.loads(run("tables", "list", "--database", database, "--json").stdout)
    assert [table["code"] for table in listed] == ["code2", "code1"]
    assert listed[0]["seats"] == ["Ada", "easy"]
    assert "code1" in run("tables", "list", "--database", database).stdout


def test_tables_are_deleted(database: str) -> None:
    assert run("tables", "delete", "code2", "--database", database).stdout == "deleted: 1\n"
    assert "no table has the link 'code2'" in run("tables", "delete", "code2", "--database", database).stderr
    assert run("tables", "delete", "--older-than", "30", "--database", database).stdout == "deleted: 1\n"
    assert run("tables", "delete", "--database", database).exit_code == 2
    left = sqlite3.connect(database)
    assert left.execute("SELECT count(*) FROM seats").fetchone() == (0,)
    left.close()


@pytest.mark.parametrize("asked", [("code1",), ("--older-than", "30")])
def test_deleting_tables_makes_the_file_smaller(database: str, asked: tuple[str, ...]) -> None:
    opened = open_database(database)
    opened.write([(ADD_STEP, (1, step, 0, "x" * 200, 0.0)) for step in range(1, 2001)])
    opened.close()
    before = Path(database).stat().st_size
    assert run("tables", "delete", *asked, "--database", database).stdout == "deleted: 1\n"
    assert Path(database).stat().st_size < before / 4
    assert not Path(f"{database}-wal").exists()


def test_a_match_that_has_not_begun_has_no_record(database: str, tmp_path: Path) -> None:
    assert "has not begun" in one_sentence(run("tables", "export", "code1", "--database", database))
    assert "there is no database" in one_sentence(
        run("tables", "list", "--database", str(tmp_path / "none.db"))
    )
