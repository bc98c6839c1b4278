#!/usr/bin/env python3
"""Which compilers, runtimes and targets are found, installed and chosen; apt and dpkg are made up."""
import contextlib
import io
import os
import pathlib
import tempfile
import unittest
import unittest.mock

from compare_compilers_case import SCRIPTS, Folder
from benchmarking import builds, compare_compilers, toolchains


class Installing(Folder):
    """With an apt that offers what stands in OFFERED once its lists are updated, and writes down what it is asked."""

    def setUp(self):
        super().setUp()
        self.programs = self.folder / "programs"
        self.builds = self.folder / "builds"
        self.program("env", 'shift; exec "$@"')  # of the variables for apt-get
        self.program("sudo", 'exec "$@"')
        self.program("apt-cache", f'[ -e {self.folder}/updated ] || exit 0\n'
                     'case " $OFFERED " in *" $2 "*) echo "  Candidate: 1" ;; *) echo "  Candidate: (none)" ;; esac')
        self.program("apt-get", f'echo "$@" >> {self.folder}/asked\n'
                     f'case $2 in update) : > {self.folder}/updated ;; download) shift 2; for p; do : > "$p.deb"; done ;; esac')
        self.program("dpkg", 'v=$(echo "$2" | sed "s/.*libomp[5-]*-*\\([0-9]*\\).*/\\1/")\n'
                     'root=$3/usr/lib/llvm-$v/lib; mkdir -p "$root/clang/$v/include"; : > "$root/libomp.so.5"; : > "$root/clang/$v/include/omp.h"')

    def program(self, name, text):
        self.programs.mkdir(exist_ok=True)
        (self.programs / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.programs / name).chmod(0o755)

    def install(self, offered, *packages):
        variables = {"PATH": f"{self.programs}:{os.environ['PATH']}", "OFFERED": offered}
        with unittest.mock.patch.dict(os.environ, variables), contextlib.redirect_stdout(io.StringIO()) as said, \
                unittest.mock.patch.object(toolchains, "libomp_in", lambda root, real=toolchains.libomp_in: () if root == pathlib.Path("/") else real(root)):
            toolchains.install(self.builds, *([packages] if packages else []))
            self.runtimes = toolchains.find_runtimes(self.builds)
        self.asked = (self.folder / "asked").read_text().splitlines()
        return said.getvalue()

    def test_lists_are_updated_first_and_what_is_not_offered_is_named(self):
        said = self.install("g++-12 g++-13 clang-14 libomp-14-dev libomp5-14 clang-16")
        self.assertEqual(self.asked, ["-qq update", "-qq install --no-install-recommends -y g++-12 g++-13 clang-14 clang-16",
                                      "-qq download libomp-14-dev libomp5-14"])
        self.assertIn("not offered by apt here: g++-14, clang-19\n", said)
        self.assertIn("libomp-16-dev, libomp5-16; clang-16 takes the nearest libomp", said)
        self.assertEqual([r.name for r in self.runtimes], ["libgomp", "libomp-14"])

    def test_nothing_offered_installs_nothing(self):
        self.assertIn("g++-14", self.install("nothing"))
        self.assertEqual(self.asked, ["-qq update"])

    def test_packages_of_other_names(self):
        self.install("clang libomp-16-dev g++", "clang", "libomp-16-dev", "g++")
        self.assertEqual(self.asked[1], "-qq install --no-install-recommends -y clang libomp-16-dev g++")
        self.assertEqual(len(self.asked), 2)

    def test_libomps_lie_side_by_side_and_are_unpacked_once(self):
        offered = "clang-16 clang-19 libomp-16-dev libomp5-16 libomp-19-dev libomp5-19"
        (self.builds / "unpacking-16/usr/lib/llvm-15").mkdir(parents=True)  # left by a kill
        self.install(offered)
        self.assertEqual([r.name for r in self.runtimes], ["libgomp", "libomp-16", "libomp-19"])
        self.assertFalse((self.builds / "unpacked-16/usr/lib/llvm-15").exists())
        home = self.builds / "libomp-19"
        for path in ("include/omp.h", "lib/libomp.so", "lib/libomp.so.5", "as-libgomp/libgomp.so.1"):
            self.assertTrue((home / path).resolve().is_relative_to(self.builds / "unpacked-19"), path)
        self.assertEqual([self.runtimes[2].library_path(f) for f in ("gcc", "clang")], [f"{home}/as-libgomp", f"{home}/lib"])
        self.assertEqual(self.runtimes[0].library_path("gcc"), "")
        before = len(self.asked)
        self.install(offered)
        self.assertEqual([line.split()[1] for line in self.asked[before:]], ["update", "install"])


class Toolchains(unittest.TestCase):
    def test_a_clang_builds_with_the_nearest_libomp(self):
        runtimes = [toolchains.Runtime("libgomp"), toolchains.Runtime("libomp-14"), toolchains.Runtime("libomp-16")]
        names = {v: toolchains.runtime_of(toolchains.Compiler("clang", v, ""), runtimes).name for v in ("14.0.6", "16.0.1", "19.1.0")}
        self.assertEqual(names, {"14.0.6": "libomp-14", "16.0.1": "libomp-16", "19.1.0": "libomp-16"})
        self.assertIsNone(toolchains.runtime_of(toolchains.Compiler("clang", "19.1.0", ""), runtimes[:1]))
        self.assertEqual(toolchains.runtime_of(toolchains.Compiler("gcc", "12.2.0", ""), runtimes).name, "libgomp")

    def test_every_row_of_the_targets_is_known(self):
        text = (SCRIPTS.parent / "kernels/targets.inc").read_text()
        rows = [line for line in text.splitlines() if line.startswith(("PEWTER_TARGET_ROW(", "PEWTER_EXTENSION_ROW("))]
        found = builds.rows_of_targets()
        self.assertEqual(len(found), len(rows))
        for (name, architecture, every), row in zip(found, rows):
            self.assertTrue(row.startswith(f"PEWTER_{'TARGET' if every else 'EXTENSION'}_ROW({name}, {architecture},"), row)
        self.assertIn(("avx512_amx", "x86_64", False), found)

    def test_targets_to_build_hold_every_kernel(self):
        supported = ["avx512_amx", "avx512_bf16", "avx512", "avx2", "sse42"]
        for wanted, found in ((["best"], supported[:3]), (["avx512_bf16"], supported[1:3]), (["avx2"], ["avx2"]),
                              (["sse42", "avx512"], ["avx512", "sse42"]), (["best", "avx2"], supported[:4])):
            self.assertEqual(builds.targets_to_build(wanted, supported), tuple(found))
        self.assertEqual(builds.targets_to_build(["best"], ["neon"]), ("neon",))

    def test_a_quick_comparison_takes_the_newest_gcc_and_both_ends_of_clang(self):
        found = [toolchains.Compiler(f, v, "") for f, v in (("gcc", "12.2"), ("gcc", "13.1"), ("clang", "14.0"), ("clang", "16.0"), ("clang", "19.1"))]

        def names(*arguments):
            return [c.name for c in compare_compilers.chosen(found, compare_compilers.parse(arguments))]

        self.assertEqual(names(), ["gcc-13", "clang-14", "clang-19"])
        self.assertEqual(names("--compilers", "gcc-12,clang-16"), ["gcc-12", "clang-16"])
        self.assertEqual(len(names("--full")), 5)
        self.assertEqual(len(names("--compilers=all")), 5)
        self.assertRaises(SystemExit, names, "--compilers=icc-1")

    def test_the_runtimes_of_a_build(self):
        gomp, old, new = runtimes = [toolchains.Runtime(name) for name in ("libgomp", "libomp-14", "libomp-19")]
        gcc, clang = toolchains.Compiler("gcc", "12.2.0", ""), toolchains.Compiler("clang", "14.0.6", "")
        for compiler, own, which, found in ((gcc, gomp, "own", [gomp]), (gcc, gomp, "some", [gomp, new]), (gcc, gomp, "all", [gomp, old, new]),
                                            (clang, old, "own", [old]), (clang, old, "some", [old]), (clang, old, "all", [old, new])):
            self.assertEqual(compare_compilers.runtimes_for(compiler, own, runtimes, which), found)
        self.assertEqual(compare_compilers.runtimes_for(gcc, gomp, [gomp], "all"), [gomp])

    def test_each_kind_of_lanes_is_a_build_of_its_own(self):
        gcc, gomp = toolchains.Compiler("gcc", "12.2.0", ""), toolchains.Runtime("libgomp")
        options = compare_compilers.parse(["--lanes", "xsimd,openmp", "--targets", "avx2", "--runtimes", "own"])
        with unittest.mock.patch.object(builds, "supported_targets", lambda compilers, folder: ["avx512", "avx2"]):
            plan = compare_compilers.planned(options, [gcc], [gomp])
        self.assertEqual([(build.lanes, build.name) for build, *_ in plan], [("xsimd", "gcc-12-O3"), ("openmp", "gcc-12-O3-openmp")])
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertRaises(SystemExit, compare_compilers.parse, ["--lanes=arrays"])

    def test_a_compiler_that_does_not_say_its_version_is_left_out(self):
        with tempfile.TemporaryDirectory() as folder, unittest.mock.patch.dict(os.environ, {"PATH": folder}):
            for name, text in (("g++-12", "echo 12.2.0"), ("g++-13", "exit 1"), ("clang++-16", "echo none"), ("clang++-tidy", "exit 1")):
                path = pathlib.Path(folder) / name
                path.write_text(f"#!/bin/sh\n{text}\n")
                path.chmod(0o755)
            with contextlib.redirect_stdout(io.StringIO()) as said:
                self.assertEqual([c.name for c in toolchains.find_compilers()], ["gcc-12"])
            self.assertEqual(said.getvalue().count("does not say its version"), 2)

    def test_each_compiler_is_found_once(self):
        names = [c.name for c in toolchains.find_compilers()]
        self.assertEqual(len(names), len(set(names)))


if __name__ == "__main__":
    unittest.main()
