"""Migrations, oldest first; see `migrating`."""
