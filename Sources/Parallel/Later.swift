import Synchronization

/// A piece of work that is begun now, and whose result is asked for later.
///
/// For work that fills the time of a thread which has nothing else to do. Where there is none, it is
/// done when its result is asked for.
package final class Later<Result: Sendable>: Sendable {
  private let body: @Sendable () -> Result
  private let thread: WorkThread?
  private let made: LaterResult<Result>

  /// Begins the work, on a thread of its own if there may be more than one.
  package init(threads: Int, _ body: @escaping @Sendable () -> Result) {
    let made = LaterResult<Result>()
    self.made = made
    self.body = body
    thread = threads > 1 ? WorkThread { _ = made.get(making: body) } : nil
  }

  /// What the work comes to, once it is done.
  package func result() -> Result {
    thread?.join()
    return made.get(making: body)
  }
}

/// What is made once, by whoever comes first.
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
