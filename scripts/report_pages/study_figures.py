"""The figures of a study: ratios with their intervals."""
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
