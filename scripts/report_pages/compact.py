"""Makes a page small enough to keep: a reader sees the same, except rows and names that only a search would find."""
import re

LARGEST_PAGE = 300_000  # bytes
ROWS = 40  # of a table; the records have the others
NAMED_POINTS = 200  # of a figure; where there are more, points have no names
POINT = r'<g class="([\w ]+)">(<circle [^>]*/>)</g>'
# What `compact` leaves to the style.
IMPLIED = ("svg text:not([text-anchor]) { text-anchor: middle; }\n"
           "svg rect:not([height]) { height: 28px; rx: 3px; }\n</style>")


def _first_rows(table):
    head, body = table[0].split("<tbody>", 1)
    rows = body.split("</tr>")[:-1]
    if len(rows) <= ROWS:
        return table[0]
    left_out = f'<p class="soft">{len(rows) - ROWS} more rows are in the records.</p>'
    return f"{head}<tbody>{''.join(row + '</tr>' for row in rows[:ROWS])}</tbody></table>{left_out}"


def _in_whole_pixels(points):
    """A group of a class's points, each once."""
    of_class = {}
    for css, point in re.findall(POINT, points[0]):
        of_class.setdefault(css, set()).add(re.sub(r'(c[xy])="(\d+)\.\d"', r'\1="\2"', point))
    return "".join(f'<g class="{css}">{"".join(sorted(found))}</g>' for css, found in of_class.items())


def _cloud(figure):
    if figure[0].count("<circle") <= NAMED_POINTS:
        return figure[0]
    text = re.sub(r"(<circle [^>]*)><title>[^<]*</title></circle>", r"\1/>", figure[0])
    return re.sub(f"(?:{POINT})+", _in_whole_pixels, text)


def compact(html):
    """Tables of ROWS rows, sort keys of four digits, and neither end tags nor attributes that HTML and the style imply."""
    html = re.sub(r"<table>(?:(?!</table>).)*</table>", _first_rows, html, flags=re.DOTALL)
    html = re.sub(r' data-value="(-?[\d.]+(?:e[-+]?\d+)?)"', lambda value: f' data-value="{float(value[1]):.4g}"', html)
    html = re.sub(r"</(?:td|th|tr|thead|tbody)>\n?", "", html)
    html = re.sub(r"<svg (?:(?!</svg>).)*</svg>", _cloud, html, flags=re.DOTALL)
    html = html.replace(' text-anchor="middle"', "").replace(' height="28" rx="3"', "").replace("</style>", IMPLIED)
    return re.sub(r'"(-?\d+)\.0"', r'"\1"', html)
