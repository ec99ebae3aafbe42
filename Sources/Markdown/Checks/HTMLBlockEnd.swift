/// What ends a block of raw HTML that may hold blank lines (CommonMark 4.6, kinds 1 to 5). Where
/// it is missing, the block takes all of the text up to the end of its container.
struct HTMLBlockEnd {
  /// What messages call the open construct.
  let opened: String
  /// What would close it; the first is reported.
  let closings: [String]

  /// The end of the block that begins with these bytes; nil for one that a blank line ends.
  init?(of html: ArraySlice<UInt8>) {
    let html = html.drop { $0 == .space }
    if html.starts(with: "<!--".utf8) {
      self.init(opened: "the comment", closings: ["-->"])
    } else if html.starts(with: "<![CDATA[".utf8) {
      self.init(opened: "the CDATA section", closings: ["]]>"])
    } else if html.starts(with: "<?".utf8) {
      self.init(opened: "the instruction", closings: ["?>"])
    } else if html.starts(with: "<!".utf8) {
      self.init(opened: "the declaration", closings: [">"])
    } else if let name = Self.rawElements.first(where: { Self.opens($0, html) }) {
      let others = Self.rawElements.filter { $0 != name }
      self.init(opened: "'<\(name)>'", closings: ([name] + others).map { "</\($0)>" })
    } else {
      return nil
    }
  }

  private init(opened: String, closings: [String]) {
    self.opened = opened
    self.closings = closings
  }

  private static let rawElements = ["pre", "script", "style", "textarea"]

  private static func opens(_ element: String, _ html: ArraySlice<UInt8>) -> Bool {
    let name = html.dropFirst().prefix(element.utf8.count)
    guard name.map(\.lowercasedASCII) == Array(element.utf8) else { return false }
    let next = html.dropFirst(1 + element.utf8.count).first
    return next.map { $0.isBlank || $0.isLineEnd || $0 == UInt8(ascii: ">") } ?? true
  }

  /// Whether a block has its end.
  func isReached(in html: ArraySlice<UInt8>) -> Bool {
    closings.contains { Self.holds($0, html) }
  }

  private static func holds(_ end: String, _ html: ArraySlice<UInt8>) -> Bool {
    let wanted = Array(end.utf8)
    guard html.count >= wanted.count else { return false }
    for start in html.startIndex...(html.endIndex - wanted.count)
    where html[start].lowercasedASCII == wanted[0].lowercasedASCII
      && zip(html[start...], wanted).allSatisfy({ $0.lowercasedASCII == $1.lowercasedASCII })
    {
      return true
    }
    return false
  }
}
