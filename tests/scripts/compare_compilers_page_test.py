#!/usr/bin/env python3
"""The page of a study against its records: several machines, limits and heat maps, the roofline, scaling, idle lanes, the model."""
import copy
import html
import json
import re
import unittest

from compare_compilers_case import Folder, swept, with_axis
from benchmarking import choices, comparison, records, scaling
from report_pages import data, machines, roofline, study, study_machine, study_text


def sections(text, title):
    """What follows a heading until the next one, for each of that title."""
    return re.findall(rf"<h2>{re.escape(title)}.*?</h2>(.*?)(?=<h2|<h1|$)", text, re.DOTALL)


def rows_of(table):
    """[[text of a cell]] of a table's body."""
    cells = [re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL) for row in re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL)]
    return [[html.unescape(re.sub(r"<[^>]+>", "", c)) for c in row] for row in cells if row]


def renamed(document, name, **environment):
    """The document as if another environment had measured it."""
    old = document["environments"][0]["id"]
    copied = json.loads(json.dumps(document).replace(old, name))
    copied["environments"][0] |= environment
    return copied


def shards(folder, count=2):
    """A sweep shared by hosts that differ in nothing but their names and a little memory."""
    found = []
    for i in range(1, count + 1):
        (folder / str(i)).mkdir()
        document = swept(folder / str(i), {"a": 1}, 8, shard=(i, count))
        found.append(renamed(document, f"node{i}", host=f"host{i}", memory_bytes=(64 << 30) + 4096 * i))
    return found


class Machines(Folder):
    def test_hosts_that_shared_a_sweep_are_one_and_all_kernels_are_there(self):
        document = records.merge(shards(self.folder))
        (one,) = machines.of_document(document)
        self.assertEqual([e["host"] for e in one.document["environments"]], ["host1", "host2"])
        self.assertEqual(len(one.document["records"]), len(document["records"]))
        text = study.render(document, [])
        for kernel in ("scale", "softmax", "gemv"):
            self.assertEqual(text.count(f'<section id="k-{kernel}">'), 1)
            self.assertIn(kernel, [row[0] for row in rows_of(sections(text, "Best cell of each kernel")[0])])

    def test_their_limits_and_overheads_are_medians(self):
        documents = shards(self.folder)
        documents[1]["configurations"][0]["overheads"]["dispatch/inline"] = 20.0
        next(l for l in documents[1]["configurations"][0]["limits"] if l["stream"] == "fma")["rate"] = 3e11
        (one,) = machines.of_document(records.merge(documents))
        self.assertEqual(one.document["configurations"][0]["overheads"]["dispatch/inline"], 17.0)
        self.assertEqual(next(l for l in one.document["configurations"][0]["limits"] if l["stream"] == "fma")["rate"], 2e11)

    def test_other_hardware_is_a_part_of_its_own(self):
        document = swept(self.folder, {"a": 1}, 8)
        other = renamed(document, "other", cpu="Another CPU", hardware="other", commit="0123456789")
        other["configurations"][0]["overheads"]["dispatch/inline"] = 99.0
        text = study.render(records.merge([document, other]), [])
        for prefix in ("m0-", "m1-"):
            self.assertIn(f'<section id="{prefix}softmax">', text)
        costs = rows_of(sections(text, "What building costs")[0])
        self.assertEqual([row[-3] for row in costs], ["14", "99"])
        self.assertIn("Another CPU", [row[0] for row in costs])
        self.assertEqual(len({row[0] for row in rows_of(sections(text, "Correctness")[0])}), 2)
        markdown = study_text.markdown(records.merge([document, other]), [])
        self.assertIn("## Another CPU", markdown)

    def test_hosts_that_measured_the_same_are_not_mixed(self):
        document = swept(self.folder, {"a": 1}, 8)
        found = machines.of_document(records.merge([document, renamed(document, "again", host="another")]))
        self.assertEqual([len(m.document["records"]) for m in found], [len(document["records"])] * 2)
        self.assertEqual(len({m.name for m in found}), 2)

    def test_all_commits_and_changes_without_one_are_told(self):
        document = swept(self.folder, {"a": 1}, 3)
        document["environments"][0]["commit"] = "aaaaaaaaaa"
        other = renamed(document, "other", cpu="Another CPU", hardware="other", commit="bbbbbbbbbb-dirty-01234567")
        text = sections(study.render(records.merge([document, other]), []), "How to reproduce")[0]
        for wanted in ("git checkout aaaaaaaaaa", "git checkout bbbbbbbbbb  #", "bbbbbbbbbb-dirty-01234567): a checkout does not"):
            self.assertIn(wanted, text)
        self.assertNotIn("warning", sections(study.render(document, []), "How to reproduce")[0])


class Numbers(Folder):
    def setUp(self):
        super().setUp()
        self.document = swept(self.folder, {"a": 1}, 8)
        self.text = study.render(self.document, [])

    def test_the_heat_map_is_of_the_records(self):
        figure = re.search(r"<svg.*?</svg>", sections(self.text, "Threadgroup sizes")[0], re.DOTALL)[0]
        shown = [int(n) for n in re.findall(r">(\d+)</text></g>", figure)]
        expected = []
        for kernel in ("gemv", "scale", "softmax"):
            mine = [r for r in self.document["records"] if r["kernel"] == kernel]
            best = {t: min(r["median_seconds"] for r in mine if r["threads_per_threadgroup"] == t) for t in (32, 256, 0)}
            expected += [round(100 * min(best[32], best[256]) / best[t]) for t in (32, 256, 0)]
        self.assertEqual(shown, expected)

    def test_the_limits_are_of_the_records(self):
        part = sections(self.text, "The machine's limits")[0]
        for limit in self.document["configurations"][0]["limits"]:
            rate = f"{limit['rate'] / 1e9:.1f}"
            self.assertIn(f"float <b>{rate}</b>" if limit["stream"] == "fma" else f'data-value="{limit["rate"]!r}">{rate}</td>', part)

    def test_the_shares_of_the_limit_are_of_the_records(self):
        for i, r in enumerate(self.document["records"]):
            r |= {"limit_seconds": (0.3 + 0.01 * i) * r["median_seconds"], "limit_by": "L2 copy"}
        run = study_machine.run_of(self.document, "a")
        by_cell = {(r["kernel"], r["pattern"], r["threads_per_threadgroup"]): r for r in self.document["records"]}
        for cell in run.cells:
            r = by_cell[cell.kernel, cell.pattern, cell.threads]
            self.assertEqual(data.share_of_limit(run, cell), r["limit_seconds"] / r["median_seconds"])

    def test_numbers_to_sort_by_are_numbers(self):
        for value in re.findall(r'data-value="(.*?)"', self.text):
            float(value)

    def test_too_few_rounds_have_no_interval(self):
        (self.folder / "short").mkdir()
        document = with_axis(swept(self.folder / "short", {"a": 1, "b": 1}, 3))
        text = study.render(document, comparison.comparisons(document))
        self.assertIn("(too few rounds)", text)
        self.assertEqual(re.findall(r"\b(?:inf|nan)\b", text), [])

    def test_a_count_of_kernels_is_not_called_an_interval(self):
        part = sections(self.text, "Threadgroup sizes")[0]
        self.assertIn("surely to possibly", part)
        self.assertNotIn("95 % interval of that", part)


class LibraryChoices(Folder):
    def setUp(self):
        super().setUp()
        self.document = swept(self.folder, {"a": 1}, 8)
        best = {}
        for r in self.document["records"]:
            if r["pattern"] != "automatic":
                best[r["kernel"]] = min(r["median_seconds"], best.get(r["kernel"], 1))
        for r in self.document["records"]:  # 20 % slower than the best by hand, but for scale
            if r["pattern"] == "automatic":
                r["seconds"] = [best[r["kernel"]] * (1.0 if r["kernel"] == "scale" else 1.2)] * 8
                r["median_seconds"] = r["seconds"][0]
        self.document["records"] += [r | {"type": "half", "cell": r["cell"].replace("/float/", "/half/")}
                                     for r in self.document["records"] if r["kernel"] == "gemv"]

    def test_the_page_and_the_markdown_have_a_row_a_kernel(self):
        least = {c.automatic["kernel"]: f"{c.share:.2f}" for c in choices.choices(self.document["records"])}
        expected = [["gemv", "0 of 1", "1", f"{least['gemv']} (a shape)", "0 of 1", "1", f"{least['gemv']} (a shape, half)"],
                    ["scale", "1 of 1", "0", least["scale"], "", "", ""],
                    ["softmax", "0 of 1", "1", f"{least['softmax']} (a shape)", "", "", ""]]
        page = study.render(self.document, [])
        self.assertEqual(rows_of(sections(page, "What the library chooses")[0]), expected)
        self.assertIn("1 of 3 kernels and shapes in float (surely below for 2), and for 0 of 1", html.unescape(sections(page, "In words")[0]))
        part = study_text.markdown(self.document, []).split("### What the library chooses")[1].split("###")[0]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
        self.assertEqual(rows[2:], expected)

    def test_nothing_is_shown_where_it_was_not_measured_or_in_too_few_rounds(self):
        for r in self.document["records"]:
            r |= {side: r[side][:3] for side in ("rounds", "seconds")}
        few = study.render(self.document, [])
        self.assertIn("fewer than 4 rounds", sections(few, "In words")[0])
        self.document["records"] = [r for r in self.document["records"] if r["pattern"] != "automatic"]
        none = study.render(self.document, [])
        self.assertNotIn("Left to itself", none)
        for text in (few, none, study_text.markdown(self.document, [])):
            self.assertNotIn("What the library chooses", text)


class Figures(Folder):
    def test_every_kernel_is_on_the_roofline(self):
        document = swept(self.folder, {"a": 1}, 3)
        for r in document["records"]:
            if r["kernel"] == "scale":
                r["flops"] = 0.0
        run = study_machine.run_of(document, "a")
        text = roofline.section(run)
        for kernel, cell in roofline.best_cells(run).items():
            rate = f"{cell.flops / cell.seconds / 1e9:.3g} GFLOP/s" if cell.flops else f"{cell.bytes / cell.seconds / 1e9:.3g} GB/s"
            self.assertIn(f"<title>{kernel}: {rate}</title>", text)
            self.assertIn([kernel, rate], [row[1:3] for row in rows_of(text)])
        self.assertEqual({r["kernel"] for r in document["records"]}, {row[1] for row in rows_of(text)})
        self.assertEqual(text.count("GFLOP/s</title>"), 2)
        self.assertEqual(roofline.section(data.Run("a", run.context, {}, {}, run.cells, {})), "")

    def test_labels_do_not_cover_each_other(self):
        labels = roofline.Labels(400)
        for number in range(40):
            labels.place(300 + number % 3, 200 + number % 5, str(number))
        boxes = labels.taken
        self.assertEqual(len(boxes), 40)
        for i, (l, t, r, b) in enumerate(boxes):
            self.assertFalse(any(l < r2 and l2 < r and t < b2 and t2 < b for l2, t2, r2, b2 in boxes[:i]))

    def test_nontemporal_stores_and_other_peaks_have_lines(self):
        run = study_machine.run_of(swept(self.folder, {"a": 1}, 3), "a")
        self.assertEqual([name for name, *_ in roofline.roofs(run)], list(data.LEVELS))
        run.limits |= {("copy_nontemporal", "DRAM", 2): 3e10, ("fma_half", "peak", 2): 0.99e11, ("fma_bfloat", "peak", 2): 2e11}
        self.assertEqual(roofline.roofs(run)[-1], ("DRAM, non-temporal stores", 3e10, "roof nontemporal"))
        self.assertEqual(roofline.peaks(run), [("float, half", 1e11), ("bfloat", 2e11)])


class Threads(Folder):
    def document(self):
        document = swept(self.folder, {"a 1t": 1.8, "a 2t": 1}, 10)
        for named in (*document["configurations"], *document["records"]):
            named["host_threads"] = int(named.get("name", named.get("configuration"))[2])
        return document

    def test_speed_up_with_its_interval(self):
        document = self.document()
        found = scaling.speedups(document, *scaling.builds(document))
        self.assertEqual([s.kernel for s in found], ["gemv", "scale", "softmax"])
        for s in found:
            self.assertTrue(1.7 < s.low < s.ratio < s.high < 1.9, s)
        text = study.render(document, [])
        for s in found:
            self.assertIn(f"{s.ratio:.2f} ({s.low:.2f} to {s.high:.2f})", sections(text, "Scaling over host threads")[0])

    def test_all_threads_are_shown_in_full_and_one_number_of_them_does_not_scale(self):
        document = self.document()
        self.assertEqual(study_machine.main_configuration(document), "a 2t")
        document["configurations"], document["records"] = document["configurations"][:1], [r for r in document["records"] if r["host_threads"] == 1]
        self.assertEqual(scaling.builds(document), [])
        self.assertNotIn("Scaling", study.render(document, []))


class Model(Folder):
    def setUp(self):
        super().setUp()
        self.document = swept(self.folder, {"a": 1}, 10)

    def test_what_idle_lanes_cost(self):
        self.assertNotIn("What idle lanes cost", study.render(self.document, []))
        for r in copy.deepcopy(self.document["records"]):
            if r["threads_per_threadgroup"] == 32:
                for threads, slower, idle in ((48, 1.2, 0.25), (64, 1, 0)):
                    seconds = [slower * s for s in r["seconds"]]
                    self.document["records"].append(r | {"threads_per_threadgroup": threads, "cell": r["cell"].replace("/32/", f"/{threads}/"),
                                                         "seconds": seconds, "median_seconds": slower * r["median_seconds"], "idle_lane_share": idle})
        rows = rows_of(sections(study.render(self.document, []), "What idle lanes cost")[0])
        self.assertEqual(len(rows), 6)
        for row in rows:
            self.assertEqual(row[2:8], ["48", "64", "25 %", "1.33", "1.200 (1.200 to 1.200)", "slower"])

    def test_every_prediction_is_a_dot_and_cores_are_settable(self):
        found = study_machine.predictions(self.document, "a")
        part = sections(study.render(self.document, []), "Model and measurement")[0]
        self.assertEqual(len(re.findall(r"model \d+ %, measured \d+ %</title>", part)), len(found))
        for registers, held in ((65536, "32"), (131072, "64")):  # of 32 threads of 64 bytes
            part = sections(study.render(self.document, [], (registers, 32768)), "Model and measurement")[0]
            kept = {row[0]: row[5] for row in rows_of(part.split("What a GPU core would hold")[1]) if row[1] == "32"}
            self.assertEqual(set(kept.values()), {held})
            self.assertIn(f"{registers} bytes of registers", part)


if __name__ == "__main__":
    unittest.main()
