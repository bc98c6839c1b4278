#!/usr/bin/env python3
"""Checks bench/decisions: its records, its index, the numbers by which sources refer to it, and that comments of public
headers leave figures to records: no timing, no CPU model, no date.

usage: check_decisions.py <root of the project> [--update]

A record is a file NNN-title.md that opens with `# NNN: title` and has the four sections below, none empty. The index is the
table in README.md, one row a record: number, title, the first sentence of its decision; --update rewrites it. A comment or a
page names records as `Decision 032` or `decisions 030, 031 and 032`.
"""
import pathlib
import re
import sys

SECTIONS = ("Context", "Decision", "Measured", "Overturned by")
BEGIN, END = "<!-- index -->\n", "<!-- end of index -->\n"
HEAD = "| record | title | decision |\n|---|---|---|\n"
SOURCES = ("include", "kernels", "bench", "scripts", "tests")
TEXT = {".cpp", ".hpp", ".ipp", ".inc", ".md", ".py", ".txt", ".cmake", ""}
NUMBERS = re.compile(r"\b[Dd]ecisions?\s+(\d{3}\b(?:(?:,|,? and| to|,? or)\s+\d{3}\b)*)")
FIGURE = re.compile(r"//.*?(Granite|Sapphire|Skylake|Zen [0-9]|EPYC|Xeon|\b[0-9]+ (?:us|ns|ms|GB/s|GFLOP/s)\b|\b20[2-9][0-9]-[01][0-9])")
LINE_BREAK = re.compile(r"\n[ \t]*(?://+|#+|\*)?[ \t]*")


def sections_of(text):
    """{name: text} of the paragraphs that begin with **name.**"""
    parts = re.split(r"^\*\*(" + "|".join(SECTIONS) + r")\.\*\*", text, flags=re.M)
    return dict(zip(parts[1::2], (part.strip() for part in parts[2::2])))


def first_sentence(text):
    return re.match(r"(.*?)\.(?:\s|$)", " ".join(text.split()) + ".").group(1)


def read_record(path, faults):
    """The record's row of the index; what is wrong with it goes to faults."""
    text = path.read_text(encoding="utf-8")
    head = re.match(r"# (\d{3}): (.+)\n", text)
    if not head or not path.name.startswith(head[1] + "-"):
        faults.append(f"{path}: opens with a line that is not `# {path.name[:3]}: title`")
        return None
    sections = sections_of(text)
    for name in SECTIONS:
        if not sections.get(name):
            faults.append(f"{path}: has no section **{name}.**, or an empty one")
    return head[1], f"| [{head[1]}]({path.name}) | {head[2]} | {first_sentence(sections.get('Decision', ''))} |\n"


def read_records(folder, faults):
    """{number: its row of the index}"""
    rows = {}
    for path in sorted(folder.glob("*.md")):
        row = None if path.name == "README.md" else read_record(path, faults)
        if row and row[0] in rows:
            faults.append(f"{path}: number {row[0]} is another record's")
        elif row:
            rows[row[0]] = row[1]
    return rows


def check_index(page, rows, faults):
    found = page.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0].removeprefix(HEAD).splitlines(keepends=True)
    for row in sorted(set(rows.values()) ^ set(found)):
        faults.append(f"{page}: {'lacks' if row in rows.values() else 'has'} the row {row.strip()}")
    if len(found) != len(set(found)):
        faults.append(f"{page}: has a row twice")


def check_references(root, rows, faults):
    files = [path for path in root.glob("*.md")]
    files += [path for name in SOURCES for path in sorted((root / name).rglob("*")) if path.suffix in TEXT and path.is_file()]
    for path in files:
        text = LINE_BREAK.sub(" ", path.read_text(encoding="utf-8", errors="replace"))
        for reference in NUMBERS.finditer(text):
            for number in re.findall(r"\d{3}", reference[1]):
                if number not in rows:
                    faults.append(f"{path}: names decision {number}, which has no record")


def check_comments(folder, faults):
    for path in sorted(folder.rglob("*.[hi]pp")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if figure := FIGURE.search(line):
                faults.append(f"{path}:{number}: {figure[1]} in a comment: it belongs to a record")


def main():
    root, faults = pathlib.Path(sys.argv[1]).resolve(), []
    page = root / "bench/decisions/README.md"
    rows = read_records(page.parent, faults)
    if "--update" in sys.argv:
        before, rest = page.read_text(encoding="utf-8").split(BEGIN)
        page.write_text(before + BEGIN + HEAD + "".join(rows[n] for n in sorted(rows)) + END + rest.split(END)[1], encoding="utf-8")
    check_index(page, rows, faults)
    check_references(root, rows, faults)
    check_comments(root / "include", faults)
    print("\n".join(faults) or f"{len(rows)} records, all in the index")
    if any(str(page) in fault for fault in faults):
        print(f"mend the index with: {sys.argv[0]} {sys.argv[1]} --update")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
