/// How an attribute, or the text of an element, names the addresses that a page points to.
package enum AddressForm: UInt8, Sendable, BitwiseCopyable {
  /// One address: `href`, `src`, `poster`.
  case single
  /// Several with white space between them: `ping`.
  case list
  /// Several with a size each: `srcset`.
  case candidates
  /// One after a number of seconds: the `content` of a `meta` that refreshes.
  case refresh
  /// Those of `url(…)` in the declarations of an attribute.
  case style
  /// Those of a style sheet in an element.
  case styleSheet
  /// One that must not be empty: the `content` of a `meta`.
  case metaContent
  /// Those of a script in an element.
  case script
  /// Those of an import map.
  case importMap
  /// Those of speculation rules.
  case speculationRules

  /// Whether it is about the text of an element.
  package var isOfText: Bool {
    switch self {
    case .styleSheet, .script, .importMap, .speculationRules: true
    case .single, .list, .candidates, .refresh, .style, .metaContent: false
    }
  }

  /// Whether it is one address and nothing else.
  package var isSingle: Bool { self == .single || self == .metaContent }

  /// The addresses that the text of a `script` names, by its `type`; nil for data.
  package init?(scriptType type: Swift.Span<UInt8>) {
    if type.isWord("importmap") {
      self = .importMap
    } else if type.isWord("speculationrules") {
      self = .speculationRules
    } else if type.isEmpty || type.isWord("module") || type.isWord("text/javascript")
      || type.isWord("application/javascript")
    {
      self = .script
    } else {
      return nil
    }
  }
}

extension AddressForm {
  /// How an attribute names addresses, by the attributes of the HTML standard (its index lists
  /// them) and of SVG that a browser follows or fetches; nil for all others.
  ///
  /// The `content` of a `meta` depends on its other attributes: `init(ofMeta:saying:)`. Attributes
  /// that only name something, such as `itemid` and `itemtype`, are not links.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute, in any letter case.
  ///   - isOfObject: Whether its element is `object`.
  package init?(_ name: Swift.Span<UInt8>, isOfObject: @autoclosure () -> Bool) {
    switch name.count {
    case 3 where name.isWord("src"): self = .single
    case 4:
      if name.isWord("ping") {
        self = .list
      } else if name.isWord("href") || name.isWord("cite")
        || name.isWord("data") && isOfObject()
      {
        self = .single
      } else if name.isWord("fill") || name.isWord("mask") {
        self = .style
      } else {
        return nil
      }
    case 5 where name.isWord("style"): self = .style
    case 6:
      if name.isWord("poster") || name.isWord("action") {
        self = .single
      } else if name.isWord("srcset") {
        self = .candidates
      } else if name.isWord("stroke") || name.isWord("filter") || name.isWord("cursor") {
        self = .style
      } else {
        return nil
      }
    case 8 where name.isWord("manifest") || name.isWord("longdesc"): self = .single
    case 9 where name.isWord("clip-path"): self = .style
    case 10 where name.isWord("formaction") || name.isWord("xlink:href"): self = .single
    case 10 where name.isWord("background"): self = .single
    case 10 where name.isWord("marker-mid") || name.isWord("marker-end"): self = .style
    case 11 where name.isWord("imagesrcset"): self = .candidates
    case 12 where name.isWord("marker-start"): self = .style
    default: return nil
    }
  }

  /// How the `content` of a `meta` names an address by another of its attributes: `http-equiv` that
  /// refreshes, or a `name`, `property` or `itemprop` whose content is an address.
  package init?(ofMeta name: Swift.Span<UInt8>, saying value: Swift.Span<UInt8>) {
    let word = value.extracting(value.trimmedIndices)
    if name.isWord("http-equiv") {
      guard word.isWord("refresh") else { return nil }
      self = .refresh
    } else {
      guard Self.namesMeta(name) else { return nil }
      let bytes = word.indices.map { lowercased(word[$0]) }
      guard AttributeRole.metaURLNames.contains(String(decoding: bytes, as: UTF8.self)) else {
        return nil
      }
      self = .metaContent
    }
  }

  /// Whether an attribute of a `meta` says what its `content` is.
  package static func decidesMeta(_ name: Swift.Span<UInt8>) -> Bool {
    name.isWord("http-equiv") || namesMeta(name)
  }

  private static func namesMeta(_ name: Swift.Span<UInt8>) -> Bool {
    name.isWord("name") || name.isWord("property") || name.isWord("itemprop")
  }
}

extension AddressForm {
  /// Where the addresses are in a value, in their order; none for a style or a script, which takes a
  /// reader of its language.
  package func places(in value: Range<Int>, of bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    switch self {
    case .single, .metaContent: [Self.trimmed(bytes[value])]
    case .list:
      bytes[value].split(whereSeparator: isWhitespace).map { $0.startIndex..<$0.endIndex }
    case .candidates: Self.candidates(in: bytes[value])
    case .refresh: Self.refreshed(in: bytes[value]).map { [$0] } ?? []
    case .style, .styleSheet, .script, .importMap, .speculationRules: []
    }
  }

  private static func trimmed(_ value: ArraySlice<UInt8>) -> Range<Int> {
    let text = value.drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
    return text.startIndex..<end
  }

  /// The addresses of a `srcset` (HTML standard, section 4.8.4.2.1).
  private static func candidates(in value: ArraySlice<UInt8>) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    var found: [Range<Int>] = []
    var rest = value.drop { $0 <= 0x20 || $0 == comma }
    while !rest.isEmpty {
      var address = rest.prefix { $0 > 0x20 }
      let endsInComma = address.last == comma
      while address.last == comma { address.removeLast() }
      found.append(address.startIndex..<address.endIndex)
      rest = rest[address.endIndex...]
      if !endsInComma { rest = rest.drop { $0 != comma } }
      rest = rest.drop { $0 <= 0x20 || $0 == comma }
    }
    return found
  }

  /// The address of a refresh (HTML standard, section 4.2.5.3, "shared declarative refresh
  /// steps"); nil where the page itself is loaded again.
  private static func refreshed(in value: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = value.drop(while: isWhitespace)
    rest = rest.drop { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard rest.startIndex > value.startIndex else { return nil }
    rest = rest.drop(while: isWhitespace)
    if let first = rest.first, first == UInt8(ascii: ";") || first == UInt8(ascii: ",") {
      rest = rest.dropFirst()
    }
    rest = rest.drop(while: isWhitespace)
    if rest.prefix(3).map(lowercased).elementsEqual("url".utf8) {
      let sign = rest.dropFirst(3).drop(while: isWhitespace)
      if sign.first == UInt8(ascii: "=") { rest = sign.dropFirst().drop(while: isWhitespace) }
    }
    if let quote = rest.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      rest = rest.dropFirst().prefix { $0 != quote }
    }
    let place = trimmed(rest)
    return place.isEmpty ? nil : place
  }
}
