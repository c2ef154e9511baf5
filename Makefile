# Katta's chores. `make` lists them.

# The first of these that fits is used, the system's own before others (docs/decisions/0008); `PYTHON=python3.12 make setup` names another.
PYTHON ?= /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11

VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.setup
DEV := $(VENV)/.setup-dev
PACKAGES := web/node_modules/.setup
SITE := src/katta/server/site/index.html
COMPILED := $(VENV)/.compiled
ENGINE := build/engine/.made
STAGE := build/wheel
WHEELS ?= dist

.DEFAULT_GOAL := help
.DELETE_ON_ERROR: # an interrupted setup must start over
.NOTPARALLEL:
.PHONY: help setup setup-dev play share terminal engine wheel test quick lint format lock bench screenshots clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(RUNTIME) $(SITE) $(COMPILED) ## install Katta and what it needs into .venv, build the browser client, compile the rules
	@echo "Katta is ready: make play"

setup-dev: $(DEV) $(SITE) $(COMPILED) ## the same, with the tools to test and change it
	@echo "Katta is ready: make test"

play: $(RUNTIME) $(SITE) $(COMPILED) ## play in the browser
	@$(BIN)/katta serve --open

share: $(RUNTIME) $(SITE) $(COMPILED) ## the same, open to other devices in your network
	@$(BIN)/katta serve --open --host 0.0.0.0

terminal: $(RUNTIME) $(COMPILED) ## play in the terminal
	@$(BIN)/katta play

engine: ## compile the games for the page once more, and put them into it
	@rm -f $(ENGINE)
	@$(MAKE) --silent $(SITE)

# What git knows, and the client as it was just built: nothing else that lies here gets in.
wheel: $(RUNTIME) $(SITE) ## a file to install Katta from, anywhere: pip install dist/katta-*.whl
	@rm -rf $(STAGE) && mkdir -p $(STAGE)/$(dir $(SITE))
	@git ls-files -z -- LICENSE pyproject.toml src | tar --null -T - -cf - | tar -xf - -C $(STAGE)
	@cp -R $(dir $(SITE)). $(STAGE)/$(dir $(SITE))
	@$(call quietly,$(BIN)/python -m pip wheel --no-deps --no-build-isolation --wheel-dir $(WHEELS) $(STAGE))
	@ls $(WHEELS)/katta-*.whl

test: $(DEV) $(PACKAGES) ## check everything: style, types, tests, coverage of the rules
	@tests/run

quick: $(DEV) $(PACKAGES) ## while working: style, types, and the tests of rules, core and texts
	@tests/run quick

lint: $(DEV) $(PACKAGES) ## check style and types only
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@web/with-node npm run --silent check

format: $(DEV) $(PACKAGES) ## put the code into its standard form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@web/with-node npm run --silent format

screenshots: $(DEV) $(SITE) ## every screen in both themes, at a desk and on a phone, into build/screenshots
	@tests/browser
	@$(BIN)/python -m tests.web.screenshots

bench: $(RUNTIME) ## measure moves a second
	@$(BIN)/katta bench

lock: $(DEV) ## pin the dependencies anew after a change in pyproject.toml (UPGRADE=1: newest of all)
	@$(call compile,requirements.txt,--group build)
	@$(call compile,requirements-dev.txt,--group dev --constraint requirements.txt)
	@$(call compile_only,requirements-build.txt,build)
	@$(call compile_only,requirements-node.txt,node)
	@$(call compile_only,requirements-linker.txt,linker)
	@$(call quietly,web/with-node sh -c 'npm $(if $(UPGRADE),update,install) --package-lock-only && node complete-lock.js')

clean: ## remove .venv, caches and build leftovers
	@rm -rf $(VENV) web/node_modules $(dir $(SITE)) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info
	@find benchmarks examples src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# One lock serves every platform and Python from 3.11 on; constraining the second keeps the two in step.
compile = UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile pyproject.toml --quiet --universal \
	--python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-config \
	$(if $(UPGRADE),--upgrade) $(2) --output-file $(1)

# A group of its own, without Katta's dependencies.
compile_only = UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile --group pyproject.toml:$(2) --quiet --universal \
	--python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-config \
	$(if $(UPGRADE),--upgrade) --output-file $(1)

# The browser client, built once, and again when its sources or the texts change.

$(PACKAGES): web/package-lock.json requirements-node.txt | $(BIN)/python
	@$(call quietly,web/with-node npm ci)
	@touch $@

$(SITE): $(PACKAGES) $(ENGINE) $(shell find web/src web/public web/index.html web/vite.config.ts src/katta/texts -type f -not -name '*.pyc')
	@$(call quietly,web/with-node npm run build)

# The rules and the bots, compiled before anybody waits for them; the result is in the user's cache folder.

$(COMPILED): $(RUNTIME) $(shell find src/katta/core src/katta/games src/katta/bots -name '*.py')
	@echo "Compiling the rules and the bots (once, about two minutes) ..."
	@$(BIN)/python -m katta.server.prepare
	@touch $@

# The games as WebAssembly, for pages that play by themselves; the site takes them in when it is built.

$(ENGINE): $(COMPILED) requirements-linker.txt $(shell find $(addprefix src/katta/,core games bots lab lessons wasm server/bots server/tables server/wire) \
		-name '*.py' -o -name '*.toml')
	@echo "Compiling the games for the page (once, about half a minute) ..."
	@rm -rf $(@D) && mkdir -p $(@D)
	@{ $(BIN)/python -m pip install --quiet --require-hashes --no-deps --only-binary :all: -r requirements-linker.txt && \
	   $(BIN)/python -m katta.wasm $(@D); } >$(@D).log 2>&1 \
	|| echo "That did not work, so pages leave to the server what is missing. Why is in $(@D).log; \`make engine\` tries again."
	@touch $@

quietly = log=$$(mktemp); { $(1); } >$$log 2>&1 || { cat $$log; rm $$log; exit 1; }; rm $$log

# Everything below makes .venv: once, and again when a lock or pyproject.toml changes.

$(RUNTIME): requirements.txt pyproject.toml $(BIN)/python
	@$(call install,requirements.txt)
	@touch $@

$(DEV): requirements-dev.txt pyproject.toml $(BIN)/python
	@$(call install,requirements-dev.txt)
	@touch $(RUNTIME) $@

$(BIN)/python:
	@$(find_python); rm -rf $(VENV); $$python -m venv $(VENV)

# A PYTHON named by hand replaces a .venv of another version.
ifneq ($(origin PYTHON),file)
ifneq ($(shell $(PYTHON) -V 2>&1),$(shell sed -n 's/^version = /Python /p' $(VENV)/pyvenv.cfg 2>/dev/null))
.PHONY: $(BIN)/python
endif
endif

# Wheels only, no build isolation: building would fetch tools that no lock names. What there is no wheel of, a few lines of
# plain Python, is built with the tools of a lock, which therefore come first. No dependencies: a lock names them all, and pip
# would look for the newest of what is asked for with an extra, and then refuse it. pip speaks only if it fails.
UNBUILT := http-ece
install = echo "Setting up Katta (once, about a minute) ..."; log=$$(mktemp); \
	{ $(BIN)/python -m pip install --require-hashes --no-deps --only-binary :all: -r requirements-build.txt && \
	  $(BIN)/python -m pip install --require-hashes --no-deps --only-binary :all: --no-binary $(UNBUILT) --no-build-isolation --use-pep517 -r $(1) && \
	  $(BIN)/python -m pip install --no-deps --no-build-isolation --editable .; } >$$log 2>&1 \
	|| { cat $$log; rm $$log; exit 1; }; rm $$log

find_python = tried=; for python in $(PYTHON); do \
		no=$$($$python -c "$$PROBE" 2>&1) && break; \
		tried="$$tried\n  $$python: $$(echo "$$no" | head -n 1)"; python=; \
	done; \
	[ "$$python" ] || { printf "%b\n" "Katta needs Python 3.11 to 3.14. Tried:$$tried" >&2; exit 1; }

# Python 2 must be able to read it, too.
define PROBE
import sys
if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    sys.exit("is version %d.%d" % sys.version_info[:2])
from importlib.util import find_spec
if not (find_spec("venv") and find_spec("ensurepip")):
    sys.exit("lacks its venv module (on Debian and Ubuntu: apt install python3-venv)")
endef
export PROBE
