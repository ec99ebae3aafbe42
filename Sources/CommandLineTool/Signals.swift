import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when a person or the system asks the program to end.
enum Signals {
  /// A watch for the signals, until it is ended.
  struct Watch {
    fileprivate let sources: [any DispatchSourceSignal]

    func end() {
      for source in sources { source.cancel() }
    }
  }

  /// Calls `body` with the exit code to end with, on a thread of its own, when the program is
  /// interrupted or terminated. What it returns keeps the watch alive.
  static func onInterruption(
    _ body: @escaping @Sendable (ExitCode) -> Void
  ) -> Watch {
    let codes = [(SIGINT, ExitCode.interrupted), (SIGTERM, ExitCode.terminated)]
    let sources = codes.map { number, code -> any DispatchSourceSignal in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInitiated))
      source.setEventHandler { body(code) }
      source.resume()
      return source
    }
    return Watch(sources: sources)
  }

  /// Whether the program has been interrupted or terminated since this was made.
  final class Interruption {
    private let semaphore = DispatchSemaphore(value: 0)
    private let watch: Watch

    init() {
      let semaphore = semaphore
      watch = Signals.onInterruption { _ in semaphore.signal() }
    }

    deinit { watch.end() }

    /// Waits for it, no longer than a number of seconds.
    func hasCome(within seconds: Int) -> Bool {
      semaphore.wait(timeout: .now() + .seconds(seconds)) == .success
    }
  }

  /// Ends the process at once.
  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }
}
