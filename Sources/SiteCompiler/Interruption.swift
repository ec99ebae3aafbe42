import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A way to end a build from outside, before its process ends: it undoes what the build has begun, from
/// any thread, and keeps it from beginning anything else.
package final class Interruption: Sendable {
  private struct State {
    /// Whether something is being started that cannot be undone yet.
    var isBeginning = false
    /// Whether the process is about to end.
    var isEnding = false
    var undo: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Makes one for a build that has begun nothing yet.
  package init() {}

  /// Undoes what was begun; does nothing when nothing was, or when it has ended.
  ///
  /// It waits for what is just being started, but no longer than half a second: a build that waits
  /// for another one has nothing to undo.
  package func interrupt() {
    state.withLock { $0.isEnding = true }
    for _ in 0..<500 where state.withLock({ $0.isBeginning }) { usleep(1000) }
    state.withLock { $0.undo }?()
  }

  /// Begins something that can be undone, unless the process is about to end, which is waited for.
  func begin<Begun: AnyObject & Sendable, Failure: Error>(
    _ begin: () throws(Failure) -> Begun, undo: @escaping @Sendable (Begun) -> Void
  ) throws(Failure) -> Begun {
    let isEnding = state.withLock { state in
      state.isBeginning = !state.isEnding
      return state.isEnding
    }
    while isEnding { pause() }
    defer { state.withLock { $0.isBeginning = false } }
    let begun = try begin()
    state.withLock { $0.undo = { undo(begun) } }
    return begun
  }

  /// Says that what was begun has ended.
  func end() { state.withLock { $0.undo = nil } }
}
