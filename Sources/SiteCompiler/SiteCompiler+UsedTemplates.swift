import Diagnostics
import FileSystem
import Planning
import Rendering
import Tables
import Templates

extension SiteCompiler {
  /// The templates and assets of which the pages of a site are made, by the names by which templates
  /// call them.
  ///
  /// An asset may be used by a page whose template names it for some entries only, so all pages are
  /// rendered.
  ///
  /// - Parameter site: The site that this compiler has checked.
  /// - Returns: The names; nil where mistakes keep pages from being made.
  package func usedTemplates(of site: CheckedSite) -> Set<String>? {
    guard site.isPublishable, let compiled = site.compiled else { return nil }
    let plan = compiled.plan
    let published = plan.publishedFiles(referenced: render(site) { _, _ in }.files)
    let assets = published.map { plan.files[$0].path }
    let templates = compiled.programs.flatMap { $0.program?.sources ?? [] }.map {
      site.sources.path(of: $0)
    }
    let folders = [SiteSources.themeFolder, options.templateFolder + "/"]
    return Set(
      (templates + assets).compactMap { path in
        folders.first { path.utf8.starts(with: $0.utf8) }.map { String(path.dropFirst($0.count)) }
      })
  }
}
