import Diagnostics

/// The settings in `site.yaml` for pages of one kind, before its names are looked up.
protocol PageKindSettings: Sendable {
  /// The key that says what the pages show: `list`.
  static var key: SiteFields.Page { get }
  /// The further keys that mean something for the kind; every other one is refused.
  static var keys: Set<PageKey> { get }

  /// Reads what the record of a page says; nil where something was reported.
  init?(_ page: PageRecord, log: inout DiagnosticLog)

  /// The name of the collection whose entries the pages show or list.
  var collectionName: String? { get }
  /// The collection and the field by which the pages group its entries.
  var groupedField: [String]? { get }
  /// Whether pages without a title are called after the page's name.
  var isCalledByName: Bool { get }
  /// Whether the pages are at the address of their section where they have no other.
  var isUsuallyHome: Bool { get }
  /// Whether each language needs an address of its own for the pages.
  var needsAddressInLanguages: Bool { get }

  /// The kind with its names looked up; nil where the page cannot be checked any further.
  func resolved(
    for page: PageSettings, in place: DeclarationResolver.Place, by resolver: DeclarationResolver,
    log: inout DiagnosticLog
  ) -> (any PageKind)?
}

extension PageKindSettings {
  var collectionName: String? { nil }
  var groupedField: [String]? { nil }
  var isCalledByName: Bool { false }
  var isUsuallyHome: Bool { false }
  var needsAddressInLanguages: Bool { true }
}
