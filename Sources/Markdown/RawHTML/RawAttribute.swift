import Escaping

/// An attribute of raw HTML with addresses or ids.
struct RawAttribute: Sendable {
  /// One of its addresses.
  struct Address: Sendable {
    /// Where it is in the buffer of the node's text.
    let place: Range<Int>
    /// The address, its character references decoded.
    let destination: MarkdownText
    /// What the address is.
    let kind: Destination
    /// Where it is written in the source.
    let source: Range<Int>
    /// Whether the source has its bytes as they are.
    let isVerbatim: Bool
  }

  /// What it means.
  let meaning: Meaning
  /// Where its value is in the buffer of the node's text, with the quotes around it.
  let place: Range<Int>
  /// Where its value is, without them.
  let value: Range<Int>
  /// Whether the tag of an image does not give its size.
  let lacksSize: Bool
  var addresses: [Address] = []

  /// Whether the writer has to fill in an address.
  var isLocal: Bool { addresses.contains { $0.kind == .local || $0.kind == .entry } }

  /// What an attribute means.
  enum Meaning: Sendable, Hashable {
    /// It names addresses, in a form.
    case address(DestinationRole, AddressForm)
    /// It declares an id, or refers to some.
    case ids
  }
}

extension RawAttribute.Meaning {
  /// What an attribute of a tag means; nil for attributes without addresses and ids.
  init?(_ attribute: RawTag.Attribute, of tag: RawTag, in bytes: ArraySlice<UInt8>) {
    switch (attribute.name, tag.name) {
    case ("id", _), ("for", _), ("list", "input"), ("headers", _), ("form", _),
      ("aria-labelledby", _), ("aria-describedby", _), ("aria-controls", _), ("aria-details", _),
      ("aria-owns", _), ("aria-flowto", _), ("aria-activedescendant", _), ("popovertarget", _):
      self = .ids
    case ("content", "meta"):
      guard let form = Self.contentForm(of: tag, in: bytes) else { return nil }
      self = .address(.link, form)
    default:
      let name = Array(attribute.name.utf8)
      guard let form = AddressForm(name.span, isOfObject: tag.name == "object") else {
        return nil
      }
      switch form {
      case .style, .styleSheet, .script, .importMap, .speculationRules: return nil
      case .single, .list, .candidates, .refresh, .metaContent:
        self = .address(Self.role(of: attribute.name, in: tag.name), form)
      }
    }
  }

  private static func role(of attribute: String, in tag: String) -> DestinationRole {
    switch (attribute, tag) {
    case ("src", "img"), ("src", "input"), ("poster", _), ("href", "image"), ("background", _),
      ("xlink:href", "image"), ("srcset", _), ("imagesrcset", _):
      .image
    case ("src", "iframe"), ("src", "frame"): .link
    case ("src", _), ("href", "link"), ("href", "use"), ("xlink:href", _), ("manifest", _): .file
    default: .link
    }
  }

  /// How the `content` of a `meta` names an address, by its other attributes.
  private static func contentForm(of tag: RawTag, in bytes: ArraySlice<UInt8>) -> AddressForm? {
    for attribute in tag.attributes {
      let (name, value) = (Array(attribute.name.utf8), Array(bytes[attribute.value]))
      if let form = AddressForm(ofMeta: name.span, saying: value.span) { return form }
    }
    return nil
  }
}
