import Diagnostics
import Schema

/// What broken links may have meant, put together once for all of them.
struct LinkCandidates {
  private var addresses: [String]?
  private var files: [String: [String]]?

  /// The addresses of all outputs.
  mutating func addresses(of index: AddressIndex) -> [String] {
    if let addresses { return addresses }
    let all = (OutputIndex(0)..<OutputIndex(index.count)).map {
      String(decoding: index[$0], as: UTF8.self)
    }
    addresses = all
    return all
  }

  /// The names of the content files directly in a folder.
  mutating func names(inFolder folder: String, of sources: SourceMap) -> [String] {
    if let files { return files[folder] ?? [] }
    var all: [String: [String]] = [:]
    for source in sources.sources {
      let slash = source.path.lastIndex(of: "/")
      let name = slash.map { source.path[source.path.index(after: $0)...] } ?? source.path[...]
      all[slash.map { String(source.path[..<$0]) } ?? "", default: []].append(String(name))
    }
    files = all
    return all[folder] ?? []
  }
}
