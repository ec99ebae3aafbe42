import Escaping
import Planning
import Schema

/// The names and choices of all models as JSON writes them, made once for a site, so that writing a
/// record needs neither enum traversals nor new texts.
struct JSONNames: Sendable {
  /// A field that is written.
  struct Field: Sendable, BitwiseCopyable {
    /// Its quoted name and a colon, as a range of `bytes`.
    let start: UInt32
    let end: UInt32
    /// Where its value is in the record.
    let slot: FieldSlot
    /// Its choice, or that of its elements.
    let choice: ChoiceID?
  }

  /// A structure that is written.
  struct Shape: Sendable, BitwiseCopyable {
    /// Its fields, as a range of `fields`.
    let first: UInt32
    let end: UInt32
    /// Whether it is an entry, to which others refer by its slug.
    let isEntry: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var fields: [Field] = []
  /// By the index of the structure's identity.
  private var shapes: [Shape] = []
  /// The quoted texts of the cases of all choices, as ranges of `bytes`.
  private var cases: [Range<Int>] = []
  /// The first case of each choice, by the index of its identity.
  private var firstCases: [Int] = []

  /// Makes them for all models. Secret fields and inverse lists are left out: the former are never
  /// published, and the latter are given by the other side.
  init(models: Models) {
    for structure in models.structures {
      let first = fields.count
      for field in structure.fields(for: .output) where field.inverse == nil { add(field) }
      shapes.append(
        Shape(
          first: UInt32(first), end: UInt32(fields.count), isEntry: structure.kind == .entry))
    }
    for choice in models.choices {
      firstCases.append(cases.count)
      for text in choice.cases.map(\.text) {
        let start = bytes.count
        appendQuoted(text)
        cases.append(start..<bytes.count)
      }
    }
  }

  /// The quoted text of a case of a choice, as a range of `bytes`.
  func text(ofCase index: Int, ofChoice choice: ChoiceID) -> Range<Int> {
    cases[firstCases[Int(choice.index)] + index]
  }

  /// The fields that are written of a structure.
  func shape(of structure: StructureID) -> Shape { shapes[Int(structure.index)] }

  private mutating func add(_ field: Field.Declaration) {
    let start = bytes.count
    appendQuoted(field.name)
    bytes.append(UInt8(ascii: ":"))
    var choice: ChoiceID?
    if case .choice(let id) = field.type.element { choice = id }
    fields.append(
      Field(
        start: UInt32(start), end: UInt32(bytes.count), slot: field.slot, choice: choice))
  }

  private mutating func appendQuoted(_ text: String) {
    JSONText.appendString(Array(text.utf8).span, to: &bytes, style: .file)
  }
}

extension JSONNames.Field {
  typealias Declaration = Schema.Field
}
