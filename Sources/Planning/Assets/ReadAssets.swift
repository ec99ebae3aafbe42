package import Diagnostics
package import FileSystem

/// The assets of a site as they were read, so that they need not be read again.
package struct ReadAssets: Sendable {
  /// The assets, in the order of their names.
  package let assets: [AssetFile]
  /// The sources that were added for them, with their identities.
  fileprivate let sources: [Source]
  /// The paths of the files.
  fileprivate let paths: [String]
  /// The appearance, and where it is written.
  fileprivate let appearance: AppearanceStyle
  fileprivate let isPortable: Bool
  /// Whether nothing about them was reported.
  fileprivate let hasNoDiagnostics: Bool
}

extension AssetReader {
  /// Reads the assets, unless they are known.
  ///
  /// - Parameters:
  ///   - known: The assets as they were read before. The result does not depend on it.
  ///   - unchanged: The paths of files that have certainly not changed since.
  ///   - sources: Takes the files in which references are followed.
  ///   - log: Takes the mistakes.
  /// - Returns: The assets, with what they were read from.
  /// - Throws: what the file system throws; a folder that is missing is an empty one.
  package func read(
    knowing known: ReadAssets?, unchanged: Set<String>, sources: inout SourceMap,
    log: inout DiagnosticLog
  ) throws(FileError) -> ReadAssets {
    let paths = try files.exists(folder) ? files.tree(folder).files : []
    if let known, known.hasNoDiagnostics, known.paths == paths, unchanged.isSuperset(of: paths),
      known.appearance.isEqual(to: appearance), known.isPortable == isPortable,
      known.sources.first.map({ Int($0.id.index) == sources.sources.count }) ?? true
    {
      for source in known.sources { sources.add(path: source.path, bytes: source.bytes) }
      return known
    }
    let first = sources.sources.count
    var found = log.emptyPart()
    let assets = try assets(at: paths, sources: &sources, log: &found)
    log.merge(found)
    return ReadAssets(
      assets: assets, sources: Array(sources.sources[first...]), paths: paths,
      appearance: appearance, isPortable: isPortable, hasNoDiagnostics: found.diagnostics.isEmpty)
  }
}
