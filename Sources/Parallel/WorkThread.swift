import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a stack of a known size.
///
/// The size of stacks differs between machines and shells (`ulimit -s`), and other threads get less
/// than the first one. The limits on how deeply input may be nested rely on `stackSize`.
package final class WorkThread: Sendable {
  /// Four times what the deepest input that is accepted takes in a debug build, in bytes.
  static let stackSize = 8 << 20

  private let body: Mutex<(@Sendable () -> Void)?>
  private let handle = Mutex<pthread_t?>(nil)

  /// Starts a thread that does `body`. Where none can be started, the calling thread does it.
  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = Mutex(body)
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let started = unsafe pthread_create(
      &thread, &attributes,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<WorkThread>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context)
    if started == 0 {
      handle.withLock { $0 = thread }
    } else {
      unsafe Unmanaged<WorkThread>.fromOpaque(context).release()
      run()
    }
  }

  /// Waits until the thread is done. Further calls do not wait.
  package func join() {
    let thread = handle.withLock { $0.take() }
    if let thread { pthread_join(thread, nil) }
  }

  private func run() {
    let body = self.body.withLock { $0.take() }
    body?()
  }
}
