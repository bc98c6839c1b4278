"""The compilers and OpenMP runtimes of this machine.

Debian's libomp-NN-dev packages exclude each other, so only one of them is ever installed; the others are unpacked
below build/. Every runtime gets a folder of links, and which one a program runs with is decided when it starts, by
LD_LIBRARY_PATH:

  include/omp.h, lib/libomp.so.5   what clang compiles and runs with; the ABI is the same in all versions
  as-libgomp/libgomp.so.1          libomp under libgomp's name: it has that ABI too, so a gcc build runs on it
"""
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess

OLDEST = {"gcc": 12, "clang": 14}
COMMANDS = {"gcc": "g++", "clang": "clang++"}
TO_INSTALL = ("g++-12", "g++-13", "g++-14", "clang-14", "clang-16", "clang-19")
PACKAGE = re.compile(r"(g\+\+|clang)-(\d+)")  # others are installed as they are


@dataclasses.dataclass(frozen=True)
class Compiler:
    family: str  # gcc, clang
    version: str  # 12.2.0
    command: str

    @property
    def major(self):
        return int(self.version.split(".")[0])

    @property
    def name(self):
        return f"{self.family}-{self.major}"


@dataclasses.dataclass(frozen=True)
class Runtime:
    name: str  # libgomp, libomp-14
    folder: pathlib.Path = None  # of links; None: the system's, found without help

    @property
    def major(self):
        return int(self.name.split("-")[1])

    def library_path(self, family):
        """What LD_LIBRARY_PATH has to say for a build of that family."""
        if self.folder is None:
            return ""
        return str(self.folder / ("as-libgomp" if family == "gcc" else "lib"))


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def find_compilers():
    """Each version once, oldest first, gcc before clang."""
    found = {}
    for family, command in COMMANDS.items():
        name = re.compile(re.escape(command) + r"(-\d+)?$")
        for folder in os.environ["PATH"].split(os.pathsep):
            for path in sorted(pathlib.Path(folder).glob(command + "*")):
                if not name.match(path.name):
                    continue
                try:
                    version = output_of(path, "-dumpfullversion" if family == "gcc" else "-dumpversion")
                    if not re.match(r"\d+(\.|$)", version):
                        raise ValueError(repr(version))
                except (OSError, ValueError, subprocess.SubprocessError) as problem:
                    print(f"left out: {path} does not say its version: {problem}")
                    continue
                compiler = Compiler(family, version, str(path))
                if compiler.major >= OLDEST[family]:
                    found.setdefault(compiler.name, compiler)
    return sorted(found.values(), key=lambda c: (list(COMMANDS).index(c.family), c.major))


def link(path, target):
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink() and os.readlink(path) == str(target):
        return
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def libomp_in(root):
    """[(version, omp.h, libomp.so.5)] of the LLVM versions below a root folder."""
    for library in sorted(root.glob("usr/lib/llvm-*/lib/libomp.so.5")):
        headers = sorted(library.parent.glob("clang/*/include/omp.h"))
        if headers:
            yield int(library.parts[-3].split("-")[1]), headers[0], library.resolve()


def find_runtimes(folder):
    """libgomp and every libomp that is installed or was unpacked to `folder`, oldest first."""
    found = {}
    for root in (pathlib.Path("/"), *sorted(folder.glob("unpacked-*"))):
        for version, header, library in libomp_in(root):
            home = folder / f"libomp-{version}"
            link(home / "include/omp.h", header)
            for name in ("libomp.so", "libomp.so.5"):
                link(home / "lib" / name, library)
            link(home / "as-libgomp/libgomp.so.1", library)
            found.setdefault(version, Runtime(home.name, home))
    return [Runtime("libgomp")] + [found[version] for version in sorted(found)]


def runtime_of(compiler, runtimes):
    """The runtime that a compiler builds with: libgomp, or the libomp of its version or else the nearest; or None."""
    if compiler.family == "gcc":
        return runtimes[0]
    return min(runtimes[1:], key=lambda r: abs(r.major - compiler.major), default=None)


def offered_by_apt(package):
    policy = subprocess.run(["apt-cache", "policy", package], capture_output=True, text=True).stdout
    return re.search(r"Candidate: (?!\(none\))", policy) is not None


def apt_get(*arguments):
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run([*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", *arguments], check=True)


def install(folder, packages=TO_INSTALL):
    """Installs compilers by apt, and unpacks the libomp of each clang below `folder`. Those not offered are named."""
    apt_get("update")
    offered = [p for p in packages if offered_by_apt(p)]
    if missing := [p for p in packages if p not in offered]:
        print(f"not offered by apt here: {', '.join(missing)}", flush=True)
    if offered:
        apt_get("install", "--no-install-recommends", "-y", *offered)
    installed = {version for version, *_ in libomp_in(pathlib.Path("/"))}
    for found in filter(None, map(PACKAGE.fullmatch, offered)):
        if found[1] == "clang" and int(found[2]) not in installed:
            unpack_libomp(folder, int(found[2]))


def unpack_libomp(folder, version):
    target = folder / f"unpacked-{version}"
    packages = f"libomp-{version}-dev", f"libomp5-{version}"
    if target.exists():
        return
    if missing := [p for p in packages if not offered_by_apt(p)]:
        print(f"not offered by apt here: {', '.join(missing)}; clang-{version} takes the nearest libomp", flush=True)
        return
    downloads, unfinished = folder / f"download-{version}", folder / f"unpacking-{version}"
    for left_by_a_kill in (downloads, unfinished):
        shutil.rmtree(left_by_a_kill, ignore_errors=True)
    downloads.mkdir(parents=True)
    subprocess.run(["apt-get", "-qq", "download", *packages], check=True, cwd=downloads)
    for package in sorted(downloads.glob("*.deb")):
        subprocess.run(["dpkg", "-x", package, unfinished], check=True)
    unfinished.rename(target)


def package_of(path, folder):
    """ "libgomp1 12.2.0-14": of the package that a library belongs to, or was unpacked from."""
    path = pathlib.Path(path)
    for packed in folder.glob("unpacked-*"):
        if packed in path.parents:
            debs = sorted((folder / packed.name.replace("unpacked", "download")).glob("libomp5-*.deb"))
            return output_of("dpkg-deb", "--show", "--showformat=${Package} ${Version}, unpacked", debs[0]) if debs else "unpacked"
    owner = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True).stdout.split(":")[0]
    return output_of("dpkg-query", "-W", "-f=${Package} ${Version}", owner) if owner else "not of a package"
