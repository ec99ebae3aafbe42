import Diagnostics
import Escaping
import Planning
import Schema
import Tables

/// Checks the addresses in scripts that templates write: browsers read those that are relative from
/// the page that loads a script, not from the script.
struct ScriptPages {
  private let plan: SitePlan
  /// The folders in which pages are, once they are needed.
  private var folders: Set<[UInt8]>?

  init(plan: SitePlan) { self.plan = plan }

  /// What is wrong with a script, the first one of its declaration, to which this many addresses
  /// were written; nil where all may be right.
  mutating func mistake(
    in script: [UInt8], ofPage page: PageIndex, addressCount: Int
  ) -> Diagnostic? {
    let index = plan.pages[page].declaration
    let declaration = plan.declarations[index]
    let isFirst = page.position == 0 || plan.pages[page - 1].declaration != index
    guard addressCount > 0, isFirst, declaration.links == .relative, isScript(page),
      !Self.mayKnowItsAddress(script)
    else { return nil }
    let references = ScriptReferences.all(in: script).filter { $0.kind != .sourceMap }
    guard addressCount > references.count, !isBesidePages(page) else { return nil }
    return .relativeInScript(declaration.name, at: declaration.span)
  }

  private func isScript(_ page: PageIndex) -> Bool {
    let address = plan.address(ofPage: page)
    return address.suffix(3).elementsEqual(".js".utf8)
      || address.suffix(4).elementsEqual(".mjs".utf8)
  }

  /// Whether a script may be one of a worker, which has the addresses of its own file, or may ask
  /// for its own address.
  private static func mayKnowItsAddress(_ script: [UInt8]) -> Bool {
    [
      "self", "onmessage", "postMessage", "importScripts", "addEventListener", "import.meta",
      "currentScript",
    ].contains { script.contains(bytesOf: $0) }
  }

  /// Whether a page is in the folder of a script, so that relative addresses are right on it.
  private mutating func isBesidePages(_ page: PageIndex) -> Bool {
    let known =
      folders
      ?? Set(
        plan.pages.tableIndices.filter { plan.isHTML(page: $0) }
          .map { Self.folder(of: plan.address(ofPage: $0)) })
    folders = known
    return known.contains(Self.folder(of: plan.address(ofPage: page)))
  }

  private static func folder(of address: ArraySlice<UInt8>) -> [UInt8] {
    Array(address[...(address.lastIndex(of: UInt8(ascii: "/")) ?? address.startIndex)])
  }
}
