"""Tables of scripts/compare-decoder: each measurement is a program of its own, so that neither's threads are in the other's way."""
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

import numpy

LLAMA = pathlib.Path(__file__).with_name("llama_cpp.py")
LOGITS_OF = 24  # tokens


def _run(options, command):
    return subprocess.run([*shlex.split(options.wrap), *map(str, command)], capture_output=True, text=True, check=True).stdout


def pewter_speed(options, path, threads):
    with tempfile.TemporaryDirectory() as folder:
        times = pathlib.Path(folder) / "times.json"
        _run(options, [options.decode, path, "--threads", threads, "--prompt-tokens", options.prompt, "--tokens", options.tokens + 1,
                       "--times", times, "--quiet", "--no-limit"])
        document = json.loads(times.read_text())
    return {stage: document[stage]["tokens_per_second"] for stage in ("prompt", "decoding")}


def llama_speed(options, path, threads):
    return json.loads(_run(options, [sys.executable, LLAMA, options.llama, path, threads, "speed", options.prompt, options.tokens]))


def speed_table(options, threads):
    yield "| file | threads | prompt, Pewter | llama.cpp | ratio | decoding, Pewter | llama.cpp | ratio |"
    yield "|---|---|---|---|---|---|---|---|"
    for path in options.files:
        for count in threads:
            pewter, llama = {"prompt": 0, "decoding": 0}, {"prompt": 0, "decoding": 0}
            for _ in range(options.repetitions):
                for best, measured in ((pewter, pewter_speed(options, path, count)), (llama, llama_speed(options, path, count))):
                    best.update({stage: max(best[stage], rate) for stage, rate in measured.items()})
            cells = [f"{pewter[s]:.1f} | {llama[s]:.1f} | {pewter[s] / llama[s]:.2f}" for s in ("prompt", "decoding")]
            yield f"| {path.stem} | {count} | {' | '.join(cells)} |"


def logits_of(options, path, folder):
    """(Pewter's, llama.cpp's, Pewter's with activations and cache in float), a row a token."""
    mine, its, exact = folder / "pewter", folder / "llama", folder / "exact"
    random = numpy.random.default_rng(1)
    tokens = ",".join(str(t) for t in random.integers(0, 256, LOGITS_OF))
    one_by_one = ["--one-by-one"] if options.one_by_one else []
    for file, how in ((mine, one_by_one), (exact, ["--exact", "--cache", "float"])):
        _run(options, [options.decode, path, "--prompt", tokens, "--tokens", 0, "--logits", file, "--quiet", "--no-limit", *how])
    _run(options, [sys.executable, LLAMA, options.llama, path, 1, "logits", its, tokens, *(["one-by-one"] if one_by_one else [])])
    return [numpy.fromfile(f, numpy.float32).reshape(LOGITS_OF, -1).astype(numpy.float64) for f in (mine, its, exact)]


def logits_table(options):
    yield "| file | mean difference of a row's norm | largest | Pewter from exact activations | llama.cpp from them | same likeliest token |"
    yield "|---|---|---|---|---|---|"
    for path in options.files:
        with tempfile.TemporaryDirectory() as folder:
            mine, its, exact = logits_of(options, path, pathlib.Path(folder))
        difference, of_mine, of_its = (numpy.linalg.norm(a - b, axis=1) / numpy.linalg.norm(b, axis=1)
                                       for a, b in ((mine, its), (mine, exact), (its, exact)))
        same = (mine.argmax(axis=1) == its.argmax(axis=1)).sum()
        yield f"| {path.stem} | {difference.mean():.1e} | {difference.max():.1e} | {of_mine.mean():.1e} | {of_its.mean():.1e} | {same} of {LOGITS_OF} |"
