"""The figures of a study: ratios with their intervals, and the roofline with every kernel on it."""
import html
import math

from .figures import svg, text


def css_of(low, high):
    return "neither" if low <= 1 <= high else "slower" if low > 1 else "faster"


def interval_plot(rows, label):
    """rows: [(name, ratio, low, high)]; the axis is logarithmic and has 1 in it."""
    left, width, line = 150, 620, 20
    reach = max([1.02] + [max(high, 1 / low if low else high) for _, _, low, high in rows])
    reach = min(reach, 8) ** 1.05

    def at(ratio):
        share = math.log(min(max(ratio, 1 / reach), reach)) / math.log(reach)
        return left + (width - left - 70) * (share + 1) / 2

    bottom = len(rows) * line + 8
    body = [f'<line class="axis" x1="{at(1):.1f}" x2="{at(1):.1f}" y1="0" y2="{bottom}"/>']
    for i, (name, ratio, low, high) in enumerate(rows):
        y = i * line + 14
        body.append(text(left - 8, y + 4, name, "end", "name"))
        body.append(f'<g class="{css_of(low, high)}"><line class="hair" x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{y}" y2="{y}"/>'
                    f'<circle cx="{at(ratio):.1f}" cy="{y}" r="3.6"><title>{html.escape(name)}: {ratio:.3f}, {low:.3f} to {high:.3f}'
                    "</title></circle></g>")
        body.append(text(width - 62, y + 4, f"{ratio:.3f}", "start", "soft"))
    ticks = [t for t in (0.125, 0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 4, 8) if 1 / reach <= t <= reach] if reach > 1.1 else [0.95, 1, 1.05]
    last = -100
    for tick in ticks:
        if at(tick) - last >= 30 and 1 / reach <= tick <= reach:
            body.append(text(at(tick), bottom + 14, f"{tick:g}", css="soft"))
            last = at(tick)
    body.append(text(at(1), bottom + 32, label, css="soft"))
    return svg(width, bottom + 38, body, label)


def roofline(roofs, peak, points):
    """roofs: [(level, bytes a second)]; points: [(name, flops a byte, flops a second)]. Both axes are logarithmic."""
    left, right, top, bottom, width, height = 52, 14, 14, 44, 760, 420
    xs = [x for _, x, _ in points] + [peak / rate for _, rate in roofs]
    ys = [y for *_, y in points] + [peak]
    low_x, high_x = min(xs) / 1.6, max(xs) * 1.6
    low_y, high_y = min(ys) / 1.6, max(ys) * 1.5

    def at(x, y):
        return (left + (width - left - right) * math.log(x / low_x) / math.log(high_x / low_x),
                height - bottom - (height - top - bottom) * math.log(y / low_y) / math.log(high_y / low_y))

    body = []
    for exponent in range(math.ceil(math.log10(low_y)), math.floor(math.log10(high_y)) + 1):
        y = at(low_x, 10.0 ** exponent)[1]
        body += [f'<line class="grid" x1="{left}" x2="{width - right}" y1="{y:.1f}" y2="{y:.1f}"/>',
                 text(left - 6, y + 4, f"{10.0 ** exponent / 1e9:g}", "end", "soft")]
    for exponent in range(math.ceil(math.log10(low_x)), math.floor(math.log10(high_x)) + 1):
        body.append(text(at(10.0 ** exponent, low_y)[0], height - bottom + 17, f"{10.0 ** exponent:g}", css="soft"))
    for level, rate in roofs:
        start = max(low_x, low_y / rate)
        (x1, y1), (x2, y2) = at(start, rate * start), at(peak / rate, peak)
        body += [f'<path class="roof" d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}"/>', text(x1 + 6, y1 - 8, level, "start", "soft")]
    (x1, y1), (x2, _) = at(min(peak / rate for _, rate in roofs), peak), at(high_x, peak)
    body += [f'<path class="roof" d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y1:.1f}"/>', text(x2, y1 - 6, f"{peak / 1e9:.0f} GFLOP/s", "end", "soft")]
    placed = []
    for name, x, y in sorted(points, key=lambda p: -p[2]):
        px, py = at(x, y)
        label_y = py + 4
        while any(abs(label_y - other) < 11 and abs(px - ox) < 7 * max(len(name), n) for ox, other, n in placed):
            label_y += 3
        placed.append((px, label_y, len(name)))
        anchor, dx = ("start", 7) if px < width - 130 else ("end", -7)
        body.append(f'<g class="stride_loop"><circle cx="{px:.1f}" cy="{py:.1f}" r="3.4"><title>{html.escape(name)}: {y / 1e9:.3g} GFLOP/s'
                    f"</title></circle></g>" + text(px + dx, label_y, name, anchor, "name"))
    body += [text(2, 10, "GFLOP/s", "start", "soft"), text((left + width) / 2, height - 6, "operations a byte", css="soft")]
    return svg(width, height, body, "roofline")
