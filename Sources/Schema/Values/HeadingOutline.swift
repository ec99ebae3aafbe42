import Tables

/// How deep the headings of a text are nested, whatever their levels are.
///
/// A heading is one deeper than the last one before it that has a lower level, so that an outline
/// has no gaps: levels 1, 3, 2, 2, 4 are 1, 2, 2, 2, 3 deep.
package struct HeadingOutline: Sendable {
  /// The levels of the heading before, and of those that it is below, from the outermost.
  private var levels: [UInt8] = []

  package init() {}

  /// How deep the next heading is, from 1.
  package mutating func depth(ofNext level: UInt8) -> Int {
    while let last = levels.last, last >= level { levels.removeLast() }
    levels.append(level)
    return levels.count
  }

  /// The level, at most 6, of the next heading of a text that is below one of a page.
  mutating func level(ofNext level: UInt8, below outer: Int) -> UInt8 {
    UInt8(min(outer + depth(ofNext: level), 6))
  }
}

extension ValueStore {
  /// The HTML of a fragment as `html(of:)`, its headings nested below one of the page.
  ///
  /// The digits of the tags are all that changes: every offset in the HTML stays right. Headings in
  /// raw HTML are nested too.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - outer: The level of the heading above the text; nil for headings as they were written.
  /// - Returns: The HTML.
  package func html(of fragment: Fragment, below outer: Int?) -> ArraySlice<UInt8> {
    let html = html(of: fragment)
    guard let outer, mayHaveOtherLevels(fragment, below: outer) else { return html }
    var nested = Array(html)
    var outline = HeadingOutline()
    var level: UInt8?
    var place = 0
    // The shortest tag is `<h1>`.
    while place + 3 < nested.count {
      defer { place += 1 }
      guard nested[place] == UInt8(ascii: "<") else { continue }
      let isEnd = nested[place + 1] == UInt8(ascii: "/")
      let digit = place + (isEnd ? 3 : 2)
      guard digit + 1 < nested.count, nested[digit - 1] | 0x20 == UInt8(ascii: "h"),
        case 1...6 = nested[digit] &- UInt8(ascii: "0"), !nested[digit + 1].isNameByte
      else { continue }
      if !isEnd { level = outline.level(ofNext: nested[digit] - UInt8(ascii: "0"), below: outer) }
      if let level { nested[digit] = UInt8(ascii: "0") + level }
    }
    return nested[...]
  }

  /// Whether a fragment may have headings that are not nested below a heading of the page already.
  private func mayHaveOtherLevels(_ fragment: Fragment, below outer: Int) -> Bool {
    // An excerpt has no anchors for its headings, and raw HTML is not read.
    if fragment.isExcerpt || fragment.holdsRawHTML { return true }
    var outline = HeadingOutline()
    return parts.headings[fragment.headings].contains {
      outline.level(ofNext: $0.level, below: outer) != $0.level
    }
  }
}

extension UInt8 {
  /// Whether the name of a tag continues with it.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0C, 0x0D: false
    default: true
    }
  }
}
