"""Runs a sweep: cells x configurations x rounds, interleaved, so that drift of the machine meets all of them alike.

A step is one group of cells (a kernel, type and shape) in one round: each configuration measures it in a process of
its own, one after another, in an order that is drawn anew. Rounds are the outer loop. A step's file is written when it
is done and whole; a sweep that was killed goes on with the steps that have none.
"""
import collections
import dataclasses
import hashlib
import json
import math
import os
import pathlib
import random
import re
import subprocess
import time

from . import files

SECONDS_PER_TURN = 600  # a process that takes longer hangs


@dataclasses.dataclass(frozen=True)
class Configuration:
    """Everything but the cell: how a build is run."""
    name: str  # gcc-12 libgomp O3 avx512 2t
    measure: tuple  # the command of pewter_measure
    environment: dict  # variables that it is started with
    optional: bool = False  # left out of rounds that would not fit the time with it


@dataclasses.dataclass(frozen=True)
class Step:
    round: int
    group: str  # kernel/type/shape
    cells: tuple

    @property
    def name(self):
        return f"{hashlib.sha256(self.group.encode()).hexdigest()[:12]}-{self.round:03d}"


def group_of(cell):
    kernel, _, _, kind, *shape = cell.split("/")
    return "/".join([kernel, kind, *shape])


def plan(cells, rounds, only="", shard=(1, 1)):
    """The steps in their order. Shard (i, n) takes each n-th group in all rounds, i from 1 to n."""
    groups = {}
    for cell in cells:
        if re.search(only, cell):
            groups.setdefault(group_of(cell), []).append(cell)
    index, count = shard
    mine = list(groups.items())[index - 1::count]
    steps = []
    for number in range(1, rounds + 1):
        order = random.Random(number).sample(mine, len(mine))
        steps += [Step(number, group, tuple(members)) for group, members in order]
    return steps


def shard(text):
    """ "2/8" -> (2, 8)"""
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise ValueError(f"shard {text!r}, must be i/n with 1 <= i <= n")
    return int(found[1]), int(found[2])


def turn(configuration, cells, options):
    """One process measures the cells. What went wrong is part of the result: a long sweep goes on."""
    started = time.time()
    result = {"configuration": configuration.name, "time": started, "cells": []}
    try:
        done = subprocess.run([*configuration.measure, *options], input="".join(cell + "\n" for cell in cells), text=True,
                              env={**os.environ, **configuration.environment}, capture_output=True, timeout=SECONDS_PER_TURN)
        result["cells"] = [json.loads(line) for line in done.stdout.splitlines() if line.endswith("}")]
        if done.returncode != 0:
            result["error"] = f"exit status {done.returncode}: {done.stderr.strip()[-500:]}"
    except subprocess.TimeoutExpired:
        result["error"] = f"no end after {SECONDS_PER_TURN} s"
    result["took"] = time.time() - started
    return result


def run_step(step, configurations, options):
    draw = random.Random(step.name)
    cells = draw.sample(step.cells, len(step.cells))
    order = draw.sample(configurations, len(configurations))
    options = options + (["--verify"] if step.round == 1 else [])
    load = os.getloadavg()[0]
    return {"round": step.round, "group": step.group, "load_average": load,
            "turns": [turn(c, cells, options) for c in order]}


class Progress:
    """Prints how far a sweep is; the time left is what the steps done took on average, by round, but no more than is
    left of the sweep's time.
    """

    def __init__(self, steps, done, say=print, every=15, most_left=lambda: math.inf):
        self.total, self.done, self.say, self.every, self.most_left = steps, done, say, every, most_left
        self.started = self.said = time.monotonic()
        self.here = 0

    def step(self):
        self.here += 1
        self.done += 1
        now = time.monotonic()
        if now - self.said >= self.every or self.done == self.total:
            self.said = now
            left = min((now - self.started) / self.here * (self.total - self.done), max(self.most_left(), 0))
            self.say(f"{self.done} of {self.total} steps, {100 * self.done // self.total} %, {clock(left)} left")


def clock(seconds):
    seconds = round(seconds)
    hours, minutes = seconds // 3600, seconds % 3600 // 60
    return f"{hours} h {minutes:02d} min" if hours else f"{minutes} min {seconds % 60:02d} s"


def path_of(folder, step):
    return pathlib.Path(folder) / "steps" / f"{step.name}.json"


class Budget:
    """How much of a sweep's time is used, by runs that were killed too: a sweep has the same rounds as without the kill."""

    def __init__(self, seconds, started, used):
        self.seconds, self.started, self.used = seconds or math.inf, started, used
        self.took = collections.Counter()  # round -> seconds

    def elapsed(self):
        return self.used + time.monotonic() - self.started

    def left(self):
        return self.seconds - self.elapsed()

    def add(self, result):
        self.took[result["round"]] += sum(turn["took"] for turn in result["turns"])

    def has_time_for(self, number, rounds):
        """Whether there is time for rounds from a number on: each takes what the one before took, but the first has the verdicts in it."""
        return self.left() >= rounds * self.took[number - 1] / (2 if number == 2 else 1)


def run(folder, steps, configurations, options=(), seconds=None, started=None, say=print, fewest=1):
    """Runs the steps that have no file yet. After `seconds` from `started` (time.monotonic) and those of the runs before,
    no new round begins but the `fewest` first.

    Returns how many rounds are complete.
    """
    files.remove_unfinished(folder)
    before = {step: files.read_json(path_of(folder, step)) for step in steps if path_of(folder, step).exists()}
    budget = Budget(seconds, started or time.monotonic(), max((result["elapsed"] for result in before.values()), default=0))
    for result in before.values():
        budget.add(result)
    progress = Progress(len(steps), len(before), say, most_left=budget.left)
    if before and len(before) < len(steps):
        say(f"going on after {len(before)} of {len(steps)} steps")
    needed, last = [c for c in configurations if not c.optional], steps[-1].round
    for number in range(1, last + 1):
        whole = [step for step in steps if step.round == number]
        todo = [step for step in whole if step not in before]
        if number > fewest and todo == whole and not budget.has_time_for(number, 1):
            say(f"the time is used up: {number - 1} of {last} rounds are done; with more --minutes the same command goes on with them")
            return number - 1
        members = configurations if number == 1 or budget.has_time_for(number, last - number + 1) else needed
        for step in todo:
            result = run_step(step, members, list(options))
            files.write_json(path_of(folder, step), result | {"elapsed": round(budget.elapsed(), 3)})
            budget.add(result)
            progress.step()
    return last
