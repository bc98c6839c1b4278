#!/usr/bin/env python3
"""What scripts say and do where packages are missing: made-up dpkg-query, apt-get and apt-cache; a Python without NumPy."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = ("clang-22", "libclang-22-dev", "llvm-22-dev", "lld-22", "python3-numpy")
PROGRAMS = {
    "dpkg-query": 'case " $INSTALLED " in *" ${@: -1} "*) echo -n installed ;; *) exit 1 ;; esac',
    "apt-get": 'echo "$@" >> "$LOG"; case "$*" in *install*) exit ${INSTALL_FAILS:-0} ;; esac',
    "apt-cache": 'case " $KNOWN " in *" $2 "*) echo "  Candidate: 22.1" ;; *) echo "  Candidate: (none)" ;; esac',
}


class MadeUpPackages:
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name, text in PROGRAMS.items():
            (self.folder / name).write_text("#!/bin/bash\n" + text + "\n")
            (self.folder / name).chmod(0o755)


class TryMetal(MadeUpPackages, unittest.TestCase):
    def run_it(self, installed=(), known=(), more="", **environment):
        script = f"source scripts/install-dependencies.sh; {more} try_metal; echo \"missing: $metal_missing\""
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", script], cwd=ROOT, capture_output=True, text=True, env={
            "PATH": f"{self.folder}:{os.environ['PATH']}", "INSTALLED": " ".join(installed), "KNOWN": " ".join(known),
            "LOG": str(self.folder / "log"), **environment})
        self.assertEqual(done.returncode, 0, done.stderr)
        log = self.folder / "log"
        return done.stdout.splitlines()[-1], log.read_text() if log.exists() else ""

    def test_all_installed(self):
        self.assertEqual(self.run_it(installed=PACKAGES), ("missing: ", ""))

    @unittest.skipUnless(os.geteuid() == 0, "as root, apt-get is called by itself")
    def test_what_is_missing_is_installed(self):
        said, log = self.run_it(installed=PACKAGES[4:], known=PACKAGES)
        self.assertEqual(said, "missing: ")
        self.assertIn("install --no-install-recommends -y clang-22 libclang-22-dev llvm-22-dev lld-22\n", log)

    @unittest.skipUnless(os.geteuid() == 0, "as above")
    def test_failed_installation(self):
        self.assertEqual(self.run_it(known=PACKAGES, INSTALL_FAILS="100")[0], f"missing: apt did not install {' '.join(PACKAGES)}")

    @unittest.skipUnless(os.geteuid() == 0, "as above")
    def test_unknown_packages(self):
        said, log = self.run_it(known=("python3-numpy",))
        self.assertEqual(said, "missing: apt has no clang-22 libclang-22-dev llvm-22-dev lld-22 here")
        self.assertNotIn("install ", log)

    def test_nobody_may_install(self):
        said, log = self.run_it(installed=PACKAGES[:1], known=PACKAGES, more="may_install() { false; };")
        self.assertEqual(said, "missing: libclang-22-dev llvm-22-dev lld-22 python3-numpy is missing, and only root can install it")
        self.assertEqual(log, "")

    def test_elsewhere(self):
        said, log = self.run_it(more="has_apt() { false; }; is_there() { [[ $1 == clang-22 ]]; };")
        self.assertEqual(said, "missing: what Debian calls libclang-22-dev llvm-22-dev lld-22 python3-numpy is missing")
        self.assertEqual(log, "")


class MetalRun(unittest.TestCase):
    def run_it(self, *arguments, **environment):  # -S: without the folders that NumPy is in
        return subprocess.run([sys.executable, "-S", str(ROOT / "scripts" / "metal-run"), *arguments], capture_output=True, text=True,
                              env={"PATH": os.environ["PATH"], **environment})

    def test_help_needs_nothing(self):
        done = self.run_it("--help")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("scripts/metal-run FILE.metal ", done.stdout.splitlines()[1])

    def test_without_numpy(self):
        done = self.run_it("some.metal", PEWTER_METAL_LIBRARY="libpewter_metal.so")
        self.assertEqual(done.returncode, 1)
        self.assertIn("has no module numpy; install it (Debian, Ubuntu: apt install python3-numpy)", done.stderr)
        self.assertNotIn("Traceback", done.stderr)


class Help(unittest.TestCase):
    """--help is answered before anything is installed, compiled or imported that comes in a package."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name in ("apt-get", "apt-cache", "sudo", "cmake", "ninja", "c++", "g++", "clang++"):
            (self.folder / name).write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.folder}/log"\nexit 1\n')
        (self.folder / "dpkg-query").write_text("#!/bin/sh\nexit 1\n")
        (self.folder / "python3").write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
        for program in self.folder.iterdir():
            program.chmod(0o755)
        for module in ("numpy", "scipy", "jsonschema", "matplotlib"):  # for scripts that take the system's Python
            (self.folder / f"{module}.py").write_text(f"raise ModuleNotFoundError('{module}')\n")

    def test_each_script_has_help_that_needs_nothing(self):
        scripts = sorted(p for p in (ROOT / "scripts").iterdir() if p.is_file() and p.name != "targets.sh")
        self.assertGreater(len(scripts), 25)
        for script in scripts:
            command = (["bash"] if script.suffix == ".sh" else []) + [str(script), "--help"]
            with self.subTest(script=script.name):
                done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                                      env={**os.environ, "PYTHONPATH": str(self.folder), "PATH": f"{self.folder}:{os.environ['PATH']}"})
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertRegex(done.stdout, r"(?i)usage: |scripts/" + script.name)
                self.assertFalse((self.folder / "log").exists(), script.name)

    def test_help_of_programs_that_scripts_compile(self):
        for name in ("explain-plan", "explain-dispatch"):
            source = (ROOT / "bench" / f"{name.replace('-', '_')}.cpp").read_text()
            text = source.split('constexpr const char* usage = ')[1].split(')";')[0].replace('"usage: " PEWTER_PROGRAM R"(', f"usage: scripts/{name}")
            text = text.replace(')" PEWTER_PROGRAM R"(', f"scripts/{name}")
            said = subprocess.run([str(ROOT / "scripts" / name), "--help"], capture_output=True, text=True).stdout
            self.assertEqual(said, text)


class InstallDependencies(MadeUpPackages, unittest.TestCase):
    def run_it(self, *arguments):
        done = subprocess.run(["bash", "scripts/install-dependencies.sh", *arguments], cwd=ROOT, capture_output=True, text=True, env={
            "PATH": f"{self.folder}:{os.environ['PATH']}", "INSTALLED": "", "KNOWN": "", "LOG": str(self.folder / "log")})
        log = self.folder / "log"
        return done, log.read_text() if log.exists() else ""

    @unittest.skipUnless(os.geteuid() == 0, "as root, apt-get is called by itself")
    def test_what_builds_need(self):
        done, log = self.run_it()
        self.assertEqual(done.returncode, 0, done.stderr)
        for package in ("cmake", "libgtest-dev", "libxsimd-dev", "g++", "clang", "libbenchmark-dev"):
            self.assertRegex(log, rf"install .* {re.escape(package)}(?!\S)")
        self.assertIn("Metal source cannot be built: apt has no clang-22", done.stdout)

    def test_unknown_words(self):
        done, log = self.run_it("--everything")
        self.assertEqual((done.returncode, log), (2, ""))
        self.assertIn("usage: ", done.stderr)


if __name__ == "__main__":
    unittest.main()
