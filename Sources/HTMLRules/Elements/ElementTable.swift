/// All elements of HTML by name.
package enum ElementTable {
  /// The rules of the elements that may be used.
  static let rules: [String: ElementRule] = {
    var rules: [String: ElementRule] = [:]
    for line in rows.split(separator: "\n") {
      let rule = rule(of: line)
      rules[rule.name] = rule
    }
    return rules
  }()

  /// Whether an element of this name, which is in lower case, can be a part of a text.
  package static func isInText(_ name: String) -> Bool {
    guard let rule = rules[name] else { return obsolete[name] != nil }
    return rule.categories.contains(.flow) || !rule.parents.isSubset(of: ["html", "head"])
  }

  /// The elements that must not be used any more, with what to write instead.
  static let obsolete: [String: String] = {
    var advice: [String: String] = [:]
    for line in obsoleteRows.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      advice[String(line[..<space])] = String(line[line.index(after: space)...])
    }
    return advice
  }()

  /// The names of all elements, sorted.
  static let names = rules.keys.sorted()

  private static func rule(of line: Substring) -> ElementRule {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    precondition(cells.count == 6, "a row of elements has six cells: \(line)")
    let words = cells.map { $0.split(separator: " ").map(String.init) }
    guard let name = words[0].first, let word = words[2].first,
      let content = ElementRule.Content(rawValue: word)
    else { preconditionFailure("a row of elements names its content: \(line)") }
    let excluded = Set(words[5])
    let named = excluded.filter { categories[$0] == nil }
    return ElementRule(
      name: name, categories: union(words[1]), content: content, children: Set(words[3]),
      parents: Set(words[4]), excluded: named,
      excludedCategories: union(excluded.subtracting(named).sorted()))
  }

  private static func union(_ words: [String]) -> ElementRule.Categories {
    words.reduce(into: []) { union, word in
      guard let category = categories[word] else {
        preconditionFailure("'\(word)' is not a category of elements")
      }
      union.formUnion(category)
    }
  }

  private static let categories: [String: ElementRule.Categories] = [
    "F": .flow, "P": .phrasing, "M": .metadata, "H": .heading, "S": .sectioning,
    "I": .interactive,
  ]

  /// Elements whose end tags are left out where the next start tag or the end of their parent
  /// says the same (section 13.1.2.4).
  static let impliedEnds: Set<String> = [
    "dd", "dt", "li", "optgroup", "option", "p", "rp", "rt", "tbody", "td", "tfoot", "th",
    "thead", "tr", "caption", "colgroup", "body", "html", "head",
  ]

  /// The open elements that a start tag ends.
  static let endedBy: [String: Set<String>] = {
    var ended: [String: Set<String>] = [
      "li": ["li", "p"], "dt": ["dt", "dd", "p"], "dd": ["dt", "dd", "p"], "option": ["option"],
      "optgroup": ["option", "optgroup"], "rt": ["rt", "rp"], "rp": ["rt", "rp"],
      "td": ["td", "th", "p"], "th": ["td", "th", "p"],
      "tr": ["td", "th", "tr", "caption", "colgroup"],
    ]
    for name in ["tbody", "thead", "tfoot"] {
      ended[name] = ["td", "th", "tr", "tbody", "thead", "tfoot", "caption", "colgroup"]
    }
    for name in paragraphEnders.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      ended[String(name), default: []].insert("p")
    }
    return ended
  }()

  private static let paragraphEnders = """
    address article aside blockquote center details dialog dir div dl fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr listing main menu nav ol p plaintext pre search
    section summary table ul xmp
    """

  /// Elements whose children are distinguished: a `summary`, a `caption`, the rows of a table. Each
  /// element whose children `PageReader` asks for is one of them.
  static let countingChildren: Set<String> = [
    "details", "dl", "fieldset", "figure", "head", "picture", "table",
  ]

  /// Elements in which an end tag cannot close what is open around them.
  static let scopes: Set<String> = ["td", "th", "caption", "table", "template", "object"]

  /// Elements whose end tags close open cells.
  static let tableParts: Set<String> = [
    "table", "tbody", "thead", "tfoot", "tr", "td", "th", "caption", "colgroup",
  ]

  /// Elements that a browser opens again after an end tag that crosses them.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt",
    "u",
  ]
}
