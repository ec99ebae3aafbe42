import Diagnostics
import Documents
import FileSystem
import Schema

// Images and files: what they name has to be there.

extension Binder {
  /// Binds `{ src, alt, credit, licence }` as an image.
  mutating func bindImage(_ node: Int, of tree: DocumentTree, to target: BindingTarget) {
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
      guard let part = ImagePart(tree.text(of: key)) else {
        reportUnknownImagePart(key, of: tree)
        continue
      }
      bindImagePart(part, value: value, of: tree, to: record)
    }
    completeImage(record, target: target, at: tree.start(of: node))
    chunk.slots[target.slot] = .record(record)
  }

  /// The fields of an image that a file writes; the raw value is the slot.
  enum ImagePart: Int, CaseIterable {
    case src = 1
    case alt = 2
    case credit = 5
    case licence = 6

    init?(_ key: ArraySlice<UInt8>) {
      guard let part = Self.allCases.first(where: { "\($0)".utf8.elementsEqual(key) }) else {
        return nil
      }
      self = part
    }
  }

  /// Makes the record of an image.
  mutating func addImage(at span: Span) -> Int {
    chunk.addRecord(
      StructureID.image.index, slotCount: plan.structure(StructureID.image.index).slotCount,
      place: span)
  }

  private mutating func bindImagePart(
    _ part: ImagePart, value: Int, of tree: DocumentTree, to record: Int
  ) {
    let field = FieldPath(StructureID.image.index, part.rawValue - 1)
    guard !tree.isNothing(value) else { return }
    guard tree[value].isScalar else {
      log.report(
        .wrongShape(
          rule(field), expected: part == .src ? "the path of a file" : "a text",
          found: tree[value].kind.words, at: document.head(of: value, in: tree)))
      return
    }
    let written = document.text(of: value, in: tree)
    chunk.places[record + part.rawValue] = SlotPlace(written.span)
    guard !Self.isBlank(written.bytes) else { return }
    if part == .src {
      setSource(String(decoding: written.bytes, as: UTF8.self), of: record, at: written.span)
    } else {
      chunk.slots[record + part.rawValue] = .text(written.slice)
    }
  }

  /// Gives an image its file, width and height.
  mutating func setSource(_ path: String, of record: Int, at span: Span) {
    chunk.places[record + ImagePart.src.rawValue] = SlotPlace(span)
    guard let file = file(named: path, at: span, isImage: true) else { return }
    chunk.slots[record + ImagePart.src.rawValue] = chunk.addFile(file)
    if let pixels = file.pixels {
      chunk.slots[record + 3] = .int(pixels.width)
      chunk.slots[record + 4] = .int(pixels.height)
    }
  }

  private mutating func completeImage(_ record: Int, target: BindingTarget, at span: Span) {
    if chunk.places[record + ImagePart.src.rawValue].span == nil {
      reportMissing(FieldPath(StructureID.image.index, 0), at: span)
    }
    if chunk.slots[record + ImagePart.alt.rawValue].isNone {
      let source = chunk.places[record + ImagePart.src.rawValue].span
      let path = source.map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
      log.report(
        .missingAlternative(
          path: path, at: chunk.places[record + ImagePart.alt.rawValue].span ?? source ?? span,
          rule: rule(target.field)))
    }
  }

  private mutating func reportUnknownImagePart(_ key: Int, of tree: DocumentTree) {
    let image = plan.models.structures[Int(StructureID.image.index)]
    let names = ImagePart.allCases.map { "\($0)" }
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
    let id = StructureID.file.index
    let record = chunk.addRecord(
      id, slotCount: plan.structure(id).slotCount, place: text.span)
    chunk.slots[record + 1] = chunk.addFile(file)
    chunk.slots[record + 2] = .text(
      chunk.addText(ContentFolder.name(of: file.path).utf8))
    chunk.slots[record + 3] = .int(file.byteCount)
    chunk.slots[target.slot] = .record(record)
  }

  /// The file of the site that the file being bound names, nil where there is none, which the
  /// log then says.
  mutating func file(named typed: String, at span: Span, isImage: Bool) -> FileReference? {
    let path: String
    do throws(ContentFolder.BadPath) {
      path = try folder.resolve(typed, from: document.folder)
    } catch {
      log.report(.badPath(typed, reason: error.reason, at: span))
      return nil
    }
    if let index = chunk.fileIndices[path], !isImage || chunk.files[index].pixels != nil {
      return chunk.files[index]
    }
    guard folder.contains(path) else {
      let nearest = folder.nearest(to: path, from: document.folder, log: &log)
      log.report(.missingFile(typed, looked: path, nearest: nearest, at: span))
      return nil
    }
    do throws(UnusableFile) {
      return isImage ? try folder.image(at: path) : try folder.plainFile(at: path)
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
