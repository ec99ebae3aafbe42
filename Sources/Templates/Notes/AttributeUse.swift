package import Escaping

/// The meaning of an attribute, as far as links are checked.
package enum AttributeUse: Hashable, Sendable {
  /// An `id`.
  case anchor
  /// Addresses, in a form.
  case addresses(AddressForm)
  /// The type of a script.
  case type
  /// What the `content` of a `meta` means.
  case metaName
  /// The `content` of a `meta`: an address where another attribute says so.
  case metaContent

  /// The meaning of an attribute with this name; nil where links do not depend on it.
  ///
  /// - Parameters:
  ///   - name: The name, in any letter case.
  ///   - tag: The name of its element.
  package init?(_ name: Swift.Span<UInt8>, of tag: TagKind) {
    if tag == .meta, name.isWord("content") {
      self = .metaContent
    } else if tag == .meta, AddressForm.decidesMeta(name) {
      self = .metaName
    } else if name.isWord("id") {
      self = .anchor
    } else if name.isWord("type") {
      self = .type
    } else if let form = AddressForm(name, isOfObject: tag == .object) {
      self = .addresses(form)
    } else {
      return nil
    }
  }
}

/// The elements whose attributes have a special meaning, as far as links are checked.
package enum TagKind: Hashable, Sendable {
  case object
  case meta
  /// A `template`, whose content is no part of the page.
  case template
  case other

  /// The kind of an element.
  package init(_ name: Swift.Span<UInt8>) {
    switch name.count {
    case 4 where name.isWord("meta"): self = .meta
    case 6 where name.isWord("object"): self = .object
    case 8 where name.isWord("template"): self = .template
    default: self = .other
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

  /// The end of its text.
  package var end: StaticString {
    switch self {
    case .script: "</script"
    case .style: "</style"
    }
  }
}

extension UInt8 {
  /// Whether it can be part of names of tags and attributes.
  @inlinable
  package var isInTagName: Bool {
    if self >= UInt8(ascii: "a") { return true }
    return self > 0x20 && self != UInt8(ascii: ">") && self != UInt8(ascii: "=")
      && self != UInt8(ascii: "/") && self != UInt8(ascii: "\"") && self != UInt8(ascii: "'")
  }
}
