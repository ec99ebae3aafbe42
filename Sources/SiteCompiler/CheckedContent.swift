import Content
import Diagnostics

/// What there is to say about the content of a site, besides diagnostics.
struct CheckedContent: Sendable {
  /// The collections with their entries, whose values are in the plan's store.
  private(set) var collections: [Content.Collection] = []
  /// What was left out on purpose.
  private(set) var omitted: [Omission] = []
  /// What some language has no translation of.
  private(set) var untranslated: [Untranslated] = []
  /// The collections that allow raw HTML, and where it is, in the order of `site.yaml`.
  private(set) var rawHTML: [RawHTML] = []
  /// Whether it is another site at another time.
  private(set) var dependsOnTime = false
  /// The moment at which it is another site, in seconds since 1970-01-01T00:00:00Z; nil where none
  /// is known.
  private(set) var nextChange: Int64?
  /// Whether all of the models and of the content is known.
  private(set) var certainty = Certainty.certain
  /// The files that it was loaded from; nil where none was.
  private(set) var files: LoadedFiles?

  /// Content of which nothing is known yet.
  init() {}

  /// Takes over what there is to say about content.
  init(_ content: SiteContent, certainty: Certainty, hasDate: Bool) {
    collections = content.collections
    omitted = content.omitted
    untranslated = content.untranslated
    rawHTML = RawHTML.all(in: content)
    dependsOnTime = content.dependsOnTime && !hasDate
    nextChange = hasDate ? nil : content.nextChange
    self.certainty = certainty
    files = content.files
  }

  /// Whether there is nothing to say of it, now or at another time.
  var hasNothingToReport: Bool {
    omitted.isEmpty && untranslated.isEmpty && rawHTML.isEmpty && !dependsOnTime
  }
}
