import Content
import Diagnostics
import Documents
import Markdown

/// A file that is read by itself, besides all others: for what it says, and mostly not for what is
/// wrong with it.
struct DetachedFile {
  let source: Source
  /// The format by its ending; nil where it is not that of content.
  let format: ContentFormat?
  /// What was wrong with what was read so far.
  private(set) var log = DiagnosticLog()
  /// Where its text is; nil until its front matter was read.
  private var body: Range<Int>?

  init(path: String, _ bytes: [UInt8]) {
    var sources = SourceMap()
    source = sources.add(path: path, bytes: bytes)
    format = ContentFormat(path: path[...])
  }

  /// The front matter, and where the text is.
  var matter: FrontMatter {
    mutating get {
      let matter = FrontMatter(source, log: &log)
      body = matter.body
      return matter
    }
  }

  /// The text below the front matter.
  var markdown: MarkdownDocument {
    mutating get {
      MarkdownDocument(parsing: source, range: body ?? matter.body, log: &log)
    }
  }

  /// What a file of data contains, empty where it cannot be read; nil for any other file.
  var data: DocumentTree? {
    mutating get {
      switch format {
      case .json: DocumentTree(json: source, log: &log)
      case .yaml: DocumentTree(yaml: source, log: &log)
      case .csv: DocumentTree(csv: source, log: &log)
      case .markdown, nil: nil
      }
    }
  }
}
