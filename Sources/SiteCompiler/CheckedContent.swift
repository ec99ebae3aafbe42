import Content
import Diagnostics

/// Facts about the content of a site, besides diagnostics.
struct CheckedContent: Sendable {
  /// The collections with their entries, whose values are in the plan's store.
  private(set) var collections: [Content.Collection] = []
  /// What was left out on purpose.
  private(set) var omitted: [Omission] = []
  /// The entries without a translation into some language.
  private(set) var untranslated: [Untranslated] = []
  /// The collections that allow raw HTML, and where it is, in the order of `site.yaml`.
  private(set) var rawHTML: [RawHTML] = []
  /// Whether the site depends on the time.
  private(set) var dependsOnTime = false
  /// The moment at which the site changes by itself, in seconds since 1970-01-01T00:00:00Z; nil
  /// where none is known.
  private(set) var nextChange: Int64?
  /// Whether the models and the content are completely known.
  private(set) var certainty = Certainty.certain
  /// The files that it was loaded from; nil where there was none.
  private(set) var files: LoadedFiles?

  /// The facts about content that is not loaded yet.
  init() {}

  /// Takes over the facts about content.
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

  /// Whether there is nothing to report about it, now or at another time.
  var hasNothingToReport: Bool {
    omitted.isEmpty && untranslated.isEmpty && rawHTML.isEmpty && !dependsOnTime
  }
}
