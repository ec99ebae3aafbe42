import Content
import Diagnostics
import FileSystem
import Incremental
import Planning
import Publishing
import Rendering
import Templates

/// What a build knew about a site that it has published, so that the next one makes only what has
/// changed.
///
/// It is useless for another site. It has to be told what has changed in the site: it does not
/// search for changes.
package struct BuildMemory: Sendable {
  /// The site, with the diagnostics that it was published with.
  var site: CheckedSite
  /// What the pages depend on.
  var pages: PageMemory
  /// The digest of the site's inputs, where it is known.
  var digest: InputDigest?
  /// What the build has noted besides.
  let notes: Notes
  /// The fingerprint of the published site's manifest.
  var manifest: ContentHash
  /// The number of files that were published besides pages.
  var fileCount: Int
  /// Whether a change under the path of a template concerns only this template.
  let canChangeTemplates: Bool
  /// The options that influence the result.
  private let settings: String
  /// The moment of the build, in seconds since 1970-01-01T00:00:00Z.
  private let moment: Int64
  /// The number of revisions whose texts the store still holds.
  var revisions = 0

  /// What a build notes about itself.
  struct Notes: Sendable {
    /// When it began, in nanoseconds since 1970.
    let moment: Int64
    /// Whether nothing was reported about the files that were published besides pages.
    let hasQuietFiles: Bool
  }

  /// How many revisions may be made of a site before a full build makes its values again.
  static let revisionLimit = 1000

  /// What can be remembered of a published site; nil where nothing can.
  init?(
    of site: CheckedSite, _ rendered: RenderedPages, _ digest: InputDigest?, _ notes: Notes,
    _ summary: PublicationSummary, _ files: some FileSystem, _ options: CompilerOptions
  ) {
    let templates = site.planned?.templates?.templates.ownSources.map(\.path) ?? []
    guard let plan = site.plan, let manifest = summary.manifest,
      let content = site.content.files, rendered.log.diagnostics.isEmpty,
      let pages = PageMemory(rendered.notes, pageCount: plan.pages.count)
    else { return nil }
    canChangeTemplates = files.haveOneNameEach(content.paths + templates)
    guard canChangeTemplates || files.haveOneNameEach(content.paths) else { return nil }
    self.site = site
    self.pages = pages
    self.digest = digest
    self.notes = notes
    self.manifest = manifest
    fileCount = summary.count - plan.pages.count
    settings = InputDigest.settings(options)
    moment = options.now
  }

  /// The inputs of the site. A revision leaves the stamp of what it has read from before, which no
  /// longer fits the file.
  var inputs: EarlierInputs? {
    digest.map {
      EarlierInputs(digest: $0.written, stamps: InputStamps($0.stamps, at: notes.moment))
    }
  }

  /// Whether options give the same result for the same content, templates and settings.
  func hasSettings(of options: CompilerOptions) -> Bool {
    settings == InputDigest.settings(options)
  }

  /// Whether the site would be the same with other options, at another moment, if its inputs have
  /// not changed.
  func holds(with options: CompilerOptions) -> Bool {
    guard hasSettings(of: options), options.now >= moment else { return false }
    return site.nextChange.map { options.now < $0 } ?? true
  }
}

extension FileSystem {
  /// Whether each of these files has one name, so that a change under one path does not change
  /// another.
  func haveOneNameEach(_ paths: some Sequence<String>) -> Bool {
    var known: Set<FileIdentity> = []
    do throws(FileError) {
      for path in paths {
        guard let status = try status(of: path), status.kind == .file,
          known.insert(status.identity).inserted
        else { return false }
      }
      return true
    } catch {
      return false
    }
  }
}
