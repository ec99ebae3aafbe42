// Mistakes about types and defaults: 0207 to 0209, 0214, 0217, 0219.

package import Diagnostics

extension DiagnosticCode {
  package static let unknownType = DiagnosticCode(
    "0207", "a type that no model declares",
    """
    The type of a field is one of \(ScalarKind.list { _ in true }),
    `Markdown`, `Image`, `File` and `JSON`, a component or a choice of the site's models, a `Reference<…>` to an entry, or one of these as an optional
    (`Int?`) or a list (`[Int]`). Names are written exactly, capitals included.
    """)
  static let typeNotAllowed = DiagnosticCode(
    "0208", "a type that a field cannot have",
    """
    A list is never optional and holds no optionals: a list that is left out is empty.
    An entry is never part of another entry: a field refers to it by `Reference<Cook>`, and
    `@Inverse` lists those that refer back. A reference leads to an entry, since components have
    no key.
    """)
  static let endlessStructure = DiagnosticCode(
    "0209", "a component that holds itself",
    """
    A component whose fields lead back to itself could never be written down, and Swift cannot
    lay it out, an optional on the way or not. Let one field on the way be a list, which may be
    empty, or a `Reference` to an entry.
    """)
  static let wrongDefault = DiagnosticCode(
    "0214", "a default value that its field cannot have",
    """
    The default after `=` is a literal of the field's type that keeps the field's rules: a text
    in quotes, a number, `true` or `false`, a case such as `.main`, `[]` for a list, `nil` for an
    optional. Dates, durations, addresses and slugs are texts in quotes, durations in their ISO
    8601 form (`"PT10M"`). Keys, references, images, files, Markdown and components have none.
    """)
  static let emptyModel = DiagnosticCode(
    "0217", "a model that holds nothing",
    """
    A structure has at least one field and a choice at least one case; otherwise there is
    nothing a file could write.
    """)
  static let modelKind = DiagnosticCode(
    "0219", "a type that does not say what it is",
    """
    A structure is an `Entry` (a file or an element of a collection, with an address) or a
    `Component` (a part of an entry) or a `DeviceRecord` (what a reader keeps on their own
    device), an enum is a `Choice` whose texts are strings. These protocols bring `Codable`, `Hashable` and `Sendable` with them, so no other is written.
    """)
}

extension Diagnostic.Help {
  /// How the entry is declared that a reference leads to.
  static func declaringEntry(_ name: String) -> Diagnostic.Help {
    Diagnostic.Help(
      "declare it beside the other models, with a collection of its own in site.yaml: 'struct "
        + "\(DisplayText(name).text): Entry { @Key var name: String }'")
  }
}

extension Diagnostic {
  /// A type that is not declared.
  package static func unknownType(
    _ name: String, meant: String?, own: [String], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownType, "there is no type \(quoted(name))", at: span)
    if let nearest = meant {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    } else if own.count > 0, own.count <= 12 {
      diagnostic.notes = ["the models of this site are \(list(own, joinedBy: "and"))"]
    }
    return diagnostic
  }

  /// A type of a form that is not allowed for fields.
  static func typeNotAllowed(_ rule: String, at span: Span, write: String?) -> Diagnostic {
    Diagnostic(
      .error, .typeNotAllowed, rule, at: span,
      help: write.map { [Help("write '\($0)'", replace: span, with: $0)] } ?? [])
  }

  /// A type such as `Int!`.
  static func implicitlyUnwrapped(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .typeNotAllowed, "a type with '!' is outside the model language", at: span,
      help: [Help("write '?' where the value may be left out", replace: span, with: "?")])
  }

  /// A type such as `Swift.String`.
  static func qualifiedType(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .typeNotAllowed, "a type is named without its module", at: span,
      help: [Help("leave out what stands before the dot, and the dot")])
  }

  /// An entry as the type of a field.
  static func entryAsType(_ name: String, at span: Span, entry: Span?) -> Diagnostic {
    Diagnostic(
      .error, .typeNotAllowed, "the entry \(quoted(name)) cannot be part of another one",
      at: span, places: entry.map { [Place($0, "\(name) is an entry")] } ?? [],
      help: [
        Help("write 'Reference<\(name)>'", replace: span, with: "Reference<\(name)>"),
        Help("write '@Inverse(\\\(name).…)' before a list of those that refer to this one"),
      ])
  }

  /// A reference to what is not an entry.
  static func referenceToNonEntry(
    _ name: String, at span: Span, in type: Span, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .typeNotAllowed, "a reference leads to an entry, and \(quoted(name)) is none",
      at: span, places: declared.map { [Place($0, "\(name) is declared here")] } ?? [],
      help: [Help("write '\(name)' itself, or make it an 'Entry'", replace: type, with: name)])
  }

  /// Components that contain each other without end.
  static func endlessStructure(
    _ name: String, path: [String], at span: Span, places: [Span]
  ) -> Diagnostic {
    Diagnostic(
      .error, .endlessStructure, "\(quoted(name)) holds itself without end", at: span,
      label: "this leads back to \(name)", places: places.map { Place($0, "through this field") },
      notes: path.count > 1 ? ["the way is \(path.joined(separator: " → "))"] : [],
      help: [Help("make one of the fields a list, which may be empty")])
  }

  /// A default of another type.
  static func wrongDefault(expected: String?, at span: Span) -> Diagnostic {
    guard let expected else {
      return Diagnostic(
        .error, .wrongDefault, "a field of this type has no default value", at: span,
        help: [Help("make the type optional where the value may be left out")])
    }
    return Diagnostic(
      .error, .wrongDefault, "this is no default value for the type", at: span,
      label: "expected \(expected)", help: [Help("write \(expected)")])
  }

  /// A default value together with an attribute that forbids one.
  static func defaultNotAllowed(
    with attribute: String, at span: Span, place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongDefault, "a field with '@\(attribute)' has no default value", at: span,
      places: [Place(place, "'@\(attribute)' is here")],
      help: [Help("remove the default")])
  }

  /// A default that a rule of the field refuses.
  static func defaultBreaksRule(
    of field: String, rule: String, at span: Span, place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongDefault, "the default of \(quoted(field)) breaks its own rule", at: span,
      label: "not allowed by '\(rule)'", places: place.map { [Place($0, "the rule")] } ?? [])
  }

  /// A default value that is not a case of the choice.
  static func unknownDefaultCase(
    _ name: String, of choice: String, cases: [String], at span: Span, place: Span?,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .wrongDefault, "\(choice) has no case \(quoted(name))", at: span,
      places: place.map { [Place($0, "\(choice) is declared here")] } ?? [])
    if let nearest = log.nearest(to: name, among: cases) {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '.\(nearest)'", replace: span, with: ".\(nearest)")]
    } else if !cases.isEmpty, cases.count <= 12 {
      diagnostic.notes = ["its cases are \(list(cases, joinedBy: "and"))"]
    }
    return diagnostic
  }

  /// A default that Swift reads as an optional's own case.
  static func ambiguousCase(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongDefault, "Swift reads '.\(name)' here as that of the optional", at: span,
      help: [Help("rename the case, or remove the default")])
  }

  /// A duration as default that is not in ISO form.
  static func durationDefault(_ typed: String, write: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongDefault, "a default duration is written in ISO 8601, not as \(quoted(typed))",
      at: span, help: [Help("write \"\(write)\"", replace: span, with: "\"\(write)\"")])
  }

  /// A number or text in a model that cannot be read as its type.
  static func unreadableModelValue(
    _ mistake: ScalarMistake, typed: String, of what: String, help: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, what.hasPrefix("@") ? .attributeArguments : .wrongDefault,
      mistake.message(typed: typed.utf8), at: span, help: help.map { [Help($0)] } ?? [])
  }

  /// A blank text where a model needs a text.
  static func blankModelText(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .wrongDefault, "\(what) is blank", at: span)
  }

  /// A `let` that has to be a `var`.
  static func constantField(
    _ name: String, reason: String, at span: Span, place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongDefault, "the constant \(quoted(name)) cannot have \(reason)", at: span,
      places: [Place(place, "\(reason) is here")], help: [Help("write 'var' for 'let'")])
  }

  /// A type with an empty body.
  static func emptyModel(_ name: String, lacks: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .emptyModel, "\(quoted(name)) has no \(lacks)", at: span)
  }

  /// Whether a protocol is that of a structure or of a choice.
  enum ModelOwner: Sendable {
    case structure, choice
  }

  /// A protocol that models do not use.
  static func foreignProtocol(
    _ name: String, of owner: ModelOwner, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let allowed =
      owner == .structure ? "'Entry', 'Component' or 'DeviceRecord'" : "'String, Choice'"
    let known =
      owner == .structure ? ["Entry", "Component", "DeviceRecord"] : ["String", "Choice"]
    let brought = ["Codable", "Hashable", "Equatable", "Sendable", "CaseIterable", "Decodable"]
    var diagnostic = Diagnostic(
      .error, .modelKind, "a \(owner == .structure ? "model" : "choice") is no \(quoted(name))",
      at: span, label: "expected \(allowed)")
    if brought.contains(name) {
      diagnostic.help = [Help("remove it: \(allowed) brings it along")]
    } else if let nearest = log.nearest(to: name, among: known) {
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    }
    return diagnostic
  }

  /// A structure that is neither entry nor component.
  static func missingKind(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .modelKind, "\(quoted(name)) does not say whether it is an entry or a component",
      at: span,
      help: [
        Help("write ': Entry' after the name where its files or list elements have pages"),
        Help("write ': Component' where it is part of an entry"),
      ])
  }

  /// A structure that is both entry and component.
  static func twoKinds(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .modelKind, "\(quoted(name)) cannot be both an entry and a component", at: span,
      places: [Place(first, "it is this already")])
  }

  /// An enum that is not declared as `String, Choice`.
  static func choiceDeclaration(
    _ name: String, isMissing: Bool, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .modelKind, "a choice is declared as 'String, Choice'", at: span,
      help: [
        isMissing
          ? Help("write 'enum \(name): String, Choice'")
          : Help("write 'String, Choice'", replace: span, with: "String, Choice")
      ])
  }
}
