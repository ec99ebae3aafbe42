/// The anchors of a page: each heading gets a unique one, made from its text.
///
/// The text is put in lower case, its spaces become hyphens, and all other characters except
/// letters, digits, marks, hyphens and underscores of any script are removed: the rule of GitHub,
/// so that links in texts written for it still work. A second heading with the same text gets `-1`
/// at its end, the third `-2`. An anchor that could be confused with a name that scripts look up,
/// such as `constructor` or `body`, gets the prefix `section-`.
package struct AnchorSet: Sendable {
  private var used: Set<AnchorName> = []
  private var repeats: [AnchorName: Int] = [:]
  /// The headings of one document that have their anchors before they are written.
  private var reserved: ReservedAnchors?

  /// Makes a set in which the given anchors are already used.
  package init(taken: [String] = []) {
    used = Set(taken.map { AnchorName(bytes: Array($0.utf8)) })
  }

  /// The anchor of the next heading with this text.
  package mutating func anchor(for text: ArraySlice<UInt8>) -> [UInt8] {
    unique(Self.base(of: text))
  }

  /// The anchor that a heading with this text has where no other one has the same.
  static func base(of text: ArraySlice<UInt8>) -> [UInt8] {
    let base = slug(of: text)
    if base.allSatisfy({ $0 == UInt8(ascii: "-") }) { return Array("section".utf8) }
    // None of the names has a hyphen, and most anchors of several words have one.
    let isName =
      base.count <= longestName && !base.contains(UInt8(ascii: "-"))
      && names.contains(AnchorName(bytes: base))
    return isName ? Array("section-".utf8) + base : base
  }

  /// The anchor of the next heading that would have `base` where no other one has the same.
  package mutating func anchor(withBase base: [UInt8]) -> [UInt8] { unique(base) }

  /// Whether a heading or footnote has this anchor.
  package func contains(_ anchor: [UInt8]) -> Bool { used.contains(AnchorName(bytes: anchor)) }

  /// Whether headings have their anchors before they are written.
  package var holdsReserved: Bool { reserved != nil }

  /// Whether headings of a document have their anchors before they are written.
  package func holdsReserved(of document: MarkdownDocument) -> Bool {
    reserved?.isOf(document) == true
  }

  /// Gives headings of a document their anchors before they are written, in this order.
  package mutating func reserve(_ headings: [MarkdownNode.Index], of document: MarkdownDocument) {
    var anchors: [MarkdownNode.Index: [UInt8]] = [:]
    for heading in headings {
      anchors[heading] = anchor(for: Self.text(of: heading, in: document)[...])
    }
    reserved = ReservedAnchors(anchors, of: document)
  }

  /// The anchor of the next heading to be written, with `base` for its text.
  mutating func anchor(
    of heading: MarkdownNode.Index, in document: MarkdownDocument, base: [UInt8]
  ) -> [UInt8] {
    if let reserved, reserved.isOf(document), let anchor = reserved[heading] { return anchor }
    return unique(base)
  }

  /// The anchor `base`, followed by the first free number if it is used.
  mutating func unique(_ base: [UInt8]) -> [UInt8] {
    if used.isEmpty { used.reserveCapacity(6) }
    if used.insert(AnchorName(bytes: base)).inserted { return base }
    var anchor = base
    var number = repeats[AnchorName(bytes: base), default: 0]
    repeat {
      number += 1
      anchor = base + Array("-\(number)".utf8)
    } while !used.insert(AnchorName(bytes: anchor)).inserted
    repeats[AnchorName(bytes: base)] = number
    return anchor
  }

  /// Longer texts are cut: an anchor is in addresses.
  private static var longest: Int { 200 }

  private static func slug(of text: ArraySlice<UInt8>) -> [UInt8] {
    var slug: [UInt8] = []
    slug.reserveCapacity(min(text.count, longest + 4))
    guard text.count > longest || !appendASCII(text, to: &slug) else { return slug }
    slug.removeAll(keepingCapacity: true)
    for scalar in String(decoding: text.prefix(2 * longest), as: UTF8.self).unicodeScalars {
      guard slug.count < longest else { break }
      if scalar == " " || scalar == "\n" || scalar == "-" {
        slug.append(UInt8(ascii: "-"))
      } else if scalar.isASCII {
        let byte = UInt8(scalar.value)
        guard byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") else {
          continue
        }
        slug.append(byte.lowercasedASCII)
      } else if isKept(scalar), !slug.isEmpty || !scalar.properties.isGraphemeExtend {
        slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return slug
  }

  /// Appends the slug of a text that is ASCII; false, with part of it appended, where it is not.
  private static func appendASCII(_ text: ArraySlice<UInt8>, to slug: inout [UInt8]) -> Bool {
    for byte in text {
      guard byte < 0x80 else { return false }
      if byte == .space || byte == .lineFeed || byte == UInt8(ascii: "-") {
        slug.append(UInt8(ascii: "-"))
      } else if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
        slug.append(byte.lowercasedASCII)
      }
    }
    return true
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\u{FFFD}", !scalar.properties.isVariationSelector else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// Names that scripts look up in `window`, `document` or any object, in lower case: an element
  /// with such an `id` would be found instead. Names with a capital, such as `JSON`, are harmless:
  /// anchors have none; so is `top`, which no element can replace, and `#top` leads to a heading that
  /// is called so.
  private static let names: Set<AnchorName> = Set(
    """
    __proto__ constructor hasownproperty isprototypeof propertyisenumerable tostring valueof \
    tolocalestring __definegetter__ __definesetter__ __lookupgetter__ __lookupsetter__ prototype \
    body head html title forms images links scripts anchors embeds plugins cookie domain referrer \
    url documenturi documentelement doctype defaultview currentscript activeelement \
    location history navigator screen window document self parent frames opener name status \
    length event origin performance console caches crypto localstorage sessionstorage indexeddb \
    customelements external chrome closed alert confirm prompt print open close stop focus blur \
    fetch find scroll scrollto settimeout setinterval queuemicrotask requestanimationframe \
    postmessage getselection matchmedia children attributes childnodes firstchild lastchild \
    parentnode nextsibling innerhtml outerhtml textcontent classname classlist dataset id action \
    method submit reset elements undefined null
    """.split(separator: " ").map { AnchorName(bytes: Array($0.utf8)) })

  private static let longestName = names.reduce(0) { max($0, $1.bytes.count) }
}

/// An anchor as it is looked up: its bytes are hashed all at once.
private struct AnchorName: Hashable {
  let bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
