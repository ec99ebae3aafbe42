import Diagnostics
import Schema

/// Names of fields that a template writes in a list in which it looks for `field.name`, such as those
/// that a macro leaves out: `facts(entry, without=["price"])`.
struct NamedFields: Sendable {
  /// A name where it is written.
  struct Name: Sendable {
    let text: String
    /// Whether it is given to a macro, and so is about the records of this call.
    var isGiven: Bool
    /// Whether a field of one of the structures has it.
    var isKnown = false
    /// The structures of the records whose fields were asked for it.
    var owners: Set<StructureID> = []
  }

  /// The names by their places.
  private(set) var names: [Span: Name] = [:]

  /// Notes that the name of a field is looked for among literal texts.
  mutating func note(
    _ elements: [TypedExpression], for field: TypedExpression, areGiven: Bool, in models: Models
  ) {
    guard let owner = field.words?.owner else { return }
    for element in elements {
      guard let text = element.literalText, !text.isEmpty else { continue }
      var name = names[element.span] ?? Name(text: text, isGiven: areGiven)
      guard name.owners.insert(owner).inserted else { continue }
      let fields = models[owner].fields(for: .checking)
      if text == "slug" || fields.contains(where: { $0.name == text }) { name.isKnown = true }
      names[element.span] = name
    }
  }

  /// Adds what another page names.
  mutating func formUnion(_ other: NamedFields) {
    names.merge(other.names) { one, two in
      var both = one
      both.isKnown = one.isKnown || two.isKnown
      both.owners.formUnion(two.owners)
      return both
    }
  }

  /// Reports the names that no field has in any use of the template. One in a loop of a template for
  /// several sites may be that of a field which this site does not have: it is reported where it is
  /// nearly that of another.
  func report(
    except isBuiltIn: (SourceID) -> Bool, in models: Models, to log: inout DiagnosticLog
  ) {
    for (span, name) in names.sorted(by: {
      ($0.key.source, $0.key.start) < ($1.key.source, $1.key.start)
    })
    where !name.isKnown && !isBuiltIn(span.source) {
      let owners = name.owners.map { models[$0] }
      let fields = owners.flatMap { $0.fields(for: .output) }.map(\.name).filter { $0 != "slug" }
      let words = KnownWords(
        "field of " + owners.map(\.name).sorted().joined(separator: " or "),
        Set(fields).sorted(), areFixed: false)
      if !name.isGiven, log.nearest(to: name.text, among: words.words) == nil { continue }
      log.report(.unknownWord(name.text, words, at: span, suggesting: &log))
    }
  }
}

extension KnownWords {
  /// The names of the fields of a structure.
  static func fields(of id: StructureID) -> KnownWords {
    var words = KnownWords("field", [], areFixed: false)
    words.owner = id
    return words
  }
}
