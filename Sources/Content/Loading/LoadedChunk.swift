import Diagnostics

/// The result of loading one chunk of files.
struct LoadedChunk: Sendable {
  /// The files, some of them released.
  var sources: [Source]
  /// What the files hold as a whole; empty where none of them was released.
  var texts: [[UInt8]] = []
  var values: ValueChunk
  var entries: [LoadedEntry]
  var log: DiagnosticLog
  /// The collections with a file that could not be read as a document, so that its entries are not
  /// known.
  var uncertain: Set<CollectionIndex>
  /// The ranges of the sources that messages must not show.
  var secrets: SecretRanges
  /// The files, in their order.
  var files: [LoadedFile]
}

extension LoadedChunk {
  /// Hands over the text of each file, in their order.
  func handTexts(to sink: any ContentTextSink) {
    guard texts.isEmpty else { return texts.forEach(sink.take) }
    for source in sources { sink.take(source.bytes) }
  }
}
