import Diagnostics
import Escaping
import Markdown
import Schema
import Tables

/// Compares the sizes that images of raw HTML say with those of the pictures.
struct ImageSizeCheck {
  private let folder: ContentFolder
  private let file: BoundFile

  /// Makes the check of texts in a file of a folder.
  init(_ folder: ContentFolder, _ file: BoundFile) { (self.folder, self.file) = (folder, file) }

  /// Warns of a width and a height that have another ratio than the picture, by more than rounding
  /// explains: a browser that takes both distorts it. The pictures are added to a chunk, so that a
  /// change of one is noticed. With `places`, the document's source is not the file's.
  func run(
    on document: MarkdownDocument, at places: DecodedPlaces?, _ chunk: inout ValueChunk,
    log: inout DiagnosticLog
  ) {
    for image in document.sizedImages {
      let typed = String(decoding: document.bytes(of: image.destination), as: UTF8.self)
      // A file that is not there, or no picture, is reported with the links.
      guard let picture = picture(named: PercentEncoding.decodedPath(typed) ?? typed, chunk),
        let pixels = picture.pixels
      else { continue }
      _ = chunk.addFile(picture)
      let (own, other) = (image.width * pixels.height, image.height * pixels.width)
      let difference = abs(own - other)
      guard difference * 50 > max(own, other), difference > max(pixels.width, pixels.height) else {
        continue
      }
      let place = places?.place(of: image.span) ?? image.span
      log.report(
        .distortedImage(typed, width: image.width, height: image.height, pixels, at: place))
    }
  }

  /// The picture of the content that the file names; nil where there is none.
  private func picture(named path: String, _ chunk: ValueChunk) -> FileReference? {
    guard let whole = ContentFolder.joined(path, from: file.folder, root: folder.path),
      folder.contains(whole)
    else { return nil }
    var silent = DiagnosticLog()
    return folder.file(
      named: path, by: file, at: Span(file.source, 0, 0), isImage: true, known: chunk,
      log: &silent)
  }
}
