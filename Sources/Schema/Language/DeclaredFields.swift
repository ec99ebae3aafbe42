import Diagnostics

/// The fields of a structure so far, to find duplicates.
struct DeclaredFields {
  /// Where each name was written first.
  var names: [String: Span] = [:]
  /// The same for the names in files.
  var fileNames: [String: Span] = [:]
  private var placements: [String: Span] = [:]
  private var key: Span?

  /// Notes a field, and reports what must be unique to it but is not.
  mutating func note(
    _ field: Field, _ kinds: [ModelAttribute.Kind: Span], _ placementSpan: Span?,
    log: inout DiagnosticLog
  ) {
    let span = field.span ?? Span(SourceID(0), 0, 0)
    if field.isKey {
      if let first = key {
        log.report(.twoKeys(at: kinds[.key] ?? span, first: first))
      }
      key = key ?? kinds[.key]
    }
    if let first = fileNames[field.fileName] {
      log.report(
        .duplicateModelName(
          field.fileName, what: "name in files", at: kinds[.named] ?? span, first: first))
    }
    fileNames[field.fileName] = fileNames[field.fileName] ?? span
    guard let placement = field.placement else { return }
    let place = placementSpan ?? span
    if let first = placements[placement.identity] {
      log.report(.samePlacement(placement.words, at: place, first: first))
    }
    placements[placement.identity] = placements[placement.identity] ?? place
  }
}

extension Placement {
  /// What must be unique among the fields of a structure: the place, with labels and headings
  /// folded.
  fileprivate var identity: String {
    var folded: [UInt8] = []
    switch self {
    case .body: return "body"
    case .heading: return "heading"
    case .firstImage: return "image"
    case .section(let title): TextFold.append(Array(title.utf8).span, to: &folded)
    case .labelled(let label): TextFold.append(Array(label.utf8).span, to: &folded)
    }
    let text = String(decoding: folded, as: UTF8.self)
    if case .section = self { return "section " + text }
    return "label " + text
  }

  /// The place in words.
  fileprivate var words: String {
    switch self {
    case .body: "the body"
    case .heading: "the heading"
    case .firstImage: "the first image"
    case .section(let title): "the section \(Diagnostic.quoted(title))"
    case .labelled(let label): "the label \(Diagnostic.quoted(label))"
    }
  }
}
