import Content
import Diagnostics
import FileSystem
import Incremental
import Planning
import Rendering

/// What a build knew of a site that it has published, by which the next one makes only what has
/// changed.
///
/// It is worth nothing for another site. What changes in the site has to be told to it: it looks for
/// nothing by itself.
package struct BuildMemory: Sendable {
  /// The site, with the diagnostics that it was published with.
  var site: CheckedSite
  /// What the pages depend on.
  var pages: PageMemory
  /// What the site was made of, where that is known.
  var digest: InputDigest?
  /// What tells the manifest of the published site from others.
  var manifest: ContentHash
  /// The number of files that were published besides pages.
  var fileCount: Int
  /// Whether a change under the path of a template is one of this template alone.
  let canChangeTemplates: Bool
  /// The options that change what is made.
  private let settings: String
  /// The moment of the build, in seconds since 1970-01-01T00:00:00Z.
  private let moment: Int64
  /// How many revisions the store still holds the texts of.
  var revisions = 0

  /// How many revisions may be made of a site before a whole build puts its values in order.
  static let revisionLimit = 1000

  /// What there is to remember of a site; nil where nothing may be.
  init?(
    _ site: CheckedSite, _ rendered: RenderedPages, digest: InputDigest?,
    manifest: ContentHash?, fileCount: Int, canChangeTemplates: Bool, _ options: CompilerOptions
  ) {
    guard let plan = site.plan, let manifest, rendered.log.diagnostics.isEmpty,
      let pages = PageMemory(rendered.notes, pageCount: plan.pages.count)
    else { return nil }
    self.site = site
    self.pages = pages
    self.digest = digest
    self.manifest = manifest
    self.fileCount = fileCount
    self.canChangeTemplates = canChangeTemplates
    settings = InputDigest.settings(options)
    moment = options.now
  }

  /// Whether options make the same of the same content, templates and settings.
  func hasSettings(of options: CompilerOptions) -> Bool {
    settings == InputDigest.settings(options)
  }

  /// Whether the site would be the same with other options, at another moment, if nothing of it has
  /// changed.
  func holds(with options: CompilerOptions) -> Bool {
    guard hasSettings(of: options), options.now >= moment else { return false }
    return site.nextChange.map { options.now < $0 } ?? true
  }
}

extension FileSystem {
  /// Whether each of these files has one name, so that a change under one path is none under another.
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
