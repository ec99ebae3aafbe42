import Synchronization

/// A lock on a file, held until it is released or nobody refers to it any more.
package final class FileLock: Sendable {
  private let onRelease: Mutex<(@Sendable () -> Void)?>

  /// Makes a lock that is given back by `onRelease`, which is called once.
  init(onRelease: @escaping @Sendable () -> Void) {
    self.onRelease = Mutex(onRelease)
  }

  deinit { release() }

  /// Gives the lock back. Calling it again does nothing.
  package func release() {
    let action = onRelease.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
