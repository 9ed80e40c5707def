"""Servers as processes of their own, as the proofs have them."""

from tests.server.proofs.conftest import cluster, folder, postgres_empty, postgres_url, serve

__all__ = ["cluster", "folder", "postgres_empty", "postgres_url", "serve"]
