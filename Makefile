# The one short list of commands, the same at home and in CI.
PYTHON ?= $(shell command -v python3.11 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
NODE_BIN := node_modules/.bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/site/*') setup.py pyproject.toml
INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
# Plain Python from src/; the compiled build is the one that is installed.
PLAIN := PYTHONPATH=src
INSTALLED := -o pythonpath="tests tests/attacks tests/e2e"
PYTEST := $(BIN)/python -m pytest -q -n auto
IN_BROWSER := $(BIN)/python -m pytest -q -n 2 $(INSTALLED) -m "not long" tests/e2e
WHEEL := $(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/dist
VENDOR := src/tallystick/web/vendor
SITE := src/tallystick/site
BUNDLE := $(NODE_BIN)/esbuild tools/vendor/*.js --bundle --minify --format=esm --target=es2022 --legal-comments=none --log-level=warning

KEEPS_PROMISES := $(addprefix tests/,conformance/test_every_game.py api/test_playing.py journal/test_verify.py \
	api/test_bad_input.py tables/test_names.py tables/test_upgrade.py cli/test_keeping.py exports/test_rdf.py \
	test_asvs.py test_known_parts.py)
LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --python-version 3.11

.PHONY: help setup run test deep browser node chaos promises pictures check checkweb types fix vendor lock audit sbom licences docs wheel bench bench-peers bench-growth clean

# $(call find,one of these commands,Debian's packages,what else is left out): finds it, or installs it where that is allowed.
find = @command -v $(1) >/dev/null || \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "$@: installing $(2)"; apt-get update -qq && apt-get install -y -qq $(2) >/dev/null; \
	  else echo "$@: NONE HERE, $(3)"; test -z "$$CI"; fi

help: ## say what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(VENV)/.tools: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tallystick needs Python 3.11: set PYTHON=…"; exit 1; }
	@echo "setup: making $(VENV) and installing what Tallystick needs"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(SOURCES)
	@echo "setup: compiling the rules with mypyc (about a minute)"
	@rm -rf build
	@$(MAKE) -s docs
	@$(INSTALL) --no-deps --no-build-isolation --force-reinstall . || { \
	  echo "setup: could not compile; installing plain Python"; \
	  TALLYSTICK_COMPILE=0 $(INSTALL) --no-deps --no-build-isolation --force-reinstall .; }
	@$(BIN)/tallystick --version
	@touch $@

setup: $(VENV)/.installed ## make the virtual environment and install, compiled where possible

run: setup ## serve the games, open the browser, play at once
	@$(BIN)/tallystick serve

test: setup browser node ## run all tests: plain Python, compiled, and in a real browser
	@echo "test: the whole suite as plain Python"
	@$(PYTEST) -m "not long" --ignore=tests/e2e --ignore=tests/chaos --ignore=tests/attacks
	@if $(BIN)/tallystick --version | grep -q compiled; then \
	  echo "test: the suite again, compiled, without what is plain Python in both"; \
	  TALLYSTICK_SUITE=compiled $(PYTEST) $(INSTALLED) $(patsubst %,--ignore=tests/%,e2e chaos attacks words exports cli) tests; \
	else echo "test: NOT run compiled, because the rules could not be compiled here"; test -z "$$CI"; fi
	@echo "test: killing the server while tables play, and flooding it"
	@$(BIN)/python -m pytest -q $(INSTALLED) tests/chaos tests/attacks
	@echo "test: in a real browser"
	@$(IN_BROWSER) || { echo "test: ONCE MORE, what has just failed: a browser can be late"; $(IN_BROWSER) --last-failed --last-failed-no-failures=none; }
	@if command -v node >/dev/null; then echo "test: the browser's modules, by node"; node --test $$(find tests -name '*.test.mjs'); fi

deep: setup browser ## the promises of every game with many more playings, and what takes long in a browser or a spreadsheet
	@TALLYSTICK_EXAMPLES=100 TALLYSTICK_STATES=100000 TALLYSTICK_BOT_GAMES=10000 $(PYTEST) $(INSTALLED) tests/conformance
	@TALLYSTICK_CLASSES=200 $(PYTEST) $(INSTALLED) tests/sessions/test_debrief.py
	@$(BIN)/python -m pytest -q -n 2 $(INSTALLED) -m long tests/e2e tests/exports

browser: ## find Chromium for the browser tests, or install Debian's where that is allowed
	$(call find,chromium chromium-browser google-chrome,chromium,THE BROWSER TESTS WILL NOT RUN)

node: ## find Node for the browser's modules, or install Debian's where that is allowed
	$(call find,npm,nodejs npm,THE BROWSER'S MODULES WILL NOT BE CHECKED)

chaos: setup ## kill the server, cut its power, send it garbage and flood it, many times and for long (about half an hour)
	@CHAOS_KILLS=200 CHAOS_SESSION_KILLS=50 CHAOS_CUTS=10000 CHAOS_CUT_MOVES=6000 FUZZ_MESSAGES=1000000 FLOOD_SECONDS=60 $(BIN)/python -m pytest -q $(INSTALLED) tests/chaos tests/attacks

promises: setup ## keep every promise once more, for long, and put the figures into docs/explanation/reliability.md
	@mkdir -p build && rm -f build/promises.jsonl
	@PROMISES=$(CURDIR)/build/promises.jsonl $(MAKE) -s chaos
	@PROMISES=$(CURDIR)/build/promises.jsonl TALLYSTICK_EXAMPLES=20 $(PYTEST) $(INSTALLED) $(KEEPS_PROMISES)
	@$(BIN)/python tools/promises.py build/promises.jsonl

pictures: setup browser ## take the screenshots of every page into build/pictures
	@$(BIN)/python tests/e2e/pictures.py
	@$(BIN)/python tests/e2e/lesson_pictures.py

check: $(VENV)/.tools node ## format, lint, types, import directions, vendored libraries
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(PLAIN) $(BIN)/lint-imports
	@$(PLAIN) $(BIN)/python tools/generate.py --check
	@if command -v npm >/dev/null; then $(MAKE) -s checkweb; fi

checkweb: node_modules/.installed
	@$(NODE_BIN)/biome check --error-on-warnings
	@$(NODE_BIN)/tsc -p tests/web/jsconfig.json
	@rm -rf node_modules/.vendor && $(BUNDLE) --outdir=node_modules/.vendor
	@diff -q -x '*.md' -x '*.d.ts' node_modules/.vendor $(VENDOR) || { echo "check: $(VENDOR) is not what make vendor makes"; exit 1; }

node_modules/.installed: package.json package-lock.json
	@echo "setup: installing the tools for the browser's modules"
	@npm install --no-save --silent --no-audit --no-fund
	@touch $@

types: $(VENV)/.tools ## write the browser's view types and the protocol's moves, from the types of the games
	@$(PLAIN) $(BIN)/python tools/generate.py

fix: types ## format and mend what can be mended
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@if command -v npm >/dev/null; then $(MAKE) -s node_modules/.installed && $(NODE_BIN)/biome check --write; fi

vendor: node_modules/.installed ## bundle the libraries of the browser client, as package.json names them
	@rm -f $(VENDOR)/*.js && $(BUNDLE) --outdir=$(VENDOR)

lock: $(VENV)/.tools ## write down every part that is installed, with its version and hashes, as pyproject.toml and package.json ask for
	@$(LOCK) --extra graph --extra print --output-file requirements.txt pyproject.toml
	@$(LOCK) --extra graph --extra parquet --extra print --extra dev --output-file requirements-dev.txt pyproject.toml
	@npm install --package-lock-only --omit-lockfile-registry-resolved --silent

audit: $(VENV)/.tools ## ask the public lists whether a known part has a known weakness
	@$(BIN)/uvx -q --from pip-audit==2.10.1 pip-audit --progress-spinner off --disable-pip --require-hashes -r requirements-dev.txt
	@if ! command -v npm >/dev/null; then echo "audit: NO NPM HERE, the parts of the browser were not looked up"; exit; fi; \
	found=$$(npm audit --package-lock-only 2>&1) && echo "$$found" || { echo "$$found"; \
	  case "$$found" in *"audit endpoint"*) echo "audit: THE LIST FOR THE BROWSER'S PARTS WAS NOT REACHED";; *) exit 1;; esac; }

sbom: $(VENV)/.tools node ## write the lists of parts (CycloneDX) into build/
	@mkdir -p build
	@$(BIN)/uvx -q --from cyclonedx-bom==7.5.0 cyclonedx-py requirements requirements.txt -o build/sbom-server.json
	@npm sbom --sbom-format cyclonedx --omit dev --package-lock-only >build/sbom-browser.json
	@echo "sbom: $$(grep -c '"purl"' build/sbom-server.json) parts of the server, $$(grep -c '"purl"' build/sbom-browser.json) of the browser"

licences: $(VENV)/.tools ## look whether every part of a server is free, and as listed in docs/reference/licences.md (WRITE=1 writes it)
	@$(BIN)/python tools/licences.py $(if $(WRITE),--write)

docs: $(VENV)/.tools ## make the pages of docs/ into a site that the program serves at /docs, the installed one too
	@mkdir -p build
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean 2>build/docs.log || { cat build/docs.log; exit 1; }
	@find $(SITE) -name '*.map' -delete
	@if [ -e $(VENV)/.installed ]; then \
	  installed=$$($(BIN)/python -c 'import tallystick; print(*tallystick.__path__)') && rm -rf "$$installed/site" && cp -r $(SITE) "$$installed/site"; fi
	@echo "docs: $$(find $(SITE) -name '*.html' | wc -l) pages in $(SITE)"

wheel: docs ## make the wheels into build/dist, with the pages of docs/: a pure one for any system, and a compiled one for this system
	@rm -rf build/dist build/lib* build/bdist* build/temp*
	@TALLYSTICK_COMPILE=0 $(WHEEL) .
	@rm -rf build/lib* build/bdist* build/temp*
	@$(WHEEL) .
	@ls -1 build/dist

bench: setup ## measure, and write bench/results.json
	@$(BIN)/python bench/run.py

bench-peers: setup ## the same beside boardgame.io, OpenSpiel and PettingZoo, in turns (about ten minutes)
	@$(BIN)/python bench/peers/run.py

bench-growth: setup ## what long journals, many stored tables, sockets and watchers cost
	@$(BIN)/python bench/growth.py

clean: ## remove everything that make made
	rm -rf $(VENV) node_modules build $(SITE) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
