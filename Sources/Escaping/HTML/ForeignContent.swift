/// Which of the elements that are open are SVG or MathML, where `style`, `script` and `title` are
/// read as ordinary elements and `<![CDATA[` has a meaning (HTML standard, section 13.2.6.5).
struct ForeignContent: Hashable, Sendable {
  /// The open `svg` and `math` elements and the elements in them that hold HTML again.
  private var open: [String] = []

  /// Whether the text read now is in SVG or MathML.
  var isForeign: Bool { open.last.map { ForeignContent.roots.contains($0) } ?? false }

  private static let roots: Set<String> = ["svg", "math"]
  private static let integrationPoints: Set<String> = [
    "foreignobject", "desc", "title", "annotation-xml", "mi", "mo", "mn", "ms", "mtext",
  ]
  private static let breakouts: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing",
    "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strong", "strike",
    "sub", "sup", "table", "tt", "u", "ul", "var",
  ]

  /// Takes a whole tag.
  mutating func advance(over tag: HTMLTag) {
    let name = tag.text
    if tag.isEnd {
      if let index = open.lastIndex(of: name) { open.removeSubrange(index...) }
      return
    }
    let wasForeign = isForeign
    if wasForeign, ForeignContent.breakouts.contains(name) {
      while isForeign { open.removeLast() }
    }
    let opens =
      ForeignContent.roots.contains(name)
      || wasForeign && ForeignContent.integrationPoints.contains(name)
    if opens, !tag.isSelfClosing, open.count < 64 { open.append(name) }
  }
}
