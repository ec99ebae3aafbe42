import Diagnostics
import Escaping

/// Resolves the references of one asset, and reports broken ones.
struct AssetResolver {
  let names: AssetNames
  /// The name of the asset.
  let own: String
  let source: Source

  /// The address below which all assets are published.
  static let root = "/assets/"

  /// The target of a reference; nil where it is outside the site, broken (which is reported), or a
  /// part of the asset itself.
  func resolve(_ reference: AssetReference, log: inout DiagnosticLog) -> AssetNode.Reference? {
    let address = reference.address
    guard let first = address.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "?"),
      !Self.isExternal(address)
    else { return nil }
    let cut =
      address.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? address.endIndex
    let path = String(decoding: PercentEncoding.decoded(address[..<cut]), as: UTF8.self)
    let span = Span(source.id, reference.range)
    let resolved = Self.resolved(path, from: Self.root + own)
    let name = resolved.flatMap { $0.hasPrefix(Self.root) ? $0.dropFirst(Self.root.count) : nil }
    if reference.kind == .module, Self.isBare(path) {
      if let name, names.index(of: String(name)) != nil {
        log.report(.bareModule(path, at: span))
      }
      return nil
    }
    func link(to target: AssetNode.Target) -> AssetNode.Reference {
      AssetNode.Reference(
        target: target, suffix: Array(address[cut...]), kind: reference.kind,
        range: reference.range)
    }
    if let name {
      if let index = names.index(of: String(name)) { return link(to: .asset(index)) }
    } else if let resolved {
      return link(to: .site(Array(resolved.utf8)))
    }
    let suggestion = name.flatMap { nearest(to: String($0), for: reference, log: &log) }
    log.report(
      .missingAsset(
        path, looked: name.map(String.init), isMap: reference.kind == .sourceMap, at: span,
        suggestion: suggestion))
    return nil
  }

  /// Whether an address names a scheme or a host (RFC 3986, sections 3 and 4.2).
  static func isExternal(_ address: [UInt8]) -> Bool {
    if address.starts(with: "//".utf8) { return true }
    for byte in address {
      switch byte {
      case UInt8(ascii: ":"): return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        continue
      default: return false
      }
    }
    return false
  }

  /// Whether the specifier of a module is not an address (HTML, "resolve a module specifier").
  private static func isBare(_ path: String) -> Bool {
    !["/", "./", "../"].contains { path.hasPrefix($0) }
  }

  /// The address that a path means at another address; nil where it is outside the site.
  private static func resolved(_ path: String, from own: String) -> String? {
    let isAbsolute = path.hasPrefix("/")
    var parts = isAbsolute ? [] : own.split(separator: "/").dropLast()
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    for name in names where !name.isEmpty && name != "." {
      if name == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(name)
      }
    }
    let isFolder = names.last.map { $0.isEmpty || $0 == "." || $0 == ".." } ?? false
    return "/" + parts.joined(separator: "/") + (isFolder && !parts.isEmpty ? "/" : "")
  }

  /// The address of the asset that was probably meant, as this one would write it.
  private func nearest(
    to name: String, for reference: AssetReference, log: inout DiagnosticLog
  ) -> String? {
    guard log.maySuggest else { return nil }
    log.countSuggestionWork(names.all.count * 64)
    let parent = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let last = name.dropFirst(parent.count)
    let siblings = names.all.filter { $0.hasPrefix(parent) && $0 != own }
      .map { String($0.dropFirst(parent.count)) }.filter { !$0.contains("/") }
    let similar = log.nearest(to: String(last), among: siblings)
    let namesakes = names.all.filter { $0 == last || $0.hasSuffix("/" + last) }
    let isMeant =
      namesakes.isEmpty || similar.map { TypingSlip.isSpelling($0, of: String(last)) } == true
    // A file of the very same name in another folder was rather meant than a similar one beside.
    let found =
      isMeant ? similar.map { parent + $0 } : namesakes.count == 1 ? namesakes.first : nil
    return found.map { name in
      var path: [UInt8] = []
      let (from, to) = (Array((Self.root + own).utf8), Array((Self.root + name).utf8))
      RelativeAddress.append(from: from.span, to: to.span, namesIndex: false, to: &path)
      let isModule = reference.kind == .module && path.first != UInt8(ascii: ".")
      return (isModule ? "./" : "") + String(decoding: path, as: UTF8.self)
    }
  }
}
