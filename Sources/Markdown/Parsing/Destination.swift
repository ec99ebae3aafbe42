import Escaping

/// What the destination of a link or image is, judged as a browser would read it.
enum Destination: Hashable {
  /// A full address with an allowed scheme, which can be written as it is.
  case external
  /// A path or fragment, which is resolved when the page is known, or an absolute URL of the site.
  case local
  /// An entry, named by its collection and, after a colon, its slug or key.
  case entry
  /// Nothing is written.
  case empty
  /// A scheme that pages do not link to, in lower case.
  case blocked(scheme: String)
  /// `//host`, or what browsers take for it: backslashes count as slashes.
  case schemeless
  /// It contains a byte that browsers drop or that is not allowed in addresses.
  case control
  /// `http:` or `https:` without a host.
  case hostless
  /// `mailto:` without an address, or `tel:` without a number.
  case recipientless(scheme: String)

  /// The schemes that links may have.
  static var linkSchemes: [String] { ["http", "https", "mailto", "tel"] }
  /// The schemes that images may have.
  static var imageSchemes: [String] { ["http", "https"] }

  /// Whether it may be written to a page.
  var isAllowed: Bool { self == .external || self == .local || self == .entry }

  /// Judges a destination: entities and escapes are already decoded. `collections` are the names of
  /// the collections whose entries links may name.
  init(
    _ bytes: ArraySlice<UInt8>, isImage: Bool, collections: Set<String> = [], site: [UInt8] = []
  ) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      self = .control
      return
    }
    let trimmed = bytes.drop { $0 == .space }
    guard let scheme = Self.scheme(of: trimmed) else {
      self = Self.isSchemeless(trimmed) ? .schemeless : trimmed.isEmpty ? .empty : .local
      return
    }
    let rest = trimmed[(scheme.endIndex + 1)...]
    if Self.isOne(scheme, of: Self.webSchemes) {
      let isOfSite = SiteAddress.length(in: trimmed.span, of: site) != nil
      self = isOfSite ? .local : Self.hasHost(rest) ? .external : .hostless
    } else if !isImage, Self.isOne(scheme, of: Self.otherLinkSchemes) {
      let name = String(decoding: scheme, as: UTF8.self).lowercased()
      self = Self.hasRecipient(rest, name) ? .external : .recipientless(scheme: name)
    } else {
      let name = String(decoding: scheme, as: UTF8.self)
      let isCollection = !isImage && collections.contains(name)
      self = isCollection ? .entry : .blocked(scheme: name.lowercased())
    }
  }

  /// Judges the destination of a link as the other initializer does, but quickly for most.
  init(ofLink bytes: Span<UInt8>, collections: Set<String>, site: [UInt8]) {
    if SiteAddress.length(in: bytes, of: site) == nil, let usual = Self.usual(bytes) {
      self = usual
    } else {
      let copy = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
      self.init(copy[...], isImage: false, collections: collections, site: site)
    }
  }

  /// An address of the web, a path from the root, or one that begins with a full stop or a `#`; nil
  /// where it needs a closer look.
  static func usual(_ bytes: Span<UInt8>) -> Destination? {
    guard bytes.count > 1 else { return nil }
    for index in bytes.indices where bytes[index] <= 0x20 || bytes[index] == 0x7F { return nil }
    switch bytes[0] {
    case UInt8(ascii: "/"): return isSlash(bytes[1]) ? nil : .local
    case UInt8(ascii: "."), UInt8(ascii: "#"): return .local
    default:
      for start in ["https://", "http://"] as [StaticString] {
        let count = start.utf8CodeUnitCount
        guard bytes.count > count,
          (0..<count).allSatisfy({ unsafe bytes[$0] == start.utf8Start[$0] })
        else { continue }
        let isUsual =
          (bytes[count].isASCIILetter || bytes[count].isASCIIDigit)
          && WebHost.begins(bytes.extracting(count...))
        return isUsual ? .external : nil
      }
      return nil
    }
  }

  /// Whether an address, if it is one, is one of the web.
  static func isWeb(_ bytes: Span<UInt8>) -> Bool {
    bytes.count > 4
      && bytes[0] | 0x20 == UInt8(ascii: "h") && bytes[1] | 0x20 == UInt8(ascii: "t")
      && bytes[2] | 0x20 == UInt8(ascii: "t") && bytes[3] | 0x20 == UInt8(ascii: "p")
  }

  private static let webSchemes = ["http", "https"].map { Array($0.utf8) }
  private static let otherLinkSchemes = ["mailto", "tel"].map { Array($0.utf8) }

  private static func isOne(_ scheme: ArraySlice<UInt8>, of known: [[UInt8]]) -> Bool {
    known.contains { $0.count == scheme.count && scheme.elementsEqual($0) { $0 | 0x20 == $1 } }
  }

  /// The letters, digits, `+`, `-`, `.` and `_` before the first colon. No scheme has a `_`, but a
  /// collection may, and the output never depends on it.
  private static func scheme(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = bytes.first, first.isASCIILetter,
      let colon = bytes.firstIndex(where: { !isSchemeByte($0) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    return bytes[..<colon]
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static func isSchemeless(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "\\") || bytes.count >= 2 && bytes.prefix(2).allSatisfy(isSlash)
  }

  /// Whether what follows `mailto:` has an address, or only fields of a message to anybody (RFC
  /// 6068, section 2), and what follows `tel:` a digit (RFC 3966, section 3).
  private static func hasRecipient(_ rest: ArraySlice<UInt8>, _ scheme: String) -> Bool {
    guard scheme == "mailto" else { return rest.contains(where: \.isASCIIDigit) }
    let address = rest.prefix { $0 != UInt8(ascii: "?") }
    if address.isEmpty { return address.endIndex < rest.endIndex }
    return address.contains(UInt8(ascii: "@")) || address.contains(UInt8(ascii: "%"))
  }

  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    let behind = rest.dropFirst(2)
    guard rest.starts(with: "//".utf8), let first = behind.first else { return false }
    return !isSlash(first) && first != UInt8(ascii: "?") && first != UInt8(ascii: "#")
      && first != UInt8(ascii: ":") && WebHost.begins(behind.span)
  }
}

extension MarkdownDocument {
  /// What the destination of a link or image is.
  func destination(of node: MarkdownNode) -> Destination {
    Destination(
      bytes(of: node.text), isImage: node.kind == .image, collections: options.collections,
      site: options.siteAddress)
  }
}

/// What a destination is for.
enum DestinationRole: Sendable, Hashable {
  /// The target of a link.
  case link
  /// An image that is shown.
  case image
  /// A file that raw HTML loads: a film, a sound, a style sheet.
  case file

  /// The schemes that it may have.
  var schemes: [String] {
    self == .link ? Destination.linkSchemes : Destination.imageSchemes
  }
}
