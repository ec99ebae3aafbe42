/// The scheme of a URL as it is read, byte by byte.
struct SchemeReader: Hashable, Sendable {
  /// Its last eight bytes, in lower case.
  private var packed: UInt64 = 0
  private var count = 0

  /// Reads a byte before the colon.
  mutating func advance(over byte: UInt8) {
    packed = packed << 8 | UInt64(lowercased(byte))
    count = min(count + 1, 9)
  }

  /// What a URL of this scheme is.
  enum Kind: Hashable, Sendable {
    /// `http` or `https`.
    case hierarchical
    /// `mailto` or `tel`.
    case opaque
    /// Any other: it may run a script or leave the site.
    case forbidden
  }

  /// What a URL of the scheme read so far is.
  var kind: Kind {
    switch (count, packed) {
    case (4, SchemeReader.http), (5, SchemeReader.https): .hierarchical
    case (6, SchemeReader.mailto), (3, SchemeReader.tel): .opaque
    default: .forbidden
    }
  }

  /// Whether a value may have this scheme.
  var isAllowed: Bool { kind != .forbidden }

  private static let http: UInt64 = 0x6874_7470
  private static let https: UInt64 = 0x68_7474_7073
  private static let mailto: UInt64 = 0x6D61_696C_746F
  private static let tel: UInt64 = 0x74_656C
}
