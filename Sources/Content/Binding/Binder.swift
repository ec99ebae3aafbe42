package import Diagnostics
import Documents
import Markdown
package import Schema
import Tables

/// Binds texts to the types of models: each becomes the value of a slot of a chunk, and everything
/// that does not fit becomes a diagnostic with the rule it breaks.
///
/// The structure of a file is bound by `TreeBinding` (YAML, JSON, CSV) and by `PartBinding`
/// (Markdown), which write to the same chunk. One binder works on the files of one chunk, one after
/// another; `document` says which.
package struct Binder {
  /// The models that it binds by.
  package let plan: BindingPlan
  let folder: ContentFolder
  let isLenient: Bool
  /// The file being bound.
  var document: BoundFile
  /// The values that were bound.
  package internal(set) var chunk: ValueChunk
  /// What did not fit.
  package internal(set) var log = DiagnosticLog(isPart: true)
  /// The entry being bound.
  var entry = BoundEntry()
  /// Whether a blank text for an optional field is a mistake.
  var refusesBlanks = false
  /// How Markdown is read.
  var markdown = MarkdownOptions()
  /// Tells what the author of a document means, where that is not an entry.
  var guide: (any DocumentGuide)?
  /// Whether what is bound now is part of the value of a secret field.
  var isInSecret = false
  /// The only unknown key of the record that is being bound, where one field is missing.
  var unknownKey: String?

  init(
    plan: BindingPlan, folder: ContentFolder, isLenient: Bool, buffer: BufferIndex, file: BoundFile
  ) {
    self.plan = plan
    self.folder = folder
    self.isLenient = isLenient
    self.document = file
    self.chunk = ValueChunk(buffer: buffer)
  }

  /// The rule a diagnostic about a field shows.
  func rule(_ field: FieldPath) -> Diagnostic.FieldRule {
    let structure = plan.models[field.structure]
    var rule = Diagnostic.FieldRule(
      structure.fields(for: .checking)[field.index], of: structure, isInSecret: isInSecret)
    rule.notation = document.notation
    return rule
  }
}

/// Where a value is bound to, and as what.
struct BindingTarget: BitwiseCopyable {
  /// The field whose value it is, or in whose list it is.
  let field: FieldPath
  let type: TypePlan
  let slot: SlotIndex
}

/// A record that fields are bound to.
package struct RecordTarget: BitwiseCopyable {
  let structure: StructureID
  /// The slot of its header.
  package let slot: SlotIndex
}

// Where values go.
extension Binder {
  /// Makes a record, all of its fields without a value.
  package mutating func addRecord(of structure: StructureID, at span: Span) -> RecordTarget {
    let count = plan.structure(structure).slotCount
    return RecordTarget(
      structure: structure,
      slot: chunk.addRecord(structure, slotCount: count, place: span))
  }

  /// Whether a field has been written already.
  func isWritten(_ target: BindingTarget) -> Bool { chunk.places[target.slot].span != nil }

  /// Whether a text is one that means "none" in a field.
  func isAbsent(_ text: ArraySlice<UInt8>, in field: FieldPath) -> Bool {
    plan.declaration(of: field).absentTexts.contains { $0.utf8.elementsEqual(text) }
  }

  /// Binds an empty value: none, an empty list, or a mistake.
  ///
  /// - Parameters:
  ///   - target: What is empty.
  ///   - span: Where that is to be reported.
  ///   - notation: How a value is written there; nil for the notation of the file.
  ///   - isWord: Whether a word is there that means none.
  mutating func bindNothing(
    to target: BindingTarget, at span: Span, in notation: FileNotation? = nil,
    isWord: Bool = true
  ) {
    if target.type.isOptional {
      if refusesBlanks { chunk.places[target.slot] = .nowhere }
      return
    }
    if target.type.kind == .list {
      chunk.slots[target.slot] = .list(first: chunk.end, count: 0)
      return
    }
    if plan.structure(target.field.structure).slug == target.field.index {
      // An entry without a slug of its own has one of its key or file.
      chunk.places[target.slot] = .nowhere
      return
    }
    var rule = rule(target.field)
    if let notation { rule.notation = notation }
    let isElement = plan.types[plan.plan(of: target.field).type].kind == .list
    let names = isElement || rule.isSecret ? nil : plan.nameWords(for: target.type)
    log.report(
      .emptyField(rule, isElement: isElement, isWord: isWord, expected: names, at: span))
  }
}
