import Schema
import Tables

/// A type, as plain data.
struct TypePlan: Sendable, BitwiseCopyable {
  enum Kind: Hashable, Sendable, BitwiseCopyable {
    case scalar(ScalarKind)
    case markdown, choice, component, reference, image, file, list
    /// Data of any shape.
    case tree
    /// A type that files cannot write.
    case unwritten
  }

  let kind: Kind
  let isOptional: Bool
  /// The index of a structure or choice.
  let id: UInt32
  /// The type of a list's elements; for all other types, the type itself.
  let element: TableIndex<TypePlan>

  /// The structure of a component, reference, image or file.
  var structure: StructureID { StructureID(Int(id)) }
  /// The choice that it is.
  var choice: ChoiceID { ChoiceID(Int(id)) }
}
