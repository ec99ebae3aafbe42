// Paths as destinations write them.
extension LinkResolver {
  /// A path without `.` and `..`; nil when it is outside the site.
  static func normal(_ path: String, in folder: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
