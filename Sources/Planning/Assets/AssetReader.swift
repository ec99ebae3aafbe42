import Documents
import Diagnostics
package import FileSystem
import Tables

/// Reads the assets of a site and follows what they refer to.
///
/// Assets in which references are followed are read completely; for all others only the fingerprint
/// is computed, piece by piece, whatever their size.
package struct AssetReader<Files: FileSystem> {
  let files: Files
  let folder: String
  private let limit: Int
  let isPortable: Bool
  let appearance: AppearanceStyle

  /// Makes a reader of a folder; references are not followed in files of more than `limit` bytes.
  /// Portable addresses work without a server. The appearance is added to the theme's style sheet.
  package init(
    of files: Files, folder: String, limit: Int, isPortable: Bool, appearance: AppearanceStyle
  ) {
    self.files = files
    self.folder = folder
    self.limit = limit
    self.isPortable = isPortable
    self.appearance = appearance
  }

  /// The assets in the order of their names, with their references rewritten to the names that are
  /// published; mistakes in them are reported at their places.
  func assets(
    at paths: [String], sources: inout SourceMap, log: inout DiagnosticLog
  ) throws(FileError) -> [AssetFile] {
    var nodes: [AssetNode] = []
    for path in paths {
      nodes.append(try node(at: path, sources: &sources, log: &log))
    }
    let names = AssetNames(nodes.map(\.name))
    for index in nodes.indices {
      guard let source = nodes[index].source, let format = nodes[index].format else { continue }
      let resolver = AssetResolver(names: names, own: nodes[index].name, source: source)
      if format == .style || format == .script, !nodes[index].isBuiltIn {
        _ = source.checkText(in: 0..<source.bytes.count, .unicode, log: &log)
      }
      let references = references(
        of: source, format, isBuiltIn: nodes[index].isBuiltIn, log: &log)
      nodes[index].references = references.compactMap { resolver.resolve($0, log: &log) }
      if !nodes[index].isBuiltIn { nodes[index].loads = loads(of: references, in: source) }
      if format == .manifest { try checkImages(of: nodes[index], among: nodes, log: &log) }
    }
    addAppearance(to: &nodes, log: &log)
    return AssetNaming(nodes: nodes, isPortable: isPortable).files()
  }

  private func addAppearance(to nodes: inout [AssetNode], log: inout DiagnosticLog) {
    guard let span = appearance.span else { return }
    guard let sheet = nodes.firstIndex(where: { $0.name == AppearanceStyle.asset }) else {
      log.report(.noThemeSheet(at: span))
      return
    }
    nodes[sheet].addition = Array(appearance.text.utf8)
  }

  private func node(
    at path: String, sources: inout SourceMap, log: inout DiagnosticLog
  ) throws(FileError) -> AssetNode {
    let name = String(path.dropFirst(folder.count + 1))
    let isBuiltIn = try files.isBuiltIn(path)
    if let format = AssetFormat(name: name) {
      do throws(FileError) {
        let bytes = try files.read(path, limit: limit)
        let source = sources.add(path: path, bytes: bytes)
        if !isBuiltIn, let conflict = MergeConflict.first(in: source, 0..<bytes.count) {
          log.report(.mergeConflict(conflict))
        }
        return AssetNode(
          name: name, path: path, format: format, source: source,
          hash: ContentHash(of: bytes), byteCount: bytes.count, isBuiltIn: isBuiltIn)
      } catch {
        guard error.reason == .tooLarge(limit: limit) else { throw error }
        log.report(.unreadAsset(path, limit: limit))
      }
    }
    let content = try files.fingerprint(of: path)
    return AssetNode(
      name: name, path: path, format: nil, source: nil, hash: content.hash,
      byteCount: content.size, isBuiltIn: isBuiltIn)
  }

  /// Reports what a manifest says about its images that they are not.
  private func checkImages(
    of manifest: AssetNode, among nodes: [AssetNode], log: inout DiagnosticLog
  ) throws(FileError) {
    guard let source = manifest.source else { return }
    for image in ManifestReferences.images(in: source) {
      guard let reference = manifest.references.first(where: { $0.range == image.address }),
        case .asset(let target) = reference.target
      else { continue }
      let file = nodes[target.position]
      guard file.byteCount <= limit else { continue }
      let found = try image.mistakes(about: file.name, in: files, at: file.path, limit: limit)
      for mistake in found { log.report(mistake) }
    }
  }

  /// What a style sheet loads from outside of the site.
  private func loads(of references: [AssetReference], in source: Source) -> [AssetFile.Load] {
    references.compactMap { reference in
      guard let loading = reference.loading, AssetResolver.isExternal(reference.address) else {
        return nil
      }
      return AssetFile.Load(
        address: String(decoding: reference.address, as: UTF8.self), loading: loading,
        span: Span(source.id, reference.range))
    }
  }

  private func references(
    of source: Source, _ format: AssetFormat, isBuiltIn: Bool, log: inout DiagnosticLog
  ) -> [AssetReference] {
    switch format {
    case .style:
      let sheet = StyleReferences(readingAll: source.bytes)
      for fault in sheet.faults { log.report(.styleFault(fault, isOwn: true, in: source.id)) }
      if !isBuiltIn, sheet.faults.isEmpty {
        for slip in StyleSlips(readingAll: source.bytes).found {
          log.report(.styleSlip(slip, in: source.id))
        }
      }
      return sheet.found
    case .script: return ScriptReferences.all(in: source.bytes)
    case .manifest: return ManifestReferences.all(in: source, log: &log)
    case .picture:
      do {
        return try PictureReferences.all(in: source.bytes)
      } catch {
        log.report(.badPicture(error.message, at: Span(source.id, error.range)))
        return []
      }
    }
  }
}
