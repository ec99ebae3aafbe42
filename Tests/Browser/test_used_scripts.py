"""Every script that a page loads finds there what it works on: on the showcase and on each starter."""
import pathlib
import re

import pytest
from building import run
from conftest import SITE

STARTERS = sorted(folder.name for folder in pathlib.Path("Starters").iterdir() if folder.is_dir())
ENTRY = r'data-kind="[^"]+" data-entry='
#: What a script works on: all of one line is needed, one line is enough.
USES = {
    "head": [["data-site="]],
    "shared": [["data-site="]],
    "cook": [[ENTRY, r"data-(amount|tick|seconds|step)="], ['data-part="timers"']],
    "daily": [["data-daily=", "data-chosen"]],
    "gallery": [["data-gallery", "data-frame"]],
    "kept": [["data-shelf=", "data-favourites"]],
    "lists": [[ENTRY], ["data-lists"], ["data-list-entries"]],
    "marked": [["data-marked="]],
    "more": [['class="pages"', 'rel="next"']],
    "open-now": [["data-opens=", "data-closes="]],
    "passages": [["data-passages=", "data-passage="]],
    "picker": [["data-picker", "data-pick="]],
    "profile": [["data-profile="], ["data-profile-sheet"], ["profile-offer"]],
    "section": [["data-keep-section=", "data-forget-section"], ["data-on-device"]],
    "search": [["data-search", "data-results"]],
    "transfer": [["data-transfer"]],
}


def idle_scripts(folder):
    """The scripts that pages load for nothing, and those of which this test knows nothing."""
    found = set()
    for page in folder.rglob("*.html"):
        text = page.read_text()
        for name in re.findall(r'<script[^>]* src="[^"]*assets/(?:[\w-]+/)*([\w-]+)\.[^"]*"', text):
            ways = USES.get(name, [])
            if not any(all(re.search(part, text) for part in way) for way in ways):
                found.add((name, str(page.relative_to(folder))))
    return sorted(found)


def test_scripts_of_the_showcase_have_something_to_do():
    assert idle_scripts(SITE) == []


@pytest.mark.parametrize("starter", STARTERS)
def test_scripts_of_starters_have_something_to_do(tmp_path, starter):
    site = tmp_path / "site"
    run("new", site, "--starter", starter)
    run("build", site, "--output", site / "public")
    assert idle_scripts(site / "public") == []
