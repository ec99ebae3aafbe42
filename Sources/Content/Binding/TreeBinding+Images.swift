import Diagnostics
import Documents
import Escaping
import Markdown
import Schema
import Tables

// Mappings become images: `{ src, alt, credit, licence }`.
extension TreeBinding {
  /// The fields of an image that a file writes; the others are read from the picture.
  private static let writtenFields: [ImageField] = [.src, .alt, .credit, .licence]

  /// Binds a mapping as an image. A path alone is reported, because the alternative text is
  /// missing.
  func bindImage(_ node: NodeIndex, to target: BindingTarget, by binder: inout Binder) {
    if tree[node].isScalar {
      let written = binder.document.text(of: node, in: tree)
      guard !written.bytes.isBlankText || !target.type.isOptional else { return }
      let path = String(decoding: written.bytes, as: UTF8.self)
      _ = binder.file(named: path, at: written.span, isImage: true)
      binder.log.report(
        .missingAlternative(path: path, at: written.span, rule: binder.rule(target.field)))
      return
    }
    guard tree[node].kind == .mapping else {
      reportShape(node, target: target, by: &binder)
      return
    }
    let record = binder.addImage(at: tree.span(of: node))
    var values: [ImageField: NodeIndex] = [:]
    var unknown: [NodeIndex] = []
    for (key, value) in tree.pairs(of: node) {
      let name = tree.text(of: key)
      guard let field = Self.writtenFields.first(where: { $0.rawValue.utf8.elementsEqual(name) })
      else {
        unknown.append(key)
        continue
      }
      bindImageField(field, value: value, to: record, by: &binder)
      values[field] = value
    }
    reportUnknownFields(unknown, of: node, by: &binder)
    if let source = values[.src], let alternative = values[.alt] {
      checkAlternative(alternative, ofFile: source, by: &binder)
    }
    let path = values[.src].flatMap { tree[$0].isScalar ? tree.string(of: $0) : nil }
    completeImage(record, ofFile: path, target: target, at: tree.start(of: node), by: &binder)
    binder.chunk.slots[target.slot] = .record(record)
  }

  private func bindImageField(
    _ field: ImageField, value: NodeIndex, to record: SlotIndex, by binder: inout Binder
  ) {
    let path = FieldPath(.image, FieldIndex(field.slot.position))
    guard !tree.isNothing(value) else { return }
    guard tree[value].isScalar else {
      binder.log.report(
        .wrongShape(
          binder.rule(path), expected: field == .src ? "the path of a file" : "a text",
          found: tree[value].kind.words, at: binder.document.head(of: value, in: tree)))
      return
    }
    let written = binder.document.text(of: value, in: tree)
    binder.chunk.places[record + field.slot] = SlotPlace(written.span)
    guard !written.bytes.isBlankText else { return }
    if field == .src {
      let path = String(decoding: written.bytes, as: UTF8.self)
      binder.setSource(path, of: record, at: written.span)
    } else {
      binder.chunk.slots[record + field.slot] = binder.chunk.visible(
        written, of: binder.document, log: &binder.log)
    }
  }

  /// Warns of an alternative text that is only the name of the image's file.
  private func checkAlternative(
    _ alternative: NodeIndex, ofFile source: NodeIndex, by binder: inout Binder
  ) {
    let (text, path) = (tree.text(of: alternative), tree.text(of: source))
    guard AlternativeText.isName(Array(text), ofFile: Array(path)) else { return }
    let name = String(decoding: path, as: UTF8.self)
    binder.log.report(.nameAsAlternative(name, at: tree.span(of: alternative)))
  }

  private func completeImage(
    _ record: SlotIndex, ofFile path: String?, target: BindingTarget, at span: Span,
    by binder: inout Binder
  ) {
    let source = binder.chunk.places[record + ImageField.src.slot].span
    if source == nil {
      binder.reportMissing(FieldPath(.image, FieldIndex(ImageField.src.slot.position)), at: span)
    }
    if binder.chunk.slots[record + ImageField.alt.slot].isNone {
      let place = binder.chunk.places[record + ImageField.alt.slot].span ?? source ?? span
      binder.log.report(
        .missingAlternative(path: path, at: place, rule: binder.rule(target.field)))
    }
  }

  /// Reports the keys of an image that it has no field for.
  private func reportUnknownFields(
    _ keys: [NodeIndex], of node: NodeIndex, by binder: inout Binder
  ) {
    guard !keys.isEmpty else { return }
    let unknown = CutTexts(in: tree).taken(
      outOf: keys, of: node, by: &binder
    ) { _, _ in
      nil
    } mayBeField: { key, binder in
      let hint = imageHint(for: key, of: node, by: &binder)
      return hint.field != nil && hint.written == nil
    }
    for key in unknown { reportUnknownImageField(key, of: node, by: &binder) }
  }

  /// The field of an image that an unknown key was probably meant for.
  private func imageHint(
    for key: NodeIndex, of node: NodeIndex, by binder: inout Binder
  ) -> Diagnostic.FieldHint {
    let image = binder.plan.models[.image]
    let names = Self.writtenFields.map(\.rawValue)
    let known = Structure(
      name: image.name, kind: image.kind,
      fields: image.fields(for: .checking).filter { names.contains($0.name) })
    return FieldGuess.hint(for: tree.string(of: key), in: known, suggesting: &binder.log) { name in
      tree.place(ofKey: name, in: node)
    }
  }

  private func reportUnknownImageField(
    _ key: NodeIndex, of node: NodeIndex, by binder: inout Binder
  ) {
    let image = binder.plan.models[.image]
    let names = Self.writtenFields.map(\.rawValue)
    let typed = tree.string(of: key)
    let hint = imageHint(for: key, of: node, by: &binder)
    var diagnostic = Diagnostic.unknownField(
      typed, of: image.name, at: tree.span(of: key), hint: hint, fields: names,
      isLenient: binder.isLenient)
    if diagnostic.help.isEmpty {
      let isName = !typed.isEmpty && typed.utf8.allSatisfy { isLetter($0) }
      diagnostic.help = [
        .init(
          "what else belongs to an image is in a component of the model: 'struct Photo: Component "
            + "{ var image: Image; var \(isName ? typed : "caption"): String }'")
      ]
    }
    binder.log.report(diagnostic)
  }
}
