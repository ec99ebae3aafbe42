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
      members.keys.allSatisfy(QuotedTexts.isPlain)
      && !reached.templates.contains { members[$0]?.quotes.hasEscapes == true }
    return isPlain ? reached : quoted(from: Array(members.keys))
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
      guard let quotes = members[name]?.quotes, templates.insert(name).inserted else { continue }
      for name in quotes.names {
        if quoted.insert(name).inserted { rest.append(name) }
      }
    }
    return (templates, quoted)
  }

  /// Whether one of these templates has a word in it, as part of an expression or anywhere else.
  package func mentions(_ word: String, in names: Set<String>) -> Bool {
    names.contains { members[$0]?.source.bytes.contains(bytesOf: word) == true }
  }

  /// Whether one of these templates has an attribute of this name, with a value or without one.
  package func mentions(attribute name: String, in names: Set<String>) -> Bool {
    let written = [" ", ">", "=", "\n", "/"].map { name + $0 }
    return names.contains { template in
      guard let bytes = members[template]?.source.bytes else { return false }
      return written.contains { bytes.contains(bytesOf: $0) }
    }
  }
}
