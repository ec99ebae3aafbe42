import Content
import Importing
import Diagnostics
import Testing

/// Which parts of texts an inferred model has as fields: labels and sections of which nothing is
/// torn from its place.
struct PartInferenceTests {
  private func inferred(_ texts: [String]) -> ModelInference {
    ModelInference(
      of: texts.enumerated().map { number, text in
        (path: "notes/n\(number).md", bytes: Array("# N\(number)\n\n\(text)\n".utf8))
      })
  }

  @Test(arguments: [
    // Times, verses and addresses.
    ["- 08:00 got up\n- 09:30 walk\n\nSlept.", "- 08:15 got up\n- 12:00 lunch\n\nSlept."],
    ["- John 3:16 For\n- John 3:17 So", "- John 3:16 For\n- John 3:18 He"],
    ["https://a.example/b\n\nText.", "https://a.example/c\n\nText."],
    // A dialogue, in which a person speaks twice, or in another order.
    ["Ann: Hello\n\nBob: Hi\n\nAnn: Bye", "Bob: Where?\n\nAnn: Here"],
    ["Ann: Hello\n\nBob: Hi", "Bob: Where?\n\nAnn: Here"],
    // Sentences, and lines between paragraphs.
    ["We met. Note: bring it.\n\nMore.", "We met. Note: bring two.\n\nMore."],
    ["Intro.\n\nDecision: go\n\nThen.", "Intro.\n\nDecision: stop\n\nEnd."],
    ["Text.\n\nTags: a", "Other text.\n\nTags: b"],
    // A value that continues in the next line, or below it.
    ["Decision: go\nahead today\n\nText.", "Decision: stop\nall of it\n\nText."],
    ["- Plan: go\n\n  ahead\n\nText.", "- Plan: stop\n\n  it\n\nText."],
    // Lists that belong to what is above them.
    [
      "Text.\n\nThe facts are:\n\n- Time: 1 h\n- Cost: 2",
      "Text.\n\nThe facts are:\n\n- Time: 2 h\n- Cost: 3",
    ],
    [
      "Text.\n\n### Facts\n\n- Time: 1 h\n- Cost: 2",
      "Text.\n\n### Facts\n\n- Time: 2 h\n- Cost: 3",
    ],
    // What a plain value would lose, and the notation of another tool.
    ["Result: it was **good**\n\nText.", "Result: it was [bad](n1.md)\n\nText."],
    ["Mood:: good\n\nText.", "Mood:: bad\n\nText."],
  ])
  func `lines of a text that are no data stay in it`(_ texts: [String]) {
    let inference = inferred(texts)
    #expect(!inference.model.contains("@Labelled"), "\(inference.model)")
    #expect(inference.model.contains("@Body var text: Markdown"), "\(inference.model)")
  }

  @Test(arguments: [
    (["Serves: 4\nTime: 1 h\n\nText.", "Time: 2 h\nServes: 2\n\nText."], ["Serves", "Time"]),
    (["- Serves: 4\n- Time: 1 h", "- Serves: 2\n- **Time:** 2 h"], ["Serves", "Time"]),
    (["Who: Ann\n\nWhen: now\n\nText.", "Who: Bob\n\nText."], ["Who"]),
    (
      ["Intro.\n\n- Time: 1 h\n- Cost: 2\n\nMore.", "Intro.\n\n- Time: 2 h\n- Cost: 3"],
      ["Time", "Cost"]
    ),
    (["Web: https://a.example/\n\nText.", "Web: <https://b.example/>\n\nText."], ["Web"]),
    (["Level 1: 5\n\nText.", "Level 1: 6\n\nText."], ["Level 1"]),
  ])
  func `lines in a block of labels are fields`(_ texts: [String], _ labels: [String]) {
    let inference = inferred(texts)
    for label in labels {
      #expect(inference.model.contains("@Labelled(\"\(label)\")"), "\(inference.model)")
    }
    #expect(inference.log.diagnostics.isEmpty)
  }

  @Test(arguments: ["n0.md", "n%30.md"])
  func `a label whose values are links to entries is a reference`(_ link: String) {
    let texts = (0..<3).map { "Status: done\nRelated: [N0](\(link))\n\nText \($0)." }
    let inference = inferred(texts)
    #expect(
      inference.model.contains("@Labelled(\"Related\") var related: Reference<Note>?"),
      "\(inference.model)")
    #expect(inference.log.diagnostics.isEmpty)
  }

  @Test(arguments: [
    // Another order, and text after the sections.
    ["## Background\n\na\n\n## Conclusion\n\nb", "## Conclusion\n\nc\n\n## Background\n\nd"],
    ["## Log\n\na\n\n# Later\n\nb", "## Log\n\nc"],
  ])
  func `sections that pages would show in another order stay in the text`(_ texts: [String]) {
    let inference = inferred(texts)
    #expect(!inference.model.contains("@Section"), "\(inference.model)")
    #expect(
      inference.notes.contains {
        $0.hasPrefix("the sections stay in the text, because 1 of 2 texts have ")
      },
      "\(inference.notes)")
  }

  @Test func `sections have the order of the texts, not that of the first one`() {
    let inference = inferred([
      "## First\n\na\n\n## Third\n\nb", "## First\n\nc\n\n## Second\n\nd\n\n## Third\n\ne",
      "## Second\n\nd\n\n## Third\n\ne",
    ])
    let places = ["First", "Second", "Third"].map { name in
      inference.model.firstRange(of: "@Section(\"\(name)\")")?.lowerBound
    }
    #expect(!places.contains(nil), "\(inference.model)")
    let found = places.compactMap(\.self)
    #expect(found == found.sorted(), "\(inference.model)")
  }

  @Test func `the few texts with another order than the others are named`() {
    let texts = (1...40).map { number in
      number == 7 ? "## B\n\nb\n\n## A\n\na" : "## A\n\na\n\n## B\n\nb"
    }
    let inference = inferred(texts)
    #expect(inference.model.contains("@Section(\"A\")"))
    #expect(
      inference.notes.contains {
        $0.hasPrefix("1 of 40 texts have their sections in another order")
          && $0.hasSuffix(": notes/n6.md")
      }, "\(inference.notes)")
  }

  @Test func `the few texts with a label elsewhere are named`() {
    let texts = (1...20).map { number in
      number == 7 ? "Text.\n\nTime: 2 h\n\nMore." : "Time: 1 h\n\nText."
    }
    let inference = inferred(texts)
    #expect(inference.model.contains("@Labelled(\"Time\")"), "\(inference.model)")
    #expect(
      inference.notes.contains {
        $0.hasPrefix("'Time' is taken out") && $0.hasSuffix(": notes/n6.md")
      },
      "\(inference.notes)")
  }

  @Test(arguments: [
    ("2025-11-01.md", "2025-11-01"), ("2025-11-01 walk.md", "Walk"),
    ("walk_2025-11-01.md", "Walk 2025-11-01"), ("2025-11.md", "2025-11"),
    ("2025-13-01.md", "2025 13 01"), ("a-1-2.md", "A 1 2"), ("2025-11-012.md", "2025 11 012"),
  ])
  func `dates in names stay as they are in titles`(_ name: String, _ title: String) {
    let completed = CompletedFiles([("notes/\(name)", Array("Text.\n".utf8))])
    let text = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(text.contains("title: \"\(title)\"\n"), "\(text)")
  }

  @Test(arguments: [
    (["n/en/tea.md", "n/de/tea.md"], true), (["en/a/tea.md", "de/a/tea.md", "de/x.md"], true),
    (["n/en/tea.md", "n/de/milk.md"], false), (["n/tea/a.md", "n/milk/a.md"], false),
    (["n/en/tea.md", "m/de/tea.md"], false), (["n/en/a.json", "n/de/a.json"], false),
  ])
  func `folders named by languages are told, where their files pair`(
    _ paths: [String], _ areTold: Bool
  ) {
    let completed = CompletedFiles(paths.map { ($0, Array("---\ntitle: T\n---\nText.\n".utf8)) })
    let notes = completed.notes.filter { $0.contains("which have the names of languages") }
    #expect(notes.count == (areTold ? 1 : 0), "\(completed.notes)")
  }

  @Test(arguments: [("Price ($)", "price ($)"), ("C#", "c#"), ("Weight (kg)", "weight (kg)")])
  func `labels and sections are called as they are written`(label: String, key: String) {
    let labels = inferred(["\(label): 3\n\nText.", "\(label): 4\n\nText."])
    #expect(labels.model.contains("@Labelled(\"\(label)\")"), "\(labels.model)")
    let sections = inferred(["Intro.\n\n## \(label)\n\nA.", "Intro.\n\n## \(label)\n\nB."])
    #expect(sections.model.contains("@Section(\"\(label)\")"), "\(sections.model)")
  }

  @Test func `a picture in a sentence is no picture of its entry`() {
    let texts = (0..<4).map { "Press ![gear](gear.png) for \($0)." }
    let inference = ModelInference(
      of: texts.enumerated().map { number, text in
        (path: "n\(number).md", bytes: Array("# N\(number)\n\n\(text)\n".utf8))
      } + [(path: "gear.png", bytes: [])])
    #expect(!inference.model.contains("@FirstImage"), "\(inference.model)")
  }
}
