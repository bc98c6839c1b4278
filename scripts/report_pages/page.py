"""The report as one self-contained HTML page: figures inline, nothing loaded from elsewhere."""
import html
import statistics

from . import data, figures, side_by_side, summary, tables
from .style import SORT, STYLE


def tiles(run):
    """The four or five figures that a reader takes home."""
    rows = list(summary.rows(run))
    shares = [share for *_, share in rows if share is not None]
    kept = [k for key, cells in run.group().items() if (k := summary.kept_by_automatic(run, key, cells)) is not None]
    copies = [rate for (stream, level, threads), rate in run.limits.items()
              if stream.startswith("copy") and level == "DRAM" and threads == run.host_threads]
    peak = run.limits.get(("fma", "peak", run.host_threads))
    threads = "" if summary.is_of_gpu(run) else f", {run.host_threads} threads"
    found = [(len({row[0] for row in rows}), f"kernels, {len(run.cells)} cells measured")]
    if shares:
        found.append((summary.percent(statistics.median(shares)), "of the machine's limit: median of the best cells"))
    if kept:
        found.append((summary.percent(statistics.median(kept)), "of the best cell's speed with the library's choice, median"))
    if copies:
        found.append((f"{max(copies) / 1e9:.1f} GB/s", f"copy in memory{threads}"))
    if peak:
        unit = "TFLOP/s" if peak >= 1e13 else "GFLOP/s"
        found.append((f"{peak / (1e12 if peak >= 1e13 else 1e9):.{1 if peak >= 1e13 else 0}f} {unit}", f"peak of multiply-adds{threads}"))
    return '<div class="tiles">' + "".join(f'<div class="tile"><b>{a}</b><span>{b}</span></div>' for a, b in found) + "</div>"


def key_to_colours():
    bounds = ["below 40"] + [f"from {100 * s:.0f}" for s in figures.STEPS]
    return '<p class="soft key">&percnt; of the best cell of a row:' + "".join(
        f' <span><i style="background:var(--h{i})"></i>{b}</span>' for i, b in enumerate(bounds)) + "; framed: the best</p>"


def overview(run):
    sizes, groups = summary.sizes_of(run), run.group()
    names, shares, with_automatic = [], [], bool(run.automatic)
    for kernel, key in run.first_groups().items():
        losses = [summary.penalty(groups[key], s) for s in sizes]
        row = [None if loss is None else 1 / (1 + loss) for loss in losses]
        if with_automatic:
            row.append(summary.kept_by_automatic(run, key, groups[key]))
        names.append(kernel)
        shares.append(row)
    columns = [str(s) for s in sizes] + ["automatic"] * with_automatic
    gap = len(sizes) if with_automatic else None
    figure = figures.heat_map(names, columns, shares, "threads per threadgroup, best pattern at each",
                              10 + 7 * max(map(len, names)), gap)
    return (f'<div class="figures"><div class="scroll">{figure}{key_to_colours()}</div>'
            f'<div class="narrow">{tables.by_size(run)}<p class="soft">Over all kernels and shapes; the loss is the time '
            "that the best pattern at a size takes beyond the best cell.</p></div></div>")


def size_heat_map(cells):
    """Threadgroup size by pattern."""
    patterns = list(dict.fromkeys(c.pattern for c in cells))
    sizes = sorted({c.threads for c in cells})
    best = summary.best_of(cells).seconds
    at = {(c.pattern, c.threads): best / c.seconds for c in cells}
    return figures.heat_map(patterns, sizes, [[at.get((p, s)) for s in sizes] for p in patterns],
                            "threads per threadgroup; % of the best cell", 88)


def limit_rate(run, cell):
    """The machine's limit in the unit of the cell's rate."""
    share = data.share_of_limit(run, cell)
    return None if not share else summary.rate(cell)[0] / share


def size_curve(run, cells):
    """Rate over threadgroup size."""
    sizes = sorted({c.threads for c in cells})
    series = [(p, p, sorted((c.threads, summary.rate(c)[0]) for c in cells if c.pattern == p))
              for p in dict.fromkeys(c.pattern for c in cells)]
    least = limit_rate(run, cells[0])
    line = [(sizes[0], least), (sizes[-1], least)] if least and len(sizes) > 1 else None
    bands = {p: sorted((c.threads, *band_of(c)) for c in cells if c.pattern == p and c.low) for p, *_ in series}
    return figures.line_plot(series, [(s, s) for s in sizes], "threads per threadgroup", summary.rate(cells[0])[1], line, bands)


def band_of(cell):
    """The interval of a cell's rate: the longest time is the lowest rate."""
    value, _ = summary.rate(cell)
    return value * cell.seconds / cell.high, value * cell.seconds / cell.low


def problem_curve(run, groups, kind):
    """Rate of the best cell of each pattern over the working set, if there are enough shapes of one unit."""
    of_kind = sorted((cells for key, cells in groups.items() if key[1] == kind), key=lambda cells: cells[0].bytes)
    units = {summary.rate(cells[0])[1] for cells in of_kind}
    if len(of_kind) < 3 or len(units) != 1:
        return ""
    series = {}
    for cells in of_kind:
        for pattern in dict.fromkeys(c.pattern for c in cells):
            best = summary.best_of([c for c in cells if c.pattern == pattern])
            series.setdefault(pattern, []).append((best.bytes, summary.rate(best)[0]))
    limits = [(cells[0].bytes, limit_rate(run, cells[0])) for cells in of_kind]
    lowest, highest = of_kind[0][0].bytes, of_kind[-1][0].bytes
    ticks = [(10.0 ** e, summary.size_text(10.0 ** e)) for e in range(3, 12) if lowest <= 10.0 ** e <= highest]
    ticks = ticks or [(lowest, summary.size_text(lowest)), (highest, summary.size_text(highest))]
    plot = figures.line_plot([(p, p, points) for p, points in series.items()], ticks, "bytes read and written", units.pop(),
                             limits if all(r for _, r in limits) else None)
    return f'<h4>Best threadgroup size over the problem\'s size, {kind}</h4><div>{plot}</div>'


def article(run, key, cells):
    kernel, kind, shape = key
    best = summary.best_of(cells)
    value, unit = summary.rate(best)
    share = data.share_of_limit(run, best)
    reached = f", {summary.percent(share)} of the limit ({tables.limit_name(run, best)})" if share else ""
    chosen = run.automatic.get(key)
    return (f"<article><h4>{html.escape(shape)}, {kind}</h4>"
            f'<p class="soft">Best: {best.pattern}, {best.threads} threads: {summary.duration(best.seconds)}, '
            f"{value:.1f} {unit}{reached}. Working set {summary.size_text(best.bytes)}.</p>"
            f'<div class="figures"><div class="scroll">{size_heat_map(cells)}</div><div>{size_curve(run, cells)}</div></div>'
            f"<details><summary>All cells</summary>{tables.all_cells(run, cells + ([chosen] if chosen else []))}</details></article>")


def kernel_section(run, kernel, groups, first, anchor):
    others = [key for key in groups if key != first]
    body = article(run, first, groups[first]) + problem_curve(run, groups, first[1])
    if others:
        body += (f"<details><summary>{len(others)} more shapes and types</summary>"
                 + "".join(article(run, key, groups[key]) for key in others) + "</details>")
    return f'<section id="{anchor}{kernel}"><h3>{kernel}</h3>{body}</section>'


def render_run(run, anchor):
    by_kernel, first = {}, run.first_groups()
    for key, cells in run.group().items():
        by_kernel.setdefault(key[0], {})[key] = cells
    warnings = "".join(f'<p class="warning">{html.escape(w)}</p>' for w in summary.warnings(run))
    words = "".join(f"<li>{html.escape(s).replace(' %', '&nbsp;%')}</li>" for s in summary.sentences(run))
    links = "".join(f'<a href="#{anchor}{kernel}">{kernel}</a>' for kernel in by_kernel)
    c = run.context
    parts = [f'<p class="soft">{html.escape(summary.machine(run))}; {html.escape(c["date"][:16].replace("T", " "))}</p>{warnings}{tiles(run)}',
             f'<h2>In words</h2><ul class="words">{words}</ul>']
    if by_kernel:
        parts.append(f"<h2>What each threadgroup size keeps of the best one</h2>{overview(run)}"
                     f"<h2>Best cell of each kernel</h2>{tables.best_cells(run)}"
                     '<p class="soft">The limit is the roofline of this run: the bandwidth measured at the memory levels that hold '
                     "the working set (caches filled first), for the stream (read, copy or triad) that writes the same part of its "
                     "bytes, or the peak of fused multiply-adds, whichever allows less. Click on a column's head to sort.</p>")
    if run.limits:
        parts.append(f"<h2>The machine's limits</h2>{tables.limits(run)}")
    if run.overheads:
        parts.append(f'<h2>Overheads</h2><div class="narrow">{tables.dispatch(run)}</div>')
        if any(name.endswith("/lanes") for name in run.overheads):
            parts.append(f'<div class="narrow">{tables.simdgroup_functions(run)}'
                         '<p class="soft">ns a call, and how many times faster than the same as a loop at -O3, and than one that the '
                         'compiler must not vectorise.</p></div>')
    if by_kernel:
        parts.append(f"<h2>Kernel by kernel</h2><nav>{links}</nav>"
                     + "".join(kernel_section(run, k, groups, first[k], anchor) for k, groups in by_kernel.items()))
    parts.append(f"<h2>Environment</h2>{tables.environment(run)}")
    return "".join(parts)


def reproduce(commits, commands):
    """commits: commit -> the names of what was measured at it."""
    known = {commit: names for commit, names in commits.items() if commit not in ("", "not given")}
    dirty = sorted(commit for commit in known if "-dirty" in commit)
    warning = (f'<p class="warning">Measured with changes that no commit has ({html.escape(", ".join(dirty))}): a checkout does not '
               "give exactly what was measured.</p>" if dirty else "")
    who = {commit: f"  # {', '.join(names)}" if len(known) > 1 else "" for commit, names in known.items()}
    lines = [f"git checkout {commit.partition('-dirty')[0]}{who[commit]}" for commit in sorted(known)] + list(commands)
    return f"<h2>How to reproduce</h2>{warning}<pre>{html.escape(chr(10).join(lines))}</pre>"


def render(runs, commands=()):
    """commands: what made them, where that was not scripts/bench."""
    body = side_by_side.section(runs) + "".join((f"<h2>{html.escape(run.name)}</h2>" if len(runs) > 1 else "") + render_run(run, f"r{i}-")
                   for i, run in enumerate(runs))
    commits = {}
    for run in runs:
        commits.setdefault(run.context.get("commit", ""), []).append(run.name)
    modes = {" --device gpu" * summary.is_of_gpu(run) + " --full" * (run.context.get("mode") == "full") for run in runs}
    commands = commands or [f"scripts/bench{mode}" for mode in sorted(modes)]
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>Pewter: the threadgroup-size matrix</title><style>{STYLE}</style></head>\n<body>"
            f"<h1>The threadgroup-size matrix</h1>{body}{reproduce(commits, commands)}"
            "<p class=\"soft\">Each time is the median of the repetitions, which ran in random order over the whole run. Operands "
            f"are warm: they were used just before.</p><script>{SORT}</script></body></html>\n")
