"""Tests; a package, so that one of the same name among the installed ones (pgx brings one) does not hide it."""
