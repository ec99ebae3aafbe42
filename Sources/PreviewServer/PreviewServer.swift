import CMicroHTTPD
import FileSystem
import Synchronization

/// Shows a built site in the browsers of this machine.
///
/// It answers `GET` and `HEAD` with the files of one site and nothing else: nothing hidden, nothing
/// outside the site, no listing. It prints nothing itself. It is not for serving a site
/// in public.
package final class PreviewServer: Sendable {
  /// The address to open in a browser, such as `http://127.0.0.1:4000/`.
  package let address: String
  /// The addresses at which other machines reach it, and no others.
  package let openAddresses: [String]
  /// The port it listens on.
  package let port: UInt16
  /// Whether other machines can reach it.
  package let isOpen: Bool
  /// The running server of the library, as a number; nil when it is stopped.
  private let daemon: Mutex<UInt?>
  private let site: ServedSite
  private let live: LiveSite?

  /// The options of a server.
  package struct Options: Hashable, Sendable {
    /// The address to listen on: a number, or `localhost`.
    package var host = "127.0.0.1"
    /// The first port to try; 0 lets the system choose.
    package var port: UInt16 = 4000
    /// How many ports to try, one after the other.
    package var portCount: UInt16 = 100
    /// How many seconds a connection may be silent.
    package var idleSeconds: UInt32 = 10

    /// Makes the usual options.
    package init() {}

    /// The port that is tried first; nil where the system chooses.
    package var firstPort: UInt16? { port == 0 ? nil : port }

    /// The ports to try.
    var ports: ClosedRange<UInt16> {
      guard port > 0 && portCount > 1 else { return port...port }
      return port...UInt16(clamping: Int(port) + Int(portCount) - 1)
    }
  }

  /// Starts to serve the site in a folder, as `init(showing:options:live:)` does.
  package convenience init(
    serving path: String, options: Options = Options(), live: LiveSite? = nil
  ) throws(ServerError) {
    try self.init(showing: ShownSite(folder: path), options: options, live: live)
  }

  /// Starts to serve a site, listening where the options say.
  package convenience init(
    showing site: ShownSite, options: Options = Options(), live: LiveSite? = nil
  ) throws(ServerError) {
    let socket = try ListeningSocket(options)
    try self.init(showing: site, on: socket, options: options, live: live)
  }

  /// Starts to serve a site, on threads of its own.
  ///
  /// - Parameters:
  ///   - site: The site, which may be replaced by another while it is served.
  ///   - socket: Listens where the options say.
  ///   - options: Where to listen.
  ///   - live: Informs pages of changes; nil where they are served unchanged.
  /// - Throws: Where the server does not start.
  package init(
    showing site: ShownSite, on socket: consuming ListeningSocket, options: Options,
    live: LiveSite? = nil
  ) throws(ServerError) {
    let port = socket.port
    let named = IPAddress(options.host)
    isOpen = named?.isLoopback == false
    // A socket that listens on all addresses is reached at each of them.
    let isEverywhere = named?.isUnspecified == true
    let hosts =
      isEverywhere ? NetworkAddresses.all(withIPv6: named?.isIPv6 == true) : [options.host]
    let names = hosts.map { $0.contains(":") ? "[\($0)]" : $0 }
    openAddresses = isOpen ? names.map { "http://\($0):\(port)/" } : []
    let own = isEverywhere ? "127.0.0.1" : names.first ?? options.host
    self.port = port
    address = "http://\(own):\(port)/"
    self.live = live
    self.site = ServedSite(
      shown: site, hosts: HostRule(hosts: Set(names.map { $0.lowercased() }), port: port),
      live: live.map(LivePages.init))
    daemon = Mutex(nil)
    try start(socket, idleSeconds: options.idleSeconds)
  }

  deinit { stop() }

  private func start(
    _ socket: consuming ListeningSocket, idleSeconds: UInt32
  ) throws(ServerError) {
    let number = socket.released()
    let settings = preview_options(
      socket: number, threads: 2, connections: 512, idle_seconds: idleSeconds,
      connection_memory: 32 * 1024)
    // The server outlives the library's threads, because `stop` waits for them.
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let started = unsafe preview_start(settings, answerRequest, context)
    guard let started = unsafe started else {
      _ = close(number)
      throw .cannotStart
    }
    daemon.withLock { $0 = UInt(bitPattern: started) }
  }

  /// Stops, and waits until every started answer is sent.
  package func stop() {
    let running = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    guard let running, let pointer = unsafe OpaquePointer(bitPattern: running) else { return }
    // Streams do not end by themselves.
    live?.end()
    unsafe MHD_stop_daemon(pointer)
  }

  func answer(to request: Request) -> Answer { site.answer(to: request) }
}
