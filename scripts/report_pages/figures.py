"""Figures as SVG text for the page, and the overview as PNG."""
import io

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

from . import summary  # noqa: E402

# Text takes the page's colour (light or dark) through CSS: see page.py.
plt.rcParams.update({"svg.hashsalt": "pewter", "svg.fonttype": "none", "font.size": 9, "axes.spines.top": False,
                     "axes.spines.right": False, "font.family": "sans-serif"})
COLOURS = {"direct": "#8c6bb1", "stride_loop": "#2b7bba", "vectorized": "#e6842a", "tiled": "#3a9d5d"}


def as_svg(figure):
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)
    text = out.getvalue()
    return text[text.index("<svg"):]


def write_shares(axes, shares, row_names, sizes):
    image = axes.imshow(shares, cmap="viridis", vmin=0.4, vmax=1, aspect="auto")
    axes.set_xticks(range(len(sizes)), [str(s) for s in sizes])
    axes.set_yticks(range(len(row_names)), row_names)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            text = "" if share != share else f"{share:.0%}"
            axes.text(x, y, text, ha="center", va="center", fontsize=8, gid="on-colour",
                      color="white" if share < 0.8 else "black")
    return image


def heat_map(cells):
    """Share of the best cell, threadgroup size by pattern."""
    patterns = list(dict.fromkeys(c.pattern for c in cells))
    sizes = sorted({c.threads for c in cells})
    best = summary.best_of(cells).seconds
    at = {(c.pattern, c.threads): best / c.seconds for c in cells}
    shares = [[at.get((p, s), float("nan")) for s in sizes] for p in patterns]
    figure, axes = plt.subplots(figsize=(5.2, 0.5 + 0.4 * len(patterns)))
    write_shares(axes, shares, patterns, sizes)
    axes.set_xlabel("threads per threadgroup; share of the best cell")
    return as_svg(figure)


def size_curve(cells):
    figure, axes = plt.subplots(figsize=(5.2, 2.1))
    for pattern in dict.fromkeys(c.pattern for c in cells):
        line = sorted((c.threads, summary.rate(c)[0]) for c in cells if c.pattern == pattern)
        axes.plot(*zip(*line), marker="o", markersize=4, label=pattern, color=COLOURS[pattern])
    sizes = sorted({c.threads for c in cells})
    axes.set_xscale("log", base=2)
    axes.set_xticks(sizes, [str(s) for s in sizes])
    axes.set_ylim(bottom=0)
    axes.set_xlabel("threads per threadgroup")
    axes.set_ylabel(summary.rate(cells[0])[1])
    axes.grid(axis="y", alpha=0.25)
    axes.legend(frameon=False, fontsize=8)
    return as_svg(figure)


def overview(run, path):
    """All kernels at their first shape: the best pattern at each threadgroup size as a share of the best size."""
    first = {}
    for (kernel, kind, shape), cells in run.group().items():
        first.setdefault(kernel, cells)
    sizes = sorted({c.threads for c in run.cells})
    shares, names = [], []
    for kernel, cells in first.items():
        best = summary.best_of(cells)
        value, unit = summary.rate(best)
        shares.append([1 / (1 + loss) if (loss := summary.penalty(cells, s)) is not None else float("nan") for s in sizes])
        names.append(f"{kernel}   {value:.0f} {unit}")
    figure, axes = plt.subplots(figsize=(8, 1 + 0.32 * len(names)), dpi=110)
    image = write_shares(axes, shares, names, sizes)
    axes.set_xlabel("threads per threadgroup")
    axes.set_title("What each threadgroup size keeps of the best one", loc="left", fontsize=11, fontweight="bold")
    context = run.context
    axes.text(0, -0.12 if len(names) > 12 else -0.22, f"{context['cpu']}, {context['host_threads']} threads, {context['target']}, "
              f"{context['compiler']}; median of 3", transform=axes.transAxes, fontsize=7, color="#555555")
    bar = figure.colorbar(image, ax=axes, pad=0.02, ticks=[0.4, 0.6, 0.8, 1])
    bar.ax.set_yticklabels(["40 % or less", "60 %", "80 %", "best"])
    bar.outline.set_visible(False)
    figure.savefig(path, bbox_inches="tight", metadata={"Software": None})
    plt.close(figure)
