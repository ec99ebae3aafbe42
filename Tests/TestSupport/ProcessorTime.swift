#if canImport(Glibc)
  import Glibc
#endif

/// Time that a thread spent computing, which other work on the machine does not change.
package enum ProcessorTime {
  /// The seconds that a piece of work took on this thread.
  package static func seconds(of work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
