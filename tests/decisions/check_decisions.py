#!/usr/bin/env python3
"""Checks the pages of decisions: the index, their sections, the names by which sources refer to them, and that comments of
public headers leave figures to them: no timing, no CPU model, no date.

usage: check_decisions.py <root of the project>

The index is the table in bench/decisions/README.md, one row a page. A section is the text under a heading, and one that has
**Rule.** has the other PARTS too. A source names a page by its path from the root, with an anchor where the page has
several rules: `Why: kernels/matmul/packing.md#in-place.`
"""
import pathlib
import re
import sys

INDEX = "bench/decisions/README.md"
PARTS = ("Rule", "Why", "Measured", "Overturned by")
FOLDERS = ("include", "kernels", "bench", "scripts", "tests")
TEXT = {".cpp", ".hpp", ".ipp", ".inc", ".h", ".py", ".txt", ".cmake", ".metal", ""}
ROW = re.compile(r"^\| \[[^\]]+\]\(([^)#]+)\) \|", re.M)
NAME = re.compile(r"\b((?:include|kernels|bench|scripts|tests)/[\w./-]+\.md)(?:#([\w-]+))?")
SEDIMENT = re.compile(r"\b([Aa]mends?|[Aa]mended|[Ss]uperseded?|[Ss]ittings?|(?:[Dd]ecisions?|[Rr]ecords?)\s+\d{3})\b")
FIGURE = re.compile(r"//.*?(Granite|Sapphire|Skylake|Zen [0-9]|EPYC|Xeon|\b[0-9]+ (?:us|ns|ms|GB/s|GFLOP/s)\b|\b20[2-9][0-9]-[01][0-9])")


def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


def anchor_of(heading):
    """The fragment by which a browser finds a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-")


def anchors_of(page):
    return {anchor_of(heading) for heading in re.findall(r"^#+ (.+)$", read(page), re.M)}


def files_of(root, suffixes):
    """The texts of the project: those in its folders, and those next to README.md."""
    found = [path for path in root.iterdir() if path.suffix in suffixes]
    found += [path for name in FOLDERS for path in (root / name).rglob("*") if path.suffix in suffixes]
    return sorted(path for path in found if path.is_file())


def indexed_pages(root, faults):
    index = root / INDEX
    pages = [(index.parent / place).resolve() for place in ROW.findall(read(index))]
    faults += [f"{INDEX}: has {page.relative_to(root)} twice" for page in sorted(set(pages)) if pages.count(page) > 1]
    faults += [f"{INDEX}: names {page.relative_to(root)}, which does not exist" for page in pages if not page.is_file()]
    return {page for page in pages if page.is_file()}


def check_sections(root, page, faults):
    for section in re.split(r"^#+ ", read(page), flags=re.M)[1:]:
        heading = section.split("\n", 1)[0]
        lacking = [part for part in PARTS if f"\n**{part}.**" not in section]
        if 0 < len(lacking) < len(PARTS):
            faults.append(f"{page.relative_to(root)}: \"{heading}\" lacks **{lacking[0]}.**")
    for word in SEDIMENT.findall(read(page)):
        faults.append(f"{page.relative_to(root)}: \"{word}\": a page says what holds now, and git has its history")


def check_unlisted(root, pages, faults):
    for page in files_of(root, {".md"}):
        if page not in pages and page != root / INDEX and re.search(r"^\*\*Rule\.\*\*", read(page), re.M):
            faults.append(f"{page.relative_to(root)}: has a rule, and {INDEX} does not name it")


def named_by_sources(root, faults):
    """Pages that sources name; names that lead nowhere go to faults."""
    found = set()
    for path in files_of(root, TEXT):
        text = read(path)
        if path == pathlib.Path(__file__).resolve():
            continue
        for number in re.findall(r"[Dd]ecisions? \d{3}\b", text):
            faults.append(f"{path.relative_to(root)}: \"{number}\": decisions are pages, which comments name by path")
        for place, anchor in NAME.findall(text):
            page = root / place
            if not page.is_file():
                faults.append(f"{path.relative_to(root)}: names {place}, which does not exist")
            elif anchor and anchor not in anchors_of(page):
                faults.append(f"{path.relative_to(root)}: names {place}#{anchor}; the page has no such heading")
            found.add(page)
    return found


def check_comments(root, faults):
    for path in sorted((root / "include").rglob("*.[hi]pp")):
        for number, line in enumerate(read(path).splitlines(), 1):
            if figure := FIGURE.search(line):
                faults.append(f"{path.relative_to(root)}:{number}: {figure[1]} in a comment: it belongs to a page of decisions")


def main():
    root, faults = pathlib.Path(sys.argv[1]).resolve(), []
    pages = indexed_pages(root, faults)
    for page in sorted(pages):
        check_sections(root, page, faults)
    check_unlisted(root, pages, faults)
    named = named_by_sources(root, faults)
    faults += [f"{page.relative_to(root)}: no code names it" for page in sorted(pages - named)]
    check_comments(root, faults)
    print("\n".join(faults) or f"{len(pages)} pages of decisions, all named, all names lead somewhere")
    return 1 if faults or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
