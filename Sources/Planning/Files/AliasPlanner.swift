import Content
import Diagnostics
import Escaping
import Schema
import Tables

/// Makes redirects for the former addresses of entries.
struct AliasPlanner {
  let content: SiteContent
  let recordPages: RecordPages
  /// Uncertain where pages are missing because of mistakes.
  let certainty: Certainty
  /// The path from the root of the host to the site, without a last `/`.
  let rootPath: [UInt8]

  /// A former address, and the page it points to.
  struct Redirect {
    let address: String
    let page: PageIndex
    let span: Span
  }

  /// The redirects in the order of the entries; invalid aliases are reported. An entry that another
  /// collection has as well adds those that lead to another page.
  func redirects(log: inout DiagnosticLog) -> [Redirect] {
    content.aliases.compactMap { alias in
      let header = content.store.slots[alias.slot]
      if recordPages.hasOnlyPageOfCopies(header) { return nil }
      guard let address = Self.address(of: alias, log: &log) else { return nil }
      guard let page = recordPages.firstPage(of: header) else {
        if content.uncertainCollections.isEmpty, certainty == .certain {
          log.report(.aliasWithoutPage(alias.path, at: alias.span))
        }
        return nil
      }
      if !rootPath.isEmpty, Array(address.utf8).starts(with: rootPath + [UInt8(ascii: "/")]) {
        log.report(
          .aliasFromHost(
            alias.path, folder: String(decoding: rootPath, as: UTF8.self),
            written: String(address.dropFirst(String(decoding: rootPath, as: UTF8.self).count)),
            at: alias.span))
      }
      return Redirect(address: address, page: page, span: alias.span)
    }
  }

  /// The address that an alias means, with `/` at its end for a folder.
  private static func address(of alias: EntryAlias, log: inout DiagnosticLog) -> String? {
    if let reason = fault(in: alias.path) {
      log.report(.badAlias(alias.path, reason, at: alias.span))
      return nil
    }
    let address = decoded(alias.path)
    let isFile = address.hasSuffix(".html") || address.hasSuffix(".htm")
    guard address.hasSuffix("/index.html") else {
      return isFile || address.hasSuffix("/") ? address : address + "/"
    }
    return String(address.dropLast("index.html".count))
  }

  private static func decoded(_ path: String) -> String {
    String(decoding: PercentEncoding.decoded(Array(path.utf8)[...]), as: UTF8.self)
  }

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") }

  /// Why a text is not an address of a page; nil where it is.
  private static func fault(in path: String) -> String? {
    guard path.utf8.first == UInt8(ascii: "/") else { return "does not begin with '/'" }
    if path.contains("?") || path.contains("#") { return "has a part after '?' or '#'" }
    guard path.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"\"<>\\^`{|}".utf8.contains($0) })
    else { return "has a character that is not for addresses" }
    let bytes = PercentEncoding.decoded(Array(path.utf8)[...])
    guard bytes.count(where: isSlash) == path.utf8.count(where: isSlash) else {
      return "has an encoded '/', which some hosts take for a part of a name"
    }
    guard let path = String(validating: bytes, as: UTF8.self) else {
      return "has a '%' before what is not UTF-8; 'é' is '%C3%A9', not '%E9'"
    }
    if path == "/404.html" { return "is the page that hosts show for what is missing" }
    // A mark behind a slash would be one character with it.
    var parts = path.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    )
    .map { Substring($0) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if part.isEmpty { return "has an empty part" }
      if part.hasPrefix(".") { return "has a part that begins with '.'" }
      let hasControls = part.utf8.contains { $0 < 0x20 || $0 == 0x7F }
      if hasControls || part.utf8.count > AddressLimit.part {
        return "has a part that no file can be called"
      }
    }
    if path.utf8.count > AddressLimit.whole { return "has more than \(AddressLimit.whole) bytes" }
    return FormerAddress.mayBeOfPage(path) ? nil : "is not that of a page"
  }
}
