"""scripts/check-regression: is the new measurement slower than the old one? For CI: the exit status is the verdict.

  0  no kernel is slower by more than --tolerance, none is wrong, none is missing
  1  at least one is
  2  nothing, or too little, could be compared

A kernel is slower if the interval of its cells' mean ratio lies above the tolerance; the intervals of all kernels hold
together with 95 %. It is missing if the old measurement has a cell of it that the new one has not, or if it failed in
the new one only. Machines are compared each with itself, or with one of the same hardware. Two measurements taken at
different times also differ by what else the machine did. Free of that are two commits in one sweep, whose rounds are
interleaved:

  scripts/compare-compilers --commits main,HEAD --output results/change
  scripts/check-regression results/change results/change --old-configuration COMMIT --new-configuration COMMIT
"""
import argparse
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from benchmarking import comparison, intervals, machine, records  # noqa: E402


def choose(document, name, what):
    names = list(dict.fromkeys(c["name"] for c in document["configurations"]))
    if name is None:
        return names
    found = [n for n in names if name in n]
    if not found:
        raise ValueError(f"{what} has no configuration '{name}'; it has: {'; '.join(names)}")
    return found


def namesakes(old, new, old_name, new_name):
    """old configuration -> new one; one of each side may stand for another name, and one that is gone for none."""
    olds, news = choose(old, old_name, "old"), choose(new, new_name, "new")
    if len(olds) == len(news) == 1:
        return {olds[0]: news[0]}
    if not set(olds) & set(news):
        return {}
    return {name: name if name in news else None for name in olds}


def nearest(environment, others):
    """The most similar of the others: this one, else this host, else this hardware. None if none is."""
    def alike(other):
        equal = machine.hardware_of(other) == machine.hardware_of(environment)
        return (other["id"] == environment["id"], equal and other["host"] == environment["host"], equal)

    best = max(others, key=alike)
    return best if any(alike(best)) else None


def matched(old, new, names, only=""):
    """([(record, record)], old records that the new measurement lacks) of the same cell, configuration and machine. Where
    there is one machine on each side, they are compared whatever they are.
    """
    environments = [{e["id"]: e for e in document["environments"]} for document in (old, new)]
    lone = all(len(e) == 1 for e in environments)
    index = collections.defaultdict(dict)
    for r in new["records"]:
        index[r["configuration"], r["cell"]][r["environment"]] = r
    pairs, missing = [], []
    for r in old["records"]:
        if r["configuration"] not in names or not re.search(only, r["cell"]):
            continue
        candidates = index[names[r["configuration"]], r["cell"]]
        mine = [environments[1][e] for e in candidates]
        found = mine and (mine[0] if lone else nearest(environments[0][r["environment"]], mine))
        if found:
            pairs.append((r, candidates[found["id"]]))
        else:
            missing.append(r)
    return pairs, missing


def failures(document, configurations):
    """{kernel: turns that failed}"""
    return collections.Counter(e["group"].split("/")[0] for e in document["errors"] if e["configuration"] in configurations)


def verdicts(pairs, missing, tolerance, paired=False):
    """([(kernel, verdict, ratio, low, high)], the worst first, confidence of each interval). 1.2 says that the new one takes
    20 % longer; `missing` are names of kernels.
    """
    kernels = {}
    for pair in pairs:
        kernels.setdefault(pair[1]["kernel"], []).append(pair)
    confidence = comparison.together(len(kernels))
    found = [(kernel, "missing", float("nan"), *intervals.ANYTHING) for kernel in sorted(set(missing) - set(kernels))]
    for kernel, members in kernels.items():
        ratio, low, high = comparison.mean_of(members, paired, confidence)
        if any(new["verdict"] == "wrong" for _, new in members):
            verdict = "wrong"
        elif low > 1 + tolerance:
            verdict = "slower"
        elif kernel in missing:
            verdict = "missing"
        elif (low, high) == intervals.ANYTHING:
            verdict = comparison.TOO_FEW
        elif high < 1 - tolerance:
            verdict = "faster"
        else:
            verdict = "no difference shown" if low <= 1 <= high else "within the tolerance"
        found.append((kernel, verdict, ratio, low, high))
    worst = ("wrong", "missing", "slower")
    return sorted(found, key=lambda v: (worst.index(v[1]) if v[1] in worst else len(worst), -v[2])), confidence


def line_of(kernel, verdict, ratio, low, high):
    if (low, high) == intervals.ANYTHING:
        return f"{kernel:24} {verdict}"
    return f"{kernel:24} {verdict:20} {ratio:6.3f} times as long, {low:.3f} to {high:.3f}"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="scripts/check-regression", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=pathlib.Path, help="records.json, or the folder of a sweep")
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("--tolerance", type=float, default=0.05, help="slower by less is accepted (default 0.05: 5 %%)")
    parser.add_argument("--old-configuration", metavar="NAME", help="part of a name, where a file has several")
    parser.add_argument("--new-configuration", metavar="NAME")
    parser.add_argument("--only", default="", metavar="REGEX", help="cells of the old one whose name matches")
    options = parser.parse_args(arguments)
    try:
        old, new = records.read(options.old), records.read(options.new)
        names = namesakes(old, new, options.old_configuration, options.new_configuration)
        pairs, missing = matched(old, new, names, options.only)
    except (OSError, ValueError, KeyError) as problem:
        print(f"check-regression: {type(problem).__name__}: {problem}", file=sys.stderr)
        return 2
    if not pairs:
        print("check-regression: the two have no cell and configuration in common", file=sys.stderr)
        return 2
    cpus = [sorted({e["cpu"] for e in document["environments"]}) for document in (old, new)]
    if cpus[0] != cpus[1]:
        print(f"check-regression: the CPUs differ: {', '.join(cpus[0])}; {', '.join(cpus[1])}", file=sys.stderr)
    for configuration in sorted({r["configuration"] for r in missing}):
        print(f"missing of {configuration}: {sum(r['configuration'] == configuration for r in missing)} cells")
    compared = {r["kernel"] for r, _ in pairs}
    failed = failures(new, set(names.values())) - failures(old, set(names))
    for kernel, count in sorted(failed.items()):
        print(f"turns that failed: {count} more of {kernel or 'all kernels'}")
    lost = {r["kernel"] for r in missing} | {kernel for kernel in failed if kernel in compared}
    found, confidence = verdicts(pairs, lost, options.tolerance, paired=options.old.resolve() == options.new.resolve())
    for verdict in found:
        print(line_of(*verdict))
    bad = [kernel for kernel, verdict, *_ in found if verdict in ("slower", "wrong", "missing")]
    unknown = [kernel for kernel, verdict, *_ in found if verdict == comparison.TOO_FEW]
    print(f"{len(found)} kernels, {len(pairs)} cells; each interval holds with {100 * confidence:.2f} %, all together with "
          f"{100 * intervals.CONFIDENCE:.0f} %: "
          + (f"slower, wrong or missing: {', '.join(bad)}" if bad else
             f"{comparison.TOO_FEW}: {', '.join(unknown)}" if unknown else "no regression"))
    return 1 if bad else 2 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
