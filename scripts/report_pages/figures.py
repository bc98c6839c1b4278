"""The page's figures as SVG: heat maps and line plots. Colours come from the page's style sheet, light and dark."""
import html
import math

CELL_WIDTH, CELL_HEIGHT = 58, 30
MATRIX_SIZES = (32, 64, 128, 256, 512, 1024)  # without those that show what idle lanes cost
STEPS = (0.40, 0.55, 0.65, 0.75, 0.82, 0.90, 0.97)  # the heat map's colours change at these shares


def step_of(share):
    return sum(share >= s for s in STEPS)


def text(x, y, content, anchor="middle", css=""):
    css = f' class="{css}"' if css else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{css}>{html.escape(str(content))}</text>'


def svg(width, height, body, label):
    return (f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" aria-label="{html.escape(label)}">'
            + "".join(body) + "</svg>")


def heat_map(row_names, column_names, shares, x_label, left=110, gap_before=None, groups=()):
    """shares[row][column], None for an empty cell. The best of each row is framed. A gap may set columns apart.

    groups: (name, columns) of those that have one gap between them, with their names above.
    """
    gaps = [gap_before] if gap_before is not None else [sum(n for _, n in groups[:i]) for i in range(1, len(groups))]
    above = 26 if groups else 0

    def x_of(column):
        return left + column * CELL_WIDTH + 10 * sum(column >= gap for gap in gaps)
    body = []
    first = 0
    for name, columns in groups:
        body.append(text((x_of(first) + x_of(first + columns - 1) + CELL_WIDTH) / 2, 16, name))
        first += columns
    for y, (name, row) in enumerate(zip(row_names, shares)):
        top = above + y * CELL_HEIGHT
        body.append(text(left - 8, top + CELL_HEIGHT / 2 + 4, name, "end"))
        for x, share in enumerate(row):
            if share is None:
                continue
            best = " best" if share >= 0.9995 else ""
            body.append(f'<g class="h{step_of(share)}{best}"><rect x="{x_of(x) + 1:g}" y="{top + 1:g}" width="{CELL_WIDTH - 2}" '
                        f'height="{CELL_HEIGHT - 2}" rx="3"/>'
                        + text(x_of(x) + CELL_WIDTH / 2, top + CELL_HEIGHT / 2 + 4, f"{100 * share:.0f}") + "</g>")
    bottom = above + len(row_names) * CELL_HEIGHT
    body += [text(x_of(x) + CELL_WIDTH / 2, bottom + 16, name) for x, name in enumerate(column_names)]
    body.append(text((x_of(0) + x_of(len(column_names))) / 2, bottom + 36, x_label, css="soft"))
    return svg(x_of(len(column_names)) + 2, bottom + 42, body, x_label)


def nice_step(highest, ticks=4):
    """1, 2 or 5 times a power of ten that gives about this many ticks."""
    raw = highest / ticks
    power = 10 ** math.floor(math.log10(raw))
    return next(power * m for m in (1, 2, 5, 10) if raw <= power * m)


def line_plot(series, ticks, x_label, y_label, limit=None, bands=None, names=True, limit_name="machine's limit"):
    """series: [(name, css class, [(x, y), ...])]; x on a logarithmic axis with the given [(x, label)] ticks.

    limit: [(x, y), ...] of the dashed line that nothing can pass. bands: name -> [(x, low, high)], the intervals. names: in
    a legend; a point tells its own in any case.
    """
    left, right, top, bottom, width, height = 46, 12, 30, 40, 500, 240
    xs = [x for x, _ in ticks] + [x for _, _, points in series for x, _ in points]
    low, high = math.log(min(xs)), math.log(max(xs))
    highest = 1.08 * max([y for _, _, points in series for _, y in points] + [y for _, y in limit or []]
                         + [y for points in (bands or {}).values() for *_, y in points])

    def at(x, y):
        share = (math.log(x) - low) / (high - low) if high > low else 0.5
        return left + 8 + share * (width - left - right - 16), height - bottom - y / highest * (height - top - bottom)

    def path(points):
        return "M" + " L".join("{:.1f} {:.1f}".format(*at(x, y)) for x, y in points)

    body, step = [], nice_step(highest)
    for i in range(int(highest / step) + 1):
        y = at(math.exp(low), i * step)[1]
        body.append(f'<line class="grid" x1="{left}" x2="{width - right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        body.append(text(left - 6, y + 4, f"{i * step:g}", "end", "soft"))
    body += [text(at(x, 0)[0], height - bottom + 17, label, css="soft") for x, label in ticks]
    if limit:
        body.append(f'<path class="limit" d="{path(limit)}"/>')
    for name, css, _ in series:
        if band := (bands or {}).get(name):
            outline = path([(x, high) for x, _, high in band] + [(x, low) for x, low, _ in reversed(band)])
            body.append(f'<g class="{css}"><path class="band" d="{outline} Z"/></g>')
    for name, css, points in series:
        body.append(f'<g class="{css}"><path d="{path(points)}"/>' + "".join(
            '<circle cx="{:.1f}" cy="{:.1f}" r="3.2"><title>{}: {:.4g} {}</title></circle>'.format(
                *at(x, y), html.escape(name), y, y_label) for x, y in points) + "</g>")
    along = 66
    for name, css in [(name, css) for name, css, _ in series] * names + ([(limit_name, "limit")] if limit else []):
        body.append(f'<g class="{css}"><path d="M{along} 10 h18"/></g>' if css != "limit" else
                    f'<path class="limit" d="M{along} 10 h18"/>')
        body.append(text(along + 23, 14, name, "start"))
        along += 38 + 6.2 * len(name)
    body.append(text(2, 14, y_label, "start", "soft"))
    body.append(text((left + width) / 2, height - 6, x_label, css="soft"))
    return svg(width, height, body, f"{y_label} over {x_label}")
