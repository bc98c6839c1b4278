"""The roofline with every kernel on it: numbered dots, and a table of the numbers.

Kernels without arithmetic have no place on its axes. They stand as ticks on a separate axis below, next to the
bandwidths that bound them.
"""
import html
import math

from . import data, summary
from .figures import svg, text
from .tables import PEAKS, share_cell, table

LEFT, RIGHT, TOP, WIDTH, HEIGHT = 52, 16, 18, 700, 600  # of the plot, the axis' numbers included in LEFT
STRIP = 66  # height of the axis of kernels without arithmetic


def best_cells(run):
    """kernel -> the fastest of its shapes' best cells."""
    found = {}
    for kernel, *_, best, _, _, _ in summary.rows(run):
        speed = lambda c: c.flops / c.seconds if c.flops else c.bytes / c.seconds  # noqa: E731
        if kernel not in found or speed(best) > speed(found[kernel]):
            found[kernel] = best
    return found


def roofs(run):
    """[(name, bytes a second, CSS class)]: the fastest stream of each level, and of memory the fastest by non-temporal stores."""
    threads, found = run.host_threads, []
    for level in data.LEVELS:
        rates = {s: rate for (s, l, n), rate in run.limits.items() if (l, n) == (level, threads)}
        ordinary = [r for s, r in rates.items() if not s.endswith("_nontemporal")]
        nontemporal = [r for s, r in rates.items() if s.endswith("_nontemporal")]
        found += [(level, max(ordinary), "roof")] if ordinary else []
        found += [(f"{level}, non-temporal stores", max(nontemporal), "roof nontemporal")] if nontemporal and level == data.LEVELS[-1] else []
    return found


def peaks(run):
    """[(name, flops a second)]; types whose peaks hardly differ share a line."""
    found = []
    for kind, stream in PEAKS.items():
        rate = run.limits.get((stream, "peak", run.host_threads))
        if not rate:
            continue
        same = next((i for i, (_, other) in enumerate(found) if abs(rate / other - 1) < 0.05), None)
        if same is None:
            found.append((kind, rate))
        else:
            found[same] = (f"{found[same][0]}, {kind}", found[same][1])
    return found


class Labels:
    """Places texts where none covers another or a dot; far from its place a leader goes there."""

    def __init__(self, bottom):
        self.bottom, self.taken = bottom, []  # (left, top, right, bottom)

    def block(self, x, y, radius):
        self.taken.append((x - radius, y - radius, x + radius, y + radius))

    def place(self, x, y, content, css=""):
        half = 3.3 * len(content) + 1
        for distance in range(0, 120, 4):
            for angle in (0, 180, 90, 270, 45, 135, 225, 315):
                cx = x + (half + 5 + distance) * math.cos(math.radians(angle))
                cy = y + (9 + distance) * math.sin(math.radians(angle))
                box = cx - half, cy - 5.5, cx + half, cy + 5.5
                inside = LEFT < box[0] and box[2] < WIDTH - RIGHT and TOP - 8 < box[1] and box[3] < self.bottom
                if inside and not any(box[0] < r and l < box[2] and box[1] < b and t < box[3] for l, t, r, b in self.taken):
                    self.taken.append(box)
                    leader = f'<line class="leader" x1="{x:.1f}" y1="{y:.1f}" x2="{cx:.1f}" y2="{cy:.1f}"/>' if distance > 6 else ""
                    return leader + text(round(cx, 1), round(cy + 4, 1), content, css=css)
        return text(round(x, 1), round(y - 6, 1), content, css=css)


def decades(low, high):
    return [10.0 ** e for e in range(math.ceil(math.log10(low)), math.floor(math.log10(high)) + 1)]


def share_on(axis, value):
    low, high = axis
    return math.log(value / low) / math.log(high / low)


def plot(lines, tops, dots):
    """dots: [(number, name, flops a byte, flops a second)]; both axes are logarithmic."""
    bottom, highest = HEIGHT - 40, max(rate for _, rate in tops)
    xs, ys = [x for *_, x, _ in dots] + [highest / rate for _, rate, _ in lines], [y for *_, y in dots] + [highest]
    x_axis, y_axis = (min(xs) / 1.6, max(xs) * 1.6), (min(ys) / 1.6, max(ys) * 1.5)

    def at(x, y):
        return LEFT + (WIDTH - LEFT - RIGHT) * share_on(x_axis, x), bottom - (bottom - TOP) * share_on(y_axis, y)

    body, labels = [], Labels(bottom)
    for value in decades(*y_axis):
        y = at(x_axis[0], value)[1]
        body += [f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>',
                 text(LEFT - 6, y + 4, f"{value / 1e9:g}", "end", "soft")]
    body += [text(at(value, y_axis[0])[0], bottom + 17, f"{value:g}", css="soft") for value in decades(*x_axis)]
    for _, _, x, y in dots:
        labels.block(*at(x, y), 4)
    for name, rate, css in lines:
        start = max(x_axis[0], y_axis[0] / rate)
        (x1, y1), (x2, y2) = at(start, rate * start), at(highest / rate, highest)
        body += [f'<path class="{css}" d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}"/>', labels.place(x1 + 14, y1 - 10, name, "soft")]
    first = min(highest / rate for _, rate, _ in lines)
    for name, rate in tops:
        (x1, y1), (x2, _) = at(max(first * rate / highest, x_axis[0]), rate), at(x_axis[1], rate)
        body += [f'<path class="roof" d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y1:.1f}"/>', text(x2, y1 - 5, f"{name}: {rate / 1e9:.0f} GFLOP/s", "end", "soft")]
    for number, name, x, y in sorted(dots, key=lambda d: -d[3]):
        px, py = at(x, y)
        body.append(f'<g class="stride_loop"><circle cx="{px:.1f}" cy="{py:.1f}" r="3.4"><title>{html.escape(name)}: {y / 1e9:.3g} GFLOP/s'
                    f"</title></circle></g>" + labels.place(px, py, str(number), "name"))
    return body + [text(2, 10, "GFLOP/s", "start", "soft"), text((LEFT + WIDTH) / 2, bottom + 34, "operations a byte", css="soft")]


def strip(lines, ticks):
    """ticks: [(number, name, bytes a second)] of kernels without arithmetic."""
    line = HEIGHT + STRIP - 24
    rates = [rate for *_, rate in ticks] + [rate for _, rate, _ in lines]
    axis = min(rates) / 1.3, max(rates) * 1.3
    at = lambda rate: LEFT + (WIDTH - LEFT - RIGHT) * share_on(axis, rate)  # noqa: E731
    body, labels = [f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{line}" y2="{line}"/>'], Labels(HEIGHT + STRIP)
    for name, rate, css in lines:
        body += [f'<path class="{css}" d="M{at(rate):.1f} {line - 14} V{line + 4}"/>', labels.place(at(rate), line + 14, name, "soft")]
    for number, name, rate in ticks:
        body.append(f'<g class="stride_loop"><path d="M{at(rate):.1f} {line - 9} V{line}"><title>{html.escape(name)}: {rate / 1e9:.3g} GB/s</title>'
                    f"</path></g>" + labels.place(at(rate), line - 20, str(number), "name"))
    return body + [text(2, HEIGHT + 10, "no arithmetic, GB/s", "start", "soft")]


def section(run):
    """The figure and its table; empty where limits or cells are missing."""
    lines, tops, best = roofs(run), peaks(run), best_cells(run)
    if not lines or not tops or not best:
        return ""
    dots, ticks, rows = [], [], []
    for number, (kernel, cell) in enumerate(best.items(), 1):
        if cell.flops:
            value, unit = cell.flops / cell.seconds, "GFLOP/s"
            dots.append((number, kernel, cell.flops / cell.bytes, value))
        else:
            value, unit = cell.bytes / cell.seconds, "GB/s"
            ticks.append((number, kernel, value))
        rows.append((number, kernel, (f"{value / 1e9:.3g} {unit}", value), share_cell(data.share_of_limit(run, cell))))
    body = (plot(lines, tops, dots) if dots else []) + (strip(lines, ticks) if ticks else [])
    figure = svg(WIDTH, HEIGHT + STRIP * bool(ticks), body, "roofline")
    return (f'<h2>Roofline</h2><div class="figures"><div class="scroll">{figure}</div><div class="compact">'
            f'{table(["dot", "kernel", "rate", "of the limit"], rows, ["", "left"])}</div></div>'
            f'<p class="soft">Best cell of each kernel, {html.escape(run.name)}; bytes count each input and output once. The lines are the fastest '
            "stream measured at each level, and the peaks of multiply-adds. A kernel above the line of memory had its operands in a cache.</p>")
