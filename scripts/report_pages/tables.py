"""The page's tables. A cell is a text, or (text, value to sort by), or (text, value, HTML after the text)."""
import html

from . import data, summary


def table(heads, rows, classes=()):
    """classes: one CSS class a column, "" for none."""
    classes = list(classes) + [""] * (len(heads) - len(classes))

    def tag(name, content, css, value=None):
        attributes = (f' class="{css}"' if css else "") + ("" if value is None else f' data-value="{float(value)!r}"')
        return f"<{name}{attributes}>{content}</{name}>"

    def cell(c, css):
        content, value, extra = (*c, "")[:3] if isinstance(c, tuple) else (c, None, "")
        return tag("td", html.escape(str(content)) + extra, css, value)

    head = "".join(tag("th", html.escape(h), css) for h, css in zip(heads, classes))
    body = "".join("<tr>" + "".join(map(cell, row, classes)) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>'


def share_cell(share, with_bar=False):
    if share is None:
        return "-", -1
    bar = f'<span class="bar"><i style="width:{100 * min(share, 1):.0f}%"></i></span>' if with_bar else ""
    return summary.percent(share), share, bar


def limit_name(run, cell):
    least = data.limit(run, cell)
    return least[1] if least else "-"


def best_cells(run):
    groups, rows = run.group(), []
    for kernel, kind, shape, best, value, unit, share in summary.rows(run):
        kept = summary.kept_by_automatic(run, (kernel, kind, shape), groups[kernel, kind, shape])
        rows.append((kernel, shape + ("" if kind == "float" else f" ({kind})"), best.pattern, best.threads,
                     (summary.duration(best.seconds), best.seconds), (f"{value:.1f} {unit}", value),
                     share_cell(share, True), limit_name(run, best)) + (share_cell(kept),) * bool(run.automatic))
    heads = ["kernel", "shape", "best pattern", "threads", "time", "rate", "of the limit", "set by"]
    return table(heads + ["automatic keeps"] * bool(run.automatic), rows, ["", "wrap", "left", "", "", "", "", "left", "head"])


def by_size(run):
    rows = [(size, (f"{close} of {of}", close), share_cell(median), share_cell(largest))
            for size, close, of, median, largest in summary.by_size(run)]
    return table(["threads", "within 10 % of the best", "median loss", "largest loss"], rows)


def all_cells(run, cells):
    idle = any(c.idle_lane_share > 0 for c in cells)
    rows = []
    for c in cells:
        value, unit = summary.rate(c)
        rows.append((c.pattern, "automatic" if c.threads == 0 else c.threads, (summary.duration(c.seconds), c.seconds),
                     (f"{100 * c.variation:.1f} %", c.variation), (f"{value:.1f} {unit}", value),
                     share_cell(data.share_of_limit(run, c)))
                    + ((share_cell(c.idle_lane_share),) if idle else ()))
    return table(["pattern", "threads", "time", "variation", "rate", "of the limit"] + ["idle lanes"] * idle, rows)


PEAKS = {"float": "fma", "half": "fma_half", "bfloat": "fma_bfloat"}


def limits(run):
    """Streams by level, on one thread and on all."""
    threads = sorted({key[2] for key in run.limits})
    names = {stream + suffix: stream + words for stream in ("read", "write", "copy", "triad")
             for suffix, words in (("", ""), ("_nontemporal", ", non-temporal stores"))}
    parts = []
    for count in threads:
        present = [level for level in data.LEVELS if any(key[1:] == (level, count) for key in run.limits)]
        rows = []
        for stream, name in names.items():
            rates = [run.limits.get((stream, level, count)) for level in present]
            if any(rates):
                rows.append((name, *(("-", 0) if r is None else (f"{r / 1e9:.1f}", r) for r in rates)))
        peaks = [f"{kind} <b>{rate / 1e9:.1f}</b>" for kind, stream in PEAKS.items() if (rate := run.limits.get((stream, "peak", count)))]
        note = f"<p>Multiply-adds, GFLOP/s: {', '.join(peaks)}</p>" if peaks else ""
        title = "GB/s" if summary.is_of_gpu(run) else "1 thread, GB/s" if count == 1 else f"{count} threads, GB/s"
        parts.append(f'<div class="narrow"><h4>{title}</h4>{table(["stream"] + present, rows)}{note}</div>')
    return "".join(parts)


def dispatch(run):
    """Per dispatch; what was done 1000 times per one of it."""
    rows = []
    for name, ns in run.overheads.items():
        if not name.startswith("dispatch/"):
            continue
        parts = name.removeprefix("dispatch/").split("_")
        thousand = "1000" in parts
        label = " ".join(p for p in parts if p != "1000") + (" (each of 1000)" if thousand else "")
        each = ns / 1000 if thousand else ns
        rows.append((label, (f"{each:.1f}" if each < 1e5 else f"{each:.3g}", each)))
    return table(["empty dispatch", "ns"], rows)


def simdgroup_functions(run):
    """A row a function, for each target the time and how many times faster than a loop that may be vectorised, and than one that is not."""
    pairs = [n.removesuffix("/lanes").split("/")[1:] for n in run.overheads if n.endswith("/lanes")]
    targets, names = sorted({t for t, _ in pairs}), sorted({n for _, n in pairs})
    rows = []
    for name in names:
        row = [name]
        for target in targets:
            lanes = run.overheads.get(f"simdgroup/{target}/{name}/lanes")
            loops = [run.overheads.get(f"simdgroup/{target}/{name}/{way}") for way in ("loop", "scalar_loop")]
            row.append((f"{lanes:.2f}", lanes) if lanes else "-")
            row += [(f"{loop / lanes:.1f}x", loop / lanes) if lanes and loop else "-" for loop in loops]
        rows.append(row)
    heads = ["32 floats"] + [h for t in targets for h in (f"{t}, ns", "to loop", "to scalar loop")]
    return table(heads, rows)


def environment(run):
    skipped = ("caches", "load_avg", "host_name", "executable", "library_build_type", "json_schema_version")
    rows = [(key.replace("_", " "), str(value)) for key, value in sorted(run.context.items()) if key not in skipped]
    load = run.context.get("load_avg")
    if load:
        rows.append(("load at the start", ", ".join(f"{v:.2f}" for v in load)))
    return table(["environment", ""], rows, ["", "wrap"])
