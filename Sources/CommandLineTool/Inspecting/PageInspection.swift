import Content
import Diagnostics
import Escaping
import Planning
import Rendering
import Schema
import SiteCompiler
import Tables
import Templates

/// What is on a page and where it comes from.
struct PageInspection {
  /// A value that the page shows.
  private struct Shown {
    var place: Range<Int>
    /// The expression that printed it.
    let expression: Span
    /// Where it is written.
    let value: Span?
  }

  private let site: CheckedSite
  private let address: String
  private let declaration: PageDeclaration
  private let model: String?
  private let entry: Span?
  private let bytes: [UInt8]
  private let shown: [Shown]

  init(of page: PageIndex, _ traced: TracedPage, in site: CheckedSite, _ plan: SitePlan) {
    self.site = site
    address = String(decoding: plan.address(ofPage: page), as: UTF8.self)
    declaration = plan.declaration(ofPage: page)
    model = declaration.entry.map { plan.models[$0].name }
    let slot = plan.pages[page].entry
    let found = site.collections.lazy.flatMap(\.entries).first { $0.slot == slot }
    entry = found.map { Span($0.source, 0, 0) }
    bytes = traced.bytes
    shown = Self.shown(by: traced.pieces)
  }

  /// The values that the pieces of a page show; the links in a text come after the whole text.
  private static func shown(by pieces: [PageTrace.Piece]) -> [Shown] {
    var shown: [Shown] = []
    for piece in pieces where !piece.isLiteral && !piece.range.isEmpty {
      let begun =
        piece.isContinued ? shown.lastIndex { $0.expression == piece.span } : nil
      if let begun {
        shown[begun].place = shown[begun].place.lowerBound..<piece.range.upperBound
      } else {
        shown.append(Shown(place: piece.range, expression: piece.span, value: piece.value))
      }
    }
    return shown
  }

  private func text(of value: Shown) -> String {
    String(decoding: bytes[value.place], as: UTF8.self)
  }

  /// The inspection for people.
  var text: String {
    var text = "\(DisplayText(address).text): the page '\(declaration.name)'"
    if let model { text += " of the model \(model)" }
    text += "\n"
    if declaration.needsTemplate { text += "template: \(declaration.template.value)\n" }
    if let entry { text += "entry: \(site.sources.shownPath(of: entry.source))\n" }
    for value in shown {
      text += "\n\(Self.excerpt(self.text(of: value)))\n"
      text += "  shown by \(source(of: value.expression)) at \(position(of: value.expression))\n"
      if let place = value.value { text += "  written at \(position(of: place))\n" }
    }
    return text
  }

  /// The inspection for programs.
  var jsonMembers: [(String, JSONNode)] {
    let template = declaration.needsTemplate ? declaration.template.value : nil
    var members: [(String, JSONNode)] = []
    members.append(("address", .string(address)))
    members.append(("page", .string(declaration.name)))
    members.append(("model", .text(model)))
    members.append(("template", .text(template)))
    members.append(("entry", .text(entry.map { site.sources.path(of: $0.source) })))
    members.append(("values", .array(shown.map(json))))
    return members
  }

  private func json(of value: Shown) -> JSONNode {
    var members: [(String, JSONNode)] = []
    members.append(("text", .string(text(of: value))))
    members.append(("expression", .string(source(of: value.expression))))
    members.append(("shownAt", place(value.expression)))
    if let written = value.value { members.append(("writtenAt", place(written))) }
    return .object(members)
  }

  private func place(_ span: Span) -> JSONNode {
    let source = site.sources[span.source]
    let location = source.location(of: Int(span.start))
    return .object([
      ("path", .string(source.path)), ("line", .integer(location.line)),
      ("column", .integer(location.column)),
    ])
  }

  private func position(of span: Span) -> String {
    DiagnosticFormatter(sources: site.sources).position(of: span)
  }

  /// What is written in a template, without what must not be shown.
  private func source(of span: Span) -> String {
    Self.excerpt(site.sources.shown(span.range, of: span.source).text)
  }

  /// The beginning of a text, on one line.
  private static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = line.count > 76 ? line.prefix(75) + "…" : line[...]
    return DisplayText(String(shown)).text
  }
}
