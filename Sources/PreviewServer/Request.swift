/// A request to the server, as far as an answer depends on it.
struct Request: Hashable, Sendable {
  /// The method, such as `GET`.
  var method = ""
  /// The target as it was sent, with its query.
  private(set) var fullTarget = ""
  /// The values of all `Host` headers.
  private(set) var hosts: [String] = []
  /// The values of other headers that matter, by their names in lower case; the last of each.
  private(set) var headers: [String: String] = [:]
  /// Whether every header has a valid name.
  private(set) var hasProperHeaders = true
  /// The bytes of the request line and the headers, if each header has one space after its
  /// colon, as all browsers write it.
  var size = 0
  /// Whether all that was sent is known. The library ends a text at a NUL and ignores the rest.
  var isComplete = true

  /// The target without its query.
  var target: Substring { fullTarget.prefix { $0 != "?" } }

  /// The query with its question mark, empty where there is none.
  var query: Substring { fullTarget.drop { $0 != "?" } }

  /// Takes over the target.
  mutating func setTarget(_ target: String) { fullTarget = target }

  /// Takes over a header.
  mutating func take(header name: String, _ value: String) {
    size += name.utf8.count + value.utf8.count + 4
    hasProperHeaders = hasProperHeaders && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let name = name.lowercased()
    if name == "host" {
      hosts.append(value)
    } else if Self.countingHeaders.contains(name) {
      headers[name] = value
    }
  }

  private static let countingHeaders: Set<String> = [
    "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "range", "content-length",
    "transfer-encoding", "if-none-match", "if-modified-since", "if-range",
  ]

  /// Whether the request is unambiguous.
  var isWellFormed: Bool {
    isComplete && hasProperHeaders && hosts.count == 1
      && (headers["content-length"] == nil || headers["transfer-encoding"] == nil)
  }

  /// Whether more requests may follow on the connection: an unread body would be read as the next
  /// request.
  var mayKeepConnection: Bool {
    isWellFormed && headers["transfer-encoding"] == nil
      && headers["content-length"].map { $0 == "0" } ?? true
  }

  /// Whether another site's page requests something other than a page to navigate to. Browsers
  /// announce this; other cases are left to `Cross-Origin-Resource-Policy`.
  var isFromOtherSite: Bool {
    guard let site = headers["sec-fetch-site"], site == "cross-site" || site == "same-site"
    else { return false }
    return headers["sec-fetch-mode"] != "navigate" || headers["sec-fetch-dest"] != "document"
  }
}
