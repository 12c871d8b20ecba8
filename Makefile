# Chelem: `make play` to sit down and play, `make test` to check everything.
# Both set up what they need in .venv, and say in one sentence what the machine lacks.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test lint check laws bench clean

play: .venv/ready-to-play
	@$(BIN)/chelem menu

test: lint check

lint: .venv/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

check: .venv/ready-to-test
	$(BIN)/pytest --numprocesses auto

# The laws of all games on many more random matches than `make test` takes time for.
laws: .venv/ready-to-test
	CHELEM_LAWS=20 $(BIN)/pytest --numprocesses auto tests/laws

bench: .venv/ready-to-bench
	$(BIN)/python benchmarks/engine.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/ready-to-play: .venv/made
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/ready-to-test: .venv/made
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-bench: .venv/ready-to-test
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

.venv/made: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Chelem needs Python 3.11 or newer: install python3 (Debian: apt install python3 python3-venv)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Chelem needs Python 3.11 or newer; this is $$($(PYTHON) --version)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Chelem needs Python's venv module: install python3-venv (Debian: apt install python3-venv)." >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv
	@touch $@
