# The one short list of commands, the same at home and in CI.
PYTHON ?= $(shell command -v python3.11 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
NODE_BIN := node_modules/.bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*') setup.py pyproject.toml
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
# Plain Python from src/; the compiled build is the one that is installed.
PLAIN := PYTHONPATH=src
INSTALLED := -o pythonpath="tests tests/e2e"
PYTEST := $(BIN)/python -m pytest -q -n auto

.PHONY: help setup run test deep browser chaos pictures check types fix bench clean

help: ## say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(VENV)/.tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tallystick needs Python 3.11: set PYTHON=…"; exit 1; }
	@echo "setup: making $(VENV) and installing what Tallystick needs"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@TALLYSTICK_COMPILE=0 $(INSTALL) '.[dev,graph]'
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(SOURCES)
	@echo "setup: compiling the rules with mypyc (about a minute)"
	@rm -rf build
	@$(INSTALL) --no-deps --no-build-isolation --force-reinstall . || { \
	  echo "setup: could not compile; installing plain Python"; \
	  TALLYSTICK_COMPILE=0 $(INSTALL) --no-deps --no-build-isolation --force-reinstall .; }
	@$(BIN)/tallystick --version
	@touch $@

setup: $(VENV)/.installed ## make the virtual environment and install, compiled where possible

run: setup ## serve the games, open the browser, play at once
	@$(BIN)/tallystick serve

test: setup browser ## run all tests: plain Python, compiled, and in a real browser
	@echo "test: the whole suite as plain Python"
	@$(PYTEST) --ignore=tests/e2e --ignore=tests/chaos
	@if $(BIN)/tallystick --version | grep -q compiled; then \
	  echo "test: the suite again, compiled, without what is plain Python in both"; \
	  TALLYSTICK_SUITE=compiled $(PYTEST) $(INSTALLED) $(patsubst %,--ignore=tests/%,e2e chaos words exports cli) tests; \
	else echo "test: NOT run compiled, because the rules could not be compiled here"; test -z "$$CI"; fi
	@echo "test: killing the server while tables play"
	@$(BIN)/python -m pytest -q $(INSTALLED) tests/chaos
	@echo "test: in a real browser"
	@$(BIN)/python -m pytest -q -n 2 $(INSTALLED) -m "not long" tests/e2e
	@if command -v node >/dev/null; then echo "test: the browser's proofs, by node"; node --test $$(find tests -name '*.test.mjs') >/dev/null && echo "ok"; \
	else echo "test: NO NODE HERE, THE BROWSER'S PROOFS DID NOT RUN"; test -z "$$CI"; fi

deep: setup browser ## the promises of every game with many more playings, and what takes long in a browser
	@TALLYSTICK_EXAMPLES=100 $(PYTEST) $(INSTALLED) tests/conformance
	@$(BIN)/python -m pytest -q -n 2 $(INSTALLED) -m long tests/e2e

browser: ## find Chromium for the browser tests, or install Debian's where that is allowed
	@command -v chromium chromium-browser google-chrome >/dev/null || \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "browser: installing Chromium"; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else echo "browser: NO CHROMIUM HERE, THE BROWSER TESTS WILL NOT RUN"; test -z "$$CI"; fi

chaos: setup ## kill the server many times while tables play
	@CHAOS_KILLS=60 $(BIN)/python -m pytest -q $(INSTALLED) tests/chaos

pictures: setup browser ## take the screenshots of every page into build/pictures
	@$(BIN)/python tests/e2e/pictures.py

check: $(VENV)/.tools ## format, lint, types, import directions
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(PLAIN) $(BIN)/lint-imports
	@$(PLAIN) $(BIN)/python tools/generate.py --check
	@if command -v npm >/dev/null; then $(MAKE) -s node_modules/.installed && $(NODE_BIN)/biome format && $(NODE_BIN)/tsc -p tests/web/jsconfig.json; \
	else echo "check: NO NODE HERE, THE BROWSER'S MODULES WERE NOT CHECKED"; test -z "$$CI"; fi

node_modules/.installed: package.json package-lock.json
	@echo "setup: installing the tools for the browser's modules"
	@npm install --no-save --silent --no-audit --no-fund
	@touch $@

types: $(VENV)/.tools ## write the browser's view types and the protocol's moves, from the types of the games
	@$(PLAIN) $(BIN)/python tools/generate.py

fix: types ## format and mend what can be mended
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: setup ## measure, and write bench/results.json
	@$(BIN)/python bench/run.py

clean: ## remove everything that make made
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
