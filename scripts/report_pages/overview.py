"""The overview as one picture: what each threadgroup size keeps of the best, and the best's share of the limit."""
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.colors import BoundaryNorm, ListedColormap  # noqa: E402

from . import data, figures, side_by_side, summary  # noqa: E402

COLOURS = ["#eef3fa", "#dbe7f5", "#bfd5ee", "#98bde2", "#6ba0d3", "#4282c0", "#2464a5", "#124884"]
INK, SOFT = "#1a2230", "#5c6675"
plt.rcParams.update({"font.size": 9, "font.family": "DejaVu Sans", "text.color": INK, "xtick.color": INK, "ytick.color": INK,
                     "axes.labelcolor": SOFT})


def draw_heat_map(axes, names, columns, shares):
    values = [[float("nan") if s is None else s for s in row] for row in shares]
    axes.imshow(values, cmap=ListedColormap(COLOURS), norm=BoundaryNorm([0, *figures.STEPS, 9], len(COLOURS)), aspect="auto")
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share is not None:
                axes.text(x, y, f"{100 * share:.0f}", ha="center", va="center", fontsize=8.5,
                          fontweight="bold" if share >= 0.9995 else "normal", color="white" if share >= figures.STEPS[4] else INK)
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks([x - 0.5 for x in range(1, len(columns))], minor=True)
    axes.set_yticks([y - 0.5 for y in range(1, len(names))], minor=True)
    axes.grid(which="minor", color="white", linewidth=1.5)
    axes.tick_params(which="both", length=0)
    axes.set_xlabel("threads per threadgroup, best pattern at each; % of the best")


def draw_limits(axes, rows):
    """rows: (share of the limit or None, text next to the bar)."""
    for y, (share, label) in enumerate(rows):
        axes.barh(y, 1, color="#eef1f5", height=0.62)
        axes.barh(y, min(share or 0, 1), color=COLOURS[5], height=0.62)
        axes.text(1.04, y, label, va="center", fontsize=8.5)
    axes.set_xlim(0, 1)
    axes.tick_params(labelleft=False)
    axes.set_xticks([0, 0.5, 1], ["0", "50 %", "100 %"])
    axes.tick_params(which="both", length=0)
    axes.set_xlabel("best cell, of the machine's limit")


def overview(run, path):
    sizes, groups, names, shares, limits = summary.sizes_of(run), run.group(), [], [], []
    for kernel, key in run.first_groups().items():
        cells = groups[key]
        losses = [summary.penalty(cells, s) for s in sizes]
        row = [None if loss is None else 1 / (1 + loss) for loss in losses]
        shares.append(row + [summary.kept_by_automatic(run, key, cells)] * bool(run.automatic))
        best = summary.best_of(cells)
        value, unit = summary.rate(best)
        share = data.share_of_limit(run, best)
        limits.append((share, f"{summary.percent(share) if share else '-':>5}   {value:.0f} {unit}"))
        names.append(kernel)
    columns = [str(s) for s in sizes] + ["auto"] * bool(run.automatic)
    figure, (left, right) = plt.subplots(1, 2, figsize=(9.6, 1.5 + 0.29 * len(names)), dpi=110, sharey=True,
                                         width_ratios=(len(columns), 2.2), gridspec_kw={"wspace": 0.04})
    draw_heat_map(left, names, columns, shares)
    draw_limits(right, limits)
    for axes in (left, right):
        for spine in axes.spines.values():
            spine.set_visible(False)
    left.set_title("What each threadgroup size keeps of the best one", loc="left", fontsize=11.5, fontweight="bold", pad=10)
    left.annotate(f"{summary.machine(run)}; medians of warm calls", (0, 0), (0, -46), "axes fraction",
                  textcoords="offset points", fontsize=7.5, color=SOFT)
    figure.savefig(path, bbox_inches="tight", metadata={"Software": None})
    plt.close(figure)


def machines(runs, path):
    """A heat map for each run, side by side, of the kernels that all have."""
    keys, groups = side_by_side.common(runs)
    first = {}
    for key in keys:
        first.setdefault(key[0], key)
    figure, axes = plt.subplots(1, len(runs), figsize=(1.6 + 3.9 * len(runs), 1.5 + 0.29 * len(first)), dpi=110, sharey=True,
                                gridspec_kw={"wspace": 0.06}, squeeze=False)
    for run, of_run, at in zip(runs, groups, axes[0]):
        sizes = [s for s in summary.sizes_of(run) if s in figures.MATRIX_SIZES]
        shares = [[side_by_side.kept(of_run[key], s) for s in sizes]
                  + [summary.kept_by_automatic(run, key, of_run[key])] * bool(run.automatic) for key in first.values()]
        draw_heat_map(at, list(first), [str(s) for s in sizes] + ["auto"] * bool(run.automatic), shares)
        at.set_xlabel("threads, best pattern at each; % of the best")
        at.set_title(run.context["cpu"], loc="left", fontsize=11, fontweight="bold", pad=10)
        for spine in at.spines.values():
            spine.set_visible(False)
    figure.savefig(path, bbox_inches="tight", metadata={"Software": None})
    plt.close(figure)
