"""The two pages of a report: one HTML file with everything in it, and one of Markdown with its pictures beside it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from mattock.lab.dataset import ResultsRefused, read_note, scan
from mattock.lab.report.canvas import style
from mattock.lab.report.charts import Chart, charts
from mattock.lab.report.source import ReportSource
from mattock.lab.tables import SCHEMA
from mattock.texts import Texts

HTML: Final = "report.html"
MARKDOWN: Final = "report.md"
PICTURES: Final = "pictures"
CSS: Final = """
:root { --paper: #fbf8f1; --ink: #2d2620; --pale: #e4dccb; --soft: #6f6556; --accent: #b4472e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.5rem; margin: 3.5rem 0 .5rem; padding-top: 1rem; border-top: 3px solid var(--accent); }
h3 { font-size: 1.15rem; margin: 2.75rem 0 .15rem; }
p { margin: .2rem 0 .8rem; max-width: 46rem; }
.soft { color: var(--soft); }
figure { margin: .5rem 0; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 36rem; height: auto; font-family: inherit; }
details { margin: .25rem 0 0; }
summary { cursor: pointer; color: var(--soft); font-size: .9rem; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid var(--pale); }
nav a { color: var(--accent); margin-right: 1.2rem; }
"""


class Section(NamedTuple):
    """What the report says of one game."""

    game: str
    title: str
    summary: str
    charts: list[Chart]


def write_report(folder: Path, out: Path, language: str) -> list[Path]:
    """Both pages; what was written, the HTML page first."""
    note = read_note(folder)
    if note.get("schema") != SCHEMA:
        raise ResultsRefused(f"{folder}: results of another schema").saying(
            "other_results", folder=str(folder), what="schema"
        )
    texts = Texts(language)
    games = dict.fromkeys(cell["game"] for cell in note["cells"])
    with style():
        sections = [section(folder, game, language) for game in games if scan(folder, game, "games") is not None]
    if not sections:
        raise ResultsRefused(f"{folder}: no game was played yet").saying("no_results", folder=str(folder))
    title = texts.say("lab-report", name=folder.resolve().name)
    lead = texts.say("lab-lead", seed=note["seed"], version=note["mattock"])
    (out / PICTURES).mkdir(parents=True, exist_ok=True)
    (out / HTML).write_text(html_page(title, lead, sections, texts), encoding="utf-8")
    (out / MARKDOWN).write_text(markdown_page(title, lead, sections), encoding="utf-8")
    for one in sections:
        for chart in one.charts:
            (out / picture_of(one, chart)).write_text(chart.svg, encoding="utf-8")
    return [out / HTML, out / MARKDOWN]


def section(folder: Path, game: str, language: str) -> Section:
    source = ReportSource(folder, game, language)
    counts: dict[str, Any] = {"games": source.games.height, "decisions": int(source.games["decisions"].sum())}
    return Section(game, source.say("game-title"), source.say("lab-summary", **counts), list(charts(source)))


def picture_of(one: Section, chart: Chart) -> str:
    return f"{PICTURES}/{one.game}-{chart.name}.svg"


def html_page(title: str, lead: str, sections: list[Section], texts: Texts) -> str:
    links = "".join(f'<a href="#{one.game}">{escape(one.title)}</a>' for one in sections)
    body = "".join(html_section(one, texts) for one in sections)
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{CSS}</style></head>\n"
        f'<body><main><h1>{escape(title)}</h1><p class="soft">{escape(lead)}</p><nav>{links}</nav>\n'
        f"{body}</main></body></html>\n"
    )


def html_section(one: Section, texts: Texts) -> str:
    shown = "".join(html_chart(one.game, chart, texts) for chart in one.charts)
    head = f'<h2>{escape(one.title)}</h2><p class="soft">{escape(one.summary)}</p>'
    return f'<section id="{one.game}">{head}{shown}</section>\n'


def html_chart(game: str, chart: Chart, texts: Texts) -> str:
    heads, *rows = chart.table
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"
    drawn = with_own_ids(chart.svg, f"{game}-{chart.name}")
    return (
        f"<h3>{escape(chart.title)}</h3><p>{escape(chart.note)}</p><figure>{drawn}</figure>"
        f"<details><summary>{escape(texts.say('lab-table'))}</summary>{table}</details>\n"
    )


def with_own_ids(svg: str, name: str) -> str:
    """Pictures on one page must not share ids: a reference would find the first."""
    return svg.replace('id="', f'id="{name}-').replace('"#', f'"#{name}-').replace("url(#", f"url(#{name}-")


def markdown_page(title: str, lead: str, sections: list[Section]) -> str:
    parts = [f"# {title}\n\n{lead}\n"]
    for one in sections:
        parts.append(f"\n## {one.title}\n\n{one.summary}\n")
        for chart in one.charts:
            parts.append(f"\n### {chart.title}\n\n{chart.note}\n\n![{chart.title}]({picture_of(one, chart)})\n\n")
            heads, *rows = chart.table
            lines = [heads, ["---"] * len(heads), *rows]
            parts.append("".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines))
    return "".join(parts)
