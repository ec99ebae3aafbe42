import Diagnostics
import SiteCompiler

/// What `apus check --unsafe` lists: every place where HTML is printed without being escaped.
struct UnescapedList {
  private let site: CheckedSite

  init(of site: CheckedSite) { self.site = site }

  /// One line per place, in the order of files and places, and their number.
  var text: String {
    let html = site.rawHTML.flatMap(\.places).map { UnescapedUse(kind: .html, span: $0) }
    let uses = (site.unescaped + html).map { use in
      (path: site.sources.path(of: use.span.source), use: use)
    }
    let sorted = uses.sorted {
      ($0.path, $0.use.span.start) < ($1.path, $1.use.span.start)
    }
    var text = ""
    for (path, use) in sorted {
      let source = site.sources[use.span.source]
      let place = source.location(of: Int(use.span.start))
      let written = site.sources.shown(use.span.range, of: use.span.source).text
      let what =
        switch use.kind {
        case .safeFilter: "printed as it is: \(written)"
        case .rawHTML: "Markdown of this collection may hold raw HTML"
        case .html: "raw HTML: \(written)"
        }
      text += "\(site.sources.shownPath(path)):\(place.line):\(place.column): \(what)\n"
    }
    return text + "\(Summary.counted(sorted.count, "place")) where HTML is not escaped\n"
  }
}
