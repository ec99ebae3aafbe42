import Diagnostics
import Escaping
import FileSystem
import Scripts
import Tables

/// Gives assets the names under which they are published, and rewrites their references to them.
///
/// The fingerprint of an asset is that of the published bytes, which contain the fingerprinted
/// names of other assets; so it changes with anything that the asset refers to. Assets that refer
/// to each other share a fingerprint, that of all of them with these references as they were
/// written.
struct AssetNaming {
  let nodes: [AssetNode]
  let isPortable: Bool

  /// The assets in the order of the nodes.
  func files() -> [AssetFile] {
    var addresses = Array(repeating: "", count: nodes.count)
    var contents: [[UInt8]?] = Array(repeating: nil, count: nodes.count)
    for group in AssetOrder(targets: nodes.map(\.targets)).groups {
      let isCycle = group.count > 1 || nodes[group[0]].targets.contains(group[0])
      if isCycle {
        let joint = jointHash(of: group, addresses)
        for index in group {
          let hash = ContentHash(of: Array("\(joint) \(nodes[index].name)".utf8))
          addresses[index.position] = address(of: index, hash)
        }
      }
      for index in group {
        contents[index.position] = rewritten(index, addresses, leaving: [])
        guard !isCycle else { continue }
        let hash = contents[index.position].map { ContentHash(of: $0) } ?? nodes[index].hash
        addresses[index.position] = address(of: index, hash)
      }
    }
    return nodes.indices.map { position in
      let (node, content) = (nodes[position], contents[position])
      return AssetFile(
        name: node.name, path: node.path, address: addresses[position],
        byteCount: content?.count ?? node.byteCount, isBuiltIn: node.isBuiltIn, content: content,
        source: node.source, targets: node.targets.map { TableIndex($0.position) },
        links: links(of: node), loads: node.loads)
    }
  }

  /// A fingerprint of all assets of a group.
  private func jointHash(of group: [AssetNode.Index], _ addresses: [String]) -> ContentHash {
    var hasher = ContentHasher()
    for index in group {
      let name = Array("\(nodes[index].name)\n".utf8)
      hasher.update(name.span)
      let content =
        rewritten(index, addresses, leaving: Set(group)) ?? nodes[index].source?.bytes ?? []
      hasher.update(content.span)
    }
    return hasher.finish()
  }

  /// A name with eight digits of a fingerprint before its ending.
  private func address(of index: AssetNode.Index, _ hash: ContentHash) -> String {
    let name = nodes[index].name
    let mark = hash.description.suffix(8)
    let last = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    guard let dot = name[last...].lastIndex(of: "."), dot > last else {
      return AssetResolver.root + name + "." + mark
    }
    return AssetResolver.root + name[..<dot] + "." + mark + name[dot...]
  }

  /// The bytes of an asset as they are published, except the references to `group`; nil where they
  /// are unchanged.
  private func rewritten(
    _ index: AssetNode.Index, _ addresses: [String], leaving group: Set<AssetNode.Index>
  ) -> [UInt8]? {
    let node = nodes[index]
    guard let source = node.source else { return nil }
    let bytes = referring(node, source, addresses, leaving: group)
    return node.isCompacted ? ScriptCompactor.compacted(bytes ?? source.bytes) : bytes
  }

  /// The bytes of an asset with its references rewritten and its addition; nil where there are
  /// none.
  private func referring(
    _ node: AssetNode, _ source: Source, _ addresses: [String], leaving group: Set<AssetNode.Index>
  ) -> [UInt8]? {
    var output: [UInt8] = []
    var end = 0
    for reference in node.references {
      guard let text = text(of: reference, in: node, addresses, leaving: group) else { continue }
      output += source.bytes[end..<reference.range.lowerBound]
      output += text
      end = reference.range.upperBound
    }
    guard end > 0 || !node.addition.isEmpty else { return nil }
    return output + source.bytes[end...] + node.addition
  }

  /// What is written for a reference; nil where it is kept.
  private func text(
    of reference: AssetNode.Reference, in node: AssetNode, _ addresses: [String],
    leaving group: Set<AssetNode.Index>
  ) -> [UInt8]? {
    if case .asset(let index) = reference.target, group.contains(index) { return nil }
    let target = address(of: reference.target, addresses)
    let own = Array((AssetResolver.root + node.name).utf8)
    var path: [UInt8] = []
    RelativeAddress.append(
      from: own.span, to: target.span, namesIndex: isPortable, to: &path)
    var text = PercentEncoding.encodedPath(path) + PercentEncoding.encodedSuffix(reference.suffix)
    if reference.kind == .module, text.first != UInt8(ascii: ".") { text = Array("./".utf8) + text }
    guard node.format == .picture else { return text }
    var markup: [UInt8] = []
    markup.appendAddressInMarkup(text)
    return markup
  }

  private func address(of target: AssetNode.Target, _ addresses: [String]) -> [UInt8] {
    switch target {
    case .asset(let index): Array(addresses[index.position].utf8)
    case .site(let address): address
    }
  }

  private func links(of node: AssetNode) -> [AssetFile.Link] {
    guard let source = node.source else { return [] }
    return node.references.compactMap { reference in
      guard case .site(let address) = reference.target else { return nil }
      return AssetFile.Link(
        address: String(decoding: address, as: UTF8.self), span: Span(source.id, reference.range))
    }
  }
}
