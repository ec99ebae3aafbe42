import Schema

extension CompilerOptions {
  /// The seconds since 1970-01-01T00:00:00Z at which an ISO 8601 date begins; nil for a text
  /// that is no date.
  package static func seconds(ofDate text: String) -> Int64? {
    let bytes = Array(text.utf8)
    return try? Scalar.date(bytes.span).seconds
  }
}
