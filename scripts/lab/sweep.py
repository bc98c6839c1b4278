"""Runs a sweep: cells x configurations x rounds, interleaved, so that drift of the machine meets all of them alike.

A step is one group of cells (a kernel, type and shape) in one round: each configuration measures it in a process of
its own, one after another, in an order that is drawn anew. Rounds are the outer loop. A step's file is written when it
is done and whole; a sweep that was killed goes on with the steps that have none.
"""
import dataclasses
import hashlib
import json
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
    """Prints how far a sweep is; the time left is what the steps done took on average, by round."""

    def __init__(self, steps, done, say=print, every=15):
        self.total, self.done, self.say, self.every = steps, done, say, every
        self.started = self.said = time.monotonic()
        self.here = 0

    def step(self):
        self.here += 1
        self.done += 1
        now = time.monotonic()
        if now - self.said >= self.every or self.done == self.total:
            self.said = now
            left = (now - self.started) / self.here * (self.total - self.done)
            self.say(f"{self.done} of {self.total} steps, {100 * self.done // self.total} %, {clock(left)} left")


def clock(seconds):
    seconds = round(seconds)
    hours, minutes = seconds // 3600, seconds % 3600 // 60
    return f"{hours} h {minutes:02d} min" if hours else f"{minutes} min {seconds % 60:02d} s"


def path_of(folder, step):
    return pathlib.Path(folder) / "steps" / f"{step.name}.json"


def run(folder, steps, configurations, options=(), deadline=None, say=print):
    """Runs the steps that have no file yet. After `deadline` (time.monotonic) no new round begins but the first.

    Returns how many rounds are complete.
    """
    files.remove_unfinished(folder)
    todo = [step for step in steps if not path_of(folder, step).exists()]
    progress = Progress(len(steps), len(steps) - len(todo), say)
    if todo and progress.done:
        say(f"going on after {progress.done} of {len(steps)} steps")
    rounds, slowest, begun = 0, 0.0, None
    for number in sorted({step.round for step in steps}):
        begun = time.monotonic()
        mine = [step for step in todo if step.round == number]
        if mine and rounds and deadline and begun + slowest > deadline:
            say(f"the time is used up: {rounds} of {steps[-1].round} rounds are done; the same command goes on with them")
            break
        for step in mine:
            files.write_json(path_of(folder, step), run_step(step, configurations, list(options)))
            progress.step()
        if mine:  # the first round has the verdicts in it and takes longest
            slowest = time.monotonic() - begun if number > 1 else (time.monotonic() - begun) / 2
        rounds += 1
    return rounds
