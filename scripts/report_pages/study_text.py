"""A study's tables as Markdown, for a write-up: every number with its interval."""
from benchmarking import choices, comparison, sizes

from . import data, machines, study, study_machine, summary


def table(heads, rows):
    line = lambda cells: "| " + " | ".join(str(c).replace("|", "\\|") for c in cells) + " |"  # noqa: E731
    return "\n".join([line(heads), line("---" for _ in heads), *map(line, rows)]) + "\n"


def percent(value):
    return f"{100 * value:.1f} %"


def interval(loss):
    value, low, high = loss
    return f"{percent(value)} ({percent(low)} to {percent(high)})"


def configurations(document, labels):
    rows = []
    for c in document["configurations"]:
        o = c["overheads"]
        each = lambda name, n=1: f"{o[name] / n:.0f}" if name in o else "-"  # noqa: E731
        rows.append((labels[c["name"]], c["compiler"], f"`{c['flags']}`", c["openmp_package"], f"{c['kernel_compile_seconds']:.0f} s",
                     f"{c['kernel_code_bytes'] / 1e6:.2f} MB", each("dispatch/bare_parallel_for"), each("dispatch/bare_1000_barriers", 1000)))
    return table(("configuration", "compiler", "flags", "OpenMP", "kernels compile in", "code", "fork, ns", "barrier, ns"), rows)


def comparisons(compared):
    rows = [(comparison.AXIS_NAMES[axis], c.second, c.first, f"{c.ratio:.3f} ({c.low:.3f} to {c.high:.3f})", c.count("faster"),
             c.count("slower"), c.count("no difference shown")) for axis, c in compared]
    return table(("differ in", "configuration", "against", "time, mean ratio", "cells faster", "slower", "no difference shown"), rows)


def by_kernel(compared):
    kernels = list(dict.fromkeys(k for _, c in compared for k in c.by_kernel()))
    columns = [c.by_kernel() for _, c in compared]
    cell = lambda found: "{:.3f} ({:.3f} to {:.3f})".format(*found) if found else ""  # noqa: E731
    return table(["kernel"] + [f"{c.second} / {c.first}" for _, c in compared], [[k] + [cell(c.get(k)) for c in columns] for k in kernels])


def threadgroup_sizes(records):
    rows = [(s.threads, f"{s.close} of {s.groups}", f"{s.surely} to {s.possibly}", percent(s.median_loss), percent(s.largest_loss))
            for s in sizes.summary(records)]
    return table(("threads", "within 3 % of the best", "surely to possibly", "median loss", "largest loss"), rows)


def patterns(records):
    found = sizes.patterns(records)
    names = sorted({p for *_, lost in found for p in lost})
    return table(["kernel", "shape", *names], [(k, s, *(interval(lost[p]) if p in lost else "" for p in names)) for k, _, s, lost in found])


def library_choices(found):
    precisions = choices.by_precision(found)
    cells = lambda kept: (f"{kept.close} of {kept.choices}", kept.surely_below, kept.least_text) if kept else ("",) * 3  # noqa: E731
    rows = [(kernel, *(cell for name in precisions for cell in cells(kept.get(name)))) for kernel, kept in choices.by_kernel(found).items()]
    return table(("kernel", *(head for name in precisions for head in (f"{name}, within 5 %", "surely below", "least"))), rows)


def best_cells(run, records):
    by_cell = {(r["kernel"], r["pattern"], r["threads_per_threadgroup"], r["type"], r["shape"]): r for r in records}
    rows = []
    for kernel, kind, shape, best, value, unit, share in summary.rows(run):
        r = by_cell[kernel, best.pattern, best.threads, kind, shape]
        rows.append((kernel, shape, f"{best.pattern}, {best.threads}",
                     f"{summary.duration(r['median_seconds'])} ({summary.duration(r['low_seconds'])} to {summary.duration(r['high_seconds'])})",
                     f"{value:.0f} {unit}", summary.percent(share), (data.limit(run, best) or (0, "-"))[1]))
    return table(("kernel", "shape", "best cell", "time", "rate", "of the limit", "set by"), rows)


def of_machine(document, compared):
    labels, name = comparison.labels(document), study_machine.main_configuration(document)
    mine = study_machine.of_configuration(document, name)
    parts = ["### Configurations\n", configurations(document, labels)]
    if compared:
        parts += ["### Compared\n", comparisons(compared), *(f"- {comparison.sentence(c)}" for _, c in compared), "\n### By kernel\n",
                  by_kernel(compared)]
    if mine:
        parts += [f"### Threadgroup sizes, {name}\n", sizes.sentence(sizes.summary(mine)) + "\n", threadgroup_sizes(mine),
                  "Surely: the whole 95 % interval of the loss lies below 3 %; possibly: a part of it.\n",
                  "### Patterns: what the best cell of each loses\n", patterns(mine)]
        chosen = choices.choices(mine)
        if choices.by_kernel(chosen):
            parts += ["### What the library chooses\n", choices.sentence(chosen) + "\n", library_choices(chosen),
                      "Surely below: the whole 95 % interval of the share lies below 0.95.\n"]
        parts += ["### Best cells\n", best_cells(study_machine.run_of(document, name), mine)]
    return parts


def markdown(document, compared):
    found, parts = machines.of_document(document), []
    for m in found:
        parts += [f"## {study.about(m)}\n", *of_machine(m.document, comparison.comparisons(m.document) if len(found) > 1 else compared)]
    return "\n".join(parts)
