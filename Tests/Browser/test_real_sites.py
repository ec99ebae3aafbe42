"""The Bible section of the showcase, pointed at a whole Bible with a second one beside it."""
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
APUS = pathlib.Path(os.environ.get("APUS", ROOT / ".build/debug/apus")).resolve()
DATA = pathlib.Path(os.environ.get("APUS_TEST_DATA") or "/no/test/data")
BIBLE = DATA / "bible-blivre-pt/blivre.json"
KING_JAMES = DATA / "bible-kjv/kjv.json"


def second_text():
    """The King James Bible in the shape of the showcase's second text.

    Its books come in the order of the first text; its chapters are lists of plain verses.
    """
    books = json.loads(BIBLE.read_text())["books"]
    others = json.loads(KING_JAMES.read_text(encoding="utf-8-sig"))
    return {
        "books": [
            {
                "usfm": book["usfm"],
                "name": other["osis"],
                "chapters": [
                    {
                        "number": number,
                        "verses": [
                            {"number": at, "text": text} for at, text in enumerate(verses, 1)
                        ],
                    }
                    for number, verses in enumerate(other["chapters"], 1)
                ],
            }
            for book, other in zip(books, others, strict=True)
        ]
    }


@pytest.mark.skipif(not BIBLE.is_file(), reason=f"{BIBLE} is not here")
@pytest.mark.skipif(not KING_JAMES.is_file(), reason=f"{KING_JAMES} is not here")
@pytest.mark.timeout(900)
def test_a_whole_bible_beside_another(tmp_path):
    for folder in ("Content", "Templates"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(BIBLE, tmp_path / "Content/bible/apus.json")
    (tmp_path / "Content/bible/kjv.json").write_text(json.dumps(second_text()))
    built = subprocess.run(
        [APUS, "build", tmp_path, "--output", tmp_path / "out"], capture_output=True, text=True,
        timeout=600,
    )
    assert built.returncode == 0, built.stdout + built.stderr

    pages = [page.read_text() for page in (tmp_path / "out/biblia").glob("*/[0-9]*/index.html")]
    books = [book for book in (tmp_path / "out/biblia").iterdir() if list(book.glob("[0-9]*"))]
    assert len(books) == 66
    assert len(pages) == 1_189
    assert sum(len(re.findall(r'<div class="verse" id="v\d+" data-passage="\d+">', page))
               for page in pages) == 31_101
    twins = sum(len(re.findall(r'<p class="twin" lang="en">[^<]', page)) for page in pages)
    assert twins > 31_000
