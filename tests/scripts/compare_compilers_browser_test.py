#!/usr/bin/env python3
"""Both pages in headless Chromium: on a phone, in print, sorted by click and key, and with nothing loaded from elsewhere."""
import json
import re
import shutil
import subprocess
import sys
import unittest

from compare_compilers_case import Folder, swept, with_axis
from benchmarking import comparison
from report_pages import data, page, study

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SHAPE = "llama3-8b scores of 32 heads, 16 queries, 4096 keys"

# The page in a frame: Chromium's own window is never as narrow as a phone.
HARNESS = """<!doctype html><body style="margin:0"><iframe id="frame" src="page.html" style="width:WIDTHpx;height:844px;border:0"></iframe>
<pre id="found"></pre><script>
frame.onload = () => {
  const page = frame.contentDocument, root = page.documentElement, found = {};
  found.overflow = root.scrollWidth - frame.contentWindow.innerWidth;
  found.loaded = frame.contentWindow.performance.getEntriesByType('resource').map(r => r.name);
  const table = [...page.querySelectorAll('table')].find(t => t.tBodies[0].rows.length > 2 && t.rows[1].cells[4]?.dataset.value);
  const head = table.tHead.rows[0].cells[4];
  const values = () => [...table.tBodies[0].rows].map(row => Number(row.cells[4].dataset.value));
  const press = key => head.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  head.click();
  found.clicked = [head.getAttribute('aria-sort'), values()];
  press('Enter');
  found.entered = [head.getAttribute('aria-sort'), values()];
  press(' ');
  found.spaced = [head.getAttribute('aria-sort'), values()];
  table.tHead.rows[0].cells[0].click();
  found.sorted = table.querySelectorAll('[aria-sort]').length;
  found.reachable = [...page.querySelectorAll('thead th')].every(h => h.tabIndex === 0);
  const closed = () => page.querySelectorAll('details:not([open])').length;
  found.closed = [closed()];
  for (const event of ['beforeprint', 'afterprint']) {
    frame.contentWindow.dispatchEvent(new Event(event));
    found.closed.push(closed());
  }
  document.getElementById('found').textContent = JSON.stringify(found);
};
</script>"""


class Browser(Folder):
    def in_frame(self, text, width):
        (self.folder / "page.html").write_text(text, encoding="utf-8")
        (self.folder / "frame.html").write_text(HARNESS.replace("WIDTH", str(width)), encoding="utf-8")
        done = subprocess.run([CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", f"--user-data-dir={self.folder}/profile",
                               "--virtual-time-budget=20000", "--dump-dom", f"file://{self.folder}/frame.html"], capture_output=True, text=True, timeout=120)
        found = re.search(r'<pre id="found">(.+?)</pre>', done.stdout, re.DOTALL)
        self.assertTrue(found, done.stderr)
        return json.loads(found[1])

    def check(self, text):
        found = self.in_frame(text, 390)
        self.assertLessEqual(found["overflow"], 0)
        self.assertEqual(found["loaded"], [])
        values = sorted(found["clicked"][1])
        self.assertEqual(found["clicked"], ["descending", values[::-1]])
        self.assertEqual(found["entered"], ["ascending", values])
        self.assertEqual(found["spaced"], ["descending", values[::-1]])
        self.assertEqual((found["sorted"], found["reachable"]), (1, True))
        closed, printing, after = found["closed"]
        self.assertEqual((printing, after), (0, closed))
        on_paper = self.in_frame(text.replace("@media print", "@media all"), 720)
        self.assertLessEqual(on_paper["overflow"], 0)

    def test_the_page_of_a_study(self):
        document = with_axis(swept(self.folder, {"gcc-12 libgomp O3 avx2 2t": 1, "gcc-12 libomp-16 O3 avx2 2t": 1.2}))
        for r in document["records"]:
            r["shape"] = SHAPE
        self.check(study.render(document, comparison.comparisons(document)))

    def test_the_page_of_a_run(self):
        context = {"cpu": "A CPU", "compiler": "GNU 12", "openmp_runtime": "libgomp", "target": "avx2", "date": "2026-01-01", "host_threads": "2",
                   "l1d_bytes": "32768", "l2_bytes": "1048576", "l3_bytes": "33554432", "commit": "abc1234", "compiler_flags": "-O3 " * 40}
        cells = [data.Cell(kernel, "direct", threads, "float", SHAPE, seconds * threads, 0.0, 1e6, 1e5, 0.5, 2, 0.0, True)
                 for kernel, seconds in (("masked_softmax", 2e-7), ("row_prefix_sum_exclusive", 1e-7), ("gemm", 3e-7)) for threads in (32, 64, 1024)]
        limits = {(s, level, 2): 1e11 for s in ("read", "copy", "triad") for level in data.LEVELS} | {("fma", "peak", 2): 1e11}
        self.check(page.render([data.Run("a run", context, limits, {"dispatch/inline": 14.0}, cells, {})]))


if __name__ == "__main__":
    if not CHROMIUM:
        print("skipped: no chromium")
        sys.exit(77)  # what ctest takes for skipped
    unittest.main()
