import TestSupport
import Testing

/// Templates with what Jinja2 makes of them: `Tools/record-jinja2.py` tells their format.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// What must come of a template.
  enum Outcome: Sendable, Equatable {
    case output(String)
    /// Diagnostics, one of which has this code; any, where it is empty.
    case refusal(code: String)
  }

  let topic: String
  let name: String
  let template: String
  private(set) var data = "{}"
  /// Other templates, by name.
  private(set) var files: [(name: String, text: String)] = []
  /// Why Apus means to differ from Jinja2.
  private(set) var reason: String?
  /// What Jinja2 makes of it, as it was recorded.
  private(set) var recorded = Outcome.refusal(code: "")
  /// What Apus makes of it where it differs.
  private(set) var departure: Outcome?

  var testDescription: String { "\(topic): \(name)" }

  /// What Apus has to make of it.
  var expected: Outcome { departure ?? recorded }

  private static let topics = [
    "arithmetic", "conditions", "filters", "inheritance", "loops", "pages", "tests", "values",
    "variables", "whitespace",
  ]

  /// All cases.
  static let all: [ConformanceCase] = topics.flatMap { topic in
    let path = "Templates/jinja2/" + topic
    let recorded = sections(of: DataFile.text(of: path + ".expected"))
    var outcomes: [String: Outcome] = [:]
    var current = ""
    for section in recorded {
      switch (section.isCase, section.heading) {
      case (true, let name): current = name
      case (false, "gives"): outcomes[current] = .output(section.body)
      default: outcomes[current] = .refusal(code: "")
      }
    }
    return cases(of: topic, in: DataFile.text(of: path + ".cases"), recorded: outcomes)
  }

  private static func cases(
    of topic: String, in text: String, recorded: [String: Outcome]
  ) -> [ConformanceCase] {
    var cases: [ConformanceCase] = []
    var sharedData = "{}"
    for section in sections(of: text) {
      guard !section.isCase else {
        var added = ConformanceCase(topic: topic, name: section.heading, template: section.body)
        added.data = sharedData
        if let outcome = recorded[section.heading] { added.recorded = outcome }
        cases.append(added)
        continue
      }
      if cases.isEmpty {
        sharedData = section.body
      } else {
        cases[cases.count - 1].take(section)
      }
    }
    return cases
  }

  private mutating func take(_ section: Section) {
    switch section.heading {
    case "data": data = section.body
    case "departs": reason = section.body
    case "gives": departure = .output(section.body)
    case "refuses": departure = .refusal(code: section.body)
    default: files.append((String(section.heading.dropFirst("file ".count)), section.body))
    }
  }

  /// A part of a file: its heading, and the lines to the next one.
  private struct Section {
    let isCase: Bool
    let heading: String
    var body: String
  }

  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var isFirstLine = true
    for line in lines {
      if line.hasPrefix("=== ") || line.hasPrefix("--- ") {
        sections.append(
          Section(isCase: line.hasPrefix("="), heading: String(line.dropFirst(4)), body: ""))
        isFirstLine = true
      } else if !sections.isEmpty {
        sections[sections.count - 1].body += (isFirstLine ? "" : "\n") + line
        isFirstLine = false
      }
    }
    return sections
  }
}
