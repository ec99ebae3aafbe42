import Diagnostics
package import FileSystem
import Planning
import Rendering
import Tables
import Templates

extension CheckedSite {
  /// The paths of the site's own templates that read the date of the build, sorted; none where the
  /// build has one.
  package var undatedTemplates: [String] {
    let found = Set(compiled?.programs.flatMap { $0.program?.undatedSources ?? [] } ?? [])
    return found.map { sources.path(of: $0) }
      .filter { SiteFolder.name(ofTemplateAt: $0) != nil }.sorted()
  }

  /// The templates and assets of which its pages are made, by the names by which templates call
  /// them.
  ///
  /// An asset may be used by a page whose template names it for some entries only, so all pages are
  /// rendered.
  ///
  /// - Parameter compiler: What has checked the site.
  /// - Returns: The names; nil where mistakes keep pages from being made.
  package func usedTemplates(by compiler: SiteCompiler<some FileSystem>) -> Set<String>? {
    guard isPublishable, let compiled else { return nil }
    let plan = compiled.plan
    let published = plan.publishedFiles(referenced: compiler.render(self) { _, _ in }.files)
    let assets = published.map { plan.files[$0].path }
    let templates = compiled.programs.flatMap { $0.program?.sources ?? [] }.map {
      sources.path(of: $0)
    }
    return Set((templates + assets).compactMap { SiteFolder.name(ofTemplateShownAs: $0) })
  }
}
