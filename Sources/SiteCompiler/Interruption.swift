import Synchronization

/// A way to end a build from outside: whoever holds it can undo what the build has begun, from
/// any thread.
package final class Interruption: Sendable {
  private let undo = Mutex<(@Sendable () -> Void)?>(nil)

  /// Makes one for a build that has begun nothing yet.
  package init() {}

  /// Undoes what was begun; does nothing when nothing was, or when it has ended.
  package func interrupt() { undo.withLock { $0 }?() }

  /// Says how to undo what begins now; nil when it has ended.
  func begin(_ undo: (@Sendable () -> Void)?) { self.undo.withLock { $0 = undo } }
}
