#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tool asks of the machine it runs on; nothing below this module asks it.
enum Machine {
  /// The seconds since 1970-01-01T00:00:00Z.
  static var now: Int64 { Int64(time(nil)) }

  /// The number of cores.
  static var coreCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// The value of a variable of the environment; nil when it is missing or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Keeps a closed pipe or a size limit from ending the process, so that it can be told.
  static func ignoreFatalWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
