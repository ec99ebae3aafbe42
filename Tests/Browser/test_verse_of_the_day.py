"""The verse of the day without scripts: the one of the day that the site was built for."""
import datetime
import os
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
APUS = pathlib.Path(os.environ.get("APUS", ROOT / ".build/debug/apus")).resolve()
REFERENCE = re.compile(r'<p class="reference"><a href="[^"]*">([^<]*)</a>')


def references(page):
    return REFERENCE.findall(page.read_text())


@pytest.mark.parametrize("day", ["2000-01-01", "2026-02-28", "2028-02-29", "2028-03-01"])
def test_the_days_since_2000_choose_the_verse(tmp_path, day):
    subprocess.run(
        [APUS, "build", ROOT, "--output", tmp_path / "out", "--clock", day], check=True,
        capture_output=True, timeout=600,
    )
    verses = references(tmp_path / "out/biblia/versiculos/index.html")
    assert len(verses) >= 20
    days = (datetime.date.fromisoformat(day) - datetime.date(2000, 1, 1)).days
    assert references(tmp_path / "out/biblia/index.html")[0] == verses[days % len(verses)]
