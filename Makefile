# The whole workflow; continuous integration runs the same targets.
.DEFAULT_GOAL := help
.PHONY: help setup web play test soak lint format bench load wheel clean
bin := .venv/bin

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

setup: ## make .venv, install, compile where a C compiler is there; quick when nothing changed
	@scripts/setup

web: setup ## build the browser client; quick when nothing changed
	@$(bin)/python -m scripts.web

play: ## open the hall in a browser: both games, on this machine; installs only what playing needs
	@scripts/setup --play --open $(serve)

test: web ## run every test
	@scripts/system
	@$(bin)/python -m scripts.web test
	$(bin)/python -m pytest -n auto

soak: web ## the proofs of the server at length: faults, strange messages, secrets
	@scripts/system
	MATTOCK_SOAK=1 $(bin)/python -m pytest tests/server/proofs

lint: web ## check form, style and types; report sizes
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy
	@$(bin)/python -m scripts.web lint
	@$(bin)/python -m scripts.web check
	@$(bin)/python scripts/sizes.py

format: web ## put the sources into form
	$(bin)/ruff format .
	$(bin)/ruff check --fix .
	@$(bin)/python -m scripts.web format

bench: ## measure speed beside other engines
	@scripts/setup all dev bench
	$(bin)/python -m bench

load: web ## measure the server under load, beside a bare echo
	$(bin)/python -m bench.server

wheel: web ## build dist/: a wheel with the browser client (MATTOCK_PURE=1: plain Python) and its source
	@$(bin)/python -m scripts.wheel

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules src/mattock/web_client src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find $(wildcard src tests bench scripts) -name __pycache__ -prune -exec rm -rf {} +
