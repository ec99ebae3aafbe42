#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A number that is set for a run of the tests.
enum EnvironmentNumber {
  /// The number that a variable of the environment holds.
  static func value(of name: String) -> Int? {
    guard let text = unsafe getenv(name) else { return nil }
    return Int(unsafe String(cString: text))
  }
}
