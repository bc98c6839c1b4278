"""What a run says, in words and as a table for the terminal."""
import statistics

from . import data


def rate(cell):
    """The figure that fits the kernel: GFLOP/s where it computes more than it moves."""
    if cell.flops > 8 * cell.bytes:
        return cell.flops / cell.seconds / 1e9, "GFLOP/s"
    return cell.bytes / cell.seconds / 1e9, "GB/s"


def best_of(cells):
    return min(cells, key=lambda c: c.seconds)


def penalty(cells, threads):
    """How much slower the best pattern at this threadgroup size is than the best cell: 0.1 is 10 %."""
    at_size = [c for c in cells if c.threads == threads]
    return best_of(at_size).seconds / best_of(cells).seconds - 1 if at_size else None


def sentences(run):
    groups = run.group()
    sizes = sorted({c.threads for c in run.cells})
    lines = []
    for size in sizes:
        penalties = [p for p in (penalty(cells, size) for cells in groups.values()) if p is not None]
        close = sum(p <= 0.10 for p in penalties)
        lines.append(f"{size} threads: within 10 % of the best size for {close} of {len(penalties)} kernels and shapes, "
                     f"median loss {statistics.median(penalties):.0%}, largest {max(penalties):.0%}.")
    return lines


def rows(run):
    """One row a kernel and shape: its best cell."""
    for (kernel, kind, shape), cells in run.group().items():
        best = best_of(cells)
        value, unit = rate(best)
        yield kernel, kind, shape, best, value, unit, data.share_of_limit(run, best)


def as_text(run):
    lines = [f"{run.context['cpu']}, {run.context['compiler']}, {run.context['openmp_runtime']}, target "
             f"{run.context['target']}, {run.context['host_threads']} host threads", "",
             f"{'kernel':18} {'best pattern':12} {'threads':>7} {'time':>10} {'rate':>16} {'of limit':>8}  shape"]
    for kernel, kind, shape, best, value, unit, share in rows(run):
        lines.append(f"{kernel:18} {best.pattern:12} {best.threads:7d} {best.seconds * 1e6:7.1f} us {value:8.1f} {unit:7} "
                     f"{share:8.0%}  {shape}{'' if kind == 'float' else ' (' + kind + ')'}")
    return "\n".join(lines + [""] + sentences(run))
