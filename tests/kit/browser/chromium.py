"""The browser that tests, benchmarks and pictures drive, and the sizes of its window."""

from __future__ import annotations

import shutil

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "wide": (2560, 1440)}
