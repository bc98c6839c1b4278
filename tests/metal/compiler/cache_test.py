#!/usr/bin/env python3
"""The cache of compiled objects: whose folder it may be, what is in it, and what damaged files and several processes do."""
import hashlib
import os
import pathlib
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = """
import sys
import numpy
from pewter_metal import Library
x = numpy.arange(32, dtype=numpy.float32)
Library(sys.argv[1]).run("f", 32, 32, {0: x})
print(x[3], x[31])
"""
SOURCE = "#include <metal_stdlib>\nkernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = x[i] * FACTOR; }\n"


class Cache(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.cache = pathlib.Path(self.folder.name, "of", "mine")

    def start(self, factor=2, source=SOURCE, working_folder=None, **environment):
        settings = {k: v for k, v in os.environ.items() if k not in ("PEWTER_METAL_CACHE", "XDG_CACHE_HOME")}
        settings |= {"PYTHONPATH": str(ROOT / "scripts" / "python"), "PEWTER_METAL_CACHE": str(self.cache)} | environment
        return subprocess.Popen([sys.executable, "-c", PROGRAM, source.replace("FACTOR", str(factor))], text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, env={k: v for k, v in settings.items() if v}, cwd=working_folder)

    def result(self, process, factor=2):
        out, err = process.communicate()
        self.assertEqual(out, f"{3.0 * factor} {31.0 * factor}\n", err)

    def made(self):
        return sorted(p for p in self.cache.iterdir() if p.suffix not in (".pch", ".dependencies")) if self.cache.exists() else []

    def test_folder_is_the_users_own(self):
        self.result(self.start())
        self.assertEqual(stat.S_IMODE(self.cache.stat().st_mode), 0o700)
        self.assertEqual([stat.S_IMODE(p.stat().st_mode) for p in self.made()], [0o700])
        before = self.made()[0].stat()
        self.result(self.start())  # found: the same file
        self.assertEqual((len(self.made()), self.made()[0].stat().st_ino), (1, before.st_ino))
        self.result(self.start(3), 3)
        self.assertEqual(len(self.made()), 2)

    def test_folders_where_others_write_are_not_used(self):
        self.cache.mkdir(parents=True)
        for mode in (0o777, 0o770, 0o1777):
            self.cache.chmod(mode)
            self.result(self.start())
            self.assertEqual(self.made(), [])
        self.cache.rmdir()
        self.cache.symlink_to(self.folder.name)
        self.result(self.start())
        self.assertEqual([p.name for p in self.made()], ["of"])

    def test_folders_that_others_replace_are_not_used(self):
        """Above it one in which everybody writes, but in a folder like /tmp, where only owners rename."""
        self.cache.mkdir(parents=True, mode=0o700)
        for mode, count in ((0o777, 0), (0o1777, 1)):
            self.cache.parent.chmod(mode)
            self.result(self.start())
            self.assertEqual(len(self.made()), count, oct(mode))

    def test_names_are_digests(self):
        """SHA-256 of the key, which stands behind the object: what somebody else's source cannot be made to have, too."""
        self.result(self.start())
        bytes_of_it = self.made()[0].read_bytes()
        object_bytes, key_bytes, _ = struct.unpack("<QQQ", bytes_of_it[-32:-8])
        key = bytes_of_it[object_bytes:object_bytes + key_bytes]
        self.assertEqual(self.made()[0].name, hashlib.sha256(key).hexdigest() + ".so")
        self.assertEqual(key[:64].decode(), hashlib.sha256(SOURCE.replace("FACTOR", "2").encode()).hexdigest())

    def test_own_headers_are_part_of_the_key(self):
        """One that Metal's own headers include changes, and back: three programs, two objects. The compiler stays."""
        headers = pathlib.Path(self.folder.name, "msl")
        shutil.copytree(ROOT / "include" / "pewter" / "msl", headers)
        changed = headers / "metal_integer"
        text = changed.read_text()
        end = text.rindex("}  // namespace metal")
        for factor, objects in ((2, 1), (3, 2), (2, 2)):
            changed.write_text(text[:end] + f"constexpr int of_own_header = {factor};\n" + text[end:])
            self.result(self.start("metal::of_own_header", PEWTER_METAL_INCLUDE=str(headers)), factor)
            self.assertEqual(len(self.made()), objects)

    @unittest.skipUnless(os.geteuid() == 0, "only root gives folders away")
    def test_folders_of_other_users_are_not_used(self):
        self.cache.mkdir(parents=True)
        os.chown(self.cache, 12345, 12345)
        self.result(self.start())
        self.assertEqual(self.made(), [])

    def test_without_a_home_there_is_none(self):
        scratch = pathlib.Path(self.folder.name, "scratch")
        scratch.mkdir()
        self.result(self.start(PEWTER_METAL_CACHE="", HOME="", TMPDIR=str(scratch)))
        self.assertEqual(list(scratch.iterdir()), [])
        home = pathlib.Path(self.folder.name, "home")
        self.result(self.start(PEWTER_METAL_CACHE="", HOME=str(home)))
        self.assertEqual(len(list((home / ".cache" / "pewter" / "metal").glob("*.so"))), 1)

    def test_turned_off(self):
        home, here = pathlib.Path(self.folder.name, "home"), pathlib.Path(self.folder.name, "here")
        home.mkdir()
        here.mkdir()
        self.result(self.start(PEWTER_METAL_CACHE="off", HOME=str(home), working_folder=here))
        self.assertEqual([*home.iterdir(), *here.iterdir()], [])

    def test_damaged_files_are_made_anew(self):
        self.result(self.start())
        path, = self.made()
        whole = path.read_bytes()
        other = bytearray(whole)
        other[len(whole) // 2] ^= 1
        for damaged in (b"", whole[:100], whole[:len(whole) // 2], whole[:-1], bytes(other), whole + b" "):
            path.write_bytes(damaged)
            self.result(self.start())
            self.assertEqual((self.made(), path.stat().st_size), ([path], len(whole)))

    def test_another_sources_object_is_not_taken(self):
        """As if both had one name."""
        self.result(self.start())
        first, = self.made()
        self.result(self.start(3), 3)
        second, = set(self.made()) - {first}
        second.write_bytes(first.read_bytes())
        self.result(self.start(3), 3)

    def test_included_files_are_part_of_the_key(self):
        """Also in branches that are not taken, where they need not be."""
        text = f'#if 0\n#include "nowhere.h"\n#endif\n#include "{self.folder.name}/factor.h"\n' + SOURCE
        header = pathlib.Path(self.folder.name, "factor.h")
        for factor, files in ((2, 1), (3, 2), (2, 2)):
            header.write_text(f"constant float of_header = {factor};\n")
            process = self.start("of_header", source=text)
            self.result(process, factor)
            self.assertEqual(len(self.made()), files)

    def test_files_of_other_directives_are_part_of_the_key(self):
        header = pathlib.Path(self.folder.name, "factor.h")
        for directive in ('#import "{}"', '#define FILE "{}"\n#include FILE', '# include /* here */ "{}"', '#/* here */include "{}"',
                          '#if __has_include("{0}") && defined(NEVER)\n#include "{0}"\n#else\n#import "{0}"\n#endif'):
            text = directive.format(header) + "\n" + SOURCE
            for factor in (2, 3):
                header.write_text(f"constant float of_header = {factor};\n")
                self.result(self.start("of_header", source=text), factor)

    def test_processes_at_once(self):
        processes = [self.start() for _ in range(4)]
        for p in processes:
            self.result(p)
        self.assertEqual(len(self.made()), 1)

    @unittest.skipUnless(os.geteuid() == 0, "only root mounts a small disk")
    def test_a_full_disk(self):
        self.cache.mkdir(parents=True)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k,mode=700", "none", self.cache], capture_output=True, check=False).returncode != 0:
            self.skipTest("nothing can be mounted here")
        try:
            (self.cache / "all").write_bytes(b"x" * 4096)
            self.result(self.start())
            self.assertEqual([p.name for p in self.made()], ["all"])
        finally:
            subprocess.run(["umount", self.cache], check=True)


if __name__ == "__main__":
    unittest.main()
