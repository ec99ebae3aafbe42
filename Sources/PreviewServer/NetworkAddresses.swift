#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The addresses by which other machines reach this one.
enum NetworkAddresses {
  /// All of them in the order of the system, without those of this machine itself and those that
  /// are not unique without the name of an interface.
  static func all(withIPv6 includesIPv6: Bool) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [] }
    defer { unsafe freeifaddrs(first) }
    var found: [String] = []
    var next = unsafe first
    while let interface = unsafe next {
      let name = unsafe text(of: interface.pointee.ifa_addr, includesIPv6: includesIPv6)
      if let name, !found.contains(name) { found.append(name) }
      unsafe next = interface.pointee.ifa_next
    }
    return found
  }

  private static func text(
    of address: UnsafeMutablePointer<sockaddr>?, includesIPv6: Bool
  ) -> String? {
    guard let address = unsafe address else { return nil }
    let family = Int32(unsafe address.pointee.sa_family)
    guard family == AF_INET || (family == AF_INET6 && includesIPv6) else { return nil }
    let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    var name = [CChar](repeating: 0, count: 256)
    guard
      unsafe getnameinfo(
        address, socklen_t(size), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    let text = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Link-local addresses contain the name of the interface after a `%`.
    guard !text.contains("%"), IPAddress(text)?.isLoopback == false else { return nil }
    return text
  }
}
