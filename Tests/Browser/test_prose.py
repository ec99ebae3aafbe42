"""What Markdown and values look like on a page of any model, from left to right and from right to left."""
import pytest
from building import build
from playwright.sync_api import expect
from waiting import eventually

SITE = """
title: {title}
language: {language}
collections:
  notes: {{ model: Note, from: notes/*.md }}
sections:
  notes:
    title: {title}
    at: /
    tabs: [list]
    pages:
      list: {{ list: notes }}
      note: {{ entry: notes }}
"""
MODEL = """import ApusModels

struct Note: Entry {
  @Key var title: String
  var depth: Int
  var takes: Duration
  var phone: String
  var rows: [Row]
  var sources: [URL]
  @Body var text: Markdown
}

struct Row: Component { var name: String; var amount: Int }
"""
TEXT = """---
title: {title}
depth: -5
takes: 1 h 30 min
phone: "+49 30 123-45"
rows: [{{ name: {title}, amount: 3 }}]
sources: [https://example.org/one/which/is/rather/long, https://example.org/two/which/is/rather/long]
---
| a | b | c | d |
|:--|:-:|--:|---|
| {words} | {words} | {words} | {words} |

- {words}
- {words}

- [ ] {words}
- [x] {words}

> {words}

```
let x = -5;
```

> {words}
>
> {words}

* {words}

  {words}
* {words}

1998. {words}
1999. {words}

{words}

{short}

{words}

{long}

## {words}

### {words}

#### {words}

##### {words}

{words}
"""


@pytest.fixture(scope="module", params=["en", "ar"])
def note(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    (folder / "Content/Models").mkdir(parents=True)
    (folder / "Content/notes").mkdir()
    title, words = ("Note", "one two three") if request.param == "en" else ("ملاحظة", "واحد اثنان ثلاثة")
    (folder / "Content/site.yaml").write_text(SITE.format(title=title, language=request.param))
    (folder / "Content/Models/Note.swift").write_text(MODEL)
    short, long = ("\n".join(f"{number}. {words}" for number in range(1, last)) for last in (13, 121))
    (folder / "Content/notes/note.md").write_text(TEXT.format(title=title, words=words, short=short, long=long))
    build(folder, folder / "out", "--portable")
    [path] = [path for path in (folder / "out").glob("*/index.html") if "blockquote" in path.read_text()]
    return request.param == "ar", path.as_uri()


@pytest.fixture(params=[320, 1280])
def shown(browser, note, request):
    page = browser.new_page(viewport={"width": request.param, "height": 800}, reduced_motion="reduce")
    page.goto(note[1])
    yield page, note[0]
    page.close()


def style(page, selector, name):
    return page.locator(selector).first.evaluate("(e, name) => getComputedStyle(e)[name]", name)


def expect_style(page, selector, name, expected):
    eventually(lambda: style(page, selector, name), expected, f"{name} of {selector}")


# To which side the text of each cell is aligned.
ALIGNED = """cells => cells.map(cell => {
  const sides = document.documentElement.dir == 'rtl' ? {start: 'right', end: 'left'} : {start: 'left', end: 'right'}
  const side = getComputedStyle(cell).textAlign
  return sides[side] || side
})"""


def test_cells_are_aligned_as_they_are_written(shown):
    page, is_mirrored = shown
    written = ["left", "center", "right", "right" if is_mirrored else "left"]
    for cells in [".prose tbody td", ".prose thead th"]:
        eventually(lambda: page.locator(cells).evaluate_all(ALIGNED), written, cells)


def test_the_head_of_a_column_of_numbers_is_aligned_as_they_are(shown):
    page, is_mirrored = shown
    sides = ["right", "left"] if is_mirrored else ["left", "right"]
    for cell in ["th", "td"]:
        eventually(lambda: page.locator(f".table {cell}").evaluate_all(ALIGNED), sides, cell)


def test_a_task_has_a_box_and_no_bullet(shown):
    page, _ = shown
    expect_style(page, ".prose li.task", "listStyleType", "none")
    expect_style(page, ".prose ul > li:not(.task)", "listStyleType", "disc")


@pytest.mark.parametrize("selector", [".prose blockquote > p + p", ".prose li > p + p", ".prose li:has(> p + p) + li"])
def test_paragraphs_of_a_quotation_and_of_an_item_are_apart(shown, selector):
    page, _ = shown
    eventually(lambda: page.locator(selector).first.evaluate("""part =>
      part.getBoundingClientRect().top - part.previousElementSibling.getBoundingClientRect().bottom""") >= 8)


def test_headings_are_smaller_with_each_level(shown):
    page, _ = shown
    sizes = eventually(lambda: [float(style(page, f".prose h{level}", "fontSize")[:-2]) for level in range(2, 6)] or None)
    assert sizes == sorted(set(sizes), reverse=True)


def test_links_in_lists_of_values_are_high_enough_to_press(shown):
    page, _ = shown
    links = page.locator("main a[href*='rather/long']")
    expect(links).to_have_count(2)
    eventually(lambda: links.evaluate_all("links => links.every(link => link.getBoundingClientRect().height >= 24)"))


# The width of the widest number of a list, as its text is set, and the room there is for it up to the edge of the screen.
ROOM = """list => {
  const items = list.querySelectorAll(':scope > li')
  const style = getComputedStyle(items[0])
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = style.font
  const last = (list.hasAttribute('start') ? list.start : 1) + items.length - 1
  const box = items[0].getBoundingClientRect()
  const room = style.direction == 'rtl' ? document.documentElement.clientWidth - box.right : box.left
  return [pen.measureText(`${last}. `).width, room, parseFloat(getComputedStyle(list).paddingInlineStart)]
}"""


def test_the_numbers_of_a_list_are_whole(shown):
    page, _ = shown
    lists = page.locator(".prose ol")
    expect(lists).to_have_count(3)
    for place in range(3):
        def is_whole():
            needed, room, padding = lists.nth(place).evaluate(ROOM)
            return needed <= room and needed <= padding + 1
        eventually(is_whole, about=f"list {place}")


def test_nothing_sticks_out_and_bullets_and_bars_are_where_lines_begin(shown):
    page, is_mirrored = shown
    expect_style(page, "html", "direction", ("rtl" if is_mirrored else "ltr"))
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    begin, end = ("Right", "Left") if is_mirrored else ("Left", "Right")
    for selector in [".prose ul", ".prose ol", ".prose blockquote"]:
        eventually(lambda: float(style(page, selector, f"padding{begin}")[:-2]) > 10, about=selector)
        eventually(lambda: float(style(page, selector, f"padding{end}")[:-2]) == 0, about=selector)
    expect_style(page, ".prose blockquote", f"border{begin}Width", "3px")
    expect_style(page, ".prose blockquote", f"border{end}Width", "0px")


def test_code_is_from_left_to_right(shown):
    page, _ = shown
    expect_style(page, "pre", "direction", "ltr")
    expect_style(page, "pre", "textAlign", "left")


def test_a_line_of_code_that_is_wrapped_is_indented(shown):
    page, _ = shown
    eventually(lambda: page.evaluate("!CSS.supports('text-indent', '2ch hanging each-line')")
               or "hanging" in style(page, "pre", "textIndent"))


# The texts of the characters of a value, by where they are on the screen.
READ = """value => {
  const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode()
  const range = document.createRange()
  const places = [...text.data].map((letter, at) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return [range.getBoundingClientRect().left, letter]
  })
  return places.sort((a, b) => a[0] - b[0]).map(place => place[1]).join('')
}"""


def test_values_without_letters_are_read_as_they_are_written(shown):
    page, _ = shown
    values = page.locator(".facts dd")
    eventually(lambda: values.nth(0).evaluate(READ), "-5")
    eventually(lambda: values.nth(2).evaluate(READ), "+49 30 123-45")


def test_the_rail_and_the_way_back_are_where_lines_begin(shown):
    page, is_mirrored = shown
    width = page.viewport_size["width"]
    eventually(
        lambda: page.locator(".top-start .tool").bounding_box()["x"] > width / 2, is_mirrored)
    if width > 960:
        def is_beside():
            rail, main = page.locator(".tabs").bounding_box(), page.locator("main").bounding_box()
            first, second = (main, rail) if is_mirrored else (rail, main)
            return rail["width"] < 200 and second["x"] >= first["x"] + first["width"] - 1
        eventually(is_beside, about="the rail beside the page")


# Whether the last sign of a title is drawn to the left of its first letter.
ENDS = """(title, text) => {
  title.textContent = text
  const place = (start) => {
    const range = document.createRange()
    range.setStart(title.firstChild, start)
    range.setEnd(title.firstChild, start + 1)
    return range.getBoundingClientRect()
  }
  return place(text.length - 1).left < place(0).left
}"""


@pytest.mark.parametrize("text, runs_left", [("Two words!", False), ("שתי מילים!", True)])
def test_a_title_has_the_direction_of_its_own_text(shown, text, runs_left):
    page, is_mirrored = shown
    heading = page.locator("main h1")
    eventually(lambda: heading.evaluate(ENDS, text), runs_left)
    expect_style(page, "main h1", "textAlign", "right" if is_mirrored else "left")
