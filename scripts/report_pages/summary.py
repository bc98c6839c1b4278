"""What a run says, in words and as a table for the terminal."""
import statistics

from . import data


def rate(cell):
    """The figure that fits the kernel: GFLOP/s where it computes more than it moves."""
    if cell.flops > 8 * cell.bytes:
        return cell.flops / cell.seconds / 1e9, "GFLOP/s"
    return cell.bytes / cell.seconds / 1e9, "GB/s"


def duration(seconds):
    """Three digits and the unit that suits: 8.0 us, 1.26 ms."""
    value, unit = next(((seconds / scale, unit) for unit, scale in (("s", 1), ("ms", 1e-3), ("us", 1e-6))
                        if seconds >= scale), (seconds * 1e9, "ns"))
    return f"{value:.{0 if value >= 100 else 1 if value >= 2 else 2}f} {unit}"


def percent(share):
    return "not measured" if share is None else f"{share:.0%}".replace("%", " %")


def size_text(size):
    value, unit = next((size / scale, unit) for scale, unit in ((1e9, "GB"), (1e6, "MB"), (1e3, "KB"), (1, "B"))
                       if size >= scale or scale == 1)
    return f"{value:.{0 if value >= 100 else 1}f} {unit}"


def best_of(cells):
    return min(cells, key=lambda c: c.seconds)


def penalty(cells, threads):
    """How much slower the best pattern at this threadgroup size is than the best cell: 0.1 is 10 %."""
    at_size = [c for c in cells if c.threads == threads]
    return best_of(at_size).seconds / best_of(cells).seconds - 1 if at_size else None


def kept_by_automatic(run, key, cells):
    """What the library's own choice keeps of the best cell's speed, or None."""
    chosen = run.automatic.get(key)
    return best_of(cells).seconds / chosen.seconds if chosen else None


def sizes_of(run):
    return sorted({c.threads for c in run.cells})


def by_size(run):
    """For each threadgroup size: (size, shapes within 10 % of the best, shapes, median loss, largest loss)."""
    groups = run.group()
    for size in sizes_of(run):
        losses = [p for p in (penalty(cells, size) for cells in groups.values()) if p is not None]
        yield size, sum(p <= 0.10 for p in losses), len(losses), statistics.median(losses), max(losses)


def sentences(run):
    """What a reader should know first."""
    if not run.cells:
        return ["This run has no cells of the matrix."]
    sizes = list(by_size(run))
    best = min(sizes, key=lambda row: row[3])
    line = (f"If one threadgroup size had to serve all, it would be {best[0]} threads: within 10 % of the best for "
            f"{best[1]} of {best[2]} kernels and shapes, median loss {percent(best[3])}, largest {percent(best[4])}.")
    return [text for text in (about_limits(run), about_automatic(run), about_predictions(run), line) if text]


def about_limits(run):
    shares = sorted((share, kernel) for kernel, *_, share in rows(run) if share is not None)
    if not shares:
        return None
    median = statistics.median(s for s, _ in shares)
    return (f"Against the machine's own limits the best cells reach {percent(median)} in the median; "
            f"most in {shares[-1][1]} ({percent(shares[-1][0])}), least in {shares[0][1]} ({percent(shares[0][0])}).")


def about_automatic(run):
    kept = sorted((k, key[0]) for key, cells in run.group().items()
                  if (k := kept_by_automatic(run, key, cells)) is not None)
    if not kept:
        return None
    return (f"Left to itself the library's choice keeps {percent(statistics.median(k for k, _ in kept))} of the best "
            f"cell's speed in the median, and {percent(kept[0][0])} in the worst case ({kept[0][1]}).")


def about_predictions(run):
    """How many of the library's choices take as long as its cost model says (kernels/common/kernels.md#costs)."""
    ratios = {key: c.predicted / c.seconds for key, c in run.automatic.items() if c.predicted}
    if not ratios:
        return None
    worst = max(ratios, key=lambda key: max(ratios[key], 1 / ratios[key]))
    return (f"Of {len(ratios)} predicted times {sum(0.8 <= r <= 1.2 for r in ratios.values())} are within a fifth; the worst is "
            f"{ratios[worst]:.2f} of what {worst[0]} takes ({worst[2]}).")


def warnings(run):
    """Reasons not to trust a run."""
    found = []
    for (stream, level, threads), value in run.limits.items():
        alone = run.limits.get((stream, level, 1))
        if threads == run.host_threads > 1 and alone and value < 0.9 * alone:
            found.append(f"{stream} {level}")
    lines = []
    if found:
        lines.append(f"The machine was busy: {run.host_threads} threads reached less than one thread alone in "
                     f"{', '.join(found)}. Shares of the limit are not to be trusted; measure again on an idle machine.")
    noisy = sum(c.variation > 0.1 for c in run.cells)
    if run.cells and noisy > 0.1 * len(run.cells):
        lines.append(f"{noisy} of {len(run.cells)} cells vary by more than 10 % between repetitions.")
    if run.context.get("build_type", "Release") != "Release":
        lines.append(f"The build type is {run.context['build_type']}, not Release.")
    return lines


def rows(run):
    """One row a kernel, type and shape: its best cell."""
    for (kernel, kind, shape), cells in run.group().items():
        best = best_of(cells)
        value, unit = rate(best)
        yield kernel, kind, shape, best, value, unit, data.share_of_limit(run, best)


def is_of_gpu(run):
    return run.context.get("target", "").startswith("gpu ")


def machine(run):
    c = run.context
    threads = "" if is_of_gpu(run) else f"{c['host_threads']} host threads, "
    return f"{c['cpu']}, {threads}target {c['target']}, {c['compiler']}, {c['openmp_runtime']}"


def as_text(run):
    lines = [machine(run), "", f"{'kernel':17} {'best pattern':12} {'threads':>7} {'time':>8} {'rate':>15} {'of limit':>8} "
             f"{'set by':11} {'automatic':>9}  shape"]
    groups = run.group()
    for kernel, kind, shape, best, value, unit, share in rows(run):
        least = data.limit(run, best)
        kept = kept_by_automatic(run, (kernel, kind, shape), groups[kernel, kind, shape])
        lines.append(f"{kernel:17} {best.pattern:12} {best.threads:7d} {duration(best.seconds):>8} {value:7.1f} {unit:7} "
                     f"{percent(share) if share is not None else '-':>8} {least[1] if least else '-':11} "
                     f"{percent(kept) if kept is not None else '-':>9}  {shape}{'' if kind == 'float' else ' (' + kind + ')'}")
    sizes = [f"{size} threads: within 10 % of the best size for {close} of {of} kernels and shapes, median loss "
             f"{percent(median)}, largest {percent(largest)}." for size, close, of, median, largest in by_size(run)]
    return "\n".join(lines + [""] + sentences(run) + sizes + [f"Warning: {w}" for w in warnings(run)])
