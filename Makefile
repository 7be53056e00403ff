# The one short list of commands, the same at home and in CI.
PYTHON ?= $(shell command -v python3.11 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') setup.py pyproject.toml
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
# Plain Python from src/; the compiled build is the one that is installed.
PLAIN := PYTHONPATH=src
PYTEST := $(BIN)/python -m pytest -q -n auto

.PHONY: help setup run test check fix bench clean

help: ## say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(VENV)/.tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tallystick needs Python 3.11: set PYTHON=…"; exit 1; }
	@echo "setup: making $(VENV) and installing what Tallystick needs"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@TALLYSTICK_COMPILE=0 $(INSTALL) '.[dev]'
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(SOURCES)
	@echo "setup: compiling the rules with mypyc (about half a minute)"
	@rm -rf build
	@$(INSTALL) --no-deps --no-build-isolation --force-reinstall . || { \
	  echo "setup: could not compile; installing plain Python"; \
	  TALLYSTICK_COMPILE=0 $(INSTALL) --no-deps --no-build-isolation --force-reinstall .; }
	@$(BIN)/tallystick --version
	@touch $@

setup: $(VENV)/.installed ## make the virtual environment and install, compiled where possible

run: setup ## watch a whole game and its proof
	@$(BIN)/tallystick demo

test: setup ## run all tests, as plain Python and compiled
	@echo "test: the whole suite as plain Python"
	@$(PYTEST)
	@if $(BIN)/tallystick --version | grep -q compiled; then \
	  echo "test: the whole suite again, compiled"; \
	  TALLYSTICK_SUITE=compiled $(PYTEST) -o pythonpath=tests tests; \
	else echo "test: NOT run compiled, because the rules could not be compiled here"; test -z "$$CI"; fi

check: setup ## format, lint, types, import directions
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(PLAIN) $(BIN)/lint-imports

fix: setup ## format and mend what can be mended
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: setup ## measure, and write bench/results.json
	@$(BIN)/python bench/run.py

clean: ## remove everything that make made
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
