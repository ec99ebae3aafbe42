import Diagnostics
import Documents
import FileSystem
import Schema
import Tables

// Images and files: what they name has to be there.

extension Binder {
  /// Binds `{ src, alt, credit, licence }` as an image.
  mutating func bindImage(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    if tree[node].isScalar {
      let written = document.text(of: node, in: tree)
      guard !Self.isBlank(written.bytes) || !target.type.isOptional else { return }
      let path = String(decoding: written.bytes, as: UTF8.self)
      _ = file(named: path, at: written.span, isImage: true)
      log.report(
        .missingAlternative(path: path, at: written.span, rule: rule(target.field)))
      return
    }
    guard tree[node].kind == .mapping else {
      reportShape(node, of: tree, target: target)
      return
    }
    let record = addImage(at: tree.span(of: node))
    for (key, value) in tree.pairs(of: node) {
      let name = tree.text(of: key)
      guard let field = Self.writtenFields.first(where: { $0.rawValue.utf8.elementsEqual(name) })
      else {
        reportUnknownImageField(key, of: tree)
        continue
      }
      bindImageField(field, value: value, of: tree, to: record)
    }
    completeImage(record, target: target, at: tree.start(of: node))
    chunk.slots[target.slot] = .record(record)
  }

  /// The fields of an image that a file writes; the others are read from the picture.
  private static let writtenFields: [ImageField] = [.src, .alt, .credit, .licence]

  /// Makes the record of an image.
  mutating func addImage(at span: Span) -> SlotIndex {
    chunk.addRecord(
      .image, slotCount: plan.structure(.image).slotCount,
      place: span)
  }

  private mutating func bindImageField(
    _ field: ImageField, value: NodeIndex, of tree: DocumentTree, to record: SlotIndex
  ) {
    let path = FieldPath(.image, field.slot.position)
    guard !tree.isNothing(value) else { return }
    guard tree[value].isScalar else {
      log.report(
        .wrongShape(
          rule(path), expected: field == .src ? "the path of a file" : "a text",
          found: tree[value].kind.words, at: document.head(of: value, in: tree)))
      return
    }
    let written = document.text(of: value, in: tree)
    chunk.places[record + field.slot] = SlotPlace(written.span)
    guard !Self.isBlank(written.bytes) else { return }
    if field == .src {
      setSource(String(decoding: written.bytes, as: UTF8.self), of: record, at: written.span)
    } else {
      chunk.slots[record + field.slot] = .text(written.slice)
    }
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

  private mutating func completeImage(_ record: SlotIndex, target: BindingTarget, at span: Span) {
    if chunk.places[record + ImageField.src.slot].span == nil {
      reportMissing(FieldPath(.image, ImageField.src.slot.position), at: span)
    }
    if chunk.slots[record + ImageField.alt.slot].isNone {
      let source = chunk.places[record + ImageField.src.slot].span
      let path = source.map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
      log.report(
        .missingAlternative(
          path: path, at: chunk.places[record + ImageField.alt.slot].span ?? source ?? span,
          rule: rule(target.field)))
    }
  }

  private mutating func reportUnknownImageField(_ key: NodeIndex, of tree: DocumentTree) {
    let image = plan.models[.image]
    let names = Self.writtenFields.map(\.rawValue)
    let known = Structure(
      name: image.name, kind: image.kind,
      fields: image.fields(for: .checking).filter { names.contains($0.name) })
    let typed = tree.string(of: key)
    log.report(
      .unknownField(
        typed, of: image.name, at: tree.span(of: key),
        hint: FieldGuess.hint(for: typed, in: known, suggesting: &log), fields: names,
        isLenient: isLenient))
  }

  /// Binds the path of a file to offer.
  mutating func bindFile(_ text: WrittenText, to target: BindingTarget) {
    let path = String(decoding: text.bytes, as: UTF8.self)
    guard let file = file(named: path, at: text.span, isImage: false) else { return }
    let record = chunk.addRecord(
      .file, slotCount: plan.structure(.file).slotCount, place: text.span)
    chunk.slots[record + FileField.src.slot] = chunk.addFile(file)
    chunk.slots[record + FileField.name.slot] = .text(
      chunk.addText(ContentFolder.name(of: file.path).utf8))
    chunk.slots[record + FileField.byteCount.slot] = .int(file.byteCount)
    chunk.slots[target.slot] = .record(record)
  }

  /// The file of the site that the file being bound names, nil where there is none, which the
  /// log then says.
  mutating func file(named typed: String, at span: Span, isImage: Bool) -> FileReference? {
    folder.file(
      named: typed, by: document, at: span, isImage: isImage, known: chunk, log: &log)
  }
}

extension ContentFolder {
  /// The file that a document names; nil, reported, where it cannot be used. Files that a chunk has
  /// already are not read again.
  fileprivate func file(
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
  /// A file that is offered as it is.
  fileprivate func plainFile(at path: String) throws(UnusableFile) -> FileReference {
    do throws(FileError) {
      let size = try files.status(of: path)?.size ?? 0
      return FileReference(path: path, byteCount: size, pixels: nil)
    } catch {
      throw .unreadable(error)
    }
  }

  /// An image, whose size its first bytes say.
  fileprivate func image(at path: String) throws(UnusableFile) -> FileReference {
    if let known = knownPictures[path] { return known }
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
