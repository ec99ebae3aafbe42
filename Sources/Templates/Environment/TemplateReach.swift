/// Which templates each template of a set may extend, include or import, by the rules of
/// `TemplateSet.reach`.
struct TemplateReach: Sendable {
  private let names: Set<String>
  private let next: [String: [String]]
  /// Whether every name of a template is found where it is written.
  private let isPlain: Bool
  private let quotes: [String: QuotedTexts]

  init(of set: TemplateSet) {
    names = Set(set.templates.keys)
    next = set.quotes.mapValues { [names] in $0.names.filter(names.contains) }
    isPlain = names.allSatisfy(QuotedTexts.isPlain)
    quotes = set.quotes
  }

  /// The templates that a template may use, directly or indirectly, including itself.
  func templates(from name: String) -> Set<String> {
    guard isPlain else { return names }
    var rest = [name]
    var found: Set<String> = []
    while let name = rest.popLast() {
      guard names.contains(name), found.insert(name).inserted else { continue }
      guard quotes[name]?.hasEscapes != true else { return names }
      rest += next[name] ?? []
    }
    return found
  }
}
