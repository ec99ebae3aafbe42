import Diagnostics
import Escaping

// The templates and names that the templates of pages may use. Every text between quotes counts as
// a name, so that nothing that is used is missed; unused names are also included.
extension TemplateSet {
  /// The templates that these may extend, include or import, directly or indirectly, including
  /// themselves, and all other names between quotes in them. All templates, where a name may be
  /// written with an escape or contains unusual characters.
  package func reach(of names: [String]) -> (templates: Set<String>, names: Set<String>) {
    let reached = quoted(from: names)
    let isPlain =
      templates.keys.allSatisfy { $0.utf8.allSatisfy(Self.isPartOfName) }
      && !reached.templates.contains { name in
        templates[name]?.source.bytes.contains(UInt8(ascii: "\\")) == true
      }
    return isPlain ? reached : quoted(from: Array(templates.keys))
  }

  /// The templates that are named between quotes in these, directly or indirectly, and all such
  /// names.
  private func quoted(
    from names: [String]
  ) -> (templates: Set<String>, names: Set<String>) {
    var rest = names
    var templates: Set<String> = []
    var quoted: Set<String> = []
    while let name = rest.popLast() {
      guard let template = self.templates[name], templates.insert(name).inserted else { continue }
      for name in Self.quotedNames(in: template.source.bytes) {
        if quoted.insert(name).inserted { rest.append(name) }
      }
    }
    return (templates, quoted)
  }

  /// Whether one of these templates has a word in it, as part of an expression or anywhere else.
  package func mentions(_ word: String, in names: Set<String>) -> Bool {
    names.contains { templates[$0]?.source.bytes.contains(bytesOf: word) == true }
  }

  /// The texts between two quotes that could be names of files.
  private static func quotedNames(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if let start, start < index {
          names.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        start = index + 1
      } else if !isPartOfName(byte) {
        start = nil
      }
    }
    return names
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_./+~@ ".utf8.contains(byte)
    }
  }
}
