import Diagnostics

/// A key of a page in `site.yaml` that only some kinds of pages have.
enum PageKey: String, CaseIterable {
  case perPage = "per-page"
  case view, by, merge, values, limit, date, updated, summary, content, image, author, filters
  case anchor, template, format
  case condition = "where"
  case continuesAcross = "continue-across"

  /// The keys of the fields that the items of a feed are made from.
  static let feedFields: Set<PageKey> = [.date, .updated, .summary, .content, .image, .author]

  /// The field of the record.
  var field: SiteFields.Page {
    switch self {
    case .perPage: .perPage
    case .view: .view
    case .by: .by
    case .merge: .merge
    case .values: .values
    case .limit: .limit
    case .date: .date
    case .updated: .updated
    case .summary: .summary
    case .content: .content
    case .image: .image
    case .author: .author
    case .filters: .filters
    case .anchor: .anchor
    case .template: .template
    case .format: .format
    case .condition: .condition
    case .continuesAcross: .continuesAcross
    }
  }

  /// What to write where the kind of a page does not have the key.
  var help: String {
    if self == .continuesAcross {
      return "write it for the pages of a field, such as 'entry: books.chapters'"
    }
    let kinds = PageKinds.all.filter { $0.keys.contains(self) }.map { $0.key.rawValue }
    let owners = "'\(rawValue)' is for pages with \(Diagnostic.list(kinds))"
    return self == .filters ? "a condition on the entries is 'where: …'; \(owners)" : owners
  }
}

/// A page of `site.yaml` as it is read.
struct PageRecord {
  let record: RecordView<SiteFields.Page>
  let name: Spanned<String>
  /// The kind of the page.
  let kind: any PageKindSettings.Type
  /// The value of the key of the kind; the first of several.
  let subject: Spanned<String>

  /// The text of a key; nil when it was left out.
  func text(_ key: PageKey) -> Spanned<String>? { record.text(key.field) }

  /// The text of a key that the kind requires; nil when it is missing, which is reported.
  func needed(_ key: PageKey, log: inout DiagnosticLog) -> Spanned<String>? {
    needed(key.rawValue, in: key.field, text(key), log: &log)
  }

  /// The value of a field that the kind requires; nil when it is missing, which is reported unless
  /// it is wrong.
  func needed<Value>(
    _ key: String, in field: SiteFields.Page, _ value: Value?, log: inout DiagnosticLog
  ) -> Value? {
    if value == nil, !record.isUnreadable(field) {
      log.report(.pageNeeds(key, for: kind.key.rawValue, page: name.value, at: subject.span))
    }
    return value
  }

  /// Reports the keys that the kind does not have, which would be silently ignored.
  func refuseOthers(log: inout DiagnosticLog) {
    for key in PageKey.allCases where !kind.keys.contains(key) { refuse(key, log: &log) }
    guard !kind.keys.contains(.values) else { return }
    for language in record.records(.languages, of: SiteFields.Language.self) {
      guard let span = language.key(of: .values) else { continue }
      log.report(
        .pageRefuses(
          PageKey.values.rawValue, for: kind.key.rawValue, at: span, help: PageKey.values.help))
    }
  }

  /// Reports a key that the kind does not have, where it is written.
  func refuse(_ key: PageKey, log: inout DiagnosticLog) {
    guard let span = record.key(of: key.field) else { return }
    log.report(.pageRefuses(key.rawValue, for: kind.key.rawValue, at: span, help: key.help))
  }
}
