"""Several runs side by side, of CPUs and GPUs: which threadgroup size is best where, and what a fixed one loses.

Compared are the kernels, types and shapes that every run has.
"""
import html
import statistics

from . import figures, summary
from .tables import share_cell, table

FIXED = 256  # what a port takes that does not ask


def common(runs):
    """The keys that all runs measured, kernels by name."""
    groups = [run.group() for run in runs]
    return [key for key in groups[0] if all(key in g for g in groups[1:])], groups


def kept(cells, size):
    """What the best pattern at a size keeps of the best cell, or None."""
    loss = summary.penalty(cells, size)
    return None if loss is None else 1 / (1 + loss)


def losses(groups, keys, size=FIXED):
    """What the size loses in one run, a number a key."""
    return [1 - k for key in keys if (k := kept(groups[key], size)) is not None]


def sentences(runs):
    keys, groups = common(runs)
    if len(runs) < 2 or not keys:
        return []
    lines = []
    for run, of_run in zip(runs, groups):
        lost, best = losses(of_run, keys), [summary.best_of(of_run[key]).threads for key in keys]
        if not lost:
            continue
        favourite = statistics.mode(best)
        worst = max((1 - (kept(of_run[key], FIXED) or 1), key[0]) for key in keys)
        median = summary.percent(statistics.median(lost))
        lines.append(f"{run.context['cpu']}: a port that fixed {FIXED} threads loses {median} in the median, "
                     f"{summary.percent(worst[0])} at most ({worst[1]}), over 10 % for {sum(l > 0.1 for l in lost)} of {len(lost)}; most "
                     f"often best is {favourite} ({best.count(favourite)} of {len(best)}).")
    best = [[summary.best_of(g[key]) for g in groups] for key in keys]
    same = sum(len({c.threads for c in cells}) == 1 for cells in best)
    pattern = sum(len({c.pattern for c in cells}) == 1 for cells in best)
    lines.append(f"The same size is best on all for {same} of {len(keys)}, the same pattern for {pattern}.")
    lines += transferred(runs, keys, groups)
    return lines


def transferred(runs, keys, groups):
    """What one machine's best size and pattern keep on another."""
    lines = []
    for i, source in enumerate(runs):
        for j, target in enumerate(runs):
            if i == j:
                continue
            found = []
            for key in keys:
                chosen, cells = summary.best_of(groups[i][key]), groups[j][key]
                same = [c for c in cells if (c.pattern, c.threads) == (chosen.pattern, chosen.threads)]
                found += [summary.best_of(cells).seconds / same[0].seconds] if same else []
            if found:
                lines.append(f"The best cell of {source.context['cpu']} keeps {summary.percent(statistics.median(found))} of the best on "
                             f"{target.context['cpu']} in the median, {summary.percent(min(found))} at least.")
    return lines


def rows_of(runs):
    """(kernel, type, shape, [(best cell, what FIXED keeps, what the library's choice keeps)])"""
    keys, groups = common(runs)
    for key in keys:
        yield (*key, [(summary.best_of(g[key]), kept(g[key], FIXED), summary.kept_by_automatic(run, key, g[key]))
                      for run, g in zip(runs, groups)])


def heat_maps(runs):
    keys, groups = common(runs)
    first = {}
    for key in keys:
        first.setdefault(key[0], key)
    sizes = [s for s in figures.MATRIX_SIZES if all(s in summary.sizes_of(run) for run in runs)]
    names = list(first)
    shares = [[kept(g[first[name]], size) for g in groups for size in sizes] for name in names]
    columns = [str(size) for _ in runs for size in sizes]
    machines = [(run.context["cpu"], len(sizes)) for run in runs]
    return figures.heat_map(names, columns, shares, "threads per threadgroup, best pattern at each; % of the machine's best cell",
                            10 + 7 * max(map(len, names)), groups=machines)


def as_text(runs):
    lines = [f"{'kernel':26} " + "  ".join(f"{run.context['cpu'][:30]:>38}" for run in runs),
             f"{'':26} " + "  ".join(f"{'best':>24} {f'{FIXED} keeps':>13}" for _ in runs)]
    for kernel, _, _, cells in rows_of(runs):
        lines.append(f"{kernel:26} " + "  ".join(f"{c.pattern + ', ' + str(c.threads):>24} {summary.percent(k):>13}" for c, k, _ in cells))
    return "\n".join(lines + [""] + sentences(runs))


def section(runs):
    if len(runs) < 2 or not common(runs)[0]:
        return ""
    heads, rows = ["kernel", "shape"], []
    for run in runs:
        heads += [f"best, {run.context['cpu']}", "rate", f"{FIXED} keeps", "automatic keeps"]
    for kernel, kind, shape, cells in rows_of(runs):
        row = [kernel, shape + ("" if kind == "float" else f" ({kind})")]
        for cell, fixed, automatic in cells:
            value, unit = summary.rate(cell)
            row += [f"{cell.pattern}, {cell.threads}", (f"{value:.1f} {unit}", value), share_cell(fixed), share_cell(automatic)]
        rows.append(row)
    words = "".join(f"<li>{html.escape(s).replace(' %', '&nbsp;%')}</li>" for s in sentences(runs))
    return (f'<h2>Side by side</h2><ul class="words">{words}</ul><div class="scroll">{heat_maps(runs)}</div>'
            + f'<div class="compact">{table(heads, rows, ["", "wrap"] + ["head", "", "head", "head"] * len(runs))}</div>')
