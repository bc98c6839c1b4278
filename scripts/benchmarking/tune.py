#!/usr/bin/env python3
"""Measures this machine, some minutes long, and writes its profile: costs, bandwidths, software prefetch and its distances, and
the operand sizes from which non-temporal stores pay. PEWTER_PROFILE=FILE then makes the library use it; results keep their bits.

Choices are measured by the library's own kernels under candidate profiles, round by round in turn, by the median of each round's
ratio to the first candidate. A candidate replaces the first one only if it is faster by more than what is given up to noise.
"""
import argparse
import math
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from benchmarking import command  # noqa: E402

NOISE = 0.02  # a smaller gain is not told from noise
NEVER = 1 << 40  # bytes that no operand has; the largest that a profile may say


def parse_profile(text):
    """{key: value}, both text, in the order of the profile"""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return {key.strip(): value.strip() for key, value in (line.split("=", 1) for line in lines if line)}


def text_of(profile):
    return "".join(f"{key} = {value}\n" for key, value in profile.items())


class Machine:
    """This machine as the program measures it."""

    def __init__(self, program, quick):
        self.program, self.options, self.rounds = program, ["--quick"] if quick else [], 1 if quick else 3
        self.profile = parse_profile(self.call(["costs"], {}))
        self.l1d, self.l2 = int(self.profile["l1d"]), int(self.profile["l2"])
        self.largest = self.l2 if quick else max(self.l2, int(self.profile["l3"]))

    def call(self, words, changes):
        """What the program prints under the profile so far with `changes`."""
        environment = {k: v for k, v in os.environ.items() if k not in ("PEWTER_PROFILE", "PEWTER_CACHES")}
        with tempfile.NamedTemporaryFile("w", suffix=".profile") as file:
            if words[0] != "costs":
                file.write(text_of(self.profile | {k: str(v) for k, v in changes.items()}))
                file.flush()
                environment["PEWTER_PROFILE"] = file.name
            run = subprocess.run([self.program, words[0], *self.options, *words[1:]], env=environment, capture_output=True, text=True)
        if run.returncode != 0:
            raise SystemExit(f"{self.program} {' '.join(words)}: exit status {run.returncode}\n{run.stderr.strip()}")
        return run.stdout

    def times(self, workloads, changes):
        lines = (line.rsplit(" ", 1) for line in self.call(["times", *workloads], changes).splitlines())
        return {name: float(seconds) for name, seconds in lines}

    def ratios(self, workloads, candidates):
        """[{workload: median over rounds of the candidate's time over the first candidate's}], one a candidate"""
        rounds = []
        for _ in range(self.rounds):
            times = [self.times(workloads, changes) for changes in candidates]
            rounds.append([{w: t[w] / times[0][w] for w in workloads} for t in times])
        return [{w: statistics.median(r[k][w] for r in rounds) for w in workloads} for k in range(len(candidates))]

    def choose(self, workloads, candidates, say):
        """The best candidate's changes; the first one's if none is faster by more than NOISE."""
        means = [geometric_mean(r.values()) for r in self.ratios(workloads, candidates)]
        for changes, mean in zip(candidates, means):
            say(f"  {', '.join(f'{k} = {v}' for k, v in changes.items())}: {mean:.3f}")
        best = min(range(len(means)), key=means.__getitem__)
        return candidates[best if means[best] < 1 - NOISE else 0]


def geometric_mean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values))


def tune_prefetch(machine, say):
    say("software prefetch beside ordinary stores, times without it 1:")
    within = [machine.l2 // 2, machine.largest // 2] if machine.largest > machine.l2 else [machine.l2 // 2]
    workloads = [f"{kernel}/{size}" for size in within for kernel in ("scale", "rms_norm", "rms_norm_odd", "softmax")]
    on = [{"prefetch_pays": 1, "prefetch_distance": d} for d in (256, 512, 1024)]
    off = {"prefetch_pays": 0, "prefetch_distance": machine.profile["prefetch_distance"]}
    near = machine.choose(workloads, [off, *on], say)
    say("prefetch distance beside non-temporal stores:")
    large = 4 * machine.largest
    workloads = [f"vector_prefix_sum/{large}", f"row_prefix_sum/{large}"]
    if near["prefetch_pays"] == 1:
        workloads += [f"scale/{large}", f"gelu/{large}"]
    distances = [{"nontemporal_prefetch_distance": d} for d in (2048, 512, 1024, 4096)]
    return near | machine.choose(workloads, distances, say)


def threshold(machine, key, kernels, sizes, say):
    """The first size from which on non-temporal stores are faster at every size; beyond all sizes, if at none."""
    say(f"{key}, times by non-temporal stores over those by ordinary ones:")
    workloads = {size: [f"{kernel}/{size}" for kernel in kernels] for size in sizes}
    every = [w for of_size in workloads.values() for w in of_size]
    ratios = machine.ratios(every, [{key: NEVER}, {key: 1}])[1]
    found = 2 * sizes[-1]
    for size in reversed(sizes):
        mean = geometric_mean(ratios[w] for w in workloads[size])
        say(f"  {size >> 10} KB: {mean:.3f}")
        if mean >= 1:
            break
        found = size
    return {key: max(found - 1, 1)}


def tune_stores(machine, say):
    doublings = [machine.largest >> shift for shift in (2, 1, 0)] + [2 * machine.largest]
    found = threshold(machine, "nontemporal_bytes", ("scale", "rms_norm", "softmax"), doublings, say)
    doublings = sorted({max(machine.largest >> shift, machine.l2) for shift in (5, 4, 3, 2, 1, 0)})
    return found | threshold(machine, "nontemporal_transposed_bytes", ("transpose",), doublings, say)


def main():
    options = argparse.ArgumentParser(prog="scripts/tune", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--output", default="results/machine.profile", metavar="FILE", help="(default: %(default)s)")
    options.add_argument("--quick", action="store_true", help="a few seconds, too short for figures that are right: a trial of the script")
    options.add_argument("--program", help="pewter_tune of a build; without it, one is built")
    arguments = options.parse_args()
    begin = time.monotonic()
    machine = Machine(arguments.program, arguments.quick)
    for tune in (tune_prefetch, tune_stores):
        machine.profile |= {k: str(v) for k, v in tune(machine, lambda text: print(text, flush=True)).items()}
    output = pathlib.Path(arguments.output)
    output.parent.mkdir(parents=True, exist_ok=True)
    head = f"# scripts/tune on {platform.node()}, {time.strftime('%Y-%m-%d')}, {time.monotonic() - begin:.0f} s"
    output.write_text(head + (", --quick: figures mean nothing" if arguments.quick else "") + "\n" + text_of(machine.profile))
    print(f"{output}: use it by PEWTER_PROFILE={output.resolve()}")


if __name__ == "__main__":
    command.run(main)
