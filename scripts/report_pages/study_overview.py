"""The comparisons of a study as one picture: ratios by kernel with their intervals."""
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.ticker import FuncFormatter, NullLocator  # noqa: E402

from .overview import INK, SOFT  # noqa: E402


def colour(low, high):
    return SOFT if low <= 1 <= high else "#c2362b" if low > 1 else "#2f8f52"


def draw(axes, comparison, kernels):
    found = comparison.by_kernel()
    for y, kernel in enumerate([*kernels, "all cells"]):
        ratio, low, high = (comparison.ratio, comparison.low, comparison.high) if kernel == "all cells" else found.get(kernel, (None,) * 3)
        if ratio is None:
            continue
        axes.plot([low, high], [y, y], color=colour(low, high), linewidth=1.6)
        axes.plot([ratio], [y], "o", color=colour(low, high), markersize=4)
    axes.axvline(1, color=SOFT, linewidth=0.8)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda v, _: f"{v:g}"))
    axes.xaxis.set_minor_locator(NullLocator())
    low, high = axes.get_xlim()
    ticks = (0.1, 0.25, 0.5, 1, 2, 4, 10) if high / low > 2.5 else (0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2)
    axes.set_xticks([t for t in ticks if low <= t <= high])
    axes.set_title(f"{comparison.second}\nover {comparison.first}", fontsize=9, loc="left", color=INK)
    axes.grid(axis="y", color="#eef1f5")
    axes.tick_params(which="both", length=0, labelsize=8)
    for spine in axes.spines.values():
        spine.set_visible(False)


def ratios(compared, path):
    """Time of the second over the first, a panel a comparison; below 1 the second is faster."""
    if not compared:
        return
    kernels = sorted({k for c in compared for k in c.by_kernel()}, reverse=True)
    figure, panels = plt.subplots(1, len(compared), figsize=(1.6 + 2.6 * len(compared), 1.2 + 0.2 * len(kernels)), dpi=110, sharey=True,
                                  squeeze=False, layout="constrained")
    for axes, c in zip(panels[0], compared):
        draw(axes, c, kernels)
    panels[0][0].set_yticks(range(len(kernels) + 1), [*kernels, "all cells"])
    figure.savefig(path, metadata={"Software": None})
    plt.close(figure)
