"""The timeline of a trace: a lane a thread, a column a pixel, coloured by what took most of it."""
import html

from . import figures, summary

WIDTH, LEFT, RIGHT, LANE, GAP, TOP = 1100, 120, 14, 26, 8, 8
# What a lane shows, innermost last: (category, legend, colour of the style sheet). Spans within others are drawn over them.
KINDS = (("command buffer", "command buffer, between its commands (the trace's own work, too)", "--h2"), ("wait", "waiting", "--limit"), ("library", "library", "--h4"),
         ("pipeline", "pipeline", "--h4"), ("compile", "compiling, or reading the cache", "--direct"), ("dispatch", "kernel", "--stride_loop"),
         ("part", "kernel, helping", "--stride_loop"), ("blit", "copy or fill", "--vectorized"))
COLOURS = {category: colour for category, _, colour in KINDS}
SHOWN = {category: place for place, (category, *_) in enumerate(KINDS)}


def own_time(span):
    """Stretches of a span in which none of its children ran."""
    at = span.begin
    for child in sorted(span.children, key=lambda c: c.begin):
        if child.category in SHOWN:
            if child.begin > at:
                yield at, child.begin
            at = max(at, child.end)
    if span.end > at:
        yield at, span.end


def columns(spans, begin, scale, count):
    """For each column (category, name) of what took most of it, or None."""
    shares = [{} for _ in range(count)]
    for span in spans:
        if span.category not in SHOWN:
            continue
        for first, last in own_time(span):
            x, end = max(0.0, (first - begin) * scale), min(float(count), (last - begin) * scale)
            while x < end:
                column = int(x)
                until = min(end, column + 1.0)
                of = shares[column]
                key = span.category, span.name
                of[key] = of.get(key, 0.0) + until - x
                x = until if until > x else column + 1.0
    # Something short in an idle column is seen, too.
    return [max(of, key=of.get) if of else None for of in shares]


def runs(cells):
    """(first column, columns, cell) of equal neighbours."""
    first = 0
    for n in range(1, len(cells) + 1):
        if n == len(cells) or cells[n] != cells[first]:
            if cells[first] is not None:
                yield first, n - first, cells[first]
            first = n


def unit_of(seconds):
    return next((scale, unit) for scale, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "us")) if seconds >= 2 * scale or unit == "us")


def lanes_of(trace, begin, end):
    """(name, spans) of the threads that did something: the program's, queues, helpers."""
    by_thread = {}
    for span in trace.spans:
        if span.end > begin and span.begin < end and span.category in SHOWN:
            by_thread.setdefault(span.thread, []).append(span)
    order = lambda item: (trace.threads.get(item[0], "").startswith("helper"), trace.is_queue(item[0]), item[0])  # noqa: E731
    return [(trace.threads.get(thread, str(thread)), spans) for thread, spans in sorted(by_thread.items(), key=order)]


def timeline(trace, begin, end):
    """An SVG of [begin, end), and its legend."""
    lanes, count = lanes_of(trace, begin, end), WIDTH - LEFT - RIGHT
    scale = count / (end - begin)
    per, unit = unit_of(end - begin)
    height = TOP + len(lanes) * (LANE + GAP)
    body, used = [], set()
    step = figures.nice_step((end - begin) / per, 8)
    for n in range(int((end - begin) / per / step) + 1):
        x = LEFT + n * step * per * scale
        body.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{height}"/>')
        body.append(figures.text(x, height + 16, f"{begin / per + n * step:.6g}" if begin == 0 else f"+{n * step:.6g}", css="soft"))
    for row, (name, spans) in enumerate(lanes):
        y = TOP + row * (LANE + GAP)
        shown = name if len(name) <= 17 else name[:16] + "\u2026"
        body.append(figures.text(LEFT - 8, y + LANE / 2 + 4, shown, "end", "name"))
        for first, wide, (category, what) in runs(columns(spans, begin, scale, count)):
            used.add(category)
            body.append(f'<rect x="{LEFT + first}" y="{y}" width="{wide}" height="{LANE}" style="fill:var({COLOURS[category]})">'
                        f"<title>{html.escape(category)}: {html.escape(what)}</title></rect>")
    where = f"time in {unit} since the first use of Metal" if begin == 0 else f"time in {unit} since {summary.duration(begin)}"
    body.append(figures.text(LEFT + count / 2, height + 34, where, css="soft"))
    legend = {}
    for category, words, colour in KINDS:
        if category in used:
            legend.setdefault(colour, words.removesuffix(", helping"))
    if {"library", "pipeline"} <= used:
        legend["--h4"] = "library, pipeline"
    keys = "".join(f'<span><i style="background:var({colour})"></i>{words}</span> ' for colour, words in legend.items())
    return (f'<div class="scroll">{figures.svg(WIDTH, height + 42, body, "what each thread did over time")}</div>'
            f'<p class="soft key" style="max-width:none">A lane is a thread; white: idle, or outside of Metal.{keys}</p>')
