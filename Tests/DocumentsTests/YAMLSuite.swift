import Diagnostics
import Documents
import TestSupport
import Testing

/// The cases of the YAML Test Suite.
enum YAMLSuite {
  /// A document and what it means.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The name of the file and the number of the case in it, such as `Y79Y/1`.
    let id: String
    let name: String
    let yaml: [UInt8]
    let mustFail: Bool
    let tree: String

    var testDescription: String { id + " " + name }

    /// The events in the form of `Outcome.events`: styles reduced to plain and not, aliases
    /// replaced by what they stand for. A text without a document is an empty scalar to us.
    var expectedEvents: [String] {
      let events = YAMLSuite.reduced(tree)
      return events.isEmpty ? [":"] : events
    }
  }

  static let cases: [Case] = SharedData.names(in: "yaml-test-suite/src").flatMap { file in
    var log = DiagnosticLog()
    var sources = SourceMap()
    let source = sources.add(
      path: file, bytes: SharedData.bytes(of: "yaml-test-suite/src/" + file))
    let tree = DocumentTree(yaml: source, log: &log)
    guard !tree.isEmpty else { return [] as [Case] }
    var events = ""
    return tree.children(of: .root).enumerated().map { number, index in
      let text = { (key: String) in tree.value(of: key, in: index).map { tree.string(of: $0) } }
      // A case without events of its own means the same as the one before.
      events = text("tree") ?? events
      return Case(
        id: file.dropLast(5) + "/\(number)", name: text("name") ?? "",
        yaml: Array(unmarked(text("yaml") ?? "").utf8), mustFail: text("fail") == "true",
        tree: events)
    }
  }

  /// The text that the suite's marks for invisible characters stand for.
  private static func unmarked(_ text: String) -> String {
    var result = ""
    var dashes = 0
    var endsHere = false
    for scalar in text.unicodeScalars {
      if endsHere { break }
      if scalar == "—" {
        dashes += 1
        continue
      }
      if scalar != "»" { result += String(repeating: "—", count: dashes) }
      dashes = 0
      switch scalar {
      case "␣": result += " "
      case "»": result += "\t"
      case "↵": break
      case "∎": endsHere = true
      case "←": result += "\r"
      case "⇔": result += "\u{FEFF}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func reduced(_ tree: String) -> [String] {
    var events: [String] = []
    var anchors: [String: [String]] = [:]
    var open: [(name: String?, start: Int)] = []
    for line in tree.split(separator: "\n") {
      var words = unmarked(String(line)).drop { $0 == " " }
      let kind = words.prefix { $0 != " " }
      words = words.dropFirst(kind.count + 1)
      if kind == "=ALI" {
        events += anchors[String(words.dropFirst())] ?? ["unknown alias"]
        continue
      }
      guard kind.hasSuffix("MAP") || kind.hasSuffix("SEQ") || kind == "=VAL" else { continue }
      words.trimPrefix("{}")
      words.trimPrefix("[]")
      words = words.drop { $0 == " " }
      let anchor = words.first == "&" ? String(words.dropFirst().prefix { $0 != " " }) : nil
      if anchor != nil { words = words.drop { $0 != " " }.dropFirst() }
      if words.first == "<" { words = words.drop { $0 != " " }.dropFirst() }
      let start = events.count
      switch kind {
      case "=VAL": events.append((words.first == ":" ? ":" : "\"") + words.dropFirst())
      default: events.append(String(kind))
      }
      if kind.first == "+" {
        open.append((anchor, start))
      } else {
        let (name, first) = kind == "=VAL" ? (anchor, start) : open.removeLast()
        if let name { anchors[name] = Array(events[first...]) }
      }
    }
    return events
  }
}

extension Outcome {
  /// The tree as the events of the YAML Test Suite: `+MAP`, `:plain`, `"text`, `-MAP`.
  var events: [String] { tree.isEmpty ? [] : events(of: .root) }

  private func events(of index: NodeIndex) -> [String] {
    switch tree[index].kind {
    case .mapping: ["+MAP"] + tree.children(of: index).flatMap { events(of: $0) } + ["-MAP"]
    case .sequence: ["+SEQ"] + tree.children(of: index).flatMap { events(of: $0) } + ["-SEQ"]
    case .string: ["\"" + escaped(index)]
    default: [":" + escaped(index)]
    }
  }

  private func escaped(_ index: NodeIndex) -> String {
    var text = ""
    for scalar in tree.string(of: index).unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{8}": text += "\\b"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
