"""How far the threadgroup sizes that other libraries fixed are from the best ones, for the kernels that serve a model.

Read are runs of pewter_bench, the parts of one machine's joined: every pattern and size of these kernels. The sizes are what the
host sides of MLX's and ggml's Metal kernels give for the same work and shape, so the question is what a program that keeps
them, as one that is ported does, loses here.
"""
import dataclasses
import json
import math
import pathlib
import re
import statistics

from . import data, summary
from .figures import MATRIX_SIZES

CLOSE = 0.97  # of the best cell's speed
QUANTISED, PROMPTS, DECODING, SORTING = "quantised matrix-vector", "attention of prompts", "attention of one token", "sorting"
MLX, GGML = "MLX", "ggml"


@dataclasses.dataclass(frozen=True)
class Fixed:
    """What both give a kernel's shapes whose name has a text; None: no kernel for it."""
    kernel: str
    shape: str  # a regular expression
    kind: str
    mlx: int
    ggml: int
    why: str = ""


SIZES = (
    Fixed("quantized_matmul", r"q8_0$", QUANTISED, 64, 128, "2 SIMD groups of 4 rows; N_SG_Q8_0 = 4 SIMD groups of 2 rows"),
    Fixed("quantized_matmul", r"(q4_0|q4_K|q6_K)$", QUANTISED, 64, 64, "2 SIMD groups of 4 rows; 2 SIMD groups of 2 or 4 rows"),
    Fixed("attention", r" 512 tokens$| 4096 tokens$", PROMPTS, 128, 128, "4 SIMD groups of 8 queries; nsg = 4"),
    Fixed("attention", r" 4096 cached$", DECODING, 1024, 64, "`sdpa_vector`; nsg doubles while 64 nsg 32 keys are fewer"),
    Fixed("attention", r" 32768 cached$", DECODING, 1024, 128, "`sdpa_vector`; the same"),
    Fixed("decode_attention", r"1024 cached$", DECODING, 1024, 32, "`sdpa_vector`; the same"),
    Fixed("argsort", r"^64 experts", SORTING, 32, 64, "4 elements a thread; the power of two that columns have"),
    Fixed("argsort", r"^1024 columns", SORTING, 256, 1024, "the same"),
    Fixed("argsort", r"128256", SORTING, 512, 1024, "blocks of 512 threads; of 1024"),
    Fixed("top_k", r"^128 experts", SORTING, 32, 128, "by the sort; the power of two that columns have"),
    Fixed("top_k", r"128256", SORTING, 512, 1024, "the same"),
)


@dataclasses.dataclass
class Row:
    """A kernel, type and shape on one machine."""
    fixed: Fixed
    key: tuple  # (kernel, type, shape)
    best: data.Cell
    kept: dict  # threads -> share of the best cell's speed, by the best pattern of the size
    automatic: float  # share that the library's choice keeps, or None


def fixed_of(kernel, shape):
    return next((f for f in SIZES if f.kernel == kernel and re.search(f.shape, shape)), None)


def rows_of(run):
    """In the order of SIZES."""
    rows = []
    for key, cells in run.group().items():
        fixed = fixed_of(key[0], key[2])
        cells = [c for c in cells if c.threads in MATRIX_SIZES]
        if fixed and cells:
            best = summary.best_of(cells)
            kept = {n: 1 / (1 + summary.penalty(cells, n)) for n in sorted({c.threads for c in cells})}
            rows.append(Row(fixed, key, best, kept, summary.kept_by_automatic(run, key, cells)))
    return sorted(rows, key=lambda r: (SIZES.index(r.fixed), r.key[2], r.key[1]))


def joined(paths):
    """[(run, raw document)] a machine: files of one CPU and number of host threads are parts of one run."""
    found = {}
    for path in paths:
        raw = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        machine = raw["context"]["cpu"], raw["context"]["host_threads"]
        if machine in found:
            found[machine]["benchmarks"] += raw["benchmarks"]
        else:
            found[machine] = raw
    return [(data.of_document(raw, machine[0]), raw) for machine, raw in found.items()]


def record_of(raw):
    """What the page needs of a run: its medians and variations of the kernels in SIZES, one a line."""
    kept = [b for b in raw["benchmarks"] if b.get("aggregate_name") in ("median", "cv")
            and fixed_of(b["run_name"].split("/")[0], "/".join(b["run_name"].removesuffix("/real_time").split("/")[4:]))]
    fields = ("run_name", "run_type", "aggregate_name", "real_time", "time_unit", "bytes", "flops", "written_share", "host_threads",
              "idle_lane_share", "quick")
    lines = [json.dumps({f: b[f] for f in fields if f in b}) for b in sorted(kept, key=lambda b: (b["run_name"], b["aggregate_name"]))]
    return '{"context": ' + json.dumps(raw["context"]) + ',\n"benchmarks": [\n' + ",\n".join(lines) + "\n]}\n"


def mean(shares):
    return math.exp(statistics.fmean(math.log(s) for s in shares))


def size_text(threads):
    return "no kernel" if threads is None else f"{threads}"


def conclusion(kind, rows):
    """One sentence on a kind of kernels on one machine."""
    sizes = sorted(set.intersection(*(set(r.kept) for r in rows)))
    best = max(sizes, key=lambda n: mean([r.kept[n] for r in rows]))
    close = sum(r.kept[best] >= CLOSE for r in rows)
    patterns = sorted({r.best.pattern for r in rows}, key=lambda p: -sum(r.best.pattern == p for r in rows))
    of_pattern = sum(r.best.pattern == patterns[0] for r in rows)
    text = (f"**{kind}**: {best} threads are the best single size, {summary.percent(mean([r.kept[best] for r in rows]))} of the best cell in the "
            f"mean and within 3 % of it for {close} of {len(rows)}; the best pattern is `{patterns[0]}` for {of_pattern}.")
    for name, of in ((MLX, "mlx"), (GGML, "ggml")):
        kept = [(r.kept[getattr(r.fixed, of)], r) for r in rows if getattr(r.fixed, of) in r.kept]
        least, at = min(kept, key=lambda k: k[0])
        text += (f" {name}'s sizes keep {summary.percent(mean([k for k, _ in kept]))}"
                 + (f", at least {summary.percent(least)} (`{at.key[0]}`, {at.key[2]}, {at.key[1]})." if len(kept) > 1 else "."))
    chosen = [r.automatic for r in rows if r.automatic is not None]
    return text + (f" The library's own choice keeps {summary.percent(mean(chosen))}, at least {summary.percent(min(chosen))}." if chosen else "")


def table(rows):
    yield ("| kernel, type | shape | best | " + " | ".join(f"{n}" for n in MATRIX_SIZES)
           + " | automatic | MLX's size: kept | ggml's size: kept |")
    yield "|---|---|---|" + "---:|" * (len(MATRIX_SIZES) + 3)
    for r in rows:
        shares = [f"{100 * r.kept[n]:.0f}" if n in r.kept else "" for n in MATRIX_SIZES]
        theirs = [f"{n}: {100 * r.kept[n]:.0f}" if n in r.kept else size_text(n) for n in (r.fixed.mlx, r.fixed.ggml)]
        automatic = "" if r.automatic is None else f"{100 * r.automatic:.0f}"
        yield (f"| `{r.key[0]}`, {r.key[1]} | {r.key[2]} | {summary.duration(r.best.seconds)}, `{r.best.pattern}` {r.best.threads} | "
               + " | ".join([*shares, automatic, *theirs]) + " |")


def pattern_table(rows):
    """The best of each pattern, of the best cell."""
    names = sorted({p for _, patterns in rows for p in patterns})
    yield "| kernel, type | shape | " + " | ".join(f"`{n}`" for n in names) + " |"
    yield "|---|---|" + "---:|" * len(names)
    for row, patterns in rows:
        yield (f"| `{row.key[0]}`, {row.key[1]} | {row.key[2]} | "
               + " | ".join(f"{100 * patterns[n]:.0f}" if n in patterns else "" for n in names) + " |")


def patterns_of(run, row):
    cells = [c for c in run.group()[row.key] if c.threads in MATRIX_SIZES]
    return {p: row.best.seconds / min(c.seconds for c in cells if c.pattern == p) for p in {c.pattern for c in cells}}


def page(runs, command, picture):
    """The page, as Markdown."""
    lines = ["# Threadgroup sizes that others fixed", "",
             "What a program loses that keeps the threadgroup sizes which MLX and ggml give their Metal kernels, and which size and",
             "pattern is the best for products with quantised weights, attention and sorting. A share is the best cell's time over that of the",
             "best pattern at a size, in percent.", "", f"Made by `{command}`.", "", f"![What each size keeps of the best]({picture})", "",
             "## Conclusions", ""]
    for run in runs:
        rows = rows_of(run)
        lines += [f"On {run.context['cpu']}, {run.context['host_threads']} host threads:" if len(runs) > 1 else "", ""]
        lines += [f"- {conclusion(kind, some)}" for kind in (QUANTISED, PROMPTS, DECODING, SORTING)
                  if (some := [r for r in rows if r.fixed.kind == kind])] + [""]
    lines += ["## Their sizes", "",
              "Of MLX's and ggml's host sides in August 2026, for Apple's GPUs. Their kernels map threads to data in their own ways: ggml cuts the keys of",
              "one token over 32 threadgroups, MLX's `sdpa_vector` has one for each head, and on the largest GPUs another kernel for more than 1023 keys.", "",
              "| kernel here | shapes | MLX | ggml | as |", "|---|---|---:|---:|---|"]
    lines += [f"| `{f.kernel}` | `{f.shape.replace('|', '&#124;')}` | {size_text(f.mlx)} | {size_text(f.ggml)} | {f.why} |" for f in SIZES]
    for run in runs:
        rows, context = rows_of(run), run.context
        lines += ["", f"## {context['cpu']}", "",
                  f"{context['host_threads']} host threads, target {context['target']}, {context['compiler']}, commit {context['commit'][:8]}; "
                  "medians of warm calls.", "", *table(rows)]
        by_pattern = [(r, patterns_of(run, r)) for r in rows]
        lines += ["", "The best size of each pattern:", "", *pattern_table([p for p in by_pattern if len(p[1]) > 1])]
    return "\n".join(lines) + "\n"


def picture(runs, path):
    """A heat map a machine: shares by size, frames where MLX's and ggml's sizes are."""
    from matplotlib.patches import Rectangle
    from . import overview
    plt = overview.plt
    parts = [(run, rows_of(run)) for run in runs]
    heights = [len(rows) for _, rows in parts]
    figure, axes = plt.subplots(len(parts), 1, figsize=(9.2, 1.6 * len(parts) + 0.27 * sum(heights)), dpi=110, height_ratios=heights, squeeze=False)
    for (run, rows), at in zip(parts, axes[:, 0]):
        names = [f"{r.key[0]}, {r.key[2]}, {r.key[1]}" for r in rows]
        shares = [[r.kept.get(n) for n in MATRIX_SIZES] + [r.automatic] for r in rows]
        overview.draw_heat_map(at, names, [str(n) for n in MATRIX_SIZES] + ["auto"], shares)
        for y, row in enumerate(rows):
            for threads, colour, inset in ((row.fixed.mlx, "#d9731a", 0.07), (row.fixed.ggml, "#2f8f52", 0.16)):
                if threads in MATRIX_SIZES:
                    x = MATRIX_SIZES.index(threads)
                    at.add_patch(Rectangle((x - 0.5 + inset / 2, y - 0.5 + inset), 1 - inset, 1 - 2 * inset, fill=False, edgecolor=colour, linewidth=1.8))
        at.set_title(f"{run.context['cpu']}", loc="left", fontsize=11, fontweight="bold", pad=8)
        for spine in at.spines.values():
            spine.set_visible(False)
    figure.text(0.01, 0.005, "orange frame: MLX's size; green frame: ggml's", fontsize=9, color=overview.SOFT)
    figure.tight_layout(rect=(0, 0.02, 1, 1))
    figure.savefig(path, metadata={"Software": None})
    plt.close(figure)


def write(paths, name):
    """NAME.md, NAME.png, and NAME.json with the first machine's records, which give the same page again."""
    name = pathlib.Path(name)
    name.parent.mkdir(parents=True, exist_ok=True)
    machines = joined(paths)
    runs = [run for run, _ in machines]
    record = name.with_suffix(".json")
    record.write_text(record_of(machines[0][1]), encoding="utf-8")
    first = f"bench/results/{record.name}"
    others = " ".join(f"bench/results/{pathlib.Path(p).name}" for p in paths if json.loads(pathlib.Path(p).read_text())["context"]["cpu"]
                      != runs[0].context["cpu"])
    command = f"scripts/report {first}{' ' + others if others else ''} --fixed-sizes bench/results/{name.name}"
    picture(runs, name.with_suffix(".png"))
    name.with_suffix(".md").write_text(page(runs, command, name.with_suffix(".png").name), encoding="utf-8")
    return [name.with_suffix(s) for s in (".md", ".png", ".json")]
