package import Diagnostics
package import Documents
import Schema

/// Tells what the authors of a document mean: which of its keys belong together, where others belong,
/// and how values are written. `site.yaml` has one; entries have none.
package protocol DocumentGuide: Sendable {
  /// What is meant by a key of a mapping that its structure does not have.
  func sense(of key: NodeIndex, in mapping: NodeIndex, as structure: String) -> KeySense

  /// How a value is written that does not have the shape of its field.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: The name of the field as files write it.
  ///   - structure: The name of the structure that has the field.
  /// - Returns: The advice; nil where it is not known.
  func help(
    forShapeOf value: NodeIndex, as field: String, of structure: String
  ) -> Diagnostic.Help?

  /// How a text is written that is in place of the fields of a structure; nil where that is not
  /// known.
  func help(forFieldsIn value: NodeIndex, of structure: String) -> Diagnostic.Help?

  /// What to write for a field that is missing in a record, such as `at: /sk/recipes/`; nil where
  /// that is not known. The record is written, or its key is, at a place.
  func example(of field: String, of structure: String, at place: Span) -> String?
}

extension DocumentGuide {
  /// How a value of a field is written that does not have its shape.
  func help(
    forShapeOf value: NodeIndex, of field: FieldPath, in plan: BindingPlan
  ) -> Diagnostic.Help? {
    help(
      forShapeOf: value, as: plan.declaration(of: field).fileName,
      of: plan.models[field.structure].name)
  }

  /// A missing field with a value, in quotation marks.
  func example(of field: FieldPath, in plan: BindingPlan, at place: Span) -> String? {
    example(
      of: plan.declaration(of: field).fileName, of: plan.models[field.structure].name, at: place
    ).map { "'\($0)'" }
  }
}

/// What is meant by a key that its structure does not have.
package struct KeySense: Sendable {
  /// Where a key belongs that is of another mapping.
  package struct Home: Sendable {
    /// What the message says, such as "'where' belongs to a page".
    let message: String
    /// What to write.
    let help: String

    package init(_ message: String, help: String) { (self.message, self.help) = (message, help) }
  }

  /// The fields that mean something beside the other keys of the mapping; nil for all.
  package let usable: Set<String>?
  /// What messages call the mapping; nil for the name of its structure.
  package let owner: String?
  /// The field with another name in other programs.
  package var meant: String?
  /// Where the key belongs, if it is of another mapping.
  package var home: Home?

  package init(usable: Set<String>? = nil, owner: String? = nil) {
    (self.usable, self.owner) = (usable, owner)
  }
}
