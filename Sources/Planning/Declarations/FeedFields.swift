import Diagnostics
package import Schema

/// The format of a feed.
enum FeedFormat: String, Sendable {
  case atom = "application/atom+xml"
  case json = "application/feed+json"

  /// The format that the name of a file indicates; nil where it is not a feed's.
  init?(address: String) {
    if address.hasSuffix(".xml") || address.hasSuffix(".atom") {
      self = .atom
    } else if address.hasSuffix(".json") {
      self = .json
    } else {
      return nil
    }
  }
}

/// The fields of an entry that the items of a feed are made from, by their slots in its record.
package struct FeedFields: Sendable, Hashable {
  /// When it was published.
  package let date: FieldSlot
  /// When it was changed.
  package let updated: FieldSlot?
  /// What it is about: a text, or Markdown.
  package let summary: FieldSlot?
  /// Its text: Markdown.
  package let content: FieldSlot?
  /// Its picture.
  package let image: FieldSlot?
  /// Who wrote it: a text, or an entry, which is shown by its name.
  package let author: FieldSlot?

  /// The slots of all of them.
  package var slots: [FieldSlot] {
    [date] + [updated, summary, content, image, author].compactMap { $0 }
  }
}

/// Finds the fields that `site.yaml` names for a feed, and reports those that do not fit.
struct FeedFieldsReader {
  let models: Models
  /// The model of the entries.
  let entry: StructureID

  /// The fields; nil when one of them was reported.
  func read(_ settings: FeedSettings, log: inout DiagnosticLog) -> FeedFields? {
    let errors = log.diagnostics.count
    let date = field(settings.date, expected: "a Date that is always there", log: &log) {
      $0 == .date
    }
    let updated = field(settings.updated, expected: "a Date", log: &log) {
      $0.unwrapped == .date
    }
    let summary = field(settings.summary, expected: "a text or Markdown", log: &log) {
      $0.unwrapped == .string || $0.unwrapped == .markdown
    }
    let content = field(settings.content, expected: "Markdown", log: &log) {
      $0.unwrapped == .markdown
    }
    let image = field(settings.image, expected: "an Image", log: &log) {
      $0.unwrapped == .structure(.image)
    }
    let author = field(settings.author, expected: "a text or a reference", log: &log) { type in
      guard case .structure(let id) = type.unwrapped else { return type.unwrapped == .string }
      return models[id].kind == .entry
    }
    guard let date, log.diagnostics.count == errors else { return nil }
    return FeedFields(
      date: date.slot, updated: updated?.slot, summary: summary?.slot, content: content?.slot,
      image: image?.slot, author: author?.slot)
  }

  private func field(
    _ name: Spanned<String>?, expected: String, log: inout DiagnosticLog,
    where fits: (ValueType) -> Bool
  ) -> Field? {
    guard let name else { return nil }
    let structure = models[entry]
    let field: Field
    switch structure.lookUp(name.value, for: .output) {
    case .field(let found): field = found
    case .secret(let secret):
      log.report(.secretField(secret, of: structure, at: name.span))
      return nil
    case .unknown:
      let known = structure.fields(for: .output).filter { fits($0.type) }.map(\.name)
      log.report(
        .unknownName(
          "field of \(structure.name)", name.value, at: name.span, known: known, suggesting: &log))
      return nil
    }
    guard fits(field.type) else {
      log.report(
        .feedField(
          name.value, type: models.name(of: field.type), expected: expected, at: name.span,
          declared: field.span))
      return nil
    }
    return field
  }
}
