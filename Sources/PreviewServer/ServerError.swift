package import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a server could not be started.
package enum ServerError: Error, Hashable, Sendable {
  /// The text is not an address of this machine.
  case unknownHost(String)
  /// None of these ports is free.
  case portsTaken(ClosedRange<UInt16>)
  /// The system refused to listen there.
  case cannotListen(host: String, port: UInt16, FileError.Reason)
  /// The library failed for lack of memory or threads.
  case cannotStart
}

extension ServerError {
  /// Whether what is named as the host is no address of this machine, so that nothing but another
  /// command line helps.
  package var isOfHost: Bool {
    switch self {
    case .unknownHost, .cannotListen(_, _, .system(EADDRNOTAVAIL)): true
    case .portsTaken, .cannotListen, .cannotStart: false
    }
  }
}

extension ServerError: CustomStringConvertible {
  /// The error as a sentence for the user.
  package var description: String {
    switch self {
    case .unknownHost(let host):
      "'\(host)' is not an address to listen on; write one such as 127.0.0.1 or"
        + " localhost, or 'all' for every device on the network"
    case .portsTaken(let ports) where ports.count == 1:
      "the port \(ports.lowerBound) is in use; choose another with --port"
    case .portsTaken(let ports):
      "the ports \(ports.lowerBound) to \(ports.upperBound) are all in use;"
        + " choose another with --port"
    case .cannotListen(let host, _, .system(EADDRNOTAVAIL)):
      "this machine has no address \(host) to listen on; write one that it has, or 0.0.0.0 for all"
    case .cannotListen(let host, let port, let reason):
      "cannot listen on \(host), port \(port): \(reason)"
    case .cannotStart: "the server could not be started"
    }
  }
}
