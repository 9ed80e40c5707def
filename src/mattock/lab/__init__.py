"""Experiments: many games between bots, measured, with reports that anyone can make again."""
