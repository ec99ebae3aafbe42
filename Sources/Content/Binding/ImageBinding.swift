import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown
import Schema
import Tables

// Images and files: the files that they name have to exist.

extension Binder {
  /// Makes the record of an image.
  mutating func addImage(at span: Span) -> SlotIndex {
    chunk.addRecord(
      .image, slotCount: plan.structure(.image).slotCount,
      place: span)
  }

  /// Gives an image its file, width and height.
  mutating func setSource(_ path: String, of record: SlotIndex, at span: Span) {
    chunk.places[record + ImageField.src.slot] = SlotPlace(span)
    guard let file = file(named: path, at: span, isImage: true) else { return }
    chunk.slots[record + ImageField.src.slot] = chunk.addFile(file)
    if let pixels = file.pixels {
      chunk.slots[record + ImageField.width.slot] = .int(pixels.width)
      chunk.slots[record + ImageField.height.slot] = .int(pixels.height)
    }
  }

  /// Binds an image of a document: its destination is the file, its text the alternative.
  mutating func bindImage(
    _ node: MarkdownNode.Index, of document: MarkdownDocument, to target: BindingTarget
  ) {
    let span = document.span(of: node)
    chunk.places[target.slot] = SlotPlace(span)
    let title = document.bytes(of: document.nodes[node].detail)
    if !title.isEmpty, !document.isDecorative(node) {
      log.report(.lostTitle(String(decoding: title, as: UTF8.self), at: span))
    }
    guard target.type.kind == .image else {
      bindText(destination(of: node, in: document), to: target)
      return
    }
    let record = addImage(at: span)
    let source = destination(of: node, in: document)
    setSource(path(ofDestination: source), of: record, at: source.span)
    let text = document.plainText(of: document.descendants(of: node))
    // Without a text it is decorative, or the reader of Markdown has reported it.
    chunk.slots[record + ImageField.alt.slot] = chunk.visible(
      written(text), of: self.document, log: &log)
    chunk.places[record + ImageField.alt.slot] = SlotPlace(text.span)
    chunk.slots[target.slot] = .record(record)
  }

  /// The path that a destination in a document names: as browsers read it, or, where there is no
  /// such file, as it is written.
  private func path(ofDestination written: WrittenText) -> String {
    let typed = String(decoding: written.bytes, as: UTF8.self)
    guard let decoded = PercentEncoding.decodedPath(typed),
      let path = ContentFolder.joined(decoded, from: document.folder, root: folder.path),
      folder.contains(path)
    else { return typed }
    return decoded
  }

  /// Binds the path of a downloadable file.
  mutating func bindFile(_ text: WrittenText, to target: BindingTarget) {
    let path = String(decoding: text.bytes, as: UTF8.self)
    guard let file = file(named: path, at: text.span, isImage: false) else { return }
    let record = chunk.addRecord(
      .file, slotCount: plan.structure(.file).slotCount, place: text.span)
    chunk.slots[record + FileField.src.slot] = chunk.addFile(file)
    chunk.slots[record + FileField.name.slot] = .text(
      chunk.addText(FilePaths.name(of: file.path).utf8))
    chunk.slots[record + FileField.byteCount.slot] = .int(file.byteCount)
    chunk.slots[target.slot] = .record(record)
  }

  /// The file of the site that the file being bound names, nil where there is none, which is then
  /// reported.
  mutating func file(named typed: String, at span: Span, isImage: Bool) -> FileReference? {
    folder.file(
      named: typed, by: document, at: span, isImage: isImage, known: chunk, log: &log)
  }
}

extension ContentFolder {
  /// The file that a document names; nil where it cannot be used, which is reported. Files that a
  /// chunk already has are not read again.
  func file(
    named typed: String, by document: BoundFile, at span: Span, isImage: Bool,
    known chunk: ValueChunk, log: inout DiagnosticLog
  ) -> FileReference? {
    let path: String
    do throws(ContentFolder.BadPath) {
      path = try resolve(typed, from: document.folder)
    } catch {
      log.report(.badPath(typed, reason: error.reason, at: span))
      return nil
    }
    if let known = chunk.file(at: path), !isImage || known.pixels != nil { return known }
    guard contains(path) else {
      let nearest = nearest(to: path, from: document.folder, log: &log)
      log.report(.missingFile(typed, looked: path, nearest: nearest, at: span))
      return nil
    }
    do throws(UnusableFile) {
      return isImage ? try image(at: path) : try plainFile(at: path)
    } catch {
      log.report(error.mistake(in: typed, at: span))
      return nil
    }
  }
}

/// Why a file that a document names cannot be used.
private enum UnusableFile: Error {
  case unreadable(FileError)
  case image(ImageSize.Unreadable)

  func mistake(in typed: String, at span: Span) -> Diagnostic {
    switch self {
    case .unreadable(let error): .unreadableFile(error, at: span)
    case .image(let problem): .unusableImage(typed, reason: problem.reason, at: span)
    }
  }
}

extension ContentFolder {
  /// A file that is published as it is.
  fileprivate func plainFile(at path: String) throws(UnusableFile) -> FileReference {
    do throws(FileError) {
      let size = try files.fileStatus(of: path).size
      return FileReference(path: path, byteCount: size, pixels: nil)
    } catch {
      throw .unreadable(error)
    }
  }

  /// An image, whose size is in its first bytes.
  fileprivate func image(at path: String) throws(UnusableFile) -> FileReference {
    if let known = knownPictures[PathKey(path)] { return known }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: maximumFileSize)
    } catch {
      throw .unreadable(error)
    }
    do throws(ImageSize.Unreadable) {
      let size = try ImageSize.read(bytes, path: path)
      return FileReference(path: path, byteCount: bytes.count, pixels: size)
    } catch {
      throw .image(error)
    }
  }
}
