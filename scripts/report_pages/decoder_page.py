"""The page of a decoder's run: where the time of prompt and decoding goes, by kernel and purpose, and what memory is read at.

The file is what pewter_decode --times writes (bench/decoder/README.md).
"""
import html
import json
import pathlib

from .figures import svg, text
from .style import STYLE

STAGES = ("prompt", "decoding")
WIDTH, ROW, LEFT = 460, 24, 250
SMALLEST = 0.005  # of a stage's time: what is shown by itself


def read(path):
    document = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    missing = {"architecture", "threads", "read_bytes_per_second", *STAGES} - set(document)
    if missing:
        raise SystemExit(f"{path}: is not of pewter_decode --times: it has no {', '.join(sorted(missing))}")
    return document


def shares(stage):
    """(name, share of the stage's time, calls, bytes a second or None); what is small together, then what no kernel took."""
    whole = stage["seconds"] or 1
    rows, small = [], 0.0
    for k in stage["kernels"]:
        share = k["seconds"] / whole
        if share < SMALLEST:
            small += share
        else:
            rows.append((f"{k['kernel']}, {k['purpose']}", share, k["calls"], k["bytes"] / k["seconds"] if k["bytes"] else None))
    rest = 1 - sum(k["seconds"] for k in stage["kernels"]) / whole
    return rows + [(name, share, None, None) for name, share in (("other kernels", small), ("between kernels", rest)) if share > 0]


def bars(stage, label):
    body = []
    for i, (name, share, _, _) in enumerate(shares(stage)):
        top = i * ROW
        body.append(text(LEFT - 8, top + 16, name, "end"))
        body.append(f'<rect x="{LEFT}" y="{top + 4}" width="{WIDTH * share:.1f}" height="{ROW - 8}" rx="2" style="fill: var(--h5)"/>')
        body.append(text(LEFT + WIDTH * share + 6, top + 16, f"{100 * share:.1f} %", "start", "soft"))
    return svg(LEFT + WIDTH + 70, len(body) // 3 * ROW + 4, body, label)


def sentence(document, stage):
    s = document[stage]
    line = f"{s['tokens']:g} tokens, {s['tokens_per_second']:.2f} a second"
    rate, limit = sum(k["bytes"] for k in s["kernels"]) / (s["seconds"] or 1), document["read_bytes_per_second"]
    if stage == "decoding":
        line += f"; weights and cache are read at {rate / 1e9:.2f} GB/s"
        line += f", {100 * rate / limit:.0f} % of the {limit / 1e9:.2f} GB/s that can be read" if limit else ""
    return line


def as_text(document):
    lines = [f"{document['architecture']}, {document['parameters'] / 1e9:.3f} billion parameters, {document['threads']:g} threads"]
    for stage in STAGES:
        lines.append(f"{stage}: {sentence(document, stage)}")
        for name, share, calls, rate in shares(document[stage]):
            lines.append(f"  {100 * share:5.1f} %  {name:34}" + (f" {calls:7g} calls" if calls else "") + (f" {rate / 1e9:8.2f} GB/s" if rate else ""))
    return "\n".join(lines)


def render(document, path):
    title = f"{document['architecture']}, {document['parameters'] / 1e9:.3f} billion parameters"
    parts = [f"<h2>{stage.capitalize()}</h2><p>{html.escape(sentence(document, stage))}.</p><div class=\"wide\">{bars(document[stage], stage)}</div>"
             for stage in STAGES]
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{html.escape(title)}</title><style>{STYLE}</style></head><body><h1>{html.escape(title)}</h1>"
            f'<p class="soft">{document["threads"]:g} host threads; {html.escape(str(path))}</p>{"".join(parts)}</body></html>\n')
