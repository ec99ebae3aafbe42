import Escaping
import TestSupport
import Testing

/// The table of `hostile/escaping`: what each input must become in each context.
enum EscapingTable {
  /// A place in a template where a value is printed.
  struct Context: Sendable, CustomTestStringConvertible {
    let name: String
    let template: String
    let rows: [Row]

    var testDescription: String { name }
  }

  /// An input with what must come of it; nil where the template must be refused.
  struct Row: Sendable {
    let id: String
    let input: String
    let expected: String?
  }

  static let isPresent = SharedData.has("hostile/escaping/expected.tsv")

  static let contexts: [Context] = {
    guard isPresent else { return [] }
    let rows = SharedData.table("hostile/escaping/expected.tsv").dropFirst().map { fields in
      Row(
        id: fields[0], input: decodedJSONString(fields[1]),
        expected: fields[2] == "error" ? nil : decodedJSONString(fields[3]))
    }
    let names = SharedData.table("hostile/escaping/contexts.tsv").map { ($0[0], $0[2]) }
    return names.map { name, template in
      let longer = names.map(\.0).filter { $0.hasPrefix(name + "-") }
      let own = rows.filter { row in
        row.id.hasPrefix("CTX-\(name)-")
          && !longer.contains { row.id.hasPrefix("CTX-\($0)-") }
      }
      return Context(name: name, template: template, rows: own)
    }
  }()

  /// The text of a JSON string; a lone surrogate becomes U+FFFD, as in Apus's own reader of text.
  static func decodedJSONString(_ literal: String) -> String {
    var units: [UInt16] = []
    var rest = Array(literal.utf16.dropFirst().dropLast())[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Character(UnicodeScalar(UInt8(escape))) {
      case "b": units.append(8)
      case "f": units.append(12)
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "u":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The result of a template with holes at `@@` when they print `input`; nil when one of them,
/// or the text after one, is refused.
func rendered(
  _ template: String, _ input: String, as kind: HoleKind = .text, in output: OutputKind = .html
) -> String? {
  var context = HTMLContext.start(for: output)
  var bytes: [UInt8] = []
  var isRefused = false
  for (index, part) in template.split(separator: "@@", omittingEmptySubsequences: false)
    .enumerated()
  {
    if index > 0 {
      switch context.escaper(forHoleOf: kind) {
      case .success(let escaper):
        let text = Array(input.utf8)
        Escaper.append(text.span, to: &bytes, using: escaper)
      case .failure: isRefused = true
      }
      context.advanceOverHole()
    }
    let text = Array(part.utf8)
    if context.advance(over: text[...]) != nil { isRefused = true }
    bytes += text
  }
  return isRefused ? nil : String(decoding: bytes, as: UTF8.self)
}
