import Diagnostics
import Documents
import Schema
import Tables

/// Reports the keys of a mapping that are not fields of its structure.
struct UnknownKeys {
  private let tree: DocumentTree
  private let node: NodeIndex
  private let record: RecordTarget

  /// - Parameters:
  ///   - tree: The document.
  ///   - node: The mapping.
  ///   - record: The record that is made of it.
  init(in tree: DocumentTree, of node: NodeIndex, _ record: RecordTarget) {
    (self.tree, self.node, self.record) = (tree, node, record)
  }

  /// Reports keys without a field.
  func report(_ keys: [NodeIndex], by binder: inout Binder) {
    let structure = binder.plan.structure(record.structure)
    let unknown = CutTexts(in: tree).taken(
      outOf: keys, of: node, by: &binder
    ) { key, binder in
      binder.plan.field(named: tree[key], of: tree, in: structure, guess: FieldIndex(0)).map {
        let field = binder.plan.fields[structure.plan(of: $0)]
        return (binder.plan.types[field.type].cutForm, field.isSecret)
      }
    } mayBeField: { key, binder in
      let hint = hint(for: key, by: &binder)
      return hint.field != nil && hint.written == nil
    }
    let missing = unknown.count == 1 ? record.onlyMissingField(by: binder) : nil
    for key in unknown {
      let field = reportUnknown(key, missing: missing, by: &binder)
      // A field that was written under a wrong name is not reported as missing as well.
      guard let field, !binder.isLenient else { continue }
      let slot = binder.plan.target(field, of: record).slot
      if binder.chunk.places[slot].span == nil {
        binder.chunk.places[slot] = SlotPlace(tree.span(of: key))
      }
    }
  }

  /// Reports a key without a field, and returns the position of the field that it is probably meant
  /// for. It may be the former name of the one field that is missing.
  private func reportUnknown(
    _ key: NodeIndex, missing: String?, by binder: inout Binder
  ) -> FieldIndex? {
    let typed = tree.string(of: key)
    let id = record.structure
    let structure = binder.plan.models[id]
    let sense = sense(of: key, by: binder)
    let hint = hint(for: key, by: &binder)
    if binder.entry.certainty == .uncertain
      || structure.certainty == .uncertain && hint.field == nil
    {
      return nil
    }
    let isOfOther = hint.field != nil || hint.home != nil
    if !isOfOther { binder.unknownKey = missing == nil ? nil : typed }
    binder.log.report(
      .unknownField(
        typed, of: sense?.owner ?? structure.shownName, at: tree.span(of: key), hint: hint,
        fields: binder.plan.fieldNames(of: id).filter {
          $0 != nameGivenBefore(by: &binder) && sense?.usable?.contains($0) != false
        },
        entryKeys: structure.kind == .entry ? EntryKeys.names : [],
        missing: isOfOther ? nil : missing,
        isLenient: binder.isLenient))
    return hint.field.flatMap { name in
      structure.fields(for: .checking).firstIndex { $0.fileName == name }.map { FieldIndex($0) }
    }
  }

  /// What the guide to the document says about an unknown key.
  private func sense(of key: NodeIndex, by binder: Binder) -> KeySense? {
    binder.guide?.sense(
      of: key, in: node, as: binder.plan.models[record.structure].name)
  }

  /// What an unknown key was probably meant for.
  private func hint(
    for key: NodeIndex, by binder: inout Binder
  ) -> Diagnostic.FieldHint {
    FieldGuess.hint(
      for: tree.string(of: key), value: tree.string(of: key + 1), isAlone: tree.isNothing(key + 1),
      in: binder.plan.models[record.structure],
      except: nameGivenBefore(by: &binder), sense: sense(of: key, by: binder),
      suggesting: &binder.log
    ) { name in
      tree.place(ofKey: name, in: node)
    }
  }

  /// The key of a component that is written before its fields, as their name; nil where it is one of
  /// them, or missing.
  private func nameGivenBefore(by binder: inout Binder) -> String? {
    let structure = binder.plan.structure(record.structure)
    guard !structure.isEntry, let position = structure.key,
      let place = binder.chunk.places[binder.plan.target(position, of: record).slot].span,
      !tree.span(of: node).range.contains(Int(place.start))
    else { return nil }
    return binder.plan.declaration(of: FieldPath(record.structure, position)).fileName
  }
}

extension DocumentTree {
  /// The place of a key in a mapping; nil where it has no such key.
  func place(ofKey name: String, in node: NodeIndex) -> Span? {
    for (key, _) in pairs(of: node) where text(of: key).elementsEqual(name.utf8) {
      return span(of: key)
    }
    return nil
  }
}
