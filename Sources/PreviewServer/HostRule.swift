/// Which `Host` a request may name: only an address that the server has announced.
///
/// A page on the web can make its own name point to this machine (DNS rebinding) and then read what
/// a local server answers; its requests carry that name.
struct HostRule: Hashable, Sendable {
  /// The addresses that the server names, as URLs write them.
  let hosts: Set<String>
  /// The port it listens on.
  let port: UInt16

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
    if name == "localhost" || name == "127.0.0.1" || name == "[::1]" || hosts.contains(name) {
      return true
    }
    if name.hasSuffix(".localhost") {
      return name.utf8.allSatisfy { Self.isPartOfName($0) }
    }
    return false
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
