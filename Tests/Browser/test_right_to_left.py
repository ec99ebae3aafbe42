"""A page from right to left shows titles, leads and facts of other scripts as they are written, at its own edge."""
import pytest
from building import build
from waiting import eventually

FILES = {
    "site.yaml": """
title: A site
language: ar
collections: { notes: { model: Note, from: notes/*.md } }
sections:
  notes:
    title: ملاحظات
    at: /
    pages: { list: { list: notes }, note: { entry: notes } }
""",
    "Models/Note.swift": """import ApusModels

struct Note: Entry {
  @Key var title: String
  var lead: String
  var date: Date
}
""",
    "notes/noodles.md": """---
title: 10-minute noodles (hot!)
lead: 2 eggs, then noodles.
date: 2026-03-08
---
""",
    "notes/soup.md": """---
title: حساء العدس
lead: شوربة عدس دافئة.
date: 2026-03-09
---
""",
}
# Whether the first character of a text stands left of its last, and how far its line is from the edge of its page.
PLACES = """element => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let first, last
  while (texts.nextNode()) if (texts.currentNode.data.trim()) { first ??= texts.currentNode; last = texts.currentNode }
  const place = (node, at) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  const start = place(first, first.data.search(/\\S/))
  const end = place(last, last.data.trimEnd().length - 1)
  const column = element.closest('.card, main, header').getBoundingClientRect()
  return { isFromLeft: start.left < end.left, gap: column.right - Math.max(start.right, end.right) }
}"""


@pytest.fixture(scope="module")
def arabic(sites):
    def make(folder):
        for name, text in FILES.items():
            path = folder / "source/Content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        build(folder / "source", folder / "out", "--portable")

    return (sites.made("arabic", make) / "out").as_uri()


@pytest.fixture(params=[(390, 844), (1440, 900)], ids=["phone", "desk"])
def screen(browser, request):
    page = browser.new_page(viewport=dict(zip(["width", "height"], request.param)))
    yield page
    page.close()


@pytest.mark.parametrize("path, part", [
    ("", "#notes-noodles h2"), ("", "#notes-noodles .teaser"), ("noodles", "main h1"), ("noodles", ".standfirst"),
])
def test_a_text_from_left_to_right_is_read_so(screen, arabic, path, part):
    screen.goto(f"{arabic}/{path}/index.html")
    eventually(lambda: screen.locator(part).evaluate(PLACES)["isFromLeft"])


@pytest.mark.parametrize("path, part", [("", "#notes-soup h2"), ("", "#notes-soup .teaser"), ("soup", "main h1")])
def test_a_text_from_right_to_left_is_read_so(screen, arabic, path, part):
    screen.goto(f"{arabic}/{path}/index.html")
    eventually(lambda: not screen.locator(part).evaluate(PLACES)["isFromLeft"])


@pytest.mark.parametrize("part", ["h2", ".teaser"])
def test_texts_of_both_directions_share_an_edge(screen, arabic, part):
    screen.goto(f"{arabic}/index.html")
    gaps = [screen.locator(f"#notes-{name} {part}").evaluate(PLACES)["gap"] for name in ["noodles", "soup"]]
    assert abs(gaps[0] - gaps[1]) < 3


def test_arrows_are_mirrored_and_a_lens_is_not(screen, arabic):
    screen.goto(f"{arabic}/noodles/index.html")
    mirrored = screen.evaluate("""() => {
      const back = document.querySelector(".top-start > .tool")
      const search = back.cloneNode(true)
      document.querySelector(".top-end").append(search)
      return [back, search].map((tool) => getComputedStyle(tool.querySelector(".icon")).transform)
    }""")
    assert mirrored == ["matrix(-1, 0, 0, 1, 0, 0)", "none"]
