"""scripts/merge-results: shards of a sweep, or sweeps of several machines, as one set of records and one report."""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from benchmarking import choices, comparison, files, records  # noqa: E402
from report_pages import study  # noqa: E402
from report_pages.compact import compact  # noqa: E402


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="scripts/merge-results", description=__doc__.split(": ", 1)[1])
    parser.add_argument("inputs", type=pathlib.Path, nargs="+", help="folders of compare-compilers, or records.json files")
    parser.add_argument("--output", type=pathlib.Path, required=True, metavar="FOLDER")
    options = parser.parse_args(arguments)
    document = records.merge([records.read(path) for path in options.inputs])
    records.write(document, options.output)
    compared = comparison.comparisons(document)
    files.write_text(options.output / "report.html", compact(study.render(document, compared)))
    files.write_text(options.output / "comparisons.csv", comparison.as_csv(compared))
    files.write_text(options.output / "choices.csv", choices.as_csv(choices.choices(document["records"])))
    print(f"{len(document['records'])} records of {len(document['environments'])} machine(s): {options.output}/report.html")


if __name__ == "__main__":
    main()
