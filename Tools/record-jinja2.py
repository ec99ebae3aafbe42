#!/usr/bin/env python3
"""Record what Jinja2 makes of the templates in Tests/Data/Templates/jinja2.

    make jinja2
    .tools/jinja2/bin/python Tools/record-jinja2.py --check

Each `*.cases` file holds templates with data, its `*.expected` file what Jinja2 makes of them.
With `--check` nothing is written; the exit status is 1 if a record is not what Jinja2 makes now.

A cases file is text in sections; a section ends at the next line that begins one.

    # words about the file
    --- data                 JSON for all cases of the file
    === name of a case       followed by the template, without the last line end
    --- data                 JSON for this case instead
    --- file base.html       another template that it extends, includes or imports
    --- departs              why Apus means to differ; then one of
    --- gives                what Apus makes instead
    --- refuses              the code of the diagnostic that Apus reports instead: E0550
"""

import json
import pathlib
import sys

import jinja2

FOLDER = pathlib.Path(__file__).parent.parent / "Tests" / "Data" / "Templates" / "jinja2"


def sections(text):
    """The sections of a file: kind ('===' or '---'), heading, body."""
    found, heading, lines = [], None, []
    for line in text.removesuffix("\n").split("\n"):
        if line.startswith(("=== ", "--- ")):
            if heading is not None:
                found.append((*heading, "\n".join(lines)))
            heading, lines = (line[:3], line[4:]), []
        elif heading is not None:
            lines.append(line)
    if heading is not None:
        found.append((*heading, "\n".join(lines)))
    return found


def cases(text):
    """The cases of a file: name, template, data, other templates."""
    shared, current, found = {}, None, []
    for kind, heading, body in sections(text):
        if kind == "===":
            current = {"name": heading, "template": body, "data": shared, "files": {}}
            found.append(current)
        elif heading == "data":
            if current is None:
                shared = json.loads(body)
            else:
                current["data"] = json.loads(body)
        elif heading.startswith("file "):
            current["files"][heading.removeprefix("file ")] = body
    return found


def rendered(case):
    """What Jinja2 makes of a case: ('gives', text) or ('fails', error)."""
    environment = jinja2.Environment(
        loader=jinja2.DictLoader({**case["files"], "case": case["template"]}),
        autoescape=True,
    )
    try:
        return "gives", environment.get_template("case").render(case["data"])
    except Exception as error:  # whatever it is, it is what Jinja2 does
        return "fails", type(error).__name__


def main():
    stale = 0
    for path in sorted(FOLDER.glob("*.cases")):
        version = ".".join(jinja2.__version__.split(".")[:2])
        lines = [f"# Recorded with Jinja2 {version} by Tools/record-jinja2.py.\n"]
        for case in cases(path.read_text(encoding="utf-8")):
            kind, text = rendered(case)
            lines.append(f"=== {case['name']}\n--- {kind}\n{text}\n")
        record, target = "".join(lines), path.with_suffix(".expected")
        if "--check" not in sys.argv:
            target.write_text(record, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != record:
            print(f"{target.name} is not what Jinja2 {jinja2.__version__} makes")
            stale = 1
    sys.exit(stale)


if __name__ == "__main__":
    main()
