import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows on a terminal that work is still going on, once it has taken longer than a second.
///
/// Nothing is written where the output is not a terminal.
final class Progress: Sendable {
  private struct State {
    var isEnded = false
    var hasWritten = false
  }

  private let state = Mutex(State())
  private let text: String
  private static let lockTimeout: UInt32 = 1_000_000
  private static let pause: UInt32 = 250_000

  /// Begins to wait for what `text` names, such as `building`.
  init(_ text: String, on stream: OutputStream) {
    self.text = text
    guard stream.isTerminal, HostSystem.variable("TERM") != "dumb" else { return }
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let started = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Progress>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context)
    guard started == 0 else {
      unsafe Unmanaged<Progress>.fromOpaque(context).release()
      return
    }
    pthread_detach(thread)
  }

  private func run() {
    usleep(Self.lockTimeout)
    let start = ContinuousClock.now
    var seconds: Int64 = 0
    while true {
      let isEnded = state.withLock { state in
        guard !state.isEnded else { return true }
        state.hasWritten = true
        var errors = OutputStream.standardError
        errors.write("\r\(text) … \(seconds + 1) s")
        return false
      }
      if isEnded { return }
      usleep(Self.pause)
      seconds = (ContinuousClock.now - start).components.seconds
    }
  }

  /// Removes what was written, before anything else is written.
  func end() {
    state.withLock { state in
      state.isEnded = true
      guard state.hasWritten else { return }
      state.hasWritten = false
      var errors = OutputStream.standardError
      errors.write("\r\u{1B}[K")
    }
  }
}
