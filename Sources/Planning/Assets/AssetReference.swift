package import HTMLRules

/// A place in an asset that refers to another file.
package struct AssetReference: Hashable, Sendable {
  /// What the reference is for.
  package enum Kind: Hashable, Sendable {
    /// Something a browser fetches from the address.
    case file
    /// A module: a specifier that does not begin with `/`, `./` or `../` is not an address.
    case module
    /// A source map, which only developer tools fetch.
    case sourceMap
  }

  package let kind: Kind
  /// What a style sheet loads from it; nil elsewhere.
  package var loading: SheetPolicy.Loading?
  /// The address, with the escapes of its language decoded.
  package let address: [UInt8]
  /// The bytes of the reference, without quotation marks.
  package let range: Range<Int>

  init(_ kind: Kind, _ address: [UInt8], at range: Range<Int>) {
    self.kind = kind
    self.address = address
    self.range = range
  }

  /// The reference of a comment that names a source map, such as `# sourceMappingURL=app.js.map`;
  /// nil for other comments.
  init?(comment: Range<Int>, in bytes: [UInt8]) {
    let text = bytes[comment]
    guard let first = text.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "@"),
      text.dropFirst().first.map({ $0 <= 0x20 }) == true
    else { return nil }
    let rest = text.dropFirst().drop { $0 <= 0x20 }
    let key = "sourceMappingURL="
    guard rest.starts(with: key.utf8) else { return nil }
    let address = rest.dropFirst(key.utf8.count).prefix { $0 > 0x20 }
    guard !address.isEmpty else { return nil }
    self.init(.sourceMap, Array(address), at: address.startIndex..<address.endIndex)
  }
}
