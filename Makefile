# The whole workflow; continuous integration runs the same targets.
.DEFAULT_GOAL := help
.PHONY: help setup play test lint format bench clean
bin := .venv/bin

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

setup: ## make .venv, install, compile where a C compiler is there; quick when nothing changed
	@scripts/setup

play: setup ## play The Siege of Runedar in this terminal
	@$(bin)/mattock play runedar

test: setup ## run every test
	@scripts/system
	$(bin)/python -m pytest -n auto

lint: setup ## check form, style and types; report sizes
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy
	@$(bin)/python scripts/sizes.py

format: setup ## put the sources into form
	$(bin)/ruff format .
	$(bin)/ruff check --fix .

bench: ## measure speed beside other engines
	@scripts/setup bench
	$(bin)/python -m bench

clean: ## remove everything that was made
	rm -rf .venv build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find $(wildcard src tests bench scripts) -name __pycache__ -prune -exec rm -rf {} +
