"""The Bible section of the showcase, pointed at a whole Bible with a second one beside it."""
import json
import os
import pathlib
import re

import pytest
from building import IS_SOAK, ROOT, build, copied_sources

DATA = pathlib.Path(os.environ.get("APUS_TEST_DATA") or "/no/test/data")
BIBLE = DATA / "bible-blivre-pt/blivre.json"
KING_JAMES = DATA / "bible-kjv/kjv.json"
#: The books that the showcase has some chapters of: they are built whole, and with what takes long all.
SHOWN = {book["usfm"] for book in json.loads((ROOT / "Content/bible/apus.json").read_text())["books"]}
#: How many books, chapters and verses that is.
COUNTS = (66, 1_189, 31_101) if IS_SOAK else (8, 189, 3_305)


def first_text():
    """The Bible in Portuguese, of as many books as are to be built."""
    text = json.loads(BIBLE.read_text())
    text["books"] = [book for book in text["books"] if IS_SOAK or book["usfm"] in SHOWN]
    return text


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
            for book, other in zip(books, others, strict=True) if IS_SOAK or book["usfm"] in SHOWN
        ]
    }


@pytest.mark.skipif(not BIBLE.is_file(), reason=f"{BIBLE} is not here")
@pytest.mark.skipif(not KING_JAMES.is_file(), reason=f"{KING_JAMES} is not here")
@pytest.mark.timeout(900)
def test_whole_books_beside_those_of_another_bible(tmp_path):
    copied_sources(tmp_path)
    text = first_text()
    (tmp_path / "Content/bible/apus.json").write_text(json.dumps(text))
    (tmp_path / "Content/bible/kjv.json").write_text(json.dumps(second_text()))
    build(tmp_path, tmp_path / "out")

    pages = [page.read_text() for page in (tmp_path / "out/biblia").glob("*/[0-9]*/index.html")]
    books = [book for book in (tmp_path / "out/biblia").iterdir() if list(book.glob("[0-9]*"))]
    chapters = [chapter for book in text["books"] for chapter in book["chapters"]]
    verses = sum(len(chapter["verses"]) for chapter in chapters)
    assert (len(text["books"]), len(chapters), verses) == COUNTS
    assert (len(books), len(pages)) == (len(text["books"]), len(chapters))
    assert sum(len(re.findall(r'<div class="verse" id="v\d+" data-passage="\d+">', page))
               for page in pages) == verses
    twins = sum(len(re.findall(r'<p class="twin" lang="en">[^<]', page)) for page in pages)
    assert twins > 0.99 * verses
