"""The tables of a study's page."""
import json
import math

from benchmarking import choices, comparison, model

from . import summary
from .tables import share_cell, table


def ratio_cell(ratio, low, high):
    return f"{ratio:.3f} ({low:.3f} to {high:.3f})" if math.isfinite(high) else f"{ratio:.3f} (too few rounds)", ratio


def comparisons(compared):
    rows = [(comparison.AXIS_NAMES[axis], c.second, c.first, ratio_cell(c.ratio, c.low, c.high), c.count("faster"), c.count("slower"),
             c.count("no difference shown")) for axis, c in compared]
    return table(["differ in", "configuration", "against", "time, mean ratio (95 %)", "cells faster", "slower", "no difference shown"], rows,
                 ["", "left", "left", "head", "head", "head", "head"])


MOST_ROWS = 150


def differences(c):
    """The cells called different, those that differ most first."""
    rows = []
    found = sorted((d for d in c.differences if d.different), key=lambda d: -abs(math.log(d.ratio)))
    if not found:
        return '<p class="soft">No cell is called different.</p>'
    for d in found[:MOST_ROWS]:
        r = d.record
        size = r["threads_per_threadgroup"] or "automatic"
        rows.append((r["kernel"], r["pattern"], size, r["type"], r["shape"], (summary.duration(r["median_seconds"]), r["median_seconds"]),
                     (summary.duration(d.other["median_seconds"]), d.other["median_seconds"]), ratio_cell(d.ratio, d.low, d.high),
                     (f"{d.p:.2g}", d.p), d.verdict))
    title = f"{len(found)} of {len(c.differences)} cells differ" + (f"; the {MOST_ROWS} that do most" if len(found) > MOST_ROWS else "")
    heads = ["kernel", "pattern", "threads", "type", "shape", c.first, c.second, "ratio (95 %)", "p, corrected", "verdict"]
    return (f"<details><summary>{title}</summary>{table(heads, rows, ['', 'left', '', 'left', 'wrap', 'head', 'head', '', 'head', 'left'])}"
            "</details>")


OVERHEADS = {"fork, ns": ("dispatch/bare_parallel_for", 1), "barrier, ns": ("dispatch/bare_1000_barriers", 1000),
             "inline dispatch, ns": ("dispatch/inline", 1), "forked dispatch, ns": ("dispatch/forked_threadgroups", 1),
             "shared phase, ns": ("dispatch/shared_1000_phases", 1000)}


def configurations(machines):
    """What each configuration costs; with several machines, next to the machine's name."""
    rows, several = [], len(machines) > 1
    for machine in machines:
        labels = comparison.labels(machine.document)
        for c in machine.document["configurations"]:
            costs = [(f"{c['overheads'][name] / n:.0f}", c["overheads"][name] / n) if name in c["overheads"] else ("-", 0)
                     for name, n in OVERHEADS.values()]
            rows.append((machine.name,) * several + (labels[c["name"]], (f"{c['kernel_compile_seconds']:.0f} s", c["kernel_compile_seconds"]),
                                                     (f"{c['kernel_code_bytes'] / 1e6:.2f} MB", c["kernel_code_bytes"]), *costs))
    return table(["machine"] * several + ["configuration", "compile time of kernels, one core", "their code", *OVERHEADS], rows,
                 ["left"] * several + ["left", "head", "", *["head"] * 5])


def sizes(found):
    rows = [(s.threads, (f"{s.close} of {s.groups}", s.close), (f"{s.surely} to {s.possibly}", s.surely), share_cell(s.median_loss),
             share_cell(s.largest_loss)) for s in found]
    return ('<div class="narrow">' + table(["threads", "within 3 % of the best", "surely to possibly", "median loss", "largest loss"], rows)
            + '<p class="soft">Surely: kernels and shapes whose whole 95&nbsp;% interval of the loss lies below 3&nbsp;%; possibly: those where a '
            "part of it does.</p></div>")


def patterns(found):
    """What each pattern's best cell loses against the best cell."""
    names = sorted({p for *_, lost in found for p in lost})

    def cell(lost, pattern):
        if pattern not in lost:
            return "", 9
        loss, low, high = lost[pattern]
        interval = f"{100 * low:.1f} to {100 * high:.1f}" if math.isfinite(high) else "too few rounds"
        return f"{100 * loss:.1f} %", loss, f'<br><span class="soft">{interval}</span>'

    return table(["kernel", "type", "shape", *names], [(k, t, s, *(cell(lost, p) for p in names)) for k, t, s, lost in found],
                 ["", "left", "wrap"])


def library_choices(found):
    """A row a kernel, columns for each precision that was measured."""
    precisions = choices.by_precision(found)

    def cells(kept):
        if not kept:
            return ("", -1), ("", -1), ("", 9)
        return ((f"{kept.close} of {kept.choices}", kept.close / kept.choices), (kept.surely_below, kept.surely_below),
                (kept.least_text, kept.least.share))

    rows = [(kernel, *(cell for name in precisions for cell in cells(kept.get(name)))) for kernel, kept in choices.by_kernel(found).items()]
    heads = [head for name in precisions for head in (f"{name}: within 5 % of the best", "surely below", "least share")]
    return (table(["kernel", *heads], rows, ["", *["head", "head", "wrap"] * len(precisions)])
            + '<p class="soft">Surely below: kernels, shapes and types whose whole 95&nbsp;% interval of the share lies below 0.95.</p>')


def simdgroup_functions(document, labels):
    """How many times faster than the compiler's loop at -O3, on the best target: what its vectoriser leaves."""
    def measured_target(target, overheads):
        """An extension, as avx512_bf16, has no functions of its own but the next target's: the best available."""
        targets = [n.split("/")[1] for n in overheads if n.endswith("/loop")]
        return target if target in targets or not targets else targets[0]

    of = {labels[c["name"]]: (measured_target(c["target"], c["overheads"]), c["overheads"])
          for c in document["configurations"] if c["own_runtime"]}
    names = sorted({n.split("/")[2] for _, overheads in of.values() for n in overheads if n.endswith("/loop")})
    rows = []
    for name in names:
        row = [name]
        for target, overheads in of.values():
            lanes, loop = (overheads.get(f"simdgroup/{target}/{name}/{way}") for way in ("lanes", "loop"))
            row += [(f"{lanes:.2f}", lanes), (f"{loop:.2f}", loop), (f"{loop / lanes:.1f}x", loop / lanes)] if lanes and loop else ["-"] * 3
        rows.append(row)
    return table(["32 floats, ns"] + [h for label in of for h in (label, "loop", "ratio")], rows, [""] + ["head", "", ""] * len(of)) if rows else ""


def predictions(found):
    rows = []
    for p in sorted(found, key=lambda p: -abs(p.disagreement)):
        r = p.record
        rows.append((r["kernel"], r["pattern"], r["threads_per_threadgroup"], r["threadgroups"], r["waves"], share_cell(r["idle_lane_share"]),
                     share_cell(p.predicted), share_cell(p.measured), (f"{100 * p.disagreement:+.0f}", p.disagreement), r["shape"]))
    heads = ["kernel", "pattern", "threads", "threadgroups", "waves", "idle lanes", "model keeps", "measured", "points apart", "shape"]
    shown = 20
    css = ["", "left", "", "", "", "", "", "", "", "wrap"]
    rest = f"<details><summary>{len(rows) - shown} more</summary>{table(heads, rows[shown:], css)}</details>" if len(rows) > shown else ""
    return table(heads, rows[:shown], css) + rest


STATES = (32, 64, 128)  # bytes that a thread keeps in registers


def occupancy(records, registers, memory):
    """A row a kernel, at its best size: threadgroups that a GPU core holds by registers, and the memory that then is each one's."""
    best, rows = {}, []
    for r in records:
        if r["kernel"] not in best or r["median_seconds"] < best[r["kernel"]]["median_seconds"]:
            best[r["kernel"]] = r
    for kernel, r in sorted(best.items()):
        threads = r["threads_used"]
        held = [model.resident_threadgroups(threads, state, 0, registers, memory) for state in STATES]
        room = memory // held[STATES.index(64)] if held[STATES.index(64)] else 0
        rows.append((kernel, threads, r["threadgroups"], (summary.size_text(r["bytes"] / r["threadgroups"]), r["bytes"] / r["threadgroups"]), *held,
                     (f"{room} B", room)))
    heads = ["kernel", "threads", "threadgroups", "moved by one", *(f"held at {s} B a thread" for s in STATES), "memory each, at 64 B"]
    return (table(heads, rows, ["", "", "", "", *["head"] * 4])
            + f'<p class="soft">Threadgroups of the best size that a GPU core of {registers} bytes of registers and {memory} of threadgroup memory '
            "holds at a time; 0: it does not fit. What a thread keeps and how much threadgroup memory a kernel takes are not in the records, as no "
            "kernel declares them: hence three states, and the memory that each threadgroup may take without lessening their number. "
            "scripts/report --registers-per-core and --memory-per-core take other cores.</p>")


def idle_lanes(differences):
    rows = []
    for d in sorted(differences, key=lambda d: -d.ratio):
        r, full = d.other, d.record
        alone = (1 - full["idle_lane_share"]) / (1 - r["idle_lane_share"])
        rows.append((r["kernel"], r["pattern"], r["threads_per_threadgroup"], full["threads_per_threadgroup"], share_cell(r["idle_lane_share"]),
                     (f"{alone:.2f}", alone), ratio_cell(d.ratio, d.low, d.high), d.verdict, r["shape"]))
    heads = ["kernel", "pattern", "threads", "full size", "idle lanes", "lanes alone", "time, ratio (95 %)", "verdict", "shape"]
    return table(heads, rows, ["", "left", "", "head", "", "head", "", "left", "wrap"])


def speedups(found, fewest):
    rows = [(s.kernel, s.shape + ("" if s.type == "float" else f" ({s.type})"), s.threads, (f"{s.ratio:.2f} ({s.low:.2f} to {s.high:.2f})", s.ratio))
            for s in sorted(found, key=lambda s: (s.threads, -s.ratio))]
    return table(["kernel", "shape", "host threads", f"speed-up over {fewest} (95 %)"], rows, ["", "wrap", "head", "head"])


def correctness(machines):
    worst, several = {}, len(machines) > 1
    for machine in machines:
        labels = comparison.labels(machine.document)
        for r in machine.document["records"]:
            if r["verdict"] == "not checked":
                continue
            key = machine.name, r["kernel"], r["type"]
            count, wrong, before, label = worst.get(key, (0, 0, None, ""))
            if before is None or (r["error_share_of_bound"] or 0) > (before["error_share_of_bound"] or 0):
                before, label = r, labels[r["configuration"]]
            worst[key] = count + 1, wrong + (r["verdict"] == "wrong"), before, label
    rows = [(name,) * several + (kernel, kind, count, wrong, (f"{r['error']:.3g}" if r["error"] is not None else "-", r["error"] or 0),
                                 share_cell(r["error_share_of_bound"] or 0), label)
            for (name, kernel, kind), (count, wrong, r, label) in sorted(worst.items())]
    return table(["machine"] * several + ["kernel", "type", "checked", "wrong", "largest error", "of its bound", "in"], rows,
                 ["left"] * several + ["left", "left", "", "", "head", "head", "left"])


def plain(value):
    if isinstance(value, dict):
        return ", ".join(f"{k}={v}" for k, v in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(plain(v) for v in value)
    return value if isinstance(value, str) else json.dumps(value)


def environments(document):
    parts = []
    for e in document["environments"]:
        parts.append(table(["machine", ""], [(k.replace("_", " "), plain(v)) for k, v in e.items()], ["", "wrap"]))
    skipped = ("name", "environment", "limits", "overheads")
    for c in document["configurations"]:
        rows = [(k.replace("_", " "), plain(v)) for k, v in c.items() if k not in skipped]
        parts.append(f"<details><summary>{c['name']}</summary>{table([c['name'], ''], rows, ['', 'wrap'])}</details>")
    return "".join(parts)
