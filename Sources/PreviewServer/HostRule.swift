/// Which `Host` a request may name: only an address at which the server was meant to be reached.
///
/// A page on the web can make its own name point to this machine (DNS rebinding) and then read
/// what a local server answers; its requests carry that name.
struct HostRule: Hashable, Sendable {
  /// The address the server listens on.
  let host: String
  /// The port it listens on.
  let port: UInt16
  /// Whether other machines are meant to reach it.
  let isOpen: Bool

  /// Whether a request may name this host.
  func allows(_ value: String) -> Bool {
    var name = value.lowercased()
    let ending = ":\(port)"
    if name.hasSuffix(ending) {
      name.removeLast(ending.utf8.count)
    } else if port != 80 {
      return false
    }
    // A name may end in the dot of the root (RFC 1034, section 3.1).
    if name == "localhost." { return true }
    if name == "localhost" || name == "127.0.0.1" || name == "[::1]" || name == host {
      return true
    }
    if name.hasSuffix(".localhost") {
      return name.utf8.allSatisfy { Self.isPartOfName($0) }
    }
    // A number cannot be made to point elsewhere, so an open server may be asked by number.
    return isOpen && IPAddress(name.trimmingBrackets) != nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension String {
  /// The text without the brackets in which an IPv6 address stands in a URL.
  fileprivate var trimmingBrackets: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}
