"""The page of a study: what records of several configurations say together, then the first one's matrix in full."""
import html
import re

from lab import comparison, model, records, sizes

from . import data, page, study_figures, study_tables, summary, tables
from .style import SORT, STYLE


def names_of(document):
    return list(dict.fromkeys(c["name"] for c in document["configurations"]))


def of_configuration(document, name):
    return [r for r in document["records"] if r["configuration"] == name]


def run_of(document, name):
    """The report's run of the first configuration of that name; its limits and all its cells."""
    configuration = next(c for c in document["configurations"] if c["name"] == name)
    environment = next(e for e in document["environments"] if e["id"] == configuration["environment"])
    run = records.as_run(configuration, [records.cell_of(r) for r in of_configuration(document, name)
                                         if r["environment"] == configuration["environment"]])
    run.context |= {"date": environment["date"], "commit": environment["commit"], "load_avg": environment["load_average_at_start"]}
    return run


def machine(environment, document):
    mine = [c for c in document["configurations"] if c["environment"] == environment["id"]]
    return (f"{environment['cpu']}, {environment['processors']} processors, {environment['system']}, kernel {environment['kernel']}, "
            f"commit {environment['commit']}; {len(mine)} configurations; {environment['date'][:16].replace('T', ' ')}")


def warnings(document, run):
    found = summary.warnings(run)
    for e in document["environments"]:
        load = e["load_average_at_start"][0]
        if load > 0.5 * e["processors"]:
            found.append(f"The load average was {load:.1f} on {e['processors']} processors when the run of {e['date'][:16]} began: "
                         "something else was running. All builds met it, but times, shares of the limit and whatever waits for other "
                         "threads are not those of an idle machine.")
    wrong = sorted({f"{r['kernel']} ({r['configuration']})" for r in document["records"] if r["verdict"] == "wrong"})
    if wrong:
        found.append(f"Wrong results: {', '.join(wrong)}.")
    if document["errors"]:
        e = document["errors"][0]
        found.append(f"{len(document['errors'])} turns failed, the first in {e['configuration']}, {e['group']}: {e['error']}")
    return list(dict.fromkeys(found))


def correctness(document):
    checked = [r for r in document["records"] if r["verdict"] != "not checked"]
    if not checked:
        return "No result was checked against the oracles."
    right = sum(r["verdict"] == "right" for r in checked)
    worst = max(checked, key=lambda r: r["error_share_of_bound"] or 0)
    return (f"{right} of {len(checked)} results are right by the float64 oracles; the largest error is "
            f"{100 * (worst['error_share_of_bound'] or 0):.0f} % of what the analysis allows ({worst['kernel']}).")


def words(document, run, compared):
    mine = of_configuration(document, run.name)
    lines = [sizes.sentence(found)] if (found := sizes.summary(mine)) else []
    lines += [text for text in (summary.about_limits(run), summary.about_automatic(run)) if text]
    lines += [comparison.sentence(c) for _, c in compared] + [correctness(document)]
    return "".join(f"<li>{html.escape(line).replace(' %', '&nbsp;%')}</li>" for line in lines)


def comparisons(compared):
    parts, axis_before = [], None
    for axis, c in compared:
        if axis != axis_before:
            parts.append(f"<h3>By {comparison.AXIS_NAMES[axis]}</h3>")
        axis_before = axis
        rows = sorted(((k, *v) for k, v in c.by_kernel().items()), key=lambda row: row[1])
        rows.append(("all cells", c.ratio, c.low, c.high))
        figure = study_figures.interval_plot(rows, f"time of {c.second} over {c.first}")
        parts.append(f"<h4>{html.escape(c.second)} against {html.escape(c.first)}</h4><p class=\"soft\">Geometric means over a kernel's cells "
                     "with 95&nbsp;% intervals; left of 1 the first-named is faster. Grey: the interval holds 1.</p>"
                     f'<div class="scroll">{figure}</div>{study_tables.differences(c)}')
    return "".join(parts)


def roofline(run):
    threads = run.host_threads
    roofs = [(level, max(rate for (s, l, n), rate in run.limits.items() if l == level and n == threads))
             for level in data.LEVELS if any(key[1:] == (level, threads) for key in run.limits)]
    peak = run.limits.get(("fma", "peak", threads))
    points = [(row[0], row[3].flops / row[3].bytes, row[3].flops / row[3].seconds) for row in summary.rows(run) if row[3].flops and row[3].bytes]
    if not roofs or not peak or not points:
        return ""
    best = {}
    for point in points:
        if point[0] not in best or point[2] > best[point[0]][2]:
            best[point[0]] = point
    return (f'<h2>Roofline</h2><div class="scroll">{study_figures.roofline(roofs, peak, list(best.values()))}</div>'
            f'<p class="soft">Best cell of each kernel, {html.escape(run.name)}; bytes count each input and output once. The lines are the '
            "fastest stream measured at each level, and the peak of fused multiply-adds in float (half and bfloat are computed in float).</p>")


def predictions(document, name):
    configuration = next(c for c in document["configurations"] if c["name"] == name)
    each = configuration["overheads"].get("dispatch/inline_1000_threadgroups", 0) / 1000 * 1e-9
    groups = {}
    for r in of_configuration(document, name):
        if r["pattern"] != "automatic":
            groups.setdefault((r["environment"], r["kernel"], r["type"], r["shape"], r["pattern"]), []).append(r)
    return [p for members in groups.values() for p in model.predictions(members, each)]


def model_section(document, name):
    found = predictions(document, name)
    if not found:
        return ""
    agree = sum(abs(p.disagreement) <= 0.1 for p in found)
    return (f"<h2>Model and measurement</h2><p>The model knows geometry only: idle lanes, waves over cores, and what an empty threadgroup "
            f"costs. Within 10 points of the measurement: {agree} of {len(found)} cells. Where it expects more than was measured, barriers and "
            "reductions a threadgroup or the cache footprint cost the rest; where it expects less, a larger threadgroup does something "
            f"better than its geometry says.</p>{study_tables.predictions(found)}<h4>Arithmetic of a threadgroup size</h4>"
            f"{study_tables.occupancy()}")


def reproduce(document):
    commits = sorted({e["commit"].partition("-dirty")[0] for e in document["environments"]} - {"not given"})
    lines = [f"git checkout {c}" for c in commits[:1]] + re.split(r";\s*", document["command"])
    return f"<h2>How to reproduce</h2><pre>{html.escape(chr(10).join(lines))}</pre>"


def every_kernel(run, groups, first, room):
    """A section a kernel: its first shape, and the others as long as the page has room for them (bytes)."""
    parts, left_out = [], 0
    room -= sum(len(page.kernel_section(run, k, {first[k]: g[first[k]]}, first[k], "k-")) for k, g in groups.items())
    for kernel, mine in groups.items():
        small = page.kernel_section(run, kernel, {first[kernel]: mine[first[kernel]]}, first[kernel], "k-")
        whole = page.kernel_section(run, kernel, mine, first[kernel], "k-")
        fits = len(whole) - len(small) <= room
        parts.append(whole if fits else small)
        room -= len(whole) - len(small) if fits else 0
        left_out += 0 if fits else len(mine) - 1
    links = "".join(f'<a href="#k-{kernel}">{kernel}</a>' for kernel in groups)
    note = f" {left_out} further shapes and types stand in records.csv only." if left_out else ""
    return (f'<h2>Every kernel</h2><p class="soft">Bands are 95&nbsp;% intervals of the median.{note}</p><nav>{links}</nav>' + "".join(parts))


LARGEST_PAGE = 2_800_000  # bytes


def render(document, compared):
    """The page; `compared` is what comparison.comparisons made of the document."""
    name = names_of(document)[0]
    run, label = run_of(document, name), comparison.labels(document)[name]
    first, groups = run.first_groups(), {}
    for key, cells in run.group().items():
        groups.setdefault(key[0], {})[key] = cells
    parts = [f'<p class="soft">{"<br>".join(html.escape(machine(e, document)) for e in document["environments"])}</p>',
             *(f'<p class="warning">{html.escape(w)}</p>' for w in warnings(document, run)),
             f'<h2>In words</h2><ul class="words">{words(document, run, compared)}</ul>']
    if compared:
        parts.append(f"<h2>Configurations compared</h2>{study_tables.comparisons(compared)}")
    parts.append(f"<h2>What building costs, and a dispatch</h2>{study_tables.configurations(document)}")
    if compared:
        parts.append(f"<h2>Kernel by kernel, configuration against configuration</h2>{comparisons(compared)}")
    if groups:
        parts.append(f"<h2>Threadgroup sizes, {html.escape(label)}</h2>{page.overview(run)}"
                     f"{study_tables.sizes(sizes.summary(of_configuration(document, name)))}"
                     f"<h2>Patterns, {html.escape(label)}</h2><p>What the best cell of a pattern loses against the kernel's best.</p>"
                     f"{study_tables.patterns(sizes.patterns(of_configuration(document, name)))}"
                     f"<h2>Best cell of each kernel</h2>{tables.best_cells(run)}{roofline(run)}{model_section(document, name)}")
    parts.append(f"<h2>The machine's limits</h2>{tables.limits(run)}")
    functions = study_tables.simdgroup_functions(document, comparison.labels(document))
    if functions:
        parts.append(f"<h2>SIMD-group functions against the compilers' own vectorisers</h2>{functions}")
    end = (f"<h2>Correctness</h2>{study_tables.correctness(document)}<h2>Environment</h2>{study_tables.environments(document)}"
           f"{reproduce(document)}")
    room = LARGEST_PAGE - sum(len(part.encode()) for part in parts) - len(end.encode()) - len(STYLE)
    parts += [every_kernel(run, groups, first, room), end]
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>Pewter: compilers, runtimes and threadgroup sizes</title><style>{STYLE}</style></head>\n<body>"
            f"<h1>Compilers, runtimes and threadgroup sizes</h1>{''.join(parts)}"
            "<p class=\"soft\">Times are medians over rounds; in a round each configuration measures a cell in a process of its own, one after "
            "another, in random order. A difference is called one where Mann-Whitney's test says so at 5&nbsp;% after Benjamini and "
            f"Hochberg's correction over all cells of a comparison.</p><script>{SORT}</script></body></html>\n")
