import Diagnostics
import Escaping

/// A former address of an entry, and the page that it redirects to.
struct FormerAddress {
  let address: String
  /// The address of the page.
  let target: [UInt8]
  /// Where an entry names it.
  let span: Span

  /// A line of `_redirects`, with the address and its target percent-encoded, both below the folder
  /// of the site on its host.
  func line(status: String, below root: [UInt8]) -> [UInt8] {
    root + encodedAddress + [0x20] + root + encodedTarget + Array(" \(status)\n".utf8)
  }

  /// Whether hosts may serve what is at an address as a page of HTML, which a redirect is: a folder,
  /// or a file without an ending of another kind.
  static func mayBeOfPage(_ address: String) -> Bool {
    let name = address.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return true }
    return !otherEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let otherEndings: Set<String> = [
    "asp", "aspx", "atom", "css", "csv", "gif", "ics", "jpeg", "jpg", "js", "json", "jsp", "pdf",
    "php", "png", "rss", "svg", "txt", "webmanifest", "webp", "xml",
  ]

  private var encodedAddress: [UInt8] { PercentEncoding.encodedPath(Array(address.utf8)) }

  /// The target as a host sends it to browsers.
  var encodedTarget: [UInt8] { PercentEncoding.encodedPath(target) }
}
