import Escaping

/// The path in a folder for the target of a request.
struct RequestPath: Hashable, Sendable {
  /// The path from the folder, without a slash at either end; `""` for the folder itself.
  let path: String
  /// Whether the target ends in a slash: the folder, not a file.
  let isFolder: Bool

  /// What is wrong with a target.
  enum Mistake: Error, Hashable {
    /// Not a target that browsers send.
    case malformed
    /// Never served, such as a hidden file.
    case hidden
  }

  /// Reads the target of a request as it was sent, without its query: decodes it, once.
  init(_ target: [UInt8]) throws(Mistake) {
    guard target.first == UInt8(ascii: "/") else { throw .malformed }
    var names: [String] = []
    let parts = target.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        guard index == parts.count - 1 else { throw .hidden }
        continue
      }
      names.append(try Self.name(part, isFirst: index == 0))
    }
    path = names.joined(separator: "/")
    isFolder = target.last == UInt8(ascii: "/")
  }

  private init(path: String, isFolder: Bool) { (self.path, self.isFolder) = (path, isFolder) }

  /// The rest of the path below a folder without slashes at either end; nil where it is not below
  /// it.
  func below(_ folder: String) -> RequestPath? {
    guard !folder.isEmpty else { return nil }
    if path == folder { return RequestPath(path: "", isFolder: true) }
    guard path.hasPrefix(folder + "/") else { return nil }
    return RequestPath(path: String(path.dropFirst(folder.count + 1)), isFolder: isFolder)
  }

  private static func name(
    _ part: ArraySlice<UInt8>, isFirst: Bool
  ) throws(Mistake) -> String {
    guard let bytes = decoded(part), let name = String(validating: bytes, as: UTF8.self) else {
      throw .malformed
    }
    guard name != ".", name != "..", !bytes.contains(UInt8(ascii: "/")) else {
      throw .malformed
    }
    // Pages never have such names.
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      throw .hidden
    }
    // RFC 8615: what others look for at the root of every site.
    guard bytes.first != UInt8(ascii: ".") || (isFirst && name == ".well-known") else {
      throw .hidden
    }
    return name
  }

  /// Replaces `%41` by `A`; nil where a `%` is not followed by two digits.
  private static func decoded(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    PercentEncoding.isWellFormed(part) ? PercentEncoding.decoded(part) : nil
  }

  /// The target of the folder with this path, with everything escaped that is not a letter, a
  /// digit or one of `-._~`.
  var folderTarget: String {
    let target = [UInt8(ascii: "/")] + PercentEncoding.encodedPath(Array((path + "/").utf8))
    return String(decoding: target, as: UTF8.self)
  }
}
