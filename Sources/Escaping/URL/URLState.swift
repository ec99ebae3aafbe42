/// How much of an address the static text has written: what a hole there may add.
struct URLState: Hashable, Sendable {
  /// The parts of a URL that take different values.
  enum Part: Hashable, Sendable {
    /// Nothing but white space so far: a hole holds the whole URL.
    case start
    /// Static text that may become a scheme.
    case prefix(SchemeReader)
    /// A hole came before the first `/`, `?`, `#`: the scheme may be in it.
    case afterHole
    /// Exactly `/`.
    case root
    case path
    /// After `mailto:` or `tel:`.
    case opaque
    case query
    case fragment
    /// After a scheme that allows no values, such as `javascript:`.
    case forbidden
    /// Branches ended in different parts.
    case unclear
  }

  private(set) var part = Part.start

  /// Whether nothing was read yet.
  var isEmpty: Bool { part == .start }

  /// Reads a byte of static text; true when it is a colon that makes a value before it a scheme.
  mutating func advance(over byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D: return false
    case UInt8(ascii: "#"): if part != .forbidden { part = .fragment }
    case UInt8(ascii: "?"): if part != .fragment, part != .forbidden { part = .query }
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): advanceOverSlash()
    case UInt8(ascii: ":"): return advanceOverColon()
    default: advanceOverOther(byte)
    }
    return false
  }

  private mutating func advanceOverSlash() {
    switch part {
    case .start: part = .root
    case .prefix, .afterHole, .root, .unclear: part = .path
    case .path, .opaque, .query, .fragment, .forbidden: break
    }
  }

  private mutating func advanceOverColon() -> Bool {
    switch part {
    case .start: part = .forbidden
    case .prefix(let scheme):
      switch scheme.kind {
      case .hierarchical: part = .path
      case .opaque: part = .opaque
      case .forbidden: part = .forbidden
      }
    case .afterHole, .unclear:
      part = .forbidden
      return true
    case .root: part = .path
    case .path, .opaque, .query, .fragment, .forbidden: break
    }
    return false
  }

  private mutating func advanceOverOther(_ byte: UInt8) {
    switch part {
    case .start:
      guard byte > 0x20 else { return }
      var scheme = SchemeReader()
      scheme.advance(over: byte)
      part = .prefix(scheme)
    case .prefix(var scheme):
      scheme.advance(over: byte)
      part = .prefix(scheme)
    case .root: part = .path
    case .afterHole, .path, .opaque, .query, .fragment, .forbidden, .unclear: break
    }
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    switch part {
    case .start, .prefix: part = .afterHole
    case .root: part = .path
    case .afterHole, .path, .opaque, .query, .fragment, .forbidden, .unclear: break
    }
  }

  /// The escaper of a hole in an attribute called `name`, or why there is none.
  func escaper(forHoleOf kind: HoleKind, in name: String) -> Result<Escaper, Refusal> {
    switch part {
    case .start: return .success(kind == .address ? .html : .url)
    case .prefix: return .success(.urlAfterPrefix)
    case .root, .path:
      if kind == .address {
        return .failure(
          Refusal(
            "after other text in the address of \(name), being an address itself",
            help: "begin the attribute with it: it is relative to the page already; "
              + "'{{ … | absolute }}' alone is the absolute URL"))
      }
      return .success(part == .root ? .urlRootSegment : .urlSegment)
    case .opaque: return .success(.urlOpaque)
    case .query, .fragment: return .success(.urlPart)
    case .afterHole where kind == .address:
      return .failure(
        Refusal(
          "directly after another value in the address of \(name), being an address itself",
          help: "write it alone: it is relative to the page already; '{{ … | absolute }}' is the "
            + "absolute URL"))
    case .afterHole:
      return .failure(
        Refusal(
          "directly after another value in the address of \(name)",
          help: "put a '/', '?' or '#' between the two, or make one value of them with '~'"))
    case .forbidden:
      return .failure(
        Refusal(
          "in \(name), after a scheme that is not 'http', 'https', 'mailto' or 'tel'",
          help: "write an address of one of these schemes, or a relative one"))
    case .unclear:
      return .failure(
        Refusal(
          "in the address of \(name), where branches before it end in different parts of it",
          help: "write the whole address in each branch"))
    }
  }

  /// The state after two branches that end in these two.
  func joined(with other: URLState) -> URLState {
    if self == other { return self }
    var result = self
    switch (part, other.part) {
    case (.start, .afterHole), (.afterHole, .start): result.part = .afterHole
    case (.root, .path), (.path, .root): result.part = .root
    case (.query, .fragment), (.fragment, .query), (.path, .query), (.query, .path):
      result.part = .query
    case (.path, .fragment), (.fragment, .path): result.part = .query
    case (.forbidden, _), (_, .forbidden): result.part = .forbidden
    default: result.part = .unclear
    }
    return result
  }

  /// What the part is called.
  var name: String {
    switch part {
    case .start: "at the start of the address"
    case .prefix, .afterHole: "before the first '/', '?' or '#' of the address"
    case .root, .path: "in the path of the address"
    case .opaque: "after the scheme of the address"
    case .query: "in the query of the address"
    case .fragment: "in the fragment of the address"
    case .forbidden: "after a forbidden scheme of the address"
    case .unclear: "in an unclear part of the address"
    }
  }
}

/// How much of the image candidates of a `srcset` is written.
struct SrcsetState: Hashable, Sendable {
  /// The URL of the candidate; nil after it, in its width or density.
  private(set) var url: URLState? = URLState()
  private var isAfterComma = false

  /// Reads a byte of static text; true when it makes a value before it a scheme.
  mutating func advance(over byte: UInt8) -> Bool {
    guard var current = url else {
      if byte == UInt8(ascii: ",") { url = URLState() }
      return false
    }
    defer { isAfterComma = byte == UInt8(ascii: ",") }
    if isWhitespace(byte) {
      if !current.isEmpty { url = isAfterComma ? URLState() : nil }
      return false
    }
    if byte == UInt8(ascii: ","), current.isEmpty { return false }
    let isFault = current.advance(over: byte)
    url = current
    return isFault
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    url?.advanceOverHole()
    isAfterComma = false
  }

  /// The escaper of a hole in an attribute called `name`, or why there is none.
  func escaper(forHoleOf kind: HoleKind, in name: String) -> Result<Escaper, Refusal> {
    guard let url else {
      if kind == .number { return .success(.verbatim) }
      return .failure(
        Refusal(
          "in the width or density of an image candidate of \(name), unless it is a number",
          help: "print a number there, followed by 'w' or 'x'"))
    }
    return url.escaper(forHoleOf: kind, in: name).map { escaper in
      switch escaper {
      case .html: .srcsetAddress
      case .url: .srcsetURL
      case .verbatim, .xml, .xmlAttribute, .urlAfterPrefix, .urlSegment, .urlRootSegment, .urlPart,
        .urlOpaque,
        .srcsetURL, .srcsetAddress, .styleValue, .styleString, .styleURL, .styleURLPart, .csv,
        .json,
        .scriptJSON, .htmlJSON, .xmlJSON, .jsonContent, .scriptJSONContent,
        .scriptAddress:
        escaper
      }
    }
  }

  /// The state after two branches that end in these two.
  ///
  /// After a width and at the start of a candidate a URL is safe in either case: its commas are
  /// encoded, so that it cannot begin a candidate of its own.
  func joined(with other: SrcsetState) -> SrcsetState {
    var result = self
    switch (url, other.url) {
    case (let left?, let right?): result.url = left.joined(with: right)
    case (nil, let either?), (let either?, nil): result.url = either
    case (nil, nil): break
    }
    result.isAfterComma = isAfterComma && other.isAfterComma
    return result
  }
}
