"""The page of a trace: which pipelines took how long to start, which kernels took the time, what the host waited for."""
import collections
import datetime
import html
import math
import shlex
import statistics

from . import data, summary, tables, trace_data, trace_figures
from .style import SORT, STYLE

MOST_ROWS = 60
CODE = (("--checked", "checked mode"), ("--reference-only", "the reference way"), ("--not-linear", "SIMD groups of several rows"),
        ("--functions=full,part", "SIMD groups one by one"),        ("--linear", "SIMD groups within a row"))


def milliseconds(seconds):
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.2f} s", seconds


def time_cell(seconds):
    return summary.duration(seconds) if seconds > 0 else "none", seconds


def size_name(threads):
    used = threads[:max(n + 1 for n in range(3) if threads[n] != 1 or n == 0)]
    return "x".join(map(str, used))


def share_of(seconds, whole):
    return tables.share_cell(seconds / whole if whole > 0 else 0.0, True)


def tiles(trace):
    dispatches = trace.of("dispatch")
    running = sum(d.seconds - d.compiling for d in dispatches)
    compiled = [c for c in trace.of("compile") if c.args.get("from") == "compiler"]
    waits = sum(w.seconds for w in trace.host_waits())
    found = [(time_cell(trace.end)[0], "from the first use of Metal to its last"),
             (time_cell(running)[0], f"in {len(dispatches)} dispatches of {len({d.name for d in dispatches})} kernels"),
             (time_cell(sum(c.seconds for c in compiled))[0], f"in {len(compiled)} compilations"),
             (time_cell(waits)[0], f"the host waited, {len(trace.host_waits())} times")]
    return '<div class="tiles">' + "".join(f'<div class="tile"><b>{a}</b><span>{b}</span></div>' for a, b in found) + "</div>"


def timelines(trace):
    if not trace.spans:
        return ""
    parts = ["<h2>Timeline</h2>", trace_figures.timeline(trace, 0.0, trace.end)]
    dispatches = trace.of("dispatch")
    if dispatches:
        begin, end = dispatches[0].begin, max(d.end for d in dispatches)
        shown = trace.end
        if 0 < end - begin < 0.6 * shown:
            parts += ["<h3>From the first dispatch to the last</h3>", trace_figures.timeline(trace, begin, end)]
            shown = end - begin
        buffers = trace.of("command buffer")
        busiest = max(buffers, key=lambda b: sum(d.seconds - d.compiling for d in b.children if d.category == "dispatch"), default=None)
        if busiest and 0 < busiest.seconds < 0.3 * shown:
            parts += [f"<h3>{html.escape(busiest.name.capitalize())}, the one whose kernels took longest</h3>",
                      trace_figures.timeline(trace, busiest.begin, busiest.end)]
    return "".join(parts)


def code_of(span):
    return next((words for option, words in CODE if option in span.args.get("code", "").split()), "all of it")


def needed_by(span):
    around = [s for s in span.within() if s.category in ("library", "pipeline", "dispatch")]
    return {"library": "its library", "pipeline": "its pipeline", "dispatch": "a dispatch, which waited"}[around[0].category] if around else "-"


def starts(trace):
    compiles = sorted(trace.of("compile"), key=lambda s: -s.seconds)
    if not compiles:
        return "<h2>Which pipelines took how long to start</h2><p>Nothing was compiled: libraries were objects.</p>"
    names = collections.Counter(trace.sources.get(s.args.get("source"), {}).get("name", "-") for s in compiles)
    rows = [(s.name, f"{trace.sources.get(s.args.get('source'), {}).get('name', '-')}" + (f" ({s.args['source']})" if len(names) < len(trace.sources) else ""),
             code_of(s), {"compiler": "compiled", "cache": "from the cache", "archive": "from an archive"}.get(s.args.get("from"), "failed"), needed_by(s),
             milliseconds(s.seconds), milliseconds(s.begin)) for s in compiles[:MOST_ROWS]]
    origins = collections.defaultdict(list)
    for s in compiles:
        origins[s.args.get("from", "failed")].append(s.seconds)
    words = {"compiler": "compiled", "cache": "from the cache", "archive": "from an archive", "failed": "failed"}
    text = "; ".join(f"{words.get(o, o)}: {len(t)}, median {summary.duration(statistics.median(t))}, longest {summary.duration(max(t))}"
                     for o, t in origins.items())
    return ("<h2>Which pipelines took how long to start</h2>"
            f"<p>{html.escape(text[0].upper() + text[1:])}. A row is an object: all kernels of a source that has few, else a kernel. "
            "Code for SIMD groups of several rows (threadgroups whose width is no multiple of 32) is made when a dispatch first needs it.</p>"
            + tables.table(["kernel or source", "source", "code for", "from", "needed by", "took", "began at"], rows,
                           ["", "left", "left", "left", "left"]) + left_out(compiles))


def left_out(rows):
    return f'<p class="soft">{len(rows) - MOST_ROWS} shorter ones are left out.</p>' if len(rows) > MOST_ROWS else ""


def limit_seconds(limits, kernel):
    """What copying as many bytes as are bound would take, with as many host threads; None: not known."""
    threads = kernel.median_of("host_threads")
    if limits is None or not kernel.bytes or not threads:
        return None
    cell = data.Cell(kernel.name, "", kernel.size, "float", "", kernel.median, 0.0, kernel.bytes, 0.0, 0.5, int(threads), 0.0, False)
    found = data.memory_limit(limits, cell)
    return found[0] if found else None


def kernel_table(trace, limits):
    kernels = trace.kernels()
    whole, rows = sum(k.seconds for k in kernels), []
    for k in kernels[:MOST_ROWS]:
        least, rate = limit_seconds(limits, k), k.bytes / k.median / 1e9 if k.bytes and k.median > 0 else None
        ways = collections.Counter(d.args.get("way", "-") for d in k.dispatches)
        groups = sorted(math.prod(d.args["threadgroups"]) for d in k.dispatches)
        row = [k.name, (size_name(k.threads), k.size), (f"{groups[0]}" if groups[0] == groups[-1] else f"{groups[0]} to {groups[-1]}", groups[-1]), (len(k.dispatches), len(k.dispatches)), time_cell(k.seconds),
               share_of(k.seconds, whole), time_cell(k.median), time_cell(max(k.times)), (f"{k.median_of('host_threads') or 1:.0f}", k.median_of("host_threads") or 1),
               ways.most_common(1)[0][0], (f"{rate:.1f}", rate) if rate else ("-", -1)]
        if limits is not None:
            row.append(tables.share_cell(least / k.median if least else None))
        rows.append(row)
    heads = ["kernel", "threads", "threadgroups", "dispatches", "in all", "share", "median", "longest", "host threads", "way", "GB/s if all its buffers were touched once"]
    return tables.table(heads + ["of a copy's speed"] * (limits is not None), rows, ["", "", "head", "", "", "", "", "", "head", "left", "head", "head"]) + left_out(kernels)


def kernels(trace, limits):
    if not trace.of("dispatch"):
        return "<h2>Which kernels took the time</h2><p>No kernel ran.</p>"
    note = ("GB/s: the bytes that are bound over the median time. The trace knows how long the buffers are, not what of "
            "them a kernel touches: a kernel that reads a part of a large buffer shows too much, one that reads its data often too little; "
            "&ldquo;-&rdquo;: a buffer was bound without its length.")
    if limits is not None:
        note += (f" A copy's speed: what copying as many bytes takes with as many host threads, as {html.escape(limits.name)} measured, "
                 "over the median; above 100&nbsp;% the kernel touches a part of its buffers.")
    else:
        note += " With <code>--limits results/gcc.json</code> of <code>scripts/bench</code> the table shows the share of a copy's speed."
    return ("<h2>Which kernels took the time</h2>" + kernel_table(trace, limits) + f'<p class="soft">{note} Way: inline, on the dispatching '
            "thread; shared, threadgroups over host threads; together, host threads on each threadgroup. Times leave out what was compiled "
            "within a dispatch. Click on a column's head to sort.</p>")


def waited_for(trace, wait, queues):
    """(what, seconds) of a wait: kernels, copies, compiling on queues; the rest is handing over and waking."""
    left = wait.seconds
    for what, spans in queues:
        seconds = min(left, trace_data.overlap(wait, spans))
        left -= seconds
        yield what, seconds
    yield "nothing of these: handing over, waking, handlers", left


def waits(trace):
    found = trace.host_waits()
    if not found:
        return ("<h2>What the host waited for</h2><p>Nothing: dispatches of C++, C and Python return when they are done, and no command buffer or "
                "event was waited for.</p>")
    groups = collections.defaultdict(list)
    for w in found:
        groups[w.name].append(w.seconds)
    rows = [(name, len(times), time_cell(sum(times)), time_cell(statistics.median(times)), time_cell(max(times)), share_of(sum(times), trace.end))
            for name, times in sorted(groups.items(), key=lambda g: -sum(g[1]))]
    kinds = collections.OrderedDict()
    for s in trace.spans:
        if s.category == "compile":
            kinds.setdefault("compiling", []).append(s)
    for s in trace.spans:
        if s.category == "blit":
            kinds.setdefault(s.name, []).append(s)
    for k in trace.kernels():
        kinds.setdefault(k.name, []).extend(k.dispatches)
    queues = [(what, sorted(spans, key=lambda s: s.begin)) for what, spans in kinds.items()]
    sums = collections.Counter()
    for w in found:
        for what, seconds in waited_for(trace, w, queues):
            sums[what] += seconds
    whole = sum(w.seconds for w in found)
    parts = [(what, time_cell(seconds), share_of(seconds, whole)) for what, seconds in sums.most_common(15) if seconds > 0]
    queued = [s.args["queued_us"] / 1e6 for s in trace.of("command buffer") if "queued_us" in s.args]
    text = (f"<p>{len(queued)} command buffers began {summary.duration(statistics.median(queued))} after their commit (median), the latest after "
            f"{summary.duration(max(queued))}.</p>" if queued else "")
    return ('<h2>What the host waited for</h2><div class="narrow"><h4>Its calls</h4>'
            + tables.table(["call", "times", "in all", "median", "longest", "of the whole"], rows) + '</div><div class="narrow"><h4>What ran meanwhile</h4>'
            + tables.table(["what", "time", "share of the waits"], parts) + f"</div>{text}")


def fixed_by(args):
    """Why a kernel's threadgroup size is not only the host's choice, by its pipeline; "": nothing is known that fixes it."""
    found = []
    if args.get("threadgroup_bytes"):
        found.append(f"{args['threadgroup_bytes']} bytes of threadgroup memory")
    if args.get("threadgroup_arguments"):
        found.append("threadgroup memory whose length the host sets")
    if args.get("barriers") and not found:
        found.append("barriers")
    if args.get("most_threads", 1024) < 1024:
        found.append(f"at most {args['most_threads']} threads")
    return ", ".join(found)


def grid_of(dispatch):
    return tuple(g * t for g, t in zip(dispatch.args["threadgroups"], dispatch.args["threads"]))


def observed_sizes(trace):
    """Kernels that ran with the same number of threads in the grid at several sizes: rows of sizes, the fastest first."""
    groups = collections.defaultdict(lambda: collections.defaultdict(list))
    for d in trace.of("dispatch"):
        x, y, z = grid_of(d)
        groups[d.name, x * y * z][tuple(d.args["threads"])].append(d.seconds - d.compiling)
    for (name, threads), sizes in sorted(groups.items(), key=lambda g: -sum(sum(t) for t in g[1].values())):
        if len(sizes) > 1:
            yield name, threads, sorted(((statistics.median(t), size, len(t)) for size, t in sizes.items()))


def sizes(trace, path):
    parts = ["<h2>Which threadgroup sizes would be better</h2>"]
    rows = [(name, (f"{threads}", threads), (size_name(size), size[0] * size[1] * size[2]), count, time_cell(median), (f"{median / found[0][0]:.2f}", median / found[0][0]))
            for name, threads, found in observed_sizes(trace) for median, size, count in found]
    if rows:
        parts += ["<p>These ran at several sizes with as many threads in the grid; whether they did the same work, the program knows.</p>",
                  tables.table(["kernel", "threads in the grid", "threads of a threadgroup", "dispatches", "median", "times the fastest"], rows,
                               ["", "head", "head"])]
    pipelines, seen, advice = trace.pipelines(), set(), []
    for k in trace.kernels():
        if k.name in seen or len(seen) >= 20:
            continue
        seen.add(k.name)
        idle = 1 - k.size / (-(-k.size // 32) * 32)
        fixed = fixed_by(pipelines.get(k.name, {}))
        recorded = any("operands" in d.args for d in k.dispatches)
        command = f"scripts/metal-run --sweep --from-trace {shlex.quote(str(path))} --kernel {shlex.quote(k.name)}" if recorded else "-"
        advice.append((k.name, (size_name(k.threads), k.size), (f"{100 * idle:.0f} %", idle), f"it has {fixed}" if fixed else "nothing is known that fixes it", command))
    parts += ["<p>A trace holds the sizes that the program used. What others would take, a sweep measures, which repeats the dispatch with the "
              "same grid and buffers of the same lengths at 32 to 1024 threads, and compares the results. A kernel whose source has "
              "threadgroup memory or barriers is often written for one size (constants of the source depend on it): a sweep then says at "
              "which sizes its results differ, and the host may use no others.</p>",
              tables.table(["kernel", "threads", "idle lanes", "its source", "to measure other sizes"], advice, ["", "", "head", "wrap", "left"])] if advice else []
    return "".join(parts) if len(parts) > 1 else ""


def render(trace, limits=None, path="trace.json"):
    about = trace.about
    when = datetime.datetime.fromtimestamp(about.get("seconds_since_1970", 0), datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    title = f"What {about.get('name', trace.name)} did with Metal"
    failed = [s for s in trace.spans if s.args.get("failed") or "error" in s.args]
    warnings = "".join(f'<p class="warning">{html.escape(s.name if s.name.startswith(s.category) else f"{s.category} {s.name}")} failed'
                       + (f": {html.escape(s.args['error'])}" if "error" in s.args else "") + "</p>" for s in failed[:5])
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{html.escape(title)}</title><style>{STYLE}</style></head>\n<body><h1>{html.escape(title)}</h1>"
            f'<p class="soft">{html.escape(about.get("processor", ""))}, {about.get("host_threads", "?")} host threads; {when}. '
            f"The same file opens in ui.perfetto.dev and chrome://tracing.</p>{warnings}{tiles(trace)}{timelines(trace)}{kernels(trace, limits)}"
            f"{starts(trace)}{waits(trace)}{sizes(trace, path)}<script>{SORT}</script></body></html>\n")


def as_text(trace):
    """For the terminal."""
    found = trace.kernels()
    whole = sum(k.seconds for k in found)
    lines = ["kernel".ljust(40) + "threads".rjust(10) + "dispatches".rjust(12) + "in all".rjust(10) + "share".rjust(8) + "median".rjust(10) + "GB/s".rjust(8)]
    for k in found[:MOST_ROWS]:
        rate = f"{k.bytes / k.median / 1e9:.1f}" if k.bytes and k.median else "-"
        lines.append(f"{k.name[:39]:40}{size_name(k.threads):>10}{len(k.dispatches):12}{summary.duration(k.seconds):>10}"
                     f"{summary.percent(k.seconds / whole if whole else 0):>8}{summary.duration(k.median):>10}{rate:>8}")
    compiled = [c.seconds for c in trace.of("compile") if c.args.get("from") == "compiler"]
    lines.append(f"{summary.duration(trace.end)} in all; compilations: {len(compiled)}, {time_cell(sum(compiled))[0]}; "
                 f"the host's waits: {time_cell(sum(w.seconds for w in trace.host_waits()))[0]}")
    return "\n".join(lines)
