"""Rate limits: token buckets by person and by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from mattock.server.http.replies import Refused, TooFast
from mattock.tables.log.commands import (
    Abandon,
    Decline,
    HandOver,
    Leave,
    Moderate,
    Pick,
    Return,
    Say,
    SeatBot,
    Sit,
    TableCommand,
    TakeBack,
)

SEATING: Final = frozenset({Abandon, Decline, HandOver, Leave, Moderate, Pick, Return, SeatBot, Sit, TakeBack})

WHOLE_GAME: Final = 20.0  # the price of playing a whole game again, in requests
DAY: Final = 86_400.0
SITE: Final = 48  # bits of an IPv6 address that somebody with a line of their own cannot choose
MAX_BUCKETS: Final = 20_000  # buckets remembered; the longest unused one is forgotten, which is to fill it


class Limit:
    """`rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, price: float = 1.0) -> TooFast | None:
        """Take tokens out of a bucket; if there are too few, the answer says when to come back."""
        now = self._now()
        left, since = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        refusal = None if left >= price else TooFast(retry=round((price - left) / self.rate, 3))
        self._buckets[who] = (left if refusal else left - price, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return refusal

    def give_back(self, who: str) -> None:
        """Return a token that turned out not to be needed."""
        if who in self._buckets:
            left, since = self._buckets[who]
            self._buckets[who] = (min(self.burst, left + 1.0), since)


class Guess(NamedTuple):
    """A try of a table's password. If it is wrong and the table has had too many, `refusal` is all that is answered."""

    table: str
    address: str
    refusal: TooFast | None = None


class Guesses:
    """Tries of tables' passwords, from all addresses together and from each network. When those of a table are used up,
    a network with few tries that day has more of its own: strangers lock nobody out who knows the password.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._all = Limit(0.1, 20.0, now)
        self._own = Limit(1 / 30, 10.0, now)
        self._spared = Limit(3 / DAY, 3.0, now)

    def take(self, table: str, address: str) -> Guess | TooFast:
        near, far = f"{table} {network(address)}", f"{table} {network(address, SITE)}"
        if (refusal := self._own.take(near)) is not None:
            return refusal
        is_spared = self._spared.take(far) is None
        refusal = self._all.take(table)
        return Guess(table, address, refusal) if refusal is None or is_spared else refusal

    def give_back(self, guess: Guess) -> None:
        table, address = guess.table, guess.address
        self._own.give_back(f"{table} {network(address)}")
        self._spared.give_back(f"{table} {network(address, SITE)}")
        if guess.refusal is None:
            self._all.give_back(table)


class Limits:
    """The limits of one server, by person, address and table."""

    def __init__(self, *, are_on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.are_on = are_on
        self._people = Limit(20.0, 200.0, now)
        self._addresses = Limit(100.0, 1000.0, now)
        self._attempts = Limit(0.5, 40.0, now)
        self._coaches = Limit(0.5, 8.0, now)
        self._guesses = Guesses(now)
        self._reviews = Limit(0.05, 20.0, now)
        self._talk = Limit(0.5, 10.0, now)
        self._seating = Limit(1.0, 30.0, now)
        self._reports = Limit(1 / 30, 5.0, now)

    def of_person(self, person: str, price: float = 1.0) -> TooFast | None:
        return self._people.take(person, price) if self.are_on else None

    def of_address(self, address: str) -> TooFast | None:
        return self._addresses.take(network(address)) if self.are_on else None

    def of_attempts(self, address: str) -> TooFast | None:
        return self._attempts.take(network(address)) if self.are_on else None

    def of_guess(self, table: str, address: str) -> Guess | TooFast:
        """A password is about to be tried at a table."""
        return self._guesses.take(table, address) if self.are_on else Guess(table, address)

    def was_no_guess(self, guess: Guess) -> None:
        """It was right, or could not be compared."""
        self._guesses.give_back(guess)

    def of_command(self, person: str, kind: type[TableCommand]) -> TooFast | None:
        """Limit talk and changes of seats, which everybody at a table is told."""
        limit = self._talk if kind is Say else self._seating if kind in SEATING else None
        return limit.take(person) if self.are_on and limit is not None else None

    def of_review(self, person: str) -> TooFast | None:
        """Limit requests for reviews, whether they exist already or not."""
        return self._reviews.take(person) if self.are_on else None

    def of_report(self, person: str) -> TooFast | None:
        return self._reports.take(person) if self.are_on else None

    def of_coach(self, person: str) -> TooFast | None:
        return self._coaches.take(person) if self.are_on else None


def network(address: str, width: int = 64) -> str:
    """The network that is limited as one: an IPv6 client owns all addresses of its /64, and a site those of its /48."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, width), strict=False)) if found.version == 6 else address


def check(refusal: TooFast | None) -> None:
    if refusal is not None:
        raise Refused(refusal)
