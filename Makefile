# Chelem: `make play` to sit down and play, `make test` to check it.
# Both set up what they need in .venv, and say in one sentence what the machine lacks.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The hundreds of commands and servers that tests start would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

# The solver's sources. Its own Makefile has more to check it with.
SOLVER := native/pyproject.toml native/CMakeLists.txt $(wildcard native/kernel/* native/kernel/module/* native/src/chelem_dd/*.py*)

# All that the checks of the pages read, folders too: one is newer when a file has left it.
PAGES := $(shell find web -name node_modules -prune -o -name dist -prune -o -name __pycache__ -prune -o -path 'web/?*' -print)

# The catalogues, from which the pages take their words.
SENTENCES := $(shell find src/chelem -name '*.ftl')

# Debian's packages for what is missing, where we may install them.
debian = test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

.PHONY: play test test-merge test-changed quick coverage lint lint-python lint-pages check check-program check-solver check-modules house schema client chromium laws campaign campaign-cards campaign-changes campaign-faults campaign-federation campaign-upgrade campaign-slow sanitize wheel-check deploy-check docs docs-serve fits screenshots thorough play-problems arena systems attacks bench bench-dd bench-files bench-simulate fuzz clean

play: .venv/ready-to-play client
	@$(BIN)/chelem serve --open

# What the machine lacks is said, or installed, before anything else. ESLint takes one core for long; the other has
# time for the solver's tests. Those of the pages' modules run beside the program's, which often wait.
test: .venv/made chromium .venv/ready-to-test client
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint-pages lint-python check-solver
	@$(MAKE) --no-print-directory --output-sync=target check-modules & $(MAKE) --no-print-directory check-program; tested=$$?; \
		wait $$! || { echo "The tests of the pages' modules failed: see above." >&2; exit 1; }; exit $$tested

# The inner loop: format, types, and the tests that are not slow; under a minute on two cores.
quick: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --package chelem & CHELEM_QUICK=1 $(BIN)/pytest --numprocesses auto -m "not slow"; tested=$$?; wait $$! && exit $$tested

# The tests of the rooms that differ from a commit, and of the rooms above them: make test-changed SINCE=HEAD~3
SINCE ?= main
test-changed: .venv/ready-to-test client chromium lint-pages web/node_modules/.tested
	@tests=$$($(BIN)/python tools/changed_tests.py $(SINCE)) && $(BIN)/pytest $(ALL_WORKERS) $$tests

# What the tests reach, without the browser's; the floor is in pyproject.toml. Coverage loads packages of its own.
coverage: .venv/ready-to-test
	$(BIN)/pytest --numprocesses auto --dist loadgroup --ignore=tests/browser --ignore=tests/building --cov -k "not no_heavy"

# The sources in Python and in C++, and those of the pages, at the same time.
lint: .venv/ready-to-test
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint-python lint-pages

lint-python: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/mypy --config-file native/pyproject.toml
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $(wildcard native/*/*.h native/*/*.cpp native/kernel/module/*)

# Checked again when one of their files has changed.
lint-pages: web/node_modules/.checked

web/node_modules/.checked: $(PAGES) | .venv/ready-to-test
	$(BIN)/python web/build.py check
	@touch $@

# The JSON Schemas and the client's types, from the definitions in code; a test tells when they are stale.
schema: .venv/ready-to-test
	@$(BIN)/python tools/schema.py

# Names, circles, calques, sizes: what is counted and may only fall (tools/house.toml).
house: .venv/ready-to-test
	@$(BIN)/python tools/house.py

check: check-program check-solver check-modules

# The browser tests share two workers (tests/browser/conftest.py). There are two workers more than cores, as many
# tests wait for limits of time. A test that never ends fails after ten minutes, with what its threads were doing.
ALL_WORKERS = --numprocesses $$(($$(getconf _NPROCESSORS_ONLN) + 2)) --dist loadgroup --timeout 600
check-program: .venv/ready-to-test client chromium
	$(BIN)/pytest $(ALL_WORKERS) -m "not merge"

# What is checked too before a change is merged: several processes, machines that fail, old databases, all pages in all
# windows. It takes as long as `make test`, and seldom fails alone.
test-merge: .venv/ready-to-test client chromium
	$(BIN)/pytest $(ALL_WORKERS) -m merge

check-solver: .venv/ready-to-test
	$(BIN)/pytest --numprocesses auto --timeout 600 native

check-modules: .venv/ready-to-test chromium
	$(BIN)/python web/build.py test
	@touch web/node_modules/.tested

web/node_modules/.tested: $(PAGES) $(SENTENCES)
	@$(MAKE) --no-print-directory check-modules

# The pages, when something that they are made of has changed.
client: .venv/ready-to-build
	@$(BIN)/python web/build.py

# The shell, Chromium without windows, takes half the time; some systems have none.
chromium:
	@command -v chromium >/dev/null || { $(debian) chromium chromium-headless-shell; } || { $(debian) chromium; } || { echo "The browser tests need Chromium: install chromium (Debian: apt install chromium)." >&2; exit 1; }

# The laws of all games on many more random matches than `make test` takes time for. `make test` draws the same examples
# every time; `laws`, `thorough` and `fuzz` search among others. What they find becomes an `@example` or a test.
laws: .venv/ready-to-test
	CHELEM_LAWS=20 $(BIN)/pytest --numprocesses auto tests/laws tests/bots/test_claims_reveal_nothing.py tests/bots/test_claims_accepted.py \
		tests/bots/systems/test_truth.py tests/bots/sampling/test_sampler.py tests/bots/test_baseline.py tests/bots/test_bidding.py \
		tests/bots/coaching/test_coach.py

# Further examples, mostly other games, of what `make test` checks on one or two.
thorough: .venv/ready-to-test client chromium
	CHELEM_THOROUGH=1 $(BIN)/pytest --numprocesses $$(($$(getconf _NPROCESSORS_ONLN) + 2)) --dist loadgroup -m thorough

# The solver beside another and beside its twin, on as many deals as a release is worth; and with GCC's sanitizers.
campaign sanitize:
	$(MAKE) -C native $@

# People and bots play while servers, workers, databases, disks, clocks and connections fail, on SQLite and PostgreSQL.
# In parts: make campaign-faults FAULTS=100 DATABASES=sqlite FAULTS_SEED=7
FAULTS ?= 1000
DATABASES ?= sqlite postgresql
FAULTS_SEED ?= 1
campaign-faults: .venv/ready-to-test
	@for database in $(DATABASES); do \
		PYTHONPATH=tools $(BIN)/python -m tests.campaigns.faults --verbose --faults $(FAULTS) --database $$database --seed $(FAULTS_SEED) \
		|| exit 1; \
	done

# The processes of deploy/federation, without containers, while servers, PostgreSQL, NATS, the links between them and their
# clocks fail. It needs PostgreSQL and openssl: apt install postgresql openssl; to set clocks, a C compiler.
# In parts of 50; a campaign that was interrupted goes on: make campaign-federation FAULTS=1000 FAULTS_SEED=1
campaign-federation: .venv/ready-to-test
	PYTHONPATH=tools $(BIN)/python -m tests.campaigns.federation --verbose --faults $(FAULTS) --seed $(FAULTS_SEED)

# Three servers and two workers of the release before are replaced in turn while people play at many tables.
# The release before is the newest tag, or a commit: make campaign-upgrade OLD=main TABLES=100
OLD ?=
TABLES ?= 500
campaign-upgrade: .venv/ready-to-test
	PYTHONPATH=tools $(BIN)/python -m tests.campaigns.upgrade --tables $(TABLES) $(if $(OLD),--old $(OLD))

# People and bots play while many other programs want the processors, and the server is suspended half of the time.
# In parts: make campaign-slow SLOW_SECONDS=20 LOAD=30
SLOW_SECONDS ?= 60
LOAD ?= 20
campaign-slow: .venv/ready-to-test
	$(BIN)/python -m tests.campaigns.slow --seconds $(SLOW_SECONDS) --load $(LOAD)
	$(BIN)/python -m tests.campaigns.slow --seconds $(SLOW_SECONDS) --load $(LOAD) --throttle

# The wheel built as pip builds it, with and without Node, installed in a place of its own and served.
wheel-check: .venv/ready-to-test
	CHELEM_WHEEL=1 CHELEM_THOROUGH=1 $(BIN)/pytest tests/building

# Every command of docs/how-to/run-it-for-your-club.md, in bare Debian systems, with the services that it sets up; for root.
deploy-check: .venv/ready-to-test client
	@command -v mmdebstrap >/dev/null || { $(debian) mmdebstrap; } || { echo "The bare Debian systems need mmdebstrap: install it as root (Debian: apt install mmdebstrap)." >&2; exit 1; }
	CHELEM_DEPLOY=1 $(BIN)/pytest -s -rs tests/deploy

# The documentation site, in build/site: a warning is an error.
docs: .venv/ready-to-document
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean

docs-serve: .venv/ready-to-document
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve

# Whether hands, dummy, trick and bids are wholly visible, in all windows, print sizes and games; `test` takes a third.
fits: .venv/ready-to-test client chromium
	CHELEM_FITS=1 $(BIN)/pytest tests/browser/site/test_fits.py

# The pictures of docs/screenshots, from the program as it is.
screenshots: .venv/ready-to-test client chromium
	CHELEM_SCREENSHOTS=docs/screenshots $(BIN)/pytest tests/browser/site/test_screenshots.py

# Check the bidding systems, count untrue calls in many drawn auctions of each, calls that teachers would not accept, and
# forcing calls of people that are passed. In parts: make systems SYSTEMS=sef AUCTIONS=500 SEEDS="2 3" draws 500 auctions for each seed.
SYSTEMS ?= sayc sef 2over1 acol
AUCTIONS ?= 500
SEEDS ?= 1 2 3 4 5 6
systems: .venv/ready-to-test
	@for name in $(SYSTEMS); do \
		$(BIN)/chelem system check $$name \
		&& $(BIN)/python -m tests.bots.systems.campaign $$name $(AUCTIONS) --seeds $(SEEDS) \
		&& $(BIN)/python -m tests.bots.systems.count_standards $$name \
		&& $(BIN)/python -m tests.learning.study.count_choices $$name \
		&& $(BIN)/python tools/problems.py --bot $$name --conventions || exit 1; \
	done

# Convention cards drawn at random: each gives a system that passes every check. Goes on where it was stopped: make campaign-cards CARDS=50.
CARDS ?= 500
CARDS_FILE ?= build/cards.tsv
campaign-cards: .venv/ready-to-test
	@mkdir -p $(dir $(CARDS_FILE))
	$(BIN)/python -m tests.bots.convention_cards.drawn_cards $(CARDS) $(CARDS_FILE)

# Changes drawn at random in the files of the systems: examined again, a system is as if examined from nothing. Goes on where it was
# stopped: make campaign-changes CHANGES=50.
CHANGES ?= 500
CHANGES_FILE ?= build/changes.tsv
campaign-changes: .venv/ready-to-test
	@mkdir -p $(dir $(CHANGES_FILE))
	$(BIN)/python -m tests.bots.systems.drawn_changes $(CHANGES) $(CHANGES_FILE)

# How often each card of a problem of play is right, in 200 layouts of the hands that are not seen.
play-problems: .venv/ready-to-test
	$(BIN)/python tools/play_problems.py check

# A team match between two configurations of bots: make arena A=strong B=normal BOARDS=200 SEED=7
A ?= normal
B ?= instant
BOARDS ?= 32
SEED ?= 1
arena: .venv/ready-to-play
	@$(BIN)/chelem match $(A) $(B) --boards $(BOARDS) --seed $(SEED)

bench: .venv/ready-to-bench
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/server.py

# Attacks from one address on a public server, and what they cost honest tables: docs/security.md. More than half an hour.
attacks: .venv/ready-to-play client
	$(BIN)/python benchmarks/attacks.py $(ATTACKS)
	PYTHONPATH=. $(BIN)/python benchmarks/guesses.py $(GUESSES)

bench-simulate: .venv/ready-to-bench
	$(BIN)/python benchmarks/simulate.py

bench-dd: .venv/ready-to-bench
	$(BIN)/python benchmarks/dd.py
	$(BIN)/python benchmarks/dd_layouts.py

bench-files: .venv/ready-to-bench
	$(BIN)/python benchmarks/files.py

# Over a million corrupted files for the readers of all formats, then random examples for every property.
fuzz: .venv/ready-to-test
	CHELEM_FUZZ=120000 $(BIN)/pytest --numprocesses auto tests/formats/test_corrupted_files.py
	CHELEM_FUZZ=1 $(BIN)/pytest --numprocesses auto --dist loadgroup -m hypothesis tests

clean:
	$(MAKE) -C native clean
	rm -rf .venv web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/ready-to-play: .venv/made | .venv/solver client
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/ready-to-test: .venv/made | .venv/solver client
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-document: .venv/ready-to-play
	$(BIN)/pip install --quiet --editable '.[docs]'
	@touch $@

.venv/ready-to-bench: .venv/ready-to-test
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

.venv/solver: .venv/made $(SOLVER)
	@command -v $${CXX:-c++} >/dev/null || { $(debian) g++; } || { echo "Chelem needs a C++ compiler: install g++ (Debian: apt install g++)." >&2; exit 1; }
	@$(BIN)/python -c 'import os, sysconfig as s; assert os.path.exists(s.get_path("include") + "/Python.h")' 2>/dev/null || { $(debian) python3-dev; } || { echo "Chelem needs Python's headers: install python3-dev (Debian: apt install python3-dev)." >&2; exit 1; }
	$(BIN)/pip install --quiet ./native
	@touch $@

# A machine without Node gets one in .venv.
.venv/ready-to-build: .venv/made
	@needed=$$($(BIN)/python web/build.py needs) && { test -z "$$needed" || $(BIN)/pip install --quiet "$$needed"; }
	@touch $@

.venv/made: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Chelem needs Python 3.11 or newer: install python3 (Debian: apt install python3 python3-venv)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Chelem needs Python 3.11 or newer; this is $$($(PYTHON) --version)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Chelem needs Python's venv module: install python3-venv (Debian: apt install python3-venv)." >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv
	@touch $@
