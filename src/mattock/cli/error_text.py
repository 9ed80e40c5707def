"""Error messages: one line in the chosen language for each error, which is a code or a class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, runtime_checkable

from mattock.cli.language import current_language
from mattock.core.journal import (
    JournalDamaged,
    JournalError,
    JournalImpossible,
    JournalMismatch,
    JournalNewer,
    JournalTruncated,
)
from mattock.core.refusal import MattockError
from mattock.core.verify import JournalForged
from mattock.texts import Texts


@runtime_checkable
class UsageError(Protocol):
    """An error about the arguments, as click raises it; Typer brings a click of its own or uses the installed one."""

    exit_code: int
    message: str

    def format_message(self) -> str: ...


USAGE_KEYS: Final[Mapping[str, str]] = {
    "NoSuchOption": "cli-error-no-such-option",
    "MissingParameter": "cli-error-missing",
    "BadParameter": "cli-error-bad-value",
}

CODE_KEYS: Final[Mapping[str, str]] = {
    "not_allowed": "cli-error-not-allowed",
    "out_of_range": "cli-error-out-of-range",
    "out_of_time": "cli-error-out-of-time",
    "unknown_option": "cli-error-unknown-option",
    "unknown_game": "cli-error-unknown-game",
    "no_box": "cli-error-no-box",
    "unknown_language": "cli-error-unknown-language",
    "not_a_journal": "cli-error-not-a-journal",
    "nothing_to_review": "cli-error-nothing-to-review",
    "no_action_taken": "cli-error-no-action-taken",
    "no_picture": "cli-error-no-picture",
    "one_budget": "cli-error-one-budget",
    "plays_on": "cli-error-plays-on",
    "no_address": "cli-error-no-address",
    "unreachable": "cli-error-unreachable",
    "silent": "cli-error-silent",
    "no_server": "cli-error-no-server",
    "server_says": "cli-error-server-says",
    "secret_alone": "cli-error-secret-alone",
    "no_table": "cli-error-no-table",
    "no_person": "cli-error-no-person",
    "no_report": "cli-error-no-report",
    "needs_extra": "cli-error-needs-extra",
    "experiment": "cli-error-experiment",
    "no_results": "cli-error-no-results",
    "other_results": "cli-error-other-results",
    "results_in_use": "cli-error-results-in-use",
    "not_together": "cli-error-not-together",
    "no_cluster": "cli-error-no-cluster",
    "workers_lost": "cli-error-workers-lost",
    "one_server": "cli-error-one-server",
}

# The first that fits.
JOURNALS: Final[Mapping[type[JournalError], str]] = {
    JournalTruncated: "cli-error-truncated",
    JournalDamaged: "cli-error-damaged",
    JournalNewer: "cli-error-newer",
    JournalMismatch: "cli-error-mismatch",
    JournalImpossible: "cli-error-impossible",
    JournalForged: "cli-error-forged",
}

FILES: Final[Mapping[type[OSError], str]] = {
    FileNotFoundError: "cli-error-no-file",
    FileExistsError: "cli-error-file-exists",
    IsADirectoryError: "cli-error-is-folder",
    NotADirectoryError: "cli-error-no-folder",
    PermissionError: "cli-error-no-permission",
}


def error_line(error: BaseException) -> str:
    """One line about an error; where there are no words for it, its own message."""
    if isinstance(error, UsageError):
        return usage_error_text(error)
    if isinstance(error, OSError):
        return file_error_text(error)
    return own_error_text(error) if isinstance(error, MattockError) else str(error)


def own_error_text(error: MattockError) -> str:
    """The text of an error of ours, by its code, or for a journal by its class; the file at fault comes first."""
    said = {name: str(value) for name, value in error.facts.items()}
    if isinstance(error.__cause__, MattockError) and "problem" in said:
        said["problem"] = own_error_text(error.__cause__)
    key = CODE_KEYS.get(error.about)
    if isinstance(error, JournalError) and key is None:
        key = next((key for kind, key in JOURNALS.items() if isinstance(error, kind)), None)
        said["detail"] = str(error)
    sentence = str(error) if key is None else say(key, **said)
    return f"{said['file']}: {sentence}" if isinstance(error, JournalError) and "file" in said else sentence


def file_error_text(error: OSError) -> str:
    key = next((key for kind, key in FILES.items() if isinstance(error, kind)), None)
    problem = str(error.strerror or error) if key is None else say(key)
    return f"{error.filename}: {problem}" if error.filename else problem


def usage_error_text(error: BaseException) -> str:
    """The text of an error about the arguments, and where to look."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "mattock"
    detail = str(getattr(error, "message", error)).rstrip(".")
    key = USAGE_KEYS.get(type(error).__name__, "cli-error-misused")
    name = getattr(error, "option_name", None) or parameter_label(getattr(error, "param", None))
    return say(key, name=name, detail=detail, command=f"{path} --help")


def parameter_label(parameter: object) -> str:
    """A parameter as it is typed: an option with its dashes, an argument by its name."""
    typed = [str(word) for word in getattr(parameter, "opts", ())]
    return max(typed, key=len, default="")


def say(key: str, **arguments: str) -> str:
    return Texts(current_language()).say(key, **arguments)
