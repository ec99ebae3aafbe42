package import Content
package import Diagnostics
package import Planning
package import Templates

/// A site read, checked and planned, with everything that is wrong with it.
package struct CheckedSite: Sendable {
  /// All sources, for the drawing of diagnostics.
  package internal(set) var sources: SourceMap
  /// What is wrong so far.
  package internal(set) var log: DiagnosticLog
  /// The collections with their entries, whose values are in the plan's store.
  package internal(set) var collections: [Content.Collection] = []
  /// What was left out on purpose.
  package internal(set) var omitted: [Omission] = []
  /// What some language has no translation of.
  package internal(set) var untranslated: [Untranslated] = []
  /// The collections that allow raw HTML, and where it stands, in the order of `site.yaml`.
  package internal(set) var rawHTML: [RawHTML] = []
  /// What will be published; nil when `site.yaml` is missing or unreadable.
  package internal(set) var plan: SitePlan?
  /// What reaches the pages as HTML without being escaped, for `--unsafe`.
  package internal(set) var unescaped: [UnescapedUse] = []
  /// Whether nothing was found wrong with the models and the content.
  var isContentRight = true
  /// The program of each declaration of the plan; nil where it was reported to be wrong.
  package internal(set) var programs: [Program?] = []
  /// Whether warnings count as errors.
  let isStrict: Bool

  /// Whether nothing keeps it from being published.
  package var isPublishable: Bool {
    plan != nil && (isStrict ? log.diagnostics.isEmpty : !log.hasErrors)
  }

  /// Whether every page that needs a program has one. The pages of a publishable site do, because
  /// what keeps a template from being compiled is reported.
  var isWhole: Bool {
    guard let plan else { return false }
    return zip(plan.declarations, programs).allSatisfy { declaration, program in
      program != nil || !declaration.needsTemplate
    }
  }
}

/// What a build has done.
package struct BuildReport: Sendable {
  /// The site, with everything that was found wrong.
  package let site: CheckedSite
  /// What was published; nil when something was wrong.
  package let published: Published?

  /// What was published.
  package struct Published: Sendable {
    package let pages: Int
    package let files: Int
    /// The files that were written, because they are new or differ from what was there.
    package let written: Int
    package let unchanged: Int
    package let removed: Int
  }
}
