import Diagnostics
import Documents
import FileSystem
import Markdown
import Schema
import Tables

/// Reads the files of a chunk and binds their entries, one after another.
struct ChunkLoader: Sendable {
  let plan: BindingPlan
  let folder: ContentFolder
  let definitions: [CollectionDefinition]
  var options: ContentOptions
  let files: [ContentFile]
  /// The source of the first file.
  let firstSource: SourceID
  /// The buffer of the first chunk.
  let firstBuffer: BufferIndex
  let secretFiles: SecretFiles
  /// Whether the definitions are all collections of the site, as they are meant.
  var knowsAllCollections = true

  /// Whether entries of a model may be missing because of a mistake in the model, or because the
  /// collection that has them is not known.
  func mayLack(entriesOf structure: StructureID) -> Bool {
    if plan.models[structure].certainty == .uncertain { return true }
    return !knowsAllCollections && !definitions.contains { $0.model == structure }
  }

  /// The number of files in a chunk. It depends only on the number of files, so that the store is
  /// the same for any number of threads. Chunks of a small site are small, so that an edit concerns
  /// few files.
  var size: Int { files.count < 256 ? 2 : files.count < 1_024 ? 8 : 32 }

  /// The collections that take no file, which is reported where they are defined.
  var collectionsWithoutFiles: Set<CollectionIndex> {
    var hasFile = [Bool](repeating: false, count: definitions.count)
    for file in files {
      for use in file.uses { hasFile[use.collection.position] = true }
    }
    return Set(hasFile.indices.filter { !hasFile[$0] }.map { CollectionIndex($0) })
  }

  /// Loads the files in a range that begins with a chunk, unless their result is known.
  func load(_ range: Range<Int>, knowing known: KnownContent?) -> LoadedChunk {
    // What cannot be read is reported by loading it.
    known?.chunk(range) { try? bytes(of: $0) } ?? load(range)
  }

  /// Loads the files in a range that begins with a chunk.
  func load(_ range: Range<Int>) -> LoadedChunk {
    var sources: [Source] = []
    var entries: [LoadedEntry] = []
    var uncertain: Set<CollectionIndex> = []
    var secrets = SecretRanges()
    var loaded: [LoadedFile] = []
    var binder = binder(ofChunk: range.lowerBound / size)
    var texts: [[UInt8]] = []
    binder.chunk.reserve(forFiles: range.count)
    for index in range {
      let file = files[index]
      let id = firstSource + index
      let read = read(file, log: &binder.log)
      loaded.append(LoadedFile(after: binder.chunk, identity: read?.file))
      guard let (bytes, identity) = read else {
        sources.append(Source(id: id, path: file.path, bytes: []))
        if options.releasesSources { texts.append([]) }
        uncertain.formUnion(file.uses.map(\.collection))
        continue
      }
      let source = Source(id: id, path: file.path, bytes: bytes)
      binder.document = BoundFile(source: source)
      secrets.insert(secretFiles.ranges(in: source, of: file), of: id)
      let known = binder.log.diagnostics.count
      let start = (entries: entries.count, texts: binder.chunk.textCounts)
      load(file, source, into: &entries, with: &binder)
      loaded[loaded.count - 1].namelessLinks = binder.document.namelessLinks
      if binder.log.diagnostics[known...].contains(where: \.concernsWholeDocument) {
        uncertain.formUnion(file.uses.map(\.collection))
      }
      let isReleased = options.releasesSources && file.format == .markdown
      if options.releasesSources { texts.append(bytes) }
      if isReleased {
        binder.chunk.copyTexts(of: source, after: start.texts, in: &entries[start.entries...])
      }
      sources.append(isReleased ? source.released(hash: identity.hash.value) : source)
    }
    binder.chunk.releaseSpareText()
    return LoadedChunk(
      sources: sources, texts: texts, values: binder.chunk, entries: entries, log: binder.log,
      uncertain: uncertain, secrets: secrets, files: loaded)
  }

  /// A binder for a chunk, which has bound nothing yet.
  private func binder(ofChunk chunk: Int) -> Binder {
    Binder(
      plan: plan, folder: folder, isLenient: options.isLenient,
      buffer: firstBuffer + chunk * ValueChunk.bufferCount,
      file: BoundFile(source: Source(id: firstSource, path: "", bytes: [])))
  }

  /// Loads one file as if it held these bytes, as a separate chunk, whose text will be a given
  /// buffer.
  func load(_ index: ContentFile.Index, holding bytes: [UInt8], buffer: BufferIndex) -> LoadedChunk
  {
    let file = files[index]
    let source = Source(id: firstSource + index.position, path: file.path, bytes: bytes)
    var binder = Binder(
      plan: plan, folder: folder, isLenient: options.isLenient, buffer: buffer,
      file: BoundFile(source: source))
    var entries: [LoadedEntry] = []
    var secrets = SecretRanges()
    secrets.insert(secretFiles.ranges(in: source, of: file), of: source.id)
    load(file, source, into: &entries, with: &binder)
    let loaded = LoadedFile(
      slot: SlotIndex(0), fragment: FragmentIndex(0), namelessLinks: binder.document.namelessLinks)
    return LoadedChunk(
      sources: [source], values: binder.chunk, entries: entries, log: binder.log, uncertain: [],
      secrets: secrets, files: [loaded])
  }

  private func read(
    _ file: ContentFile, log: inout DiagnosticLog
  ) -> (bytes: [UInt8], file: HashedFile)? {
    do throws(FileError) {
      return try folder.files.readHashed(file.path, limit: options.maximumFileSize)
    } catch {
      log.report(.unreadableFile(error, at: nil))
      return nil
    }
  }

  private func bytes(of file: ContentFile) throws(FileError) -> [UInt8] {
    try folder.files.read(file.path, limit: options.maximumFileSize)
  }

  private func load(
    _ file: ContentFile, _ source: Source, into entries: inout [LoadedEntry],
    with binder: inout Binder
  ) {
    switch file.format {
    case .markdown:
      if let encoding = source.otherEncoding {
        return binder.log.report(.otherEncoding(encoding, at: Span(source.id, 0, 0)))
      }
      for use in file.uses {
        bind(use, by: &binder) { binder in
          let context = context(of: use, in: file)
          if let entry = MarkdownBinding(source).bindEntry(in: context, by: &binder) {
            entries.append(entry)
          }
        }
      }
    case .yaml:
      let tree = DocumentTree(yaml: source, log: &binder.log)
      load(file, tree, into: &entries, with: &binder)
    case .json:
      let tree = DocumentTree(json: source, log: &binder.log)
      load(file, tree, into: &entries, with: &binder)
    case .csv:
      let tree = DocumentTree(csv: source, log: &binder.log)
      load(file, tree, into: &entries, with: &binder)
    }
  }

  private func load(
    _ file: ContentFile, _ tree: DocumentTree, into entries: inout [LoadedEntry],
    with binder: inout Binder
  ) {
    guard !tree.isEmpty else { return }
    let binding = TreeBinding(tree, by: &binder)
    for use in file.uses {
      bind(use, by: &binder) { binder in
        var node = NodeIndex.root
        if let selection = use.selection {
          let from = definitions[use.collection]
          let selected = tree.select(
            selection, at: from.fromSpan, in: from.from, log: &binder.log)
          guard let selected else { return }
          node = selected
        }
        if file.format == .csv,
          HeaderCheck(of: tree).reportNamelessColumns(
            of: node, as: definitions[use.collection].model, by: &binder)
        {
          return
        }
        if tree[node].kind == .sequence {
          for element in tree.children(of: node) {
            let context = context(of: use, in: nil)
            if let entry = binding.bindEntry(element, in: context, by: &binder) {
              entries.append(entry)
            }
          }
        } else {
          let context = context(of: use, in: use.selection == nil ? file : nil)
          if use.selection == nil,
            binding.reportMisplacedList(
              node, of: definitions[use.collection], context, by: &binder)
          {
            return
          }
          if let entry = binding.bindEntry(node, in: context, by: &binder) { entries.append(entry) }
        }
      }
    }
  }

  /// Binds what a collection takes from a file, with the options for its Markdown; mistakes in
  /// entries that are bound once more were reported the first time.
  private func bind(
    _ use: ContentFile.Use, by binder: inout Binder, _ bindEntries: (inout Binder) -> Void
  ) {
    binder.markdown = markdown(of: use)
    binder.document.isTranslation = definitions[use.collection].translation != nil
    guard definitions[use.collection].isRepetition else { return bindEntries(&binder) }
    let log = binder.log
    bindEntries(&binder)
    binder.log = log
  }

  private func markdown(of use: ContentFile.Use) -> MarkdownOptions {
    var markdown = options.markdown
    if definitions[use.collection].allowsHTML { markdown.allowsHTML = true }
    if let language = definitions[use.collection].typography {
      markdown.typography = Typography(language: language)
    }
    return markdown
  }

  /// The context of an entry: a whole file, or an element of a list.
  private func context(of use: ContentFile.Use, in file: ContentFile?) -> EntryContext {
    let definition = definitions[use.collection]
    return EntryContext(
      collection: use.collection, structure: definition.model,
      fileName: file.map { file in
        file.format.entryName(ofFileAt: file.path, in: definition.translation?.language)
      })
  }
}

extension Diagnostic {
  /// Whether it is a mistake in the form of a file, such as a syntax error or a merge conflict, which
  /// affects more than one value.
  fileprivate var concernsWholeDocument: Bool {
    severity == .error
      && (DiagnosticCode.documents.contains(code) || DiagnosticCode.sourceTexts.contains(code))
  }
}
