"""The figures of a study: ratios with their intervals, model against measurement, speed-up over host threads."""
import html
import math

from .figures import line_plot, svg, text


def css_of(low, high):
    return "neither" if low <= 1 <= high else "slower" if low > 1 else "faster"


def interval_plot(rows, label):
    """rows: [(name, ratio, low, high)]; the axis is logarithmic and has 1 in it."""
    left, width, line = 190, 660, 20
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


def agreement(points):
    """points: [(name, predicted, measured, CSS class)], shares of the best cell's speed; the diagonal is agreement, the band 10 points."""
    left, top, side = 44, 30, 340

    def at(predicted, measured):
        return left + side * predicted, top + side * (1 - measured)

    corners = [(0, 0), (0, 0.1), (0.9, 1), (1, 1), (1, 0.9), (0.1, 0)]
    outline = " L".join("{:.1f} {:.1f}".format(*at(*corner)) for corner in corners)
    body = [f'<g class="neither"><path class="band" d="M{outline} Z"/></g>',
            '<path class="limit" d="M{:.1f} {:.1f} L{:.1f} {:.1f}"/>'.format(*at(0, 0), *at(1, 1))]
    for share in (0, 0.25, 0.5, 0.75, 1):
        (x, bottom), (_, y) = at(share, 0), at(0, share)
        body += [f'<line class="grid" x1="{left}" x2="{left + side}" y1="{y:.1f}" y2="{y:.1f}"/>', text(left - 6, y + 4, f"{100 * share:g}", "end", "soft"),
                 text(x, bottom + 16, f"{100 * share:g}", css="soft")]
    for name, predicted, measured, css in points:
        x, y = at(predicted, measured)
        body.append(f'<g class="{css}"><circle cx="{x:.1f}" cy="{y:.1f}" r="2.8"><title>{html.escape(name)}: model {100 * predicted:.0f} %, '
                    f"measured {100 * measured:.0f} %</title></circle></g>")
    patterns, along = sorted({css for *_, css in points}), left + 8
    for css in patterns:
        body.append(f'<g class="{css}"><circle cx="{along}" cy="10" r="3.4"/></g>' + text(along + 7, 14, css, "start", "name"))
        along += 24 + 6 * len(css)
    body += [text(left + side / 2, top + side + 34, "the model says, % of the best cell", css="soft"),
             f'<g transform="rotate(-90)">{text(-top - side / 2, 11, "measured", css="soft")}</g>']
    return svg(left + side + 12, top + side + 40, body, "model and measurement")


def fan(rows, threads):
    """rows: [(name, {threads: (ratio, low, high)})]: speed-up over host threads, a line a kernel; dashed: a core each."""
    few = threads[0]
    series = [(name, "stride_loop", [(few, 1.0)] + [(n, found[n][0]) for n in threads[1:] if n in found]) for name, found in rows]
    ideal = [(n, n / few) for n in threads]
    return line_plot(series, [(n, n) for n in threads], "host threads", "speed-up", ideal, names=False, limit_name="a core each")
