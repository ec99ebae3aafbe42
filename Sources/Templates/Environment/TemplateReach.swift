/// Which templates each template of a set may extend, include or import, by the rules of
/// `TemplateSet.reach`.
struct TemplateReach: Sendable {
  private let members: [String: TemplateMember]
  /// Whether every name of a template is found where it is written.
  private let isPlain: Bool

  init(of set: TemplateSet) {
    members = set.members
    isPlain = members.keys.allSatisfy(QuotedTexts.isPlain)
  }

  /// The templates that some templates may use, directly or indirectly, including themselves.
  func templates(from names: [String]) -> Set<String> {
    guard isPlain else { return Set(members.keys) }
    var rest = names
    var found: Set<String> = []
    while let name = rest.popLast() {
      guard let member = members[name], found.insert(name).inserted else { continue }
      guard !member.quotes.hasEscapes else { return Set(members.keys) }
      rest += member.quotes.names
    }
    return found
  }
}
