"""Measure and search the values of a box that are ours to set, in games of bots; `docs/balance.md` has the results."""
