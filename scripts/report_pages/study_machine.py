"""The sections of a study's page that are about one machine: what was measured there, in words, tables and figures."""
import dataclasses
import html

from benchmarking import choices, comparison, model, records, scaling, sizes

from . import page, roofline, study_figures, study_tables, summary, tables
from .compact import compact


def main_configuration(document):
    """The first build on the most host threads that it was measured with: what the page shows in full."""
    first = document["configurations"][0]
    alike = [c for c in document["configurations"] if all(c.get(a) == first.get(a) for a in comparison.AXES if a != "host_threads")]
    return max(alike, key=lambda c: c["host_threads"])["name"]


def of_configuration(document, name):
    return [r for r in document["records"] if r["configuration"] == name]


def cell_of(record):
    """With the limit that the record was given, which is that of the host it was measured on."""
    least = (record["limit_seconds"], record["limit_by"]) if record["limit_seconds"] else None
    return dataclasses.replace(records.cell_of(record), least=least)


def run_of(document, name):
    """The report's run of a configuration: its limits and all its cells."""
    configuration = next(c for c in document["configurations"] if c["name"] == name)
    environment = next(e for e in document["environments"] if e["id"] == configuration["environment"])
    run = records.as_run(configuration, [cell_of(r) for r in of_configuration(document, name)])
    run.context |= {"date": environment["date"], "commit": environment["commit"], "load_avg": environment["load_average_at_start"]}
    return run


def correctness(document):
    checked = [r for r in document["records"] if r["verdict"] != "not checked"]
    if not checked:
        return "No result was checked against the oracles."
    right = sum(r["verdict"] == "right" for r in checked)
    worst = max(checked, key=lambda r: r["error_share_of_bound"] or 0)
    return (f"{right} of {len(checked)} results are right by the float64 oracles; the largest error is "
            f"{100 * (worst['error_share_of_bound'] or 0):.0f} % of what the analysis allows ({worst['kernel']}).")


def words(document, run, compared, chosen):
    mine = of_configuration(document, run.name)
    lines = [sizes.sentence(found)] if (found := sizes.summary(mine)) else []
    lines += [text for text in (summary.about_limits(run), choices.sentence(chosen)) if text]
    lines += [f"{comparison.sentence(c)} {comparison.sensitivity(c)}" for _, c in compared] + [correctness(document)]
    return "".join(f"<li>{html.escape(line).replace(' %', '&nbsp;%')}</li>" for line in lines)


def comparisons(compared):
    parts, axis_before = [], None
    for axis, c in compared:
        if axis != axis_before:
            parts.append(f"<h3>By {comparison.AXIS_NAMES[axis]}</h3>")
        axis_before = axis
        rows = sorted(((k, *v) for k, v in c.by_kernel().items()), key=lambda row: row[1])
        if c.says_something:
            rows.append(("all cells", c.ratio, c.low, c.high))
        figure = study_figures.interval_plot(rows, f"time of {c.second} over {c.first}") if rows else comparison.TOO_FEW
        parts.append(f"<h4>{html.escape(c.second)} against {html.escape(c.first)}</h4><p class=\"soft\">Geometric means over a kernel's cells "
                     "with intervals that hold together with 95&nbsp;%; left of 1 the first-named is faster. Grey: the interval holds 1.</p>"
                     f'<div class="scroll">{figure}</div>{study_tables.differences(c)}')
    return "".join(parts)


def choices_section(chosen, label):
    """What the library keeps of the best cell where it is left to itself."""
    if not choices.by_kernel(chosen):
        return ""
    return (f"<h2>What the library chooses, {html.escape(label)}</h2><p>How often the library's own choice of a pattern and size keeps "
            "95&nbsp;% of the best cell's speed, over a kernel's shapes and types, and the least that it keeps. Half of the rounds choose the "
            "best cell and the others compare, then the other way round: by the measurements that chose it, the luckiest of many cells would "
            "seem better than it is.</p>"
            f"{study_tables.library_choices(chosen)}")


def idle_lanes(document, name):
    """What sizes with idle lanes take, against the next full one: as many SIMD groups, so the same work an instruction."""
    mine = [r for r in of_configuration(document, name) if r["pattern"] != "automatic"]
    place = lambda r, threads: (r["kernel"], r["type"], r["shape"], r["pattern"], threads)  # noqa: E731
    at = {place(r, r["threads_per_threadgroup"]): r for r in mine}
    pairs = [(full, r) for r in mine if r["threads_per_threadgroup"] % 32
             if (full := at.get(place(r, -(-r["threads_per_threadgroup"] // 32) * 32)))]
    compared = comparison.compare_pairs(("full", "idle"), pairs, paired=True)
    if not compared:
        return ""
    return (f"<h2>What idle lanes cost</h2><p>A size that is no multiple of 32 leaves lanes of its last SIMD group idle. Its time over that of the "
            "next full size, which runs as many SIMD groups a threadgroup, against what the idle share alone would cost. Below that, something "
            "else than lanes is the limit: memory, or what is done once a threadgroup; above, masked loads and stores take more than full ones."
            f"</p>{study_tables.idle_lanes(compared.differences)}")


def scaling_section(document):
    parts, labels = [], comparison.labels(document)
    for names in scaling.builds(document):
        found = scaling.speedups(document, names)
        if not found:
            continue
        by_kernel = {}
        for s in found:
            by_kernel.setdefault(f"{s.kernel}, {s.shape}, {s.type}", {})[s.threads] = (s.ratio, s.low, s.high)
        threads = [t for t in names if t == min(names) or any(s.threads == t for s in found)]
        parts.append(f'<h3>{html.escape(labels[names[max(names)]])}</h3><div class="figures"><div class="scroll">'
                     f'{study_figures.fan(list(by_kernel.items()), threads)}</div><div class="compact">{study_tables.speedups(found, threads[0])}</div></div>')
    if not parts:
        return ""
    return ("<h2>Scaling over host threads</h2><p>The best cell of each kernel on the fewest threads over its best on more, with 95&nbsp;% intervals over "
            "rounds. Kernels whose operands come from memory or a shared cache stop where its bandwidth does.</p>" + "".join(parts))


def predictions(document, name):
    configuration = next(c for c in document["configurations"] if c["name"] == name)
    each = configuration["overheads"].get("dispatch/inline_1000_threadgroups", 0) / 1000 * 1e-9
    groups = {}
    for r in of_configuration(document, name):
        if r["pattern"] != "automatic":
            groups.setdefault((r["kernel"], r["type"], r["shape"], r["pattern"]), []).append(r)
    return [p for members in groups.values() for p in model.predictions(members, each)]


def model_section(document, name, core):
    found = predictions(document, name)
    if not found:
        return ""
    agree = sum(abs(p.disagreement) <= 0.1 for p in found)
    points = [(f"{p.record['kernel']}, {p.record['pattern']}, {p.record['threads_per_threadgroup']} threads", p.predicted, p.measured, p.record["pattern"])
              for p in sorted(found, key=lambda p: p.record["cell"])]
    return (f"<h2>Model and measurement</h2><p>The model knows geometry only: idle lanes, waves over cores, and what an empty threadgroup "
            f"costs. Within 10 points of the measurement: {agree} of {len(found)} cells. Where it expects more than was measured, barriers and "
            "reductions a threadgroup or the cache footprint cost the rest; where it expects less, a larger threadgroup does something "
            f'better than its geometry says.</p><div class="figures"><div class="scroll">{study_figures.agreement(points)}</div></div>'
            f"{study_tables.predictions(found)}<h4>What a GPU core would hold</h4>{study_tables.occupancy([p.record for p in found], *core)}")


@dataclasses.dataclass
class Part:
    """One machine's part of the page; the kernels' own sections come last, as long as there is room."""
    run: object
    html: str
    groups: dict  # kernel -> {(kernel, type, shape): cells}


def render(document, compared, anchor, core):
    name = main_configuration(document)
    run, label = run_of(document, name), comparison.labels(document)[name]
    groups = {}
    for key, cells in run.group().items():
        groups.setdefault(key[0], {})[key] = cells
    mine = of_configuration(document, name)
    chosen = choices.choices(mine)
    parts = [f'<h2>In words</h2><ul class="words">{words(document, run, compared, chosen)}</ul>']
    if compared:
        parts.append(f"<h2>Configurations compared</h2>{study_tables.comparisons(compared)}"
                     f"<h2>Kernel by kernel, configuration against configuration</h2>{comparisons(compared)}")
    if groups:
        parts.append(f"<h2>Threadgroup sizes, {html.escape(label)}</h2>{page.overview(run)}{study_tables.sizes(sizes.summary(mine))}"
                     f"{idle_lanes(document, name)}"
                     f"<h2>Patterns, {html.escape(label)}</h2><p>What the best cell of a pattern loses against the kernel's best.</p>"
                     f"{study_tables.patterns(sizes.patterns(mine))}{choices_section(chosen, label)}{scaling_section(document)}"
                     f"<h2>Best cell of each kernel</h2>{tables.best_cells(run)}{roofline.section(run)}{model_section(document, name, core)}")
    parts.append(f"<h2>The machine's limits</h2>{tables.limits(run)}")
    functions = study_tables.simdgroup_functions(document, comparison.labels(document))
    if functions:
        parts.append(f"<h2>SIMD-group functions against the compilers' own vectorisers</h2>{functions}")
    return Part(run, "".join(parts), groups)


def every_kernel(part, anchor, room):
    """A section a kernel as long as the page has room for it (bytes): its first shape, before others of any kernel."""
    run, groups, first = part.run, part.groups, part.run.first_groups()
    sections, sizes = {}, {}
    for shapes in ("first", "all"):
        for kernel, mine in groups.items():
            some = mine if shapes == "all" else {first[kernel]: mine[first[kernel]]}
            section = page.kernel_section(run, kernel, some, first[kernel], anchor)
            size = len(compact(section).encode())
            if size - sizes.get(kernel, 0) <= room and (shapes == "first" or kernel in sections):
                room -= size - sizes.get(kernel, 0)
                sections[kernel], sizes[kernel] = section, size
    links = "".join(f'<a href="#{anchor}{kernel}">{kernel}</a>' for kernel in sections)
    return (f'<h2>Every kernel</h2><p class="soft">Bands are 95&nbsp;% intervals of the median. Kernels, shapes and types that are not '
            f"here are in the records.</p><nav>{links}</nav>" + "".join(sections.values()))
