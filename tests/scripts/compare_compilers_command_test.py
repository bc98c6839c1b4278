#!/usr/bin/env python3
"""scripts/compare-compilers as a whole, with made-up toolchains and measurements: builds that fail, kills, and what is left."""
import os
import random
import signal
import subprocess
import sys
import time
import unittest
import unittest.mock

import jsonschema
from compare_compilers_case import FAKE, Folder
from benchmarking import builds, compare_compilers, files, machine, records, toolchains

COMPILERS = [toolchains.Compiler("gcc", "12.2.0", "g++"), toolchains.Compiler("gcc", "13.1.0", "g++-13")]


def make(build, folder, jobs):
    """Instead of building. BROKEN in the environment names a compiler that fails."""
    if build.compiler.name == os.environ.get("BROKEN"):
        raise builds.Failed(["cmake"], 1, "fatal error: no such header")
    bench = build.folder(folder) / "bench"
    bench.mkdir(parents=True, exist_ok=True)
    for name in ("pewter_measure", "pewter_bench"):
        if not (bench / name).exists():
            (bench / name).symlink_to(FAKE[1])
    (build.folder(folder) / ".ninja_log").write_text("# ninja log v5\n")


def command(*arguments):
    with unittest.mock.patch.multiple(toolchains, find_compilers=lambda: COMPILERS, find_runtimes=lambda folder: [toolchains.Runtime("libgomp")]), \
            unittest.mock.patch.multiple(builds, make=make, supported_targets=lambda compilers, folder: ["avx2"]), \
            unittest.mock.patch.object(machine, "processors", lambda: 2):
        compare_compilers.main(arguments)


class Command(Folder):
    def start(self, output, *arguments, **environment):
        options = ["--compilers=all", "--rounds=6", f"--output={output}", f"--builds={self.folder / 'builds'}", *arguments]
        return subprocess.Popen([sys.executable, __file__, "command", *options], env={**os.environ, **environment}, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def finish(self, *arguments, **environment):
        child = self.start(*arguments, **environment)
        text = child.communicate()[0]
        self.assertEqual(child.returncode, 0, text)
        return text

    def rounds(self, output):
        return {records.key_of(r): r["rounds"] for r in files.read_json(output / "records.json")["records"]}

    def test_the_default_has_one_thread_of_the_first_configuration(self):
        self.finish(self.folder / "out")
        document = files.read_json(self.folder / "out/records.json")
        jsonschema.validate(document, files.read_json(records.SCHEMA))
        self.assertEqual([(c["compiler_name"], c["host_threads"]) for c in document["configurations"]], [("gcc-12", 2), ("gcc-13", 2), ("gcc-12", 1)])
        self.assertEqual(set(map(len, self.rounds(self.folder / "out").values())), {6})
        self.assertEqual(len(document["records"]), 3 * 6)
        for name in ("report.html", "comparisons.csv", "choices.csv", "records.csv"):
            self.assertTrue((self.folder / "out" / name).exists(), name)

    def test_two_rounds_are_too_few_to_say_anything(self):
        self.assertIn("too few rounds to say", self.finish(self.folder / "out", "--rounds=2"))

    def test_a_toolchain_that_fails_is_left_out_with_its_reason(self):
        text = self.finish(self.folder / "out", BROKEN="gcc-12")
        self.assertIn("left out: gcc-12-O3: cmake: exit status 1: fatal error: no such header", text)
        document = files.read_json(self.folder / "out/records.json")
        self.assertEqual({r["configuration"].split()[0] for r in document["records"]}, {"gcc-13"})
        error, = document["errors"]
        self.assertEqual((error["configuration"], error["round"]), ("gcc-12-O3", 0))
        child = self.start(self.folder / "none", "--compilers=gcc-12", BROKEN="gcc-12")
        self.assertIn("nothing could be built", child.communicate()[0])
        self.assertNotEqual(child.returncode, 0)

    def test_killed_at_any_moment_it_has_the_same_records_in_the_end(self):
        whole, killed = self.folder / "whole", self.folder / "killed"
        self.finish(whole)
        draw, kills = random.Random(1), 0
        for _ in range(4):
            child = self.start(killed)
            time.sleep(draw.uniform(0.5, 2.5))
            child.send_signal(signal.SIGKILL)
            kills += child.wait() == -signal.SIGKILL
            child.stdout.close()
            for path in killed.rglob("[!.]*.json"):
                files.read_json(path)  # whole
        self.assertGreater(kills, 0)
        self.finish(killed)
        self.assertEqual(self.rounds(killed), self.rounds(whole))
        left = lambda folder: sorted(str(p.relative_to(folder)) for p in folder.rglob("*"))  # noqa: E731
        self.assertEqual(left(killed), left(whole))


class Build(Folder):
    def test_the_reason_of_a_compiler_that_fails_is_told(self):
        compiler = self.folder / "g++"
        compiler.write_text("#!/bin/sh\necho 'g++: internal compiler error: fake' >&2\nexit 1\n")
        compiler.chmod(0o755)
        build = builds.Build(toolchains.Compiler("gcc", "12.2.0", str(compiler)), "O3", toolchains.Runtime("libgomp"), ("avx2",))
        with self.assertRaisesRegex(builds.Failed, "internal compiler error: fake"):
            builds.make(build, self.folder, 1)
        with self.assertRaisesRegex(SystemExit, "no compiler compiles"), unittest.mock.patch("builtins.print") as said:
            builds.supported_targets([build.compiler], self.folder)
        self.assertIn("internal compiler error: fake", said.call_args[0][0])

    def test_errors_on_the_standard_output_are_told(self):
        with self.assertRaisesRegex(builds.Failed, "^sh: exit status 3: FAILED: x.o$"):
            builds.check(["sh", "-c", "echo FAILED: x.o; exit 3"])


if __name__ == "__main__":
    if sys.argv[1:2] == ["command"]:
        command(*sys.argv[2:])
    else:
        unittest.main()
