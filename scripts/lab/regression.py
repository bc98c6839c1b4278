"""scripts/check-regression: is the new measurement slower than the old one? For CI: the exit status is the verdict.

  0  no kernel is slower by more than --tolerance, none is wrong
  1  at least one is
  2  nothing could be compared

A kernel is slower if the interval of its cells' mean ratio lies above the tolerance; the intervals of all kernels hold
together with 95 %. Two measurements taken at different times also differ by what else the machine did. Free of that are
two commits in one sweep, whose rounds are interleaved:

  scripts/compare-compilers --commits main,HEAD --output results/change
  scripts/check-regression results/change results/change --old-configuration COMMIT --new-configuration COMMIT
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from lab import comparison, intervals, records  # noqa: E402


def choose(document, name, what):
    names = list(dict.fromkeys(c["name"] for c in document["configurations"]))
    if name is None:
        return names
    found = [n for n in names if name in n]
    if not found:
        raise SystemExit(f"check-regression: {what} has no configuration '{name}'; it has: {'; '.join(names)}")
    return found


def matched(old, new, old_name, new_name):
    """[(record, record)] of the same cell and configuration; one of each side may stand for another name."""
    olds, news = choose(old, old_name, "old"), choose(new, new_name, "new")
    shared = [(n, n) for n in olds if n in news]
    if not shared and len(olds) == len(news) == 1:
        shared = [(olds[0], news[0])]
    index = {}
    for record in old["records"]:
        index.setdefault((record["configuration"], record["cell"]), record)
    as_old = {b: a for a, b in shared}
    return [(index[as_old[r["configuration"]], r["cell"]], r) for r in new["records"]
            if (as_old.get(r["configuration"]), r["cell"]) in index]


def verdicts(pairs, tolerance, paired=False):
    """[(kernel, verdict, ratio, low, high)], the worst first. 1.2 says that the new one takes 20 % longer."""
    kernels = {}
    for pair in pairs:
        kernels.setdefault(pair[1]["kernel"], []).append(pair)
    confidence = 1 - (1 - intervals.CONFIDENCE) / max(len(kernels), 1)
    found = []
    for kernel, members in kernels.items():
        ratio, low, high = intervals.mean_ratio(*comparison.sides(members, paired), paired, confidence)
        if any(new["verdict"] == "wrong" for _, new in members):
            verdict = "wrong"
        elif low > 1 + tolerance:
            verdict = "slower"
        elif high < 1 - tolerance:
            verdict = "faster"
        else:
            verdict = "no difference shown" if low <= 1 <= high else "within the tolerance"
        found.append((kernel, verdict, ratio, low, high))
    return sorted(found, key=lambda v: (v[1] != "wrong", -v[2]))


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="scripts/check-regression", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=pathlib.Path, help="records.json, or the folder of a sweep")
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("--tolerance", type=float, default=0.05, help="slower by less is accepted (default 0.05: 5 %%)")
    parser.add_argument("--old-configuration", metavar="NAME", help="part of a name, where a file has several")
    parser.add_argument("--new-configuration", metavar="NAME")
    options = parser.parse_args(arguments)
    try:
        pairs = matched(records.read(options.old), records.read(options.new), options.old_configuration, options.new_configuration)
    except (OSError, ValueError, KeyError) as problem:
        print(f"check-regression: {type(problem).__name__}: {problem}", file=sys.stderr)
        return 2
    if not pairs:
        print("check-regression: the two have no cell and configuration in common", file=sys.stderr)
        return 2
    found = verdicts(pairs, options.tolerance, paired=options.old.resolve() == options.new.resolve())
    for kernel, verdict, ratio, low, high in found:
        print(f"{kernel:24} {verdict:20} {ratio:6.3f} times as long, {low:.3f} to {high:.3f}")
    bad = [kernel for kernel, verdict, *_ in found if verdict in ("slower", "wrong")]
    print(f"{len(found)} kernels, {len(pairs)} cells: " + (f"slower or wrong: {', '.join(bad)}" if bad else "no regression"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
