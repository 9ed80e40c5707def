"""Dwar7s Fall at a terminal."""
