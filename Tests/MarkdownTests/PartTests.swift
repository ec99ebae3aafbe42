import Diagnostics
import Markdown
import Testing

/// What is taken out of a document by where it is.
struct PartTests {
  static let recipe = """
    # Apple pie

    ![A pie](pie.svg)

    - ⏲️ Prep time: 30 min
    - 🍳 **Cook time:** 1&nbsp;h 10 min
    - Oven

    A pie for *everybody*.

    ## 🍎 ingredients

    ### Dough

    - 200 g flour
    - 100 g butter

    ### Filling

    * apples

    ## Directions

    1. Mix.
    2. Bake.

       ![The oven](oven.svg)

    ### After

    Cool.

    ## Notes

    Keeps a week.

    """

  @Test func `the leading heading is taken once`() {
    let parsed = Parsed(Self.recipe)
    var part = MarkdownPart(parsed.document)
    let heading = part.takeHeading()
    #expect(heading?.text.string == "Apple pie")
    #expect(heading.map { parsed.written($0.text.span) } == "Apple pie")
    #expect(part.takeHeading() == nil)
  }

  @Test func `a labelled value has its exact place, without emoji, bold and entities in the way`() {
    let parsed = Parsed(Self.recipe)
    var part = MarkdownPart(parsed.document)
    let prep = part.takeLabelled("prep time")
    #expect(prep?.value.string == "30 min")
    #expect(prep.map { parsed.written($0.value.span) } == "30 min")
    #expect(prep?.value.isVerbatim == true)
    let cook = part.takeLabelled("Cook Time")
    #expect(cook?.value.string == "1\u{A0}h 10 min")
    #expect(cook.map { parsed.written($0.value.span) } == "1&nbsp;h 10 min")
    #expect(cook?.value.isVerbatim == false)
    #expect(part.takeLabelled("Servings") == nil)
  }

  @Test(arguments: [
    ("Price ($): 3", "Price ($)", "Price"), ("C#: 3", "C#", "C"), ("50 %: 3", "50 %", "50"),
    ("Weight (kg): 3", "weight (kg)", "Weight"), ("{x} done: 3", "{x} done", "done"),
  ])
  func `a sign that says something belongs to a label and a heading`(
    text: String, name: String, other: String
  ) {
    var part = MarkdownPart(Parsed("- \(text)\n").document)
    #expect(part.takeLabelled(other) == nil)
    #expect(part.takeLabelled(name)?.value.string == "3")
    var section = MarkdownPart(Parsed("## \(name)\n\nText.\n").document)
    #expect(section.takeSection(other) == nil)
    #expect(section.takeSection(name) != nil)
  }

  @Test(arguments: ["⏲️ Time", "• Time", "**Time**", "Time!", "– Time –", "“Time”", "1️⃣ Time"])
  func `what only decorates a label or heading does not count`(text: String) {
    var part = MarkdownPart(Parsed("\(text): 3\n").document)
    let isNumbered = text.unicodeScalars.first == "1"
    #expect((part.takeLabelled("time") == nil) == isNumbered)
    var section = MarkdownPart(Parsed("## \(text)\n\nText.\n").document)
    #expect((section.takeSection("time") == nil) == isNumbered)
  }

  @Test func `a list of which all items were taken is gone`() {
    let parsed = Parsed("- a: 1\n- b: 2\n\nText.\n")
    var part = MarkdownPart(parsed.document)
    #expect(part.takeLabelled("a")?.value.string == "1")
    #expect(html(of: part) == "<ul>\n<li>b: 2</li>\n</ul>\n<p>Text.</p>\n")
    #expect(part.takeLabelled("b")?.value.string == "2")
    #expect(html(of: part) == "<p>Text.</p>\n")
  }

  @Test func `lines of a paragraph are labelled values too`() {
    let parsed = Parsed("Prep time: 5 min\nServings: **4**\\\nOrigin: here\n")
    var part = MarkdownPart(parsed.document)
    #expect(part.labelled.map(\.label.string) == ["Prep time", "Servings", "Origin"])
    #expect(part.takeLabelled("servings")?.value.string == "4")
    #expect(html(of: part) == "<p>Prep time: 5 min\nOrigin: here</p>\n")
    #expect(part.takeLabelled("prep time") != nil)
    #expect(part.takeLabelled("origin") != nil)
    #expect(part.isEmpty)
  }

  @Test(arguments: [
    ("a: 1\n2\nb: 3\n", "1 2", nil, ""), ("a: 1\nc: 2\n", "1", nil, "<p>c: 2</p>\n"),
    ("a: 1\nc: 2\n3\nb: 4\n", "1 c: 2 3", "c", ""),
    ("- a: 1\n  c: 2\n  b: 3\n- x\n", "1", nil, "<ul>\n<li>c: 2\n</li>\n<li>x</li>\n</ul>\n"),
    ("a:\n2\nb: 3\n", "", nil, "<p>2\n</p>\n"),
  ])
  func `a value goes on up to a known label`(
    text: String, value: String, rival: String?, rest: String
  ) {
    var part = MarkdownPart(Parsed(text).document)
    let found = part.takeLabelled("a", among: ["a", "b"])
    #expect(found?.value.string == value)
    #expect(found?.rival?.string == rival)
    _ = part.takeLabelled("b", among: ["a", "b"])
    #expect(html(of: part) == rest)
  }

  @Test func `what was taken beside a section is in no part of what is left`() {
    var part = MarkdownPart(Parsed("- a\n- b: 1\n\n# C\n\nText.\n\n# D\n").document)
    _ = part.takeSection("C")
    #expect(part.takeLabelled("b")?.value.string == "1")
    #expect(part.elements.map(\.plainText.string) == ["a", "D"])
    #expect(html(of: part) == "<ul>\n<li>a</li>\n</ul>\n<h1 id=\"d\">D</h1>\n")
  }

  @Test func `a section ends at the next heading that is not below it`() {
    let parsed = Parsed(Self.recipe)
    var part = MarkdownPart(parsed.document)
    let section = part.takeSection("Ingredients")
    var groups = section?.content.groups ?? []
    #expect(groups.count == 2)
    #expect(groups[0].takeHeading()?.text.string == "Dough")
    #expect(groups[0].takeItems().map(\.plainText.string) == ["200 g flour", "100 g butter"])
    #expect(groups[1].takeHeading()?.text.string == "Filling")
    #expect(groups[1].elements.map(\.plainText.string) == ["apples"])
    #expect(part.takeSection("Ingredients") == nil)
    #expect(
      part.sections.map(\.heading.text.string) == ["Apple pie", "Directions", "After", "Notes"])
  }

  @Test func `steps are items, and what stands below the headings after them`() {
    let parsed = Parsed(Self.recipe)
    var part = MarkdownPart(parsed.document)
    var steps = part.takeSection("directions")?.content.elements ?? []
    #expect(steps.map(\.plainText.string) == ["Mix.", "Bake.\nThe oven", "After\nCool."])
    let image = steps[1].takeFirstImage()
    #expect(image.map(parsed.written) == "![The oven](oven.svg)")
    #expect(html(of: steps[1]) == "<p>Bake.</p>\n")
    #expect(steps[2].takeHeading()?.text.string == "After")
    #expect(html(of: steps[2]) == "<p>Cool.</p>\n")
  }

  @Test func `what remains is the body`() {
    let parsed = Parsed(Self.recipe)
    var part = MarkdownPart(parsed.document)
    _ = part.takeHeading()
    _ = part.takeFirstImage()
    for label in ["Prep time", "Cook time"] { _ = part.takeLabelled(label) }
    for name in ["Ingredients", "Directions"] { _ = part.takeSection(name) }
    #expect(
      html(of: part) == """
        <ul>
        <li>Oven</li>
        </ul>
        <p>A pie for <em>everybody</em>.</p>
        <h2 id="notes">Notes</h2>
        <p>Keeps a week.</p>

        """)
    #expect(part.plainText.string == "Oven\nA pie for everybody.\nNotes\nKeeps a week.")
  }

  @Test(
    arguments: [
      ("One.\n\nTwo.\n", ["One.", "Two."]),
      ("First.\n\n1. a\n\n2. b\n", ["First.", "a", "b"]),
      ("1. a\n\n![pic](p.svg)\n\n2. b\n", ["a\npic", "b"]),
      ("- a\n  - b\n  - c\n- d\n", ["a\nb\nc", "d"]),
      ("1. a\n\n# X\n\n1. b\n2. c\n\n# Y\n\nd\n", ["a", "X\nb\nc", "Y\nd"]),
      ("", []),
      ("<!-- nothing -->\n", []),
    ])
  func `elements are the finest parts`(text: String, expected: [String]) {
    let part = MarkdownPart(Parsed(text).document)
    #expect(part.elements.map(\.plainText.string) == expected)
  }

  @Test(arguments: [
    ("![a](a.svg)\n\nB.\n", "<p>B.</p>\n"), ("B.\n\n![a](a.svg)\n", "<p>B.</p>\n"),
    ("![a](a.svg)\n*B*\n", "<p><em>B</em></p>\n"), ("![a](a.svg) Cut it.\n", "<p>Cut it.</p>\n"),
    ("Look: ![a](a.svg)\n", "<p>Look: </p>\n"), ("# B ![a](a.svg)\n", "<h1 id=\"b-a\">B </h1>\n"),
    ("[![a](a.svg)](b/)\n\nB.\n", "<p>B.</p>\n"),
    ("![a](a.svg) ![b](b.svg)\n", "<p><img src=\"\" alt=\"b\"></p>\n"),
  ])
  func `an image is taken alone`(text: String, rest: String) {
    var part = MarkdownPart(Parsed(text).document)
    #expect(part.takeFirstImage() != nil)
    #expect(html(of: part) == rest)
  }

  @Test(arguments: [
    "Press ![a](a.svg) to open it.\n", "Press ![a](a.svg)\n", "![a](a.svg) opens it.\n",
    "- ![a](a.svg) B.\n", "> ![a](a.svg)\n", "| a | b |\n| --- | --- |\n| ![a](a.svg) | c |\n",
  ])
  func `an image stays in what it is a part of`(text: String) {
    var part = MarkdownPart(Parsed(text).document)
    #expect(part.takeFirstImage() == nil)
  }

  @Test(arguments: ["", " ", "   "])
  func `the excerpt is what stands before the mark`(indent: String) {
    let parsed = Parsed("One.\n\n\(indent)<!-- More -->\n\nTwo.\n")
    #expect(MarkdownPart(parsed.document).excerpt.map(html) == "<p>One.</p>\n")
    #expect(parsed.log.diagnostics.isEmpty)
    #expect(parsed.html == "<p>One.</p>\n<p>Two.</p>\n")
    #expect(MarkdownPart(Parsed("One.\n").document).excerpt == nil)
  }

  @Test(arguments: [
    "    <!-- more -->\n", "```\n<!-- more -->\n```\n", "- a\n\n  <!-- more -->\n",
    "> <!-- more -->\n", "a <!-- more --> b\n", "`<!-- more -->`\n", "<!-- more of it -->\n",
  ])
  func `a mark inside another block ends no excerpt`(_ text: String) {
    #expect(MarkdownPart(Parsed("One.\n\n" + text).document).excerpt == nil)
  }

  @Test func `an excerpt has neither anchors nor footnotes`() {
    let parsed = Parsed("# A\n\nB[^1].\n\n<!--more-->\n\nC[^1].\n\n[^1]: D\n")
    #expect(MarkdownPart(parsed.document).excerpt.map(html) == "<h1>A</h1>\n<p>B.</p>\n")
  }

  @Test func `what was taken before the mark is not in the excerpt`() {
    var part = MarkdownPart(Parsed("# A\n\nB\n\n<!-- more -->\n\nC\n").document)
    _ = part.takeHeading()
    #expect(part.excerpt.map(html) == "<p>B</p>\n")
  }

  @Test func `typography changes Markdown and no other field`() throws {
    var options = MarkdownOptions()
    options.typography = Typography(language: "en")
    let text = "- Cook's \"note\": it's -- \"so\"\n"
    let parsed = Parsed(text, options: options)
    var part = MarkdownPart(parsed.document)
    let found = part.takeLabelled("Cook's \"note\"")
    let taken = try #require(found)
    #expect(taken.value.string == "it's -- \"so\"")
    #expect(taken.value.isVerbatim)
    #expect(parsed.written(taken.value.span) == "it's -- \"so\"")
    var shown: [UInt8] = []
    MarkdownPart(parsed.document).appendShownText(to: &shown)
    #expect(String(decoding: shown, as: UTF8.self) == "Cook’s “note”: it’s – “so”")
  }

  func html(of part: MarkdownPart) -> String {
    var output: [UInt8] = []
    var anchors = AnchorSet()
    _ = part.appendHTML(to: &output, anchors: &anchors)
    return String(decoding: output, as: UTF8.self)
  }
}
