package import Diagnostics
package import Documents
package import FileSystem
package import Schema
import Tables

/// Checks a single document against a structure: `site.yaml`, message files, front matter of files
/// that are not entries. Content and settings are checked by the same rules.
package struct DocumentBinder<Files: FileSystem>: Sendable {
  /// The types that documents are checked by.
  package let models: Models
  /// The files among which images and files of documents are searched for.
  package let files: Files
  /// How documents are checked.
  package let options: ContentOptions
  /// What is known of what the authors of the documents mean.
  package var guide: (any DocumentGuide)?

  /// Makes a binder.
  package init(models: Models, files: Files, options: ContentOptions) {
    self.models = models
    self.files = files
    self.options = options
  }

  /// Binds a node of a document, the root by default, as a structure.
  ///
  /// The sources are those of the build so far; the document's is one of them. Texts that need no
  /// decoding are slices of it. References to entries stay empty.
  package func bind(
    _ tree: DocumentTree, node: NodeIndex = .root, as structure: StructureID, sources: SourceMap,
    log: inout DiagnosticLog
  ) -> BoundDocument {
    var store = ValueStore()
    store.buffers = sources.sources.map(\.bytes)
    guard !tree.isEmpty else {
      let secrets = SecretText(models: models).ranges(in: tree, roots: [], as: structure)
      return BoundDocument(store: store, slot: nil, secrets: secrets)
    }
    var binder = binder(of: tree.source, buffer: store.buffers.tableIndices.upperBound)
    let slot = TreeBinding(tree, by: &binder).bindRoot(node, as: structure, by: &binder)
    log.merge(binder.log)
    let secrets = SecretText(models: models).ranges(in: tree, roots: [node], as: structure)
    var fileIndices: [PathKey: FileReferenceIndex] = [:]
    let shift = store.add(binder.chunk, fileIndices: &fileIndices)
    return BoundDocument(store: store, slot: slot.map { $0 + shift }, secrets: secrets)
  }

  /// A binder for a file that does not belong to a collection.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - buffer: Which of the buffers of a store the binder's own texts become.
  /// - Returns: A binder that has bound nothing.
  package func binder(of source: Source, buffer: BufferIndex) -> Binder {
    let folder = ContentFolder(
      files: files, path: options.folder, paths: [], maximumFileSize: options.maximumFileSize,
      isListed: false)
    var binder = Binder(
      plan: BindingPlan(models: models), folder: folder, isLenient: options.isLenient,
      buffer: buffer, file: BoundFile(source: source))
    binder.refusesBlanks = options.refusesBlanks
    binder.markdown = options.markdown
    binder.guide = guide
    return binder
  }
}

/// A checked document.
package struct BoundDocument: Sendable {
  /// Its values, and the bytes of all sources.
  package let store: ValueStore
  /// The slot of its record's header; nil where the document is not a mapping.
  package let slot: SlotIndex?
  /// The ranges of the document that messages must not show.
  package let secrets: [Range<Int>]
}
