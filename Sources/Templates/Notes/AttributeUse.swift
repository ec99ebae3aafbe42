/// What a page's attribute leads to, names or says, as far as links are checked.
package enum AttributeUse: Sendable {
  /// An `id`.
  case anchor
  /// An address: of `href`, `src`, `poster`, `action` and their like.
  case address
  /// Several addresses with a size each: `srcset`.
  case candidates
  /// The type of a script.
  case type

  /// What an attribute of this name is for; nil where links do not depend on it.
  ///
  /// - Parameters:
  ///   - name: The name, in any letter case.
  ///   - isOfObject: Whether its element is `object`.
  package init?(_ name: Swift.Span<UInt8>, isOfObject: @autoclosure () -> Bool) {
    switch name.count {
    case 2 where name.isWord("id"): self = .anchor
    case 3 where name.isWord("src"): self = .address
    case 4:
      let isAddress = name.isWord("href") || name.isWord("cite") || name.isWord("ping")
      if isAddress || name.isWord("data") && isOfObject() {
        self = .address
      } else if name.isWord("type") {
        self = .type
      } else {
        return nil
      }
    case 6 where name.isWord("srcset"): self = .candidates
    case 6 where name.isWord("poster") || name.isWord("action"): self = .address
    case 10 where name.isWord("formaction") || name.isWord("xlink:href"): self = .address
    case 11 where name.isWord("imagesrcset"): self = .candidates
    default: return nil
    }
  }
}

/// An element in which no tags are read.
package enum RawElement: Sendable {
  case script
  case style

  /// Nil for all other elements.
  package init?(_ name: Swift.Span<UInt8>) {
    switch name.count {
    case 5 where name.isWord("style"): self = .style
    case 6 where name.isWord("script"): self = .script
    default: return nil
    }
  }

  /// What ends its text.
  package var end: StaticString {
    switch self {
    case .script: "</script"
    case .style: "</style"
    }
  }
}

extension Swift.Span<UInt8> {
  /// Whether it is a word in small ASCII letters, whatever its own case.
  package func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes in
      for index in 0..<bytes.count {
        let (own, other) = (self[index], unsafe bytes[index])
        let isLetter = own | 0x20 >= UInt8(ascii: "a") && own | 0x20 <= UInt8(ascii: "z")
        guard own == other || (isLetter && own | 0x20 == other) else { return false }
      }
      return true
    }
  }

  /// Whether a media type is one of JSON: `application/json`, `application/ld+json`.
  package var endsInJSON: Bool { count >= 4 && extracting((count - 4)...).isWord("json") }
}

extension UInt8 {
  /// Whether names of tags and attributes go on with it.
  @inlinable
  package var isInTagName: Bool {
    if self >= UInt8(ascii: "a") { return true }
    return self > 0x20 && self != UInt8(ascii: ">") && self != UInt8(ascii: "=")
      && self != UInt8(ascii: "/") && self != UInt8(ascii: "\"") && self != UInt8(ascii: "'")
  }
}
