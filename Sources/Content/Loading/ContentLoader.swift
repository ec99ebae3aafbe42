package import Diagnostics
package import FileSystem
import Parallel
package import Schema
import Tables

/// Reads and checks all content of a site: the stage "read".
package struct ContentLoader<Files: FileSystem>: Sendable {
  /// The types that content is checked by.
  package let models: Models
  /// The files of the site.
  package let files: Files
  /// How content is loaded.
  package var options: ContentOptions
  /// Whether the definitions are all collections of the site, as they are meant: files that no
  /// collection takes, and references to models without one, are then mistakes.
  package var knowsAllCollections = true

  /// Makes a loader of the content in `options.folder` of `files`.
  package init(models: Models, files: Files, options: ContentOptions) {
    self.models = models
    self.files = files
    self.options = options
  }

  /// Loads the collections that `definitions` define, and reports everything that is wrong with
  /// them.
  ///
  /// The sources that were read join those of `sources`, ordered by path. The result is the same
  /// for any number of threads. Where content is wrong, the result contains what could be made from
  /// it, so that templates can still be checked.
  ///
  /// - Parameters:
  ///   - definitions: The collections.
  ///   - sources: What was read before.
  ///   - known: The content as it was loaded before. The result does not depend on it.
  ///   - isRemembering: Whether the result can be known to a later load.
  ///   - sink: Takes what each file holds.
  ///   - log: Takes the mistakes.
  /// - Returns: The content, with the sources that were read.
  package func load(
    _ definitions: [CollectionDefinition], sources: SourceMap, knowing known: KnownContent? = nil,
    remembering isRemembering: Bool = false, handingTextsTo sink: (any ContentTextSink)? = nil,
    log: inout DiagnosticLog
  ) -> SiteContent {
    var folder = contentFolder(log: &log)
    folder.knownPictures = known?.pictures ?? [:]
    let plan = BindingPlan(models: models)
    let found = FileFinder(
      definitions: definitions, folder: folder, knowsAllCollections: knowsAllCollections
    ).find(log: &log)
    let sourceCount = sources.sources.count
    let loader = ChunkLoader(
      plan: plan, folder: folder, definitions: definitions, options: options, files: found,
      firstSource: SourceID(sourceCount), firstBuffer: BufferIndex(sourceCount + found.count),
      secretFiles: SecretFiles(models: models, definitions: definitions),
      knowsAllCollections: knowsAllCollections)
    let known = known?.isKnown(to: loader) == true ? known : nil
    let gathered = Parallel.foldChunks(
      of: found.count, size: loader.size, threads: options.threads,
      into: GatheredChunks(
        of: loader, after: sources, log: log.emptyPart(), isRemembering: isRemembering)
    ) {
      loader.load($0, knowing: known)
    } take: { gathered, chunk in
      if let sink { chunk.handTexts(to: sink) }
      gathered.add(chunk)
    }
    log.merge(gathered.log)
    // The store must not be shared when entries are named, otherwise all of it would be copied.
    var assembly = ContentAssembly(of: consume gathered)
    return assembly.content(log: &log)
  }

  /// Lists the content folder once; it is empty where it cannot be listed.
  func contentFolder(log: inout DiagnosticLog) -> ContentFolder {
    var paths: [String] = []
    var misnamed: [String] = []
    do throws(FileError) {
      let tree = try files.tree(options.folder).refusingControls
      paths = tree.files
      misnamed = tree.folders.filter {
        ContentFormat(path: FilePaths.name(of: $0)[...]) != nil
      }
      for problem in tree.problems { log.report(.problem(problem)) }
    } catch {
      log.report(.unreadableFile(error, at: nil))
    }
    return ContentFolder(
      files: files, path: options.folder, paths: paths, misnamedFolders: misnamed,
      maximumFileSize: options.maximumFileSize)
  }
}
