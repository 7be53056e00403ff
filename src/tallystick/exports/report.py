"""The lesson on one page as one file of HTML: no script, nothing from elsewhere, printed well."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from typing import Any, Final

from tallystick.exports.reporting import Report, TableRow, report_of
from tallystick.exports.taken import ReadTable, Taken
from tallystick.sessions.learning import COUNTS, HIDDEN, MORE, Learned
from tallystick.words import Words

STYLE: Final = files("tallystick.exports").joinpath("report.css").read_text("utf-8")


def report_html(taken: Taken, tables: Sequence[ReadTable], words: Words) -> str:
    report = report_of(taken, tables)
    game = words.say(f"game-{report.game}")
    title = report.title or words.say("report-title")
    sections = [
        facts(report, words),
        hour(report, words),
        before_and_after(report, words),
        table_list(report, words),
        moments(report, words),
        next_time(report, words),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(game)} · {day(report.created)} UTC</p></header>\n"
        + "\n".join(section for section in sections if section)
        + f"\n<footer>{said(words, 'report-honest')} {said(words, 'report-from-journals')}</footer>\n"
        + "</main>\n</body>\n</html>\n"
    )


def said(words: Words, message: str, **arguments: Any) -> str:
    return escape(words.say(message, **arguments))


def day(t: int) -> str:
    return datetime.fromtimestamp(t / 1000, UTC).strftime("%Y-%m-%d")


def clock(t: int) -> str:
    return datetime.fromtimestamp(t / 1000, UTC).strftime("%H:%M")


def section(title: str, inside: str) -> str:
    return f"<section><h2>{title}</h2>\n{inside}\n</section>"


def facts(report: Report, words: Words) -> str:
    over = sum(row.over for row in report.tables)
    told: list[tuple[str, str]] = [
        (str(report.people), said(words, "report-people", bots=report.bots)),
        (str(len(report.tables)), said(words, "report-tables", over=over)),
        (str(report.entries), said(words, "report-entries")),
    ]
    if any(one.says != HIDDEN for one in report.learned):
        told.append((f"{report.more} / {len(report.learned)}", said(words, "report-ideas-more")))
    rows = "".join(f"<div><dd>{number}</dd><dt>{name}</dt></div>" for number, name in told)
    return f'<dl class="facts">{rows}</dl>'


def hour(report: Report, words: Words) -> str:
    if not report.parts:
        return ""
    begin, end = report.parts[0]["from"], max(part["to"] for part in report.parts)
    whole = max(1, end - begin)
    bars = "".join(
        f'<li style="flex:{max(1, part["to"] - part["from"])}"><b>{said(words, "report-part-" + part["part"])}</b>'
        f"<span>{clock(part['from'])}</span></li>"
        for part in report.parts
        if part["to"] > part["from"] and whole
    )
    notes = "".join(
        f"<li><b>{clock(note.t)}</b> {note_said(note.what, note.table, note.minutes, words)}</li>"
        for note in report.notes
    )
    looked = said(words, "report-looked", count=report.looked)
    return section(
        said(words, "report-hour"), f'<ol class="hour">{bars}</ol><ul class="notes">{notes}<li>{looked}</li></ul>'
    )


def note_said(what: str, table: int | None, minutes: int | None, words: Words) -> str:
    return said(words, f"report-note-{what.replace('_', '-')}", table=table or 0, minutes=minutes or 0)


def before_and_after(report: Report, words: Words) -> str:
    shown = [one for one in report.learned if one.says != HIDDEN]
    if not report.learned:
        return ""
    if not shown:
        return section(said(words, "report-learned"), f"<p>{said(words, 'report-too-few')}</p>")
    rows = "".join(learned_row(one, words) for one in shown)
    names = ("report-idea", "report-shares", "report-counts", "report-change")
    heads = "".join(f"<th>{said(words, name)}</th>" for name in names)
    gain = "" if report.gain is None else f"<p>{said(words, 'report-gain', gain=report.gain)}</p>"
    table = f'<table class="learned"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return section(said(words, "report-learned"), table + gain)


def learned_row(one: Learned, words: Words) -> str:
    change = said(words, "learned-" + one.says)
    if one.says != COUNTS:
        apart = round(100 * (one.after - one.before) / one.n)
        change += " " + said(words, "learned-points", change=signed(apart), low=signed(one.low), high=signed(one.high))
    shares = said(words, "learned-shares", before=one.before, after=one.after, n=one.n)
    cells = "".join(f"<td>{cell}</td>" for cell in (drawn(one), shares, change))
    return f"<tr><th>{said(words, 'concept-' + one.idea)}</th>{cells}</tr>"


def signed(number: int) -> str:
    """
    >>> signed(7), signed(-4), signed(0)
    ('+7', '−4', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def drawn(one: Learned) -> str:
    """Before as a ring, after as a disc, and how sure the difference is."""
    before, after = 4 + 192 * one.before / one.n, 4 + 192 * one.after / one.n
    low, high = (min(196.0, max(4.0, before + 192 * end / 100)) for end in (one.low, one.high))
    sure = "" if one.says == COUNTS else f'<rect x="{low:.1f}" y="5" width="{high - low:.1f}" height="10" rx="5"/>'
    kind = "more" if one.says == MORE else "unsure"
    return (
        f'<svg class="{kind}" viewBox="0 0 200 20" width="200" height="20" aria-hidden="true">'
        f'<path d="M4 10h192"/>{sure}<line x1="{before:.1f}" y1="10" x2="{after:.1f}" y2="10"/>'
        f'<circle class="before" cx="{before:.1f}" cy="10" r="5"/>'
        f'<circle class="after" cx="{after:.1f}" cy="10" r="5.5"/></svg>'
    )


def table_list(report: Report, words: Words) -> str:
    told = ("table", "made", "most", "rounds", "pace", "end", "proved")
    names = [f"report-{name}" for name in told]
    heads = "".join(f"<th>{said(words, name)}</th>" for name in names)
    rows = "".join(table_row(row, words) for row in report.tables)
    return section(
        said(words, "report-table-list"), f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def table_row(row: TableRow, words: Words) -> str:
    pace = f"{row.round_ms // 60_000}:{row.round_ms // 1000 % 60:02}"
    proved = "" if row.proved is None else "✓" if row.proved else "✗"
    cells = (row.made, row.most, row.rounds, pace, ended(row.outcome, row.over, words), proved)
    told = "".join(f"<td>{cell}</td>" for cell in cells)
    return f"<tr><th>{row.number} {said(words, 'sign-' + row.sign)}</th>{told}</tr>"


def ended(outcome: str, over: bool, words: Words) -> str:
    if not over:
        return said(words, "report-running")
    return (
        said(words, f"ended-{outcome}") if outcome and words.has(f"ended-{outcome}") else said(words, "report-stopped")
    )


def moments(report: Report, words: Words) -> str:
    told = "".join(
        f"<li><b>{said(words, 'sign-' + one.sign)}</b> {said(words, one.id, **one.args) if one.id else ''} "
        f"<em>{said(words, 'concept-' + one.idea) if words.has('concept-' + one.idea) else ''}</em></li>"
        for one in report.moments
    )
    return section(said(words, "report-moments"), f"<ul>{told}</ul>") if told else ""


def next_time(report: Report, words: Words) -> str:
    lines: Iterable[str] = [
        *(
            said(words, "report-still", idea=words.say(f"concept-{idea}"), thought=thought[words.language])
            for idea, thought in report.thinks
        ),
        *(said(words, "report-unmet", idea=words.say(f"concept-{idea}")) for idea in report.unmet),
        *(
            f"{said(words, 'card-' + one.card)} {said(words, 'report-thought', right=one.right, answers=one.answers)} "
            f"{said(words, f'card-{one.card}.talk', **one.args)}"
            for one in report.asked
        ),
    ]
    told = "".join(f"<li>{line}</li>" for line in lines)
    return section(said(words, "report-next"), f"<ul>{told}</ul>") if told else ""
