"""The report as one self-contained HTML page: no script from elsewhere, figures inline, light and dark."""
import html

from . import data, figures, summary

STYLE = """
:root { --ink: #1c2330; --soft: #5b6474; --paper: #ffffff; --line: #dfe3ea; --band: #f5f7fa; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #a3acba; --paper: #14181f; --line: #323a47; --band: #1c222c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 72rem; padding: 1rem 1.2rem 4rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); } .soft { color: var(--soft); }
table { border-collapse: collapse; font-size: 0.88rem; width: 100%; } .wide { overflow-x: auto; }
th, td { padding: 0.25rem 0.5rem; text-align: right; } th:first-child, td:first-child { text-align: left; }
th { cursor: pointer; border-bottom: 2px solid var(--line); } tr:nth-child(even) td { background: var(--band); }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; } .pair > * { flex: 1 1 22rem; min-width: 0; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); } svg #on-colour text { fill: inherit; }
svg path[style*="stroke: #000000"], svg use[style*="stroke: #000000"] { stroke: var(--soft) !important; }
pre { background: var(--band); padding: 0.8rem; overflow-x: auto; }
@media print { body { max-width: none; font-size: 11px; } section { break-inside: avoid; } }
"""
SORT = """
document.querySelectorAll('th').forEach(th => th.addEventListener('click', () => {
  const body = th.closest('table').tBodies[0], i = th.cellIndex, down = th.dataset.down = th.dataset.down === '1' ? '' : '1';
  const key = row => row.cells[i].dataset.value ?? row.cells[i].textContent;
  const order = (a, b) => isNaN(a) || isNaN(b) ? String(a).localeCompare(b) : a - b;
  [...body.rows].sort((a, b) => (down ? -1 : 1) * order(key(a), key(b))).forEach(row => body.append(row));
}));
"""


def table(heads, rows):
    """rows of cells; a cell is a text, or (text, value to sort by)."""
    def cell(c):
        text, value = c if isinstance(c, tuple) else (c, None)
        return f"<td{'' if value is None else f' data-value={chr(34)}{value!r}{chr(34)}'}>{html.escape(str(text))}</td>"
    head = "".join(f"<th>{html.escape(h)}</th>" for h in heads)
    body = "".join("<tr>" + "".join(map(cell, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def best_table(run):
    rows = []
    for kernel, kind, shape, best, value, unit, share in summary.rows(run):
        rows.append((kernel, kind, shape, best.pattern, (best.threads, best.threads), (f"{best.seconds * 1e6:.1f} us", best.seconds),
                     (f"{value:.1f} {unit}", value), (f"{share:.0%}", share), data.level_of(run, best.bytes)))
    return table(["kernel", "type", "shape", "best pattern", "threads", "time", "rate", "of the limit", "level"], rows)


def limits_table(run):
    threads = sorted({key[2] for key in run.limits})
    names = list(dict.fromkeys((stream, level) for stream, level, _ in run.limits))
    def rate(key):
        return (f"{run.limits[key] / 1e9:.1f}", run.limits[key]) if key in run.limits else ""
    rows = [(f"{stream} {level}", "GFLOP/s" if stream == "fma" else "GB/s", *(rate((stream, level, t)) for t in threads))
            for stream, level in names]
    return table(["limit", "unit"] + [f"{t} threads" for t in threads], rows)


def overheads_table(run):
    rows = [(name, (f"{ns:.1f}", ns)) for name, ns in run.overheads.items() if name.startswith("dispatch/")]
    pairs = [n.removesuffix("/lanes") for n in run.overheads if n.endswith("/lanes")]
    lanes = [(p.removeprefix("simdgroup/"), (f"{run.overheads[p + '/lanes']:.2f}", run.overheads[p + "/lanes"]),
              (f"{run.overheads[p + '/scalar_loop']:.2f}", run.overheads[p + "/scalar_loop"]),
              (f"{run.overheads[p + '/scalar_loop'] / run.overheads[p + '/lanes']:.1f}x",
               run.overheads[p + "/scalar_loop"] / run.overheads[p + "/lanes"])) for p in pairs]
    return table(["dispatch", "ns"], rows) + table(["32 lanes of float", "ns", "scalar loop, ns", "ratio"], lanes)


def kernel_section(run, key, cells):
    kernel, kind, shape = key
    rows = [(c.pattern, (c.threads, c.threads), (f"{c.seconds * 1e6:.1f} us", c.seconds),
             ("{:.1f} {}".format(*summary.rate(c)), summary.rate(c)[0]),
             (f"{data.share_of_limit(run, c):.0%}", data.share_of_limit(run, c)), (f"{c.idle_lane_share:.0%}", c.idle_lane_share))
            for c in cells]
    return (f"<section><h2>{kernel}</h2><p class=soft>{html.escape(shape)}, {kind}</p><div class=pair>"
            f"<div>{figures.heat_map(cells)}</div><div>{figures.size_curve(cells)}</div></div><details><summary>All cells</summary>"
            + table(["pattern", "threads", "time", "rate", "of the limit", "idle lanes"], rows) + "</details></section>")


def render_run(run):
    c = run.context
    words = "".join(f"<li>{html.escape(s)}</li>" for s in summary.sentences(run))
    environment = table(["environment", ""], [(k, str(v)) for k, v in c.items() if not isinstance(v, (list, dict))])
    return (f"<p class=soft>{html.escape(c['cpu'])}; {c['compiler']}; {c['openmp_runtime']}; target {c['target']}; "
            f"{c['host_threads']} host threads; {c['date']}</p><h2>In words</h2><ul>{words}</ul>"
            f"<h2>Best cell of each kernel</h2>{best_table(run)}"
            "<p class=soft>The limit is the roofline of this run: bandwidth of the level that holds the working set, or the peak "
            "of fused multiply-adds, whichever allows less.</p>"
            f"<h2>The machine's limits</h2>{limits_table(run)}<h2>Overheads</h2>{overheads_table(run)}"
            + "".join(kernel_section(run, key, cells) for key, cells in run.group().items())
            + f"<h2>Environment</h2>{environment}")


def render(runs):
    body = "".join(render_run(run) for run in runs)
    return ("<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content='width=device-width'>"
            f"<title>Pewter: the threadgroup-size matrix</title><style>{STYLE}</style></head><body>"
            f"<h1>The threadgroup-size matrix</h1>{body}<h2>How to reproduce</h2><pre>scripts/bench</pre>"
            f"<script>{SORT}</script></body></html>\n")
