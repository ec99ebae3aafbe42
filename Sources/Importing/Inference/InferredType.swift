import Schema
import Tables

/// The type of a field as it was inferred.
indirect enum InferredType: Hashable {
  case scalar(ScalarKind)
  case markdown
  /// Data of any form.
  case json
  case image
  case file
  case list(InferredType)
  case component(InferredStructure.Index)
  case choice(InferredChoice.Index)
  /// An entry of another collection, by its model's name.
  case reference(String)

  static var string: InferredType { .scalar(.string) }
}

/// A field of an inferred structure.
struct InferredField {
  /// A field among those of its structure.
  typealias Index = TableIndex<InferredField>

  /// Its name in the model.
  var name: String
  /// The key in files, where it differs from the name.
  var fileName: String?
  var type: InferredType
  var isOptional: Bool
  var isKey = false
  /// Texts that mean "no value".
  var absent: [String] = []
  /// Texts that its type cannot represent although it does nearly all others.
  var unfitting = UnfittingTexts()
  /// A rule that all values satisfy.
  var rule: InferredRule?
  /// Whether some entries have one text where the others have a list.
  var needsBrackets = false
  /// Whether no page shows it.
  var isSecret = false
  /// Whether the entries turned out to be unreadable with it.
  var isLeftOut = false
  /// Where in a Markdown document it is; nil for front matter and data.
  var placement: Placement?
}

/// Texts that the type of a field cannot represent although it does nearly all others.
struct UnfittingTexts {
  /// Those such as `unknown`: they mean "no value" as long as the field has this type.
  var nothings: [String] = []
  /// The others: mistakes in the content.
  var mistakes: [String] = []

  var isEmpty: Bool { nothings.isEmpty && mistakes.isEmpty }
}

/// An inferred structure.
struct InferredStructure {
  /// A structure among those that were inferred, the structures of entries first.
  typealias Index = TableIndex<InferredStructure>

  var name: String
  var isEntry: Bool
  var fields: [InferredField] = []
}

/// An inferred choice.
struct InferredChoice {
  /// A choice among those that were inferred.
  typealias Index = TableIndex<InferredChoice>

  var name: String
  var cases: [(name: String, text: String)]
}

extension InferredStructure.Index {
  /// The structure of a source's entries: the structures begin with those of the sources.
  init(entriesOf source: InferredSource.Index) { self.init(source.position) }
}
