/// An attribute of raw HTML that leads somewhere, or gives or uses ids.
struct RawAttribute: Sendable {
  /// One of its addresses.
  struct Address: Sendable {
    /// Where it stands in the buffer of the node's text.
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
  /// Where its value stands in the buffer of the node's text, with the quotes around it.
  let place: Range<Int>
  /// Where its value stands, without them.
  let value: Range<Int>
  /// Whether the tag of an image does not say how large it is.
  let lacksSize: Bool
  var addresses: [Address] = []

  /// Whether the writer has to fill in an address.
  var isLocal: Bool { addresses.contains { $0.kind == .local || $0.kind == .entry } }

  /// What an attribute means.
  enum Meaning: Sendable, Hashable {
    /// It leads to an address, or several in a `srcset`.
    case address(DestinationRole, isSet: Bool)
    /// It gives an id, or names some.
    case ids
  }
}

extension RawAttribute.Meaning {
  /// What an attribute of an element means; nil for all that neither lead anywhere nor name ids.
  init?(_ attribute: String, of element: String) {
    switch (attribute, element) {
    case ("src", "img"), ("src", "input"), ("poster", _), ("href", "image"),
      ("xlink:href", "image"):
      self = .address(.image, isSet: false)
    case ("srcset", _), ("imagesrcset", _): self = .address(.image, isSet: true)
    case ("src", "iframe"), ("src", "frame"), ("data", "object"):
      self = .address(.link, isSet: false)
    case ("src", _), ("href", "link"), ("href", "use"), ("xlink:href", _):
      self = .address(.file, isSet: false)
    case ("href", _), ("action", _), ("formaction", _), ("cite", _), ("ping", _):
      self = .address(.link, isSet: false)
    case ("id", _), ("for", _), ("list", "input"), ("headers", _), ("form", _),
      ("aria-labelledby", _), ("aria-describedby", _), ("aria-controls", _), ("aria-details", _),
      ("aria-owns", _), ("aria-flowto", _), ("aria-activedescendant", _), ("popovertarget", _):
      self = .ids
    default: return nil
    }
  }
}
