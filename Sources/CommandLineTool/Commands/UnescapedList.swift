import Diagnostics
import Escaping
import SiteCompiler

/// What `apus check --unsafe` lists: every place where HTML is printed without being escaped.
struct UnescapedList {
  private let site: CheckedSite

  /// A place, and its text.
  private struct Place {
    let path: String
    let location: SourceLocation
    let kind: UnescapedUse.Kind
    let written: String

    var line: String {
      let what =
        switch kind {
        case .safeFilter: "printed as it is: \(written)"
        case .rawHTML: "Markdown of this collection may hold raw HTML"
        case .html: "raw HTML: \(written)"
        }
      return "\(path):\(location.line):\(location.column): \(what)\n"
    }

    var json: JSONNode {
      let name =
        switch kind {
        case .safeFilter: "safe"
        case .rawHTML: "raw-html"
        case .html: "html"
        }
      return .object([
        ("path", .string(path)), ("line", .integer(location.line)),
        ("column", .integer(location.column)), ("kind", .string(name)),
        ("text", .string(written)),
      ])
    }
  }

  init(of site: CheckedSite) { self.site = site }

  /// One line per place, and their number.
  var text: String {
    let places = places
    return places.map(\.line).joined()
      + "\(Summary.counted(places.count, "place")) where HTML is not escaped\n"
  }

  /// The same for programs.
  var member: (String, JSONNode) { ("unescaped", .array(places.map(\.json))) }

  /// All places in the order of files.
  private var places: [Place] {
    let html = site.rawHTML.flatMap(\.places).map { UnescapedUse(kind: .html, span: $0) }
    let uses = (site.unescaped + html).map { use in
      (path: site.sources.path(of: use.span.source), use: use)
    }
    let sorted = uses.sorted {
      ($0.path, $0.use.span.start) < ($1.path, $1.use.span.start)
    }
    return sorted.map { path, use in
      Place(
        path: site.sources.shownPath(path),
        location: site.sources[use.span.source].location(of: Int(use.span.start)), kind: use.kind,
        written: site.sources.shown(use.span.range, of: use.span.source).text)
    }
  }
}
