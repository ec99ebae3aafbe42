import Diagnostics
import HTMLRules
import Testing

/// Random pages.
struct HTMLPropertyTests {
  /// Numbers that are the same in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "<", ">", "/", "<div>", "</div>", "<p>", "</p>", "<ul>", "</ul>", "<li>", "<a href=\"x\">",
    "</a>", "<img ", "alt=\"", "\"", "'", "=", " class=", "<table>", "<tr>", "<td>", "</table>",
    "<svg>", "</svg>", "<path/>", "<script>", "</script>", "<!--", "-->", "<!doctype html>",
    "<html>",
    "<head>", "<title>", "</title>", "<body>", "</body>", "text", " ", "&", "<select>", "<option>",
    "<h1>", "</h1>", "<h4>", "id=\"a\"", "for=a", "é", "[if a]", "[if b]", "[if !a]", "[else]",
    "[end]", "[for]", "[if first]", "[if last]", "[value]", "[markdown]", "[markup]", "<br/>",
    "<template>", "</template>", "<b>", "</b>", "<i>", "</i>", "<![CDATA[", "]]>", "<x-y>",
  ]

  @Test(arguments: 0..<40)
  func `any page is checked in bounded steps, and every mistake has a place in it`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 977 &+ 11)
    for _ in 0..<100 {
      let count = Int.random(in: 1...60, using: &generator)
      var text = ""
      for _ in 0..<count { text += Self.pieces.randomElement(using: &generator) ?? "" }
      var log = DiagnosticLog()
      let length = text.utf8.count
      let parts = HTMLSketch.parts(text)
      let page = HTMLPage(parts, end: Span(SourceID(0), length, length))
      let steps = page.check(reportingTo: &log).steps
      #expect(steps < 64 * 40 * (length + 100), "\(text)")
      for diagnostic in log.diagnostics {
        guard let span = diagnostic.span else { continue }
        #expect(span.start <= span.end && Int(span.end) <= length, "\(text)")
      }
    }
  }

  /// What an element that is right holds.
  private enum Content {
    case flow, phrasing, items, rows, cells
  }

  /// Content that is right on every way, with branches and loops around its parts.
  private static func content(
    _ kind: Content, depth: Int, _ generator: inout Generator
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let piece = part(of: kind, depth: depth, &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: text += "[if a]\(piece)[end]"
      case 1: text += "[if b]\(piece)[else]\(part(of: kind, depth: depth, &generator))[end]"
      case 2: text += "[for]\(piece)[end]"
      default: text += piece
      }
    }
    return text
  }

  private static func part(
    of kind: Content, depth: Int, _ generator: inout Generator
  ) -> String {
    guard depth > 0 else {
      return kind == .flow || kind == .phrasing ? "[value]" : ""
    }
    func inside(_ name: String, _ kind: Content, isClosed: Bool = true) -> String {
      let text = content(kind, depth: depth - 1, &generator)
      return "<\(name)>\(text)" + (isClosed ? "</\(name)>" : "")
    }
    let choice = Int.random(in: 0..<6, using: &generator)
    switch kind {
    case .phrasing:
      return choice < 3
        ? "text[value]<br>" : inside(["b", "em", "span"][choice - 3], .phrasing)
    case .flow:
      switch choice {
      case 0: return inside("div", .flow)
      case 1: return inside("p", .phrasing)
      case 2: return inside("ul", .items)
      case 3: return inside("table", .rows)
      case 4: return "<div>" + inside("p", .phrasing, isClosed: false) + "</div>"
      default: return "[markdown]"
      }
    case .items: return inside("li", .flow, isClosed: choice > 1)
    case .rows: return inside("tr", .cells, isClosed: choice > 1)
    case .cells: return inside("td", .flow, isClosed: choice > 1)
    }
  }

  @Test(arguments: 0..<40)
  func `nothing is reported of pages that are right on every way`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7919 &+ 3)
    for _ in 0..<25 {
      let text = Self.content(.flow, depth: 5, &generator)
      let found = HTMLSource.diagnostics(of: HTMLSketch.parts(text))
      #expect(found.isEmpty, "\(found.map(\.message)) in \(text)")
    }
  }
}
