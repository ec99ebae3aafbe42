import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The version of a file, so that a browser need not fetch again what it has (RFC 9110, sections
/// 8.8 and 13).
struct FileVersion {
  private let tag: String
  private let seconds: Int64

  /// The version of an open file: a file is replaced by another one, never written to.
  init(_ file: borrowing OpenFile) {
    self.init(number: file.identity.number, size: file.size, modified: file.modified)
  }

  /// The version of a file in memory, which is replaced in the same way.
  init(_ status: FileStatus) {
    self.init(number: status.identity.number, size: status.size, modified: status.modified)
  }

  private init(number: UInt64, size: Int, modified: Int64) {
    let parts = [number, UInt64(clamping: size), UInt64(bitPattern: modified)]
    tag = "\"" + parts.map { String($0, radix: 16) }.joined(separator: "-") + "\""
    seconds = modified / 1_000_000_000
  }

  /// The version of a page that is sent with something inserted.
  ///
  /// - Parameters:
  ///   - page: The bytes that are sent.
  ///   - seconds: When they last changed, in seconds since 1970-01-01T00:00:00Z.
  init(ofPage page: [UInt8], changed seconds: Int64) {
    tag = "\"\(ContentHash(of: page))\""
    self.seconds = seconds
  }

  /// The headers that name it.
  var headers: [(name: String, value: String)] {
    [("ETag", tag), ("Last-Modified", Self.date(seconds))]
  }

  /// Whether the client has this version. A tag takes precedence over a date. A date counts only
  /// exactly as it was sent, which is how browsers return it: any other is answered with the whole
  /// file.
  func isKnown(to request: Request) -> Bool {
    if let tags = request.headers["if-none-match"] {
      return tags.split(separator: ",").contains { known in
        let known = known.drop { $0 == " " }.prefix { $0 != " " }
        return known == "*" || (known.hasPrefix("W/") ? known.dropFirst(2) : known) == tag
      }
    }
    return request.headers["if-modified-since"] == Self.date(seconds)
  }

  /// Whether a requested part is of this version: where the client has parts of another version,
  /// the whole file is sent. A date never suffices: a file may be replaced twice in a second, so
  /// that it is a weak validator (RFC 9110, sections 8.8.2.2 and 13.1.5).
  func isOfRange(in request: Request) -> Bool {
    guard let condition = request.headers["if-range"] else { return true }
    return condition == tag
  }

  /// A moment as headers write it, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ seconds: Int64) -> String {
    var moment = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&moment, &parts) != nil else { return "" }
    var text = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
