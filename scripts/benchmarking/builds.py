"""One build folder a compiler and optimisation level, and what compiling cost."""
import dataclasses
import pathlib
import platform
import re
import shutil
import subprocess

from .toolchains import Compiler, Runtime

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Failed(Exception):
    """A command of a toolchain: with the end of what it printed, which has the reason."""

    def __init__(self, command, status, output):
        super().__init__(f"{pathlib.Path(command[0]).name}: exit status {status}: {output.strip()[-2000:]}")


def check(command, **options):
    """Runs a command, quietly unless it fails. ninja prints a compiler's errors to the standard output."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)
    if done.returncode != 0:
        raise Failed(command, done.returncode, done.stdout)


NO_VECTORISER = {"gcc": "-fno-tree-vectorize", "clang": "-fno-vectorize -fno-slp-vectorize"}


@dataclasses.dataclass(frozen=True)
class Build:
    compiler: Compiler
    optimisation: str  # O2, O3; O3-novec is O3 without the compiler's vectoriser
    runtime: Runtime  # that it is linked with; it may run with another
    targets: tuple  # that kernels are built for
    commit: str = ""  # of the sources; empty: the working tree
    lanes: str = "xsimd"  # PEWTER_LANES: xsimd, or openmp, by the compiler's vectoriser alone

    @property
    def name(self):
        lanes = "" if self.lanes == "xsimd" else f"-{self.lanes}"
        return f"{self.compiler.name}-{self.optimisation}{lanes}" + (f"-{self.commit}" if self.commit else "")

    @property
    def flags(self):
        level, _, without = self.optimisation.partition("-")
        return f"-{level} -DNDEBUG" + (" " + NO_VECTORISER[self.compiler.family] if without else "")

    def folder(self, builds):
        return builds / self.name


SUPPORTED = """
#include <cstdio>
#include "kernels/runtime/machine/cpu.hpp"
int main(int count, char** names) {
  for (int i = 1; i < count; ++i) {
    bool all = !pewter::features_of_target(names[i]).empty();
    for (const pewter::cpu_feature& f : pewter::features_of_target(names[i])) all = all && f.present;
    if (all) std::puts(names[i]);
  }
}
"""


def rows_of_targets():
    """[(name, architecture, whether it has every kernel)] of kernels/targets.inc, best first."""
    rows = re.findall(r"^PEWTER_(TARGET|EXTENSION)_ROW\((\w+), (\w+),", (ROOT / "kernels/targets.inc").read_text(), re.MULTILINE)
    return [(name, architecture, kind == "TARGET") for kind, name, architecture in rows]


def supported_targets(compilers, builds):
    """Best first: asked of the library's own detection, which the first compiler that works builds."""
    rows = rows_of_targets()
    own = platform.machine() if platform.machine() in {architecture for _, architecture, _ in rows} else "other"
    names = [name for name, architecture, _ in rows if architecture == own]
    builds.mkdir(parents=True, exist_ok=True)
    program = builds / "supported-targets"
    for compiler in compilers:
        try:
            check([compiler.command, "-std=c++20", "-DPEWTER_COMPILED", "-I", ROOT, "-I", ROOT / "include", ROOT / "kernels/runtime/machine/cpu.cpp",
                   ROOT / "kernels/runtime/error.cpp", "-x", "c++", "-", "-o", program], input=SUPPORTED)
            break
        except (Failed, OSError) as problem:
            print(f"{compiler.name} does not compile: {problem}")
    else:
        raise SystemExit("no compiler compiles")
    return subprocess.run([program, *names], check=True, capture_output=True, text=True).stdout.split()


def targets_to_build(wanted, supported):
    """Each one wanted, and those below it down to the first that has every kernel: what an extension lacks, they run."""
    complete = {name for name, _, every in rows_of_targets() if every}
    found = []
    for name in wanted:
        start = 0 if name == "best" else supported.index(name)
        end = next(i for i, other in enumerate(supported) if i >= start and other in complete)
        found += supported[start:end + 1]
    return tuple(sorted(set(found), key=supported.index))


def commit_of(name):
    """The short hash of a branch, tag or commit."""
    if shutil.which("git") is None:
        raise SystemExit(f"'{name}' can only be found by git, which is not installed")
    done = subprocess.run(["git", "rev-parse", "--short=10", "--verify", f"{name}^{{commit}}"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"git knows no commit '{name}'")
    return done.stdout.strip()


def sources(build, builds):
    """The folder with the build's sources: a commit's are exported once."""
    if not build.commit:
        return ROOT
    folder = builds / f"sources-{build.commit}"
    if not folder.exists():
        unfinished = builds / f"exporting-{build.commit}"
        unfinished.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", build.commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", unfinished], input=archive, check=True)
        unfinished.rename(folder)
    return folder


def configure(build, builds):
    options = {"PEWTER_LANES": build.lanes, "PEWTER_ONLY_TARGETS": ";".join(build.targets), "CMAKE_BUILD_TYPE": "Release", "CMAKE_CXX_COMPILER": build.compiler.command, "PEWTER_TESTS": "OFF",
               "CMAKE_CXX_FLAGS_RELEASE": build.flags, "PEWTER_BENCH": "ON", "PEWTER_INSTALL": "OFF",
               "CMAKE_SKIP_RPATH": "ON"}  # the runtime is chosen when the program starts
    if build.compiler.family == "clang":
        home = build.runtime.folder
        options |= {"OpenMP_CXX_FLAGS": f"-fopenmp=libomp -isystem {home}/include", "OpenMP_CXX_LIB_NAMES": "omp",
                    "OpenMP_omp_LIBRARY": home / "lib/libomp.so"}
    check(["cmake", "-S", sources(build, builds), "-B", build.folder(builds), "-G", "Ninja", "--log-level=WARNING",
           *(f"-D{key}={value}" for key, value in options.items())])


def make(build, builds, jobs):
    configure(build, builds)
    check(["cmake", "--build", build.folder(builds), "--parallel", str(jobs), "--target", "pewter_bench", "pewter_measure"])


def is_kernel_object(name, targets):
    return name.endswith(".kernel.cpp.o") and any(f"/pewter_{target}.dir/" in name for target in targets)


def compile_cost(folder, targets):
    """The sum of the seconds from start to end of each kernel file's compilation, as many at a time as the build has jobs
    (alone on its core a file takes somewhat less), and the size of their objects.

    ninja's log has start and end of each command in milliseconds; the last entry of an object is the one that made it.
    """
    seconds = {}
    for line in (folder / ".ninja_log").read_text().splitlines()[1:]:
        start, end, _, output, _ = line.split("\t")
        if is_kernel_object(output, targets):
            seconds[output] = (int(end) - int(start)) / 1000
    present = [folder / output for output in seconds if (folder / output).exists()]
    sizes = subprocess.run(["size", "--format=berkeley", *present], check=True, capture_output=True, text=True).stdout if present else ""
    text_and_data = sum(sum(map(int, line.split()[:2])) for line in sizes.splitlines()[1:])
    return {"kernel_compile_seconds": round(sum(seconds.values()), 3), "kernel_objects": len(present),
            "kernel_code_bytes": text_and_data}
