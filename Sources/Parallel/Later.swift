import Synchronization

/// Work that is started now, and whose result is asked for later.
///
/// For work on an otherwise idle thread. Where there is none, it is done when its result is asked
/// for.
package final class Later<Result: Sendable>: Sendable {
  private let body: @Sendable () -> Result
  private let thread: WorkThread?
  private let made: LaterResult<Result>

  /// Begins the work, on another thread if more than one may be used.
  package init(threads: Int, _ body: @escaping @Sendable () -> Result) {
    let made = LaterResult<Result>()
    self.made = made
    self.body = body
    thread = threads > 1 ? WorkThread { _ = made.get(making: body) } : nil
  }

  /// The result of the work; waits until it is done.
  package func result() -> Result {
    thread?.join()
    return made.get(making: body)
  }
}

/// A value that is made once, by the first caller.
private final class LaterResult<Result: Sendable>: Sendable {
  private let made = Mutex<Result?>(nil)

  func get(making body: () -> Result) -> Result {
    made.withLock { made in
      if let made { return made }
      let result = body()
      made = result
      return result
    }
  }
}
