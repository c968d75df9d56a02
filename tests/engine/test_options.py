"""Options: descriptions, reading and refusals."""

from typing import Any

import pytest

from saucer.engine.errors import BadOptions
from saucer.engine.options import OptionField, build_options, option_fields, options_from_plain, plain_options
from saucer.games.strangers.options import Options as StrangersOptions
from tests.engine.toy import Options
from tests.games.strangers.boxes import few_cards


def test_options_are_described_by_type_default_and_choices() -> None:
    assert option_fields(Options) == [
        OptionField("rounds", "int", 2, (1, 2, 5)),
        OptionField("change", "bool", False, (False, True)),
        OptionField("clock", "bool", True, (False, True)),
        OptionField("prize", "str", "die", ("die", "one")),
    ]


def test_components_are_not_among_the_options_people_choose_from() -> None:
    assert "components" not in [option.name for option in option_fields(StrangersOptions)]


@pytest.mark.parametrize(
    ("given", "built"),
    [
        ({}, Options()),
        ({"rounds": 5}, Options(rounds=5)),
        ({"rounds": "5"}, Options(rounds=5)),
        ({"change": "yes"}, Options(change=True)),
        ({"change": "TRUE", "clock": "off"}, Options(change=True, clock=False)),
        ({"prize": "one"}, Options(prize="one")),
    ],
)
def test_options_are_read_from_values_and_from_texts(given: dict[str, Any], built: Options) -> None:
    assert build_options(Options, given) == built


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"speed": 1}, "there is no option 'speed'; the options are rounds, change, clock, prize"),
        ({"rounds": 3}, "option rounds takes 1 or 2 or 5, not 3"),
        ({"rounds": "many"}, "option rounds takes 1 or 2 or 5, not 'many'"),
        ({"rounds": "--2"}, "not '--2'"),
        ({"rounds": "²"}, "not '²'"),
        ({"rounds": "2" * 5000}, "option rounds takes 1 or 2 or 5"),
        ({"rounds": True}, "option rounds takes 1 or 2 or 5, not True"),
        ({"rounds": 2.0}, "not 2.0"),
        ({"change": "perhaps"}, "option change takes false or true, not 'perhaps'"),
        ({"change": 1}, "option change takes false or true, not 1"),
        ({"prize": None}, "option prize takes die or one, not None"),
        ({"prize": ["die"]}, "not ['die']"),
    ],
)
def test_what_is_no_option_is_refused_with_what_there_is(given: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOptions) as caught:
        build_options(Options, given)
    assert expected in str(caught.value)


def test_options_survive_encoding() -> None:
    options = Options(rounds=5, clock=False)
    assert plain_options(options) == {"rounds": 5, "change": False, "clock": False, "prize": "die"}
    assert options_from_plain(Options, plain_options(options)) == options


def test_only_components_other_than_the_standard_ones_are_encoded() -> None:
    assert "components" not in plain_options(StrangersOptions())
    plain = plain_options(StrangersOptions(components=few_cards()))
    assert plain["components"]["name"] == "few"
    assert options_from_plain(StrangersOptions, plain).components == few_cards()


def test_components_that_are_none_are_refused() -> None:
    for wrong in (3, "standard.toml", {"name": "mine"}):
        with pytest.raises(BadOptions):
            options_from_plain(StrangersOptions, {"components": wrong})


@pytest.mark.parametrize("wrong", [3, "my-strangers.toml", {"name": "mine"}])
def test_components_given_from_python_must_be_components(wrong: Any) -> None:
    with pytest.raises(BadOptions):
        build_options(StrangersOptions, {"components": wrong})
