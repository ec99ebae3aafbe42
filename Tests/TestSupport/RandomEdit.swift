/// Edits of a site at random, the same for the same seed: mostly of texts, as authors make them.
package struct RandomEdit {
  private var generator: SeededGenerator

  /// Begins at a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed) }

  /// Whether something happens that does so once in a number of times.
  package mutating func happens(onceIn times: Int) -> Bool {
    Int.random(in: 0..<times, using: &generator) == 0
  }

  /// Other bytes than these, or fewer of them.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var mutation = TextMutation(seed: generator.next())
    return mutation.changed(bytes)
  }

  /// An edit of some files: their new texts, nil for those that are gone.
  package mutating func edit(of files: [String: String]) -> [String: String?] {
    let kinds: [(weight: Int, edit: (inout RandomEdit, [String: String]) -> [String: String?])] = [
      (12, { $0.body(in: $1) }), (4, { $0.frontMatter(in: $1) }), (3, { $0.list(in: $1) }),
      (2, { $0.template(in: $1) }), (1, { $0.model(in: $1) }), (1, { $0.settings(in: $1) }),
      (1, { $0.message(in: $1) }), (1, { $0.asset(in: $1) }), (2, { $0.names(in: $1) }),
      (1, { $0.anything(in: $1) }),
    ]
    var number = Int.random(in: 0..<kinds.reduce(0) { $0 + $1.weight }, using: &generator)
    for kind in kinds {
      if number < kind.weight {
        let changes = kind.edit(&self, files)
        guard happens(onceIn: 6) else { return changes }
        return changes.merging(edit(of: files)) { first, _ in first }
      }
      number -= kind.weight
    }
    return [:]
  }

  /// One of these; nil where there is none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  private mutating func path(in files: [String: String], _ start: String, _ end: String) -> String?
  {
    pick(files.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(end) }.sorted())
  }

  /// Replaces one text by another, where it is in one of the files.
  private mutating func replacing(
    _ choices: [(String, String)], in files: [String: String], _ start: String, _ end: String
  ) -> [String: String?] {
    guard let path = path(in: files, start, end), let (old, new) = pick(choices),
      let text = files[path]
    else { return [:] }
    return [path: text.replacing(old, with: new, maxReplacements: 1)]
  }

  private static let sentences = [
    "It keeps *well*.", "Ripe in `May`, \"they\" say...", "A [pear](pear.md) a day.",
    "## Soft", "## Inside", "### Deep", "# Top", "![dot](images/dot.svg)",
    "See [there](#inside).", "Leads to [soft](pear.md#soft).", "<!-- more -->", "- one\n- two",
    "> quoted",
    "Foot[^1].\n\n[^1]: Note.",
    "| a | b |\n|---|---|\n| 1 | 2 |", "<b>raw</b>", "[nowhere](nothing.md)", "[all](/notes/)",
    "[far](https://example.com/)", "Ano, Ž & <https://example.com>.", "```\ncode\n```",
    "[it](notes:Apple)", "A <notes:pear>.", "## See <notes:apple>", "[](notes:Quince) fits.",
    "[medlar](medlar.md#soft)", "\u{FEFF}odd", "~~gone~~", "![](missing.svg)",
  ]

  private mutating func body(in files: [String: String]) -> [String: String?] {
    guard let path = path(in: files, "Content/notes/", ".md"), let text = files[path] else {
      return [:]
    }
    let end = text.ranges(of: "---\n").dropFirst().first?.upperBound ?? text.endIndex
    let head = String(text[..<end])
    var parts = text[end...].split(separator: "\n\n").map(String.init)
    let sentence = pick(Self.sentences) ?? ""
    let place = Int.random(in: 0...parts.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where !parts.isEmpty: parts.remove(at: min(place, parts.count - 1))
    case 1 where !parts.isEmpty: parts[min(place, parts.count - 1)] += " more"
    case 2 where !parts.isEmpty: parts[min(place, parts.count - 1)] = "Plain words, \(place)."
    case 3 where !parts.isEmpty: parts.swapAt(0, min(place, parts.count - 1))
    case 4: parts.insert("Word \(place) and another.", at: place)
    case 5: if happens(onceIn: 4) { parts = [] }
    default: parts.insert(sentence, at: place)
    }
    return [path: head + parts.joined(separator: "\n\n") + (happens(onceIn: 2) ? "\n" : "")]
  }

  private mutating func frontMatter(in files: [String: String]) -> [String: String?] {
    replacing(
      [
        ("title: ", "title: New "), ("title: New ", "title: "), ("stars: 3", "stars: 6"),
        ("stars: 6", "stars: 3"), ("stars: 4", "stars: 40"), ("stars:", "# a comment\nstars:"),
        ("---\nt", "---\ndraft: true\nt"), ("draft: true\n", ""), ("draft: true", "draft: false"),
        ("by: Ana", "by: Bo"), ("by: Bo", "by: Nobody"), ("\nstars", "\naliases: [/old/x/]\nstars"),
        ("\nstars", "\npublish: 2027-01-01\nstars"), ("\nstars", "\nexpires: 2026-12-01\nstars"),
        ("---\nt", "---\nslug: other\nt"), ("alt: A dot", "alt: Dots"), ("title: ", "titel: "),
        ("day: 2026-02-03", "day: 2026-03-04"), ("\n---\n", "\n\n---\n"),
        ("lead: ", "lead: Very "), ("lead: Very ", "lead: "), ("Juicy", "<Dry> & \\\"hard\\\""),
        ("lead: ", "lead: \"\" # "), ("mood: calm", "mood: hidden"), ("mood: hidden", "mood: mild"),
        ("stars:", "mood: calm\nstars:"), ("fruit.", "[fruit](pear.md)."),
      ], in: files, "Content/notes/", ".md")
  }

  private mutating func list(in files: [String: String]) -> [String: String?] {
    replacing(
      [
        ("Grows *apples*.", "Grows [apples](notes/apple.md)."), ("bio: ", "bio: Often "),
        ("Eats pears.", "Eats **pears**, all."), ("name: Bo", "name: Bob"), ("Often ", ""),
        ("- name: Bo", "- name: Cy\n  bio: New.\n- name: Bo"), ("bio: ", "# c\n  bio: "),
        ("Sharp.", "Sharp, *very*."), ("Ash.", "Oak."), ("Grip", "Handle"), ("Rake", "Hoe"),
        (
          "{ \"name\": \"Rake\" }",
          "{ \"name\": \"Rake\", \"parts\": [{ \"name\": \"Tine\", \"text\": \"Ten.\" }] }"
        ),
        ("\"Sharp.\"", "\"Sharp.\", \"hint\": \"Cuts.\""), ("Cuts.", "Cuts well."),
        ("Blade", "Edge"), ("\"Sharp", "\"Not sharp"), ("[{", "[ {"),
      ], in: files, "Content/", happens(onceIn: 2) ? "people.yaml" : "tools.json")
  }

  private mutating func template(in files: [String: String]) -> [String: String?] {
    replacing(
      [
        ("<p>", "<p class=\"x\">"), ("</h1>", "!</h1>"), ("truncate(20)", "truncate(12)"),
        ("<nav>", "<nav id=\"top\">"), ("note.title", "note.titel"), ("{% endblock %}", ""),
        ("{{ item.stars }}", "{{ item.stars }}/9"), ("<main>", "<main id=\"inside\">"),
        ("note.text | plain", "note.text | plain | upper"), ("</ul>", "</ul><hr>"),
        ("{{ page.title }}", "{{ page.title }} – {{ site.title }}"), ("url }}", "url }}#soft"),
        ("| nestheadings", "| nestheadings(3)"),
        ("<aside>", "<aside>{{ t(\"more\") }}: "), ("{% if note.text %}", "{% if true %}"),
      ], in: files, "Templates/", "")
  }

  private mutating func model(in files: [String: String]) -> [String: String?] {
    replacing(
      [
        ("struct", "/// Documented.\nstruct"), ("1...9", "1...5"),
        ("var stars: Int", "var stars: Int?"),
        ("var name: String", "var name: String\n  var extra: String?"), ("Markdown?", "Markdown"),
        ("= \"2026-01-02\"", "= \"2026-05-06\""), ("@Key ", ""), ("Markdown", "String"),
      ], in: files, "Content/Models/", ".swift")
  }

  private mutating func settings(in files: [String: String]) -> [String: String?] {
    replacing(
      [
        ("per-page: 3", "per-page: 2"), ("per-page: 2", "per-page: 3"),
        ("title: Garden", "title: Orchard"),
        ("order: title", "order: -title"), ("filters: [stars]", "filters: []"),
        ("at: /notes/", "at: /n/"),
        ("summary: lead, ", ""), ("search: [notes, tools.parts]", "search: [notes]"),
        ("  home:", "  hom:"),
        ("address: https://example.org/garden/", "address: https://example.org/"),
      ], in: files, "Content/site.yaml", "")
  }

  private mutating func message(in files: [String: String]) -> [String: String?] {
    replacing(
      [("More", "Even more"), ("none: ", "none: still "), ("more:", "mroe:"), ("Viac", "Ešte")],
      in: files, "Content/messages/", ".yaml")
  }

  private mutating func asset(in files: [String: String]) -> [String: String?] {
    // The same size as before, too.
    happens(onceIn: 2)
      ? replacing([("0 0 9 9", "0 0 8 8"), ("0 0 8 8", "0 0 9 9")], in: files, "", ".svg")
      : replacing([("black", "white"), ("white", "black")], in: files, "Templates/assets/", ".css")
  }

  /// Adds, removes, renames and moves files.
  private mutating func names(in files: [String: String]) -> [String: String?] {
    let number = Int.random(in: 0..<40, using: &generator)
    let added = "---\ntitle: Nut \(number)\nstars: 2\n---\nSmall, [big](apple.md).\n"
    guard let path = path(in: files, "Content/", ""), let text = files[path] else { return [:] }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: return ["Content/notes/nut-\(number).md": added]
    case 2: return [path: nil]
    case 3: return [path: nil, path + ".md": text]
    case 4:
      let moved = path.replacing("notes/", with: "notes/sk/")
      return moved == path ? [:] : [path: nil, moved: text]
    default:
      let nut = files.keys.filter { $0.contains("nut-") }.sorted()
      return pick(nut).map { [$0: nil] } ?? ["Content/notes/nut-\(number).md": added]
    }
  }

  /// Changes a few bytes of any file.
  private mutating func anything(in files: [String: String]) -> [String: String?] {
    guard let path = path(in: files, "", ""), let text = files[path] else { return [:] }
    var mutation = TextMutation(seed: generator.next())
    return [path: String(decoding: mutation.changed(Array(text.utf8)), as: UTF8.self)]
  }
}
