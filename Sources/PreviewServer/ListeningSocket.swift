import FileSystem

#if canImport(Glibc)
  import Glibc
#endif

/// A socket that listens on an address of this machine; closed when it goes out of scope.
package struct ListeningSocket: ~Copyable {
  /// The number the system knows it by.
  let number: Int32
  /// The port, which the system has chosen where 0 was asked for.
  let port: UInt16

  deinit { _ = close(number) }

  /// Gives up the socket without closing it.
  consuming func released() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Listens where a server is asked to. Who connects waits until the server starts.
  package init(_ options: PreviewServer.Options) throws(ServerError) {
    try self.init(host: options.host, ports: options.ports)
  }

  /// Listens on the first free port of `ports`.
  init(host: String, ports: ClosedRange<UInt16>) throws(ServerError) {
    guard let address = IPAddress(host) else { throw .unknownHost(host) }
    for port in ports {
      let number = socket(address.family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      guard number >= 0 else {
        throw .cannotListen(host: host, port: port, FileError.Reason(errno: errno))
      }
      if address.listen(number, port) {
        self.number = number
        self.port = Self.port(of: number) ?? port
        return
      }
      let error = errno
      _ = close(number)
      guard error == EADDRINUSE else {
        throw .cannotListen(host: host, port: port, FileError.Reason(errno: error))
      }
    }
    throw .portsTaken(ports)
  }

  private static func port(of number: Int32) -> UInt16? {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe getsockname(number, address, &length)
      }
    }
    // The port is at the same place in the addresses of both families.
    return result == 0 ? UInt16(bigEndian: address.sin6_port) : nil
  }
}

/// The address of a machine.
struct IPAddress {
  private enum Number {
    case four(in_addr)
    case six(in6_addr)
  }

  private let number: Number

  /// Reads an address, or `localhost`.
  init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if unsafe inet_pton(AF_INET, text == "localhost" ? "127.0.0.1" : text, &four) == 1 {
      number = .four(four)
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      number = .six(six)
    } else {
      return nil
    }
  }

  var family: Int32 {
    switch number {
    case .four: AF_INET
    case .six: AF_INET6
    }
  }

  var isIPv6: Bool { family == AF_INET6 }

  /// Whether it stands for all addresses of this machine.
  var isUnspecified: Bool {
    switch number {
    case .four(let address): address.s_addr == 0
    case .six(let address):
      unsafe withUnsafeBytes(of: address) { bytes in unsafe bytes.allSatisfy { $0 == 0 } }
    }
  }

  /// Whether only programs on this machine can reach the address.
  var isLoopback: Bool {
    switch number {
    case .four(let address): UInt32(bigEndian: address.s_addr) >> 24 == 127
    case .six(let address):
      unsafe withUnsafeBytes(of: address) { bytes in
        unsafe bytes.last == 1 && bytes.dropLast().allSatisfy { $0 == 0 }
      }
    }
  }

  /// Binds a socket to a port of this address and listens.
  func listen(_ socket: Int32, _ port: UInt16) -> Bool {
    var yes: Int32 = 1
    _ = unsafe setsockopt(
      socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    switch number {
    case .four(let number):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr = number
      return bind(socket, &address) && Glibc.listen(socket, 128) == 0
    case .six(let number):
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = number
      return bind(socket, &address) && Glibc.listen(socket, 128) == 0
    }
  }

  private func bind<Address>(_ socket: Int32, _ address: inout Address) -> Bool {
    unsafe withUnsafePointer(to: &address) { pointer in
      let size = socklen_t(MemoryLayout<Address>.size)
      return unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe Glibc.bind(socket, pointer, size) == 0
      }
    }
  }
}
