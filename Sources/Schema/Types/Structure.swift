package import Diagnostics

/// A model: an entry or a component, or one of the built-in structures.
package struct Structure: Equatable, Sendable {
  /// What a structure is for.
  package enum Kind: Sendable, Hashable {
    /// A file or list element of a collection; has a key and a slug.
    case entry
    /// A part of an entry.
    case component
    /// Data that readers keep on their own device. It has no values while a site is built.
    case deviceRecord
    /// Declared by Apus itself: images, files, what pages give their templates.
    case builtIn

    /// The kind that a model names after the colon.
    init?(protocolName: String) {
      switch protocolName {
      case "Entry": self = .entry
      case "Component": self = .component
      case "DeviceRecord": self = .deviceRecord
      default: return nil
      }
    }
  }

  /// Its name, such as `Recipe`.
  package var name: String
  package var kind: Kind
  /// Its fields, secret ones too, in the order of the model; an entry's first one is the implicit
  /// `slug`. Other modules use `fields(for:)`, which takes the purpose.
  var fields: [Field]
  /// The text of its `///` comment, without the slashes.
  package var documentation: String
  /// Its name in the model file; nil for a built-in structure.
  package var span: Span?
  /// Uncertain where its declaration has mistakes, so that fields may be missing.
  package var certainty = Certainty.certain
  /// Whether another declaration has the same name, so that it is unknown which one is meant.
  package var isAmbiguous = false

  package init(
    name: String, kind: Kind, fields: [Field], documentation: String = "", span: Span? = nil
  ) {
    self.name = name
    self.kind = kind
    self.fields = fields
    self.documentation = documentation
    self.span = span
  }

  /// The number of slots a record takes: its header and one per field.
  package var slotCount: Int { fields.count + 1 }

  /// The field marked `@Key`, which is never secret.
  package var key: Field? { fields.first(where: \.isKey) }
}
