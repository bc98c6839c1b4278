"""scripts/compare-compilers: builds with every toolchain and measures all of them interleaved."""
import argparse
import dataclasses
import itertools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from benchmarking import builds, choices, comparison, files, intervals, machine, records, sweep, toolchains  # noqa: E402
from report_pages import study  # noqa: E402
from report_pages.compact import compact  # noqa: E402

EPILOG = """
Results: FOLDER/report.html, records.json and records.csv (a record a cell and configuration), comparisons.csv, choices.csv (what the library
chooses by itself). The same command goes on where a killed one stopped.
A fleet shares a sweep by --shard i/n, each with a folder of its own; scripts/merge-results makes them one.
"""


PROBLEMS = builds.Failed, subprocess.SubprocessError, OSError, ValueError  # of one toolchain, not of the study


def words(text):
    return text.replace(",", " ").split()


def parse(arguments):
    parser = argparse.ArgumentParser(prog="scripts/compare-compilers", description=__doc__.split(": ", 1)[1].capitalize(), epilog=EPILOG,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="each kernel at its first shape in float, within --minutes (default)")
    size.add_argument("--full", action="store_true", help="every shape and element type, as long as it takes")
    parser.add_argument("--install", nargs="*", metavar="PACKAGE", help="install compilers first (default: "
                        f"{', '.join(toolchains.TO_INSTALL)}, where apt has them) and unpack the libomp of each")
    parser.add_argument("--list", action="store_true", help="say what is found and stop")
    parser.add_argument("--build-only", action="store_true", help="build and stop: what a fleet does once, before its shards")
    parser.add_argument("--compilers", type=words, metavar="NAMES", help="of those found, or all (default: quick "
                        "the newest gcc, the oldest and the newest clang; full all)")
    parser.add_argument("--runtimes", choices=("own", "some", "all"), default="some",
                        help="own: a compiler's own; some: also gcc under the newest libomp (default); all: every one that fits")
    parser.add_argument("--optimisation", type=words, default=["O3"], metavar="LEVELS",
                        help="of O1, O2, O3, Os, each also with -novec: without the compiler's vectoriser (default O3)")
    parser.add_argument("--lanes", type=words, default=["xsimd"], metavar="KINDS",
                        help="xsimd, openmp or both: openmp leaves vectors to the compiler (default xsimd)")
    parser.add_argument("--targets", type=words, default=["best"], metavar="NAMES", help="for example avx512,avx2 (default best)")
    parser.add_argument("--threads", type=words, metavar="COUNTS",
                        help="host threads (default all, and one thread for the first configuration as far as there is time)")
    parser.add_argument("--commits", type=words, default=[""], metavar="NAMES",
                        help="of git, old,new for example: their sources instead of the working tree's")
    parser.add_argument("--twice", action="store_true", help="every configuration two times: what differs then is chance")
    parser.add_argument("--only", default="", metavar="REGEX", help="cells whose kernel/pattern/threads/type/shape matches")
    parser.add_argument("--rounds", type=int, default=12, help="observations of each cell (default 12)")
    parser.add_argument("--minutes", type=float, help="no new round after so long, builds and runs that were killed included, "
                        "but as many as a verdict needs (default: quick 14, full none)")
    parser.add_argument("--milliseconds", type=float, help="of a sample, three a round (default: quick 2, full 10)")
    parser.add_argument("--shard", type=sweep.shard, default=(1, 1), metavar="i/n", help="each n-th group of cells from the i-th on")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("results/compilers"), metavar="FOLDER")
    parser.add_argument("--builds", type=pathlib.Path, default=builds.ROOT / "build/compare-compilers", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--jobs", type=int, default=machine.processors(), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    re.compile(options.only)  # fails early
    for level in options.optimisation:
        if not re.fullmatch(r"O[123s](-novec)?", level):
            parser.error(f"--optimisation {level} is not known")
    if unknown := set(options.lanes) - {"xsimd", "openmp"}:
        parser.error(f"--lanes {', '.join(sorted(unknown))} is not known")
    options.builds = options.builds.resolve()
    if options.minutes is None and not options.full:
        options.minutes = 14
    options.milliseconds = options.milliseconds or (10 if options.full else 2)
    return options


def chosen(found, options):
    """The compilers to measure: a quick comparison has not the time to build with all."""
    if options.compilers and options.compilers != ["all"]:
        if unknown := set(options.compilers) - {c.name for c in found}:
            raise SystemExit(f"not found: {', '.join(sorted(unknown))}; found: {', '.join(c.name for c in found)}")
        return [c for c in found if c.name in options.compilers]
    if options.full or options.compilers:
        return found
    of = {family: [c for c in found if c.family == family] for family in toolchains.COMMANDS}
    return list(dict.fromkeys(of["gcc"][-1:] + of["clang"][:1] + of["clang"][-1:]))


def runtimes_for(compiler, own, runtimes, which):
    """The runtimes that a build runs with: gcc's on all of them, clang's on every libomp."""
    others = [r for r in runtimes if r != own and (compiler.family == "gcc" or r.name != "libgomp")]
    if which == "own" or not others:
        return [own]
    if which == "all":
        return [own, *others]
    return [own, others[-1]] if compiler.family == "gcc" else [own]


def planned(options, compilers, runtimes):
    """[(Build, Runtime, target, threads)]"""
    found = []
    supported = builds.supported_targets(compilers, options.builds) if compilers else []
    for target in options.targets:
        if target != "best" and target not in supported:
            raise SystemExit(f"target {target} is not supported here; supported: {', '.join(supported)}")
    targets = builds.targets_to_build(options.targets, supported) if compilers else ()
    commits = [commit and builds.commit_of(commit) for commit in options.commits]
    for compiler in compilers:
        own = toolchains.runtime_of(compiler, runtimes)
        if own is None:
            print(f"{compiler.name}: no libomp for it; --install unpacks one")
            continue
        for level, commit, lanes in itertools.product(options.optimisation, commits, options.lanes):
            build = builds.Build(compiler, level, own, targets, commit, lanes)
            found += [(build, runtime, target, int(threads)) for runtime in runtimes_for(compiler, own, runtimes, options.runtimes)
                      for target in options.targets for threads in options.threads or [machine.processors()]]
    return found


def describe(command, environment):
    """What a build says of itself, with all settings of its OpenMP runtime but the one that makes it say them."""
    done = subprocess.run([*command, "--describe"], env={**os.environ, **environment, "OMP_DISPLAY_ENV": "verbose"},
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise builds.Failed(command, done.returncode, done.stdout + done.stderr)
    settings = dict(re.findall(r"^\s*(?:\[host\] )?(\w+)\s*=\s*'(.*)'$", done.stderr, re.MULTILINE))
    settings.pop("OMP_DISPLAY_ENV", None)
    return json.loads(done.stdout) | {"openmp_runtime_settings": settings, "wait_policy": settings.get("OMP_WAIT_POLICY", "not said").lower()}


def within_tree(path):
    """A path as records have it: they are published, and where a clone lies says nothing to others."""
    return path.removeprefix(f"{builds.ROOT}/")


def configuration_of(options, build, runtime, target, threads, optional=False):
    folder = build.folder(options.builds)
    path = runtime.library_path(build.compiler.family)
    environment = {"OMP_NUM_THREADS": str(threads)} | ({"LD_LIBRARY_PATH": path} if path else {})
    if target != "best":
        environment["PEWTER_TARGET"] = target
    command = (str(folder / "bench/pewter_measure"),)
    about = describe(command, environment)
    library = str(pathlib.Path(about["openmp_library"]).resolve())
    lanes = "" if build.lanes == "xsimd" else f" {build.lanes}"
    name = f"{build.compiler.name} {runtime.name} {build.optimisation}{lanes} {about['target']} {threads}t {build.commit}".strip()
    return sweep.Configuration(name, command, environment, optional), about | {
        "name": name, "compiler_name": build.compiler.name, "runtime": runtime.name, "own_runtime": runtime == build.runtime,
        "optimisation": build.optimisation, "lanes": build.lanes, "source": build.commit or "working tree",
        "openmp_library": within_tree(library), "openmp_package": toolchains.package_of(library, options.builds),
        "environment_variables": {name: within_tree(value) for name, value in environment.items()},
        **builds.compile_cost(folder, build.targets)}


def again(configuration, about):
    name = configuration.name + " again"
    return (dataclasses.replace(configuration, name=name),
            about | {"name": name, "runtime": about["runtime"] + " again", "own_runtime": False})


def hold(path, value, identity=lambda v: v):
    """A folder is of one sweep: what the first start wrote stays, and has to be the same when it goes on."""
    if not path.exists():
        files.write_json(path, value)
    elif identity(files.read_json(path)) != identity(value):
        raise SystemExit(f"{path.parent} is of another sweep ({path.stem} differs): choose another --output, or remove the folder")


def left_out(name, problem):
    """An error of the document: of no round, and of all cells. A study goes on with the toolchains that work."""
    print(f"left out: {name}: {problem}", flush=True)
    return {"round": 0, "group": "", "configuration": name, "error": str(problem)}


def measure_limits(folder, configurations, abouts):
    """The machine's limits once a target and number of threads, what a dispatch costs for every configuration."""
    limited, errors = set(), []
    for c, about in zip(configurations, abouts):
        parts = ["dispatch", "simdgroup"] + ["limits"] * ((about["target"], about["host_threads"]) not in limited)
        limited |= {(about["target"], about["host_threads"]), (about["target"], 1)}  # one thread is always measured too
        path = folder / "limits" / f"{records.slug(c.name)}.json"
        if path.exists():
            continue
        print(f"{' and '.join(parts)}: {c.name}", flush=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f".unfinished-{path.name}")
        try:
            builds.check([c.measure[0].replace("pewter_measure", "pewter_bench"), f"--benchmark_filter=^({'|'.join(parts)})/",
                          "--benchmark_repetitions=3", f"--out={unfinished}"], env={**os.environ, **c.environment})
            unfinished.rename(path)
        except PROBLEMS as problem:
            errors.append(left_out(f"limits of {c.name}", problem))
    return errors


def main(arguments=None):
    started = time.monotonic()
    options = parse(arguments)
    environment = machine.describe(builds.ROOT)  # before the builds, whose load it would show
    with files.lock(options.builds / ".lock"):  # shards on one file system share the builds
        plan, errors = prepare(options)
    if plan and not options.build_only:
        run(options, plan, errors, environment, started)


def prepare(options):
    """Finds and builds; what is to be measured, nothing for --list, and the errors of what cannot be built."""
    if options.install is not None:
        toolchains.install(options.builds, options.install or toolchains.TO_INSTALL)
    found = toolchains.find_compilers()
    compilers = chosen(found, options)
    runtimes = toolchains.find_runtimes(options.builds)
    for compiler in found:
        passed_over = "" if compiler in compilers else " (left out, see --compilers)"
        print(f"found {compiler.name} {compiler.version}: {compiler.command}{passed_over}")
    print(f"found OpenMP runtimes: {', '.join(r.name for r in runtimes)}", flush=True)
    plan = planned(options, compilers, runtimes)
    if not plan:
        raise SystemExit("no compiler to measure: --install installs some")
    if options.list:
        return [], []
    broken = {}
    for build in dict.fromkeys(build for build, *_ in plan):
        print(f"building {build.name}", flush=True)
        begun = time.monotonic()
        try:
            builds.make(build, options.builds, options.jobs)
            print(f"  {sweep.clock(time.monotonic() - begun)}", flush=True)
        except PROBLEMS as problem:
            broken[build] = left_out(build.name, problem)
    plan = [p for p in plan if p[0] not in broken]
    if not plan:
        raise SystemExit("nothing could be built")
    return plan, list(broken.values())


def configurations_of(options, plan):
    """([(Configuration, what it says of itself)], errors). How a kernel scales with threads is shown for the first one."""
    running, errors = {}, []
    for each in plan:
        try:
            running[each] = configuration_of(options, *each)
        except PROBLEMS as problem:
            errors.append(left_out(f"{each[0].name}, {each[1].name}", problem))
    if not running:
        raise SystemExit("no build runs")
    made, first = list(running.values()), next(iter(running))
    if options.twice:
        made += [again(*m) for m in made]
    elif options.threads is None and machine.processors() > 1:
        made.append(configuration_of(options, *first[:3], 1, optional=True))
    return made, errors


def run(options, plan, errors, environment, started):
    folder = options.output
    made, not_running = configurations_of(options, plan)
    configurations, abouts = [c for c, _ in made], [about for _, about in made]
    listed = subprocess.run([*configurations[0].measure, f"--list={'full' if options.full else 'quick'}"], check=True,
                            capture_output=True, text=True).stdout.splitlines()
    steps = sweep.plan(listed, options.rounds, options.only, options.shard)
    if not steps:
        raise SystemExit(f"no cell matches --only {options.only!r} in this shard")
    command = "scripts/compare-compilers " + shlex.join(a for a in sys.argv[1:])
    hold(folder / "plan.json", {"command": command.strip(), "cells": sorted({c for s in steps for c in s.cells}),
                                "milliseconds": options.milliseconds},
         lambda p: (p["cells"], p["milliseconds"]))
    hold(folder / "environment.json", environment, lambda e: e["id"])
    hold(folder / "configurations.json", abouts, lambda all: [(c["name"], c["compiler"], c["flags"], c["openmp_library"]) for c in all])
    files.write_json(folder / "errors.json", errors + not_running + measure_limits(folder, configurations, abouts))
    settings = (f"--milliseconds={options.milliseconds}", "--samples=3")
    sweep.run(folder, steps, configurations, settings, options.minutes and options.minutes * 60, started, lambda text: print(text, flush=True),
              intervals.FEWEST_ROUNDS)
    document = records.collect(folder)
    records.write(document, folder)
    compared = comparison.comparisons(document)
    files.write_text(folder / "report.html", compact(study.render(document, compared)))
    files.write_text(folder / "comparisons.csv", comparison.as_csv(compared))
    files.write_text(folder / "choices.csv", choices.as_csv(choices.choices(document["records"])))
    for _, c in compared:
        print(comparison.sentence(c), comparison.sensitivity(c))
    for error in document["errors"]:
        print(f"error: {error['configuration']}, {error['group'] or 'all cells'}: {error['error']}")
    print(f"written: {folder}/report.html, records.json, records.csv, comparisons.csv, choices.csv, after {sweep.clock(time.monotonic() - started)}")


if __name__ == "__main__":
    main()
