import CSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tool asks the operating system; lower modules never do so directly.
enum HostSystem {
  /// The seconds since 1970-01-01T00:00:00Z.
  static var now: Int64 { Int64(time(nil)) }

  /// How many minutes the clocks of the user are ahead of UTC at a moment.
  static func minutesAheadOfUTC(at seconds: Int64) -> Int {
    var moment = time_t(seconds)
    var local = unsafe tm()
    guard unsafe localtime_r(&moment, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff / 60
  }

  /// The number of cores.
  static var coreCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// The fingerprint of this program and its libraries; nil where there is none.
  static var program: String? {
    var identity: UInt64 = 0
    guard unsafe system_program_identity(&identity) else { return nil }
    return String(identity, radix: 16)
  }

  /// The value of a variable of the environment; nil when it is missing or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The moment in nanoseconds since 1970-01-01T00:00:00Z.
  static var nanoseconds: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// The moment, which distinguishes one run of the program from another.
  static var moment: String { String(nanoseconds, radix: 36) }

  /// Opens an address in the browser of the user.
  ///
  /// - Returns: Whether there is a program that does so.
  static func open(_ address: String) -> Bool {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let words = [program, address]
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    for descriptor in CInt(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe restoreSignals(&attributes)
    var process = pid_t()
    let status = unsafe posix_spawnp(&process, program, &files, &attributes, arguments, environ)
    guard status == 0 else { return false }
    waitInBackground(for: process)
    return true
  }

  /// Gives a new process the signals as they usually are, rather than as this one treats them.
  private static func restoreSignals(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(attributes, &signals)
    for number in ignoredSignals { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(attributes, &signals)
    unsafe posix_spawnattr_setflags(
      attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  }

  /// Waits for a process on a thread of its own, so that nothing is left of it when it ends.
  private static func waitInBackground(for process: pid_t) {
    var thread = pthread_t()
    let started = unsafe pthread_create(
      &thread, nil,
      { context in
        let process = pid_t(truncatingIfNeeded: Int(bitPattern: context))
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(process)))
    if started == 0 { pthread_detach(thread) }
  }

  /// Makes a folder and the missing folders around it; returns why it failed.
  static func makeFolder(_ path: String) -> String? {
    var made = ""
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && !name.isEmpty ? String(name) : "/" + name
      guard !name.isEmpty, unsafe mkdir(made, 0o755) != 0, errno != EEXIST else { continue }
      return unsafe String(cString: strerror(errno))
    }
    return nil
  }

  /// Waits.
  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }

  /// Makes memory cheaper for a process that needs much of it: freed memory stays with the process.
  static func keepFreedMemory() { system_keep_freed_memory() }

  /// Keeps a value to the end of the process, where the system releases its memory.
  static func keepUntilExit(_ value: some Sendable) {
    _ = unsafe Unmanaged.passRetained(Holder(held: value))
  }

  /// Keeps a closed pipe or a size limit from ending the process, so that it can be reported.
  static func ignoreFatalWrites() {
    for number in ignoredSignals { signal(number, SIG_IGN) }
  }

  /// The signals that this process ignores.
  private static let ignoredSignals = [SIGPIPE, SIGXFSZ]
}

/// Keeps a value to the end of the process.
private final class Holder<Held: Sendable>: Sendable {
  private let held: Held

  init(held: Held) { self.held = held }
}
