import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when a person or the system asks the program to end.
///
/// One thread owns SIGINT and SIGTERM for the whole life of the process: they are blocked in every
/// other thread, and that one waits for them, so that they are never lost.
enum Signals {
  private static let owner = Mutex(Owner())
  private static let signals: [(number: Int32, code: ExitCode, word: String)] = [
    (SIGINT, .interrupted, "interrupted"), (SIGTERM, .terminated, "terminated"),
  ]

  private struct Owner {
    var isStarted = false
    /// What to undo, by the number of its registration.
    var undo: [Int: @Sendable () -> Void] = [:]
    var registrations = 0
    /// The code to end with in place of the signal's own.
    var code: ExitCode?
    /// Whether a signal has come, so that only its thread may end the process.
    var isEnding = false
  }

  /// What was registered, until it is ended.
  struct Registration {
    fileprivate let number: Int

    func end() { Signals.owner.withLock { $0.undo[number] = nil } }
  }

  /// Takes over the signals. Called before the process has a second thread.
  static func takeOver() {
    let isFirst = owner.withLock { owner in
      defer { owner.isStarted = true }
      return !owner.isStarted
    }
    guard isFirst else { return }
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.number) }
    guard unsafe pthread_sigmask(SIG_BLOCK, &set, nil) == 0 else { return }
    var thread = pthread_t()
    let started = unsafe pthread_create(
      &thread, nil,
      { _ in
        Signals.wait()
        return nil
      }, nil)
    // Without the thread, the signals have their usual effect.
    if started != 0 { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
  }

  /// Calls `undo` on a thread of its own when the program is asked to end, and before it ends.
  static func beforeEnd(_ undo: @escaping @Sendable () -> Void) -> Registration {
    let number: Int? = owner.withLock { owner in
      // What would be begun now could not be undone any more.
      guard !owner.isEnding else { return nil }
      owner.registrations += 1
      owner.undo[owner.registrations] = undo
      return owner.registrations
    }
    guard let number else { waitForEnd() }
    return Registration(number: number)
  }

  /// Lets a signal end the program with this code, without a message: for a command that runs until
  /// it is ended.
  static func endQuietly(with code: ExitCode) { owner.withLock { $0.code = code } }

  /// Ends the process with the code of a command that is done, unless a signal is ending it.
  static func exit(_ code: ExitCode) -> Never {
    owner.withLock { if !$0.isEnding { _exit(code.rawValue) } }
    waitForEnd()
  }

  /// Does nothing more while the thread of the signals ends the process.
  private static func waitForEnd() -> Never {
    while true { pause() }
  }

  /// Waits for a signal and ends the process.
  private static func wait() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.number) }
    var number: Int32 = 0
    while unsafe sigwait(&set, &number) != 0 {}
    let (undo, code) = owner.withLock { owner in
      owner.isEnding = true
      return (owner.undo.sorted { $0.key > $1.key }.map(\.value), owner.code)
    }
    for undo in undo { undo() }
    let signal = signals.first { $0.number == number }
    if code == nil, let signal {
      var errors = OutputStream.standardError
      errors.write("apus: \(signal.word)\n")
    }
    _exit((code ?? signal?.code ?? .interrupted).rawValue)
  }
}
