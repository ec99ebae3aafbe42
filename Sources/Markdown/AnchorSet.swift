/// The anchors of a page: each heading gets one of its own, made from its text.
///
/// The text is put in small letters, its spaces become hyphens, and of the rest letters, digits,
/// marks, hyphens and underscores of any script stay. A second heading with the same text gets
/// `-1` at its end, the third `-2`. An anchor that could be taken for a name of the page's own,
/// such as `constructor` or `body`, has `section-` before it.
package struct AnchorSet: Sendable {
  private var used: Set<[UInt8]> = []
  private var repeats: [[UInt8]: Int] = [:]

  /// Makes a set in which the given anchors are taken already.
  package init(taken: [String] = []) {
    used = Set(taken.map { Array($0.utf8) })
  }

  /// The anchor of the next heading with this text.
  package mutating func anchor(for text: [UInt8]) -> [UInt8] {
    var base = Self.slug(of: text)
    if base.isEmpty {
      base = Array("section".utf8)
    } else if !base.contains(UInt8(ascii: "-")), Self.names.contains(base) {
      base = Array("section-".utf8) + base
    }
    return unique(base)
  }

  /// The anchor `base`, or with the first number behind it that is free.
  mutating func unique(_ base: [UInt8]) -> [UInt8] {
    if used.insert(base).inserted { return base }
    var anchor = base
    var number = repeats[base, default: 0]
    repeat {
      number += 1
      anchor = base + Array("-\(number)".utf8)
    } while !used.insert(anchor).inserted
    repeats[base] = number
    return anchor
  }

  /// Longer texts are cut: an anchor stands in addresses.
  private static var longest: Int { 200 }

  private static func slug(of text: [UInt8]) -> [UInt8] {
    var slug: [UInt8] = []
    for scalar in String(decoding: text.prefix(2 * longest), as: UTF8.self).unicodeScalars {
      guard slug.count < longest else { break }
      if scalar == " " || scalar == "\n" || scalar == "-" {
        slug.append(UInt8(ascii: "-"))
      } else if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        guard byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") else {
          continue
        }
        slug.append(byte.lowercasedASCII)
      } else if isKept(scalar), !slug.isEmpty || !scalar.properties.isGraphemeExtend {
        slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return Array(slug.drop { $0 == UInt8(ascii: "-") })
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

  /// Names that scripts look up in `window`, `document` or any object, in small letters: an
  /// element with such an `id` would be found in place of what they mean.
  private static let names = Set(
    """
    __proto__ constructor hasownproperty isprototypeof propertyisenumerable tostring valueof \
    tolocalestring __definegetter__ __definesetter__ __lookupgetter__ __lookupsetter__ prototype \
    body head html title forms images links scripts anchors embeds plugins cookie domain referrer \
    url documenturi documentelement doctype defaultview currentscript activeelement \
    location history navigator screen window document self top parent frames opener name status \
    length event origin performance console caches crypto localstorage sessionstorage indexeddb \
    customelements external chrome closed alert confirm prompt print open close stop focus blur \
    fetch find scroll scrollto settimeout setinterval queuemicrotask requestanimationframe \
    postmessage getselection matchmedia children attributes childnodes firstchild lastchild \
    parentnode nextsibling innerhtml outerhtml textcontent classname classlist dataset id action \
    method submit reset elements object array string number boolean symbol function promise map \
    set date math json reflect proxy intl error undefined null nan infinity
    """.split(separator: " ").map { Array($0.utf8) })
}
