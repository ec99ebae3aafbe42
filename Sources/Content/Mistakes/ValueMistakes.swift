// Mistakes about fields: 0301 to 0309.

package import Diagnostics
import Documents
import Schema

extension DiagnosticCode {
  /// The codes of the module Content, by number.
  package static let content: [DiagnosticCode] = [
    unknownField, missingField, wrongShape, filledByApus, writtenTwice, unreadableValue, blankText,
    unknownCase, brokenRule, numbers, notUnique, wrongKind, badSlug, slugCollision,
    unknownReference,
    omittedReference, ambiguousReference, missingKey, deceptiveSlug, unpairedTranslation,
    neverShown, missingFile,
    missingAlternative, unusableImage,
    noContent, unreadableFile, unknownFormat, badOrder, untakenFile, sharedTranslation,
    unnamedLanguage, missingPart, unclaimedText,
    repeatedPart, lostMarkup,
    plainData,
  ]

  package static let unknownField = DiagnosticCode(
    "0301", "a key that the model does not have",
    """
    Every key of an entry is a field of its model. A key that the model does not have is most
    often a slip (`titel` for `title`), and leaving it out in silence would lose what was
    written. Correct the key, remove it, or add the field to the model. With `--lenient` it is
    a warning, and the key is ignored.
    """)
  package static let missingField = DiagnosticCode(
    "0302", "a field that the model asks for",
    """
    A field whose type is not optional (`String`, not `String?`) and that has no default value
    must be written in every entry. Write it, or make it optional in the model with a `?`.
    """)
  package static let wrongShape = DiagnosticCode(
    "0303", "a text, a list or a mapping where another is expected",
    """
    The type of a field says whether it holds one text (`String`, `Int`, `Date`, …), a list
    (`[String]`) or a mapping of fields (a component). In YAML a list is written with one `- `
    a line or as `[a, b]`, a mapping as `key: value` lines that are indented. A comma behind an
    element on a line of its own is a part of that element, and so is a semicolon between brackets.
    """)
  static let filledByApus = DiagnosticCode(
    "0304", "a field that Apus itself fills",
    """
    The list of an `@Inverse` field holds the entries that refer to this one. Apus finds them,
    so that both sides always agree; write the reference in the other entries only.
    """)
  static let writtenTwice = DiagnosticCode(
    "0305", "a field that is written in two places",
    """
    A field of a Markdown file can stand in the front matter or at its place in the text (a
    heading, a section, a label), but only once: Apus cannot know which of two is meant.
    """)
}

extension Diagnostic {
  /// The declaration of a field in its model.
  package struct FieldRule: Sendable {
    /// The name of the field as files write it.
    package let field: String
    /// The name of the model.
    package let model: String
    /// Where the model declares the field, nil for what Apus itself declares.
    package let span: Span?

    /// Whether nothing of the field's value may be shown.
    package let isSecret: Bool
    /// Whether the model gives the field a value where files leave it out.
    var hasDefault = false
    /// How the file writes the field.
    package var notation = FileNotation.yaml

    package init(field: String, model: String, span: Span?, isSecret: Bool = false) {
      self.field = field
      self.model = model
      self.span = span
      self.isSecret = isSecret
    }

    /// The rule of a field of a structure, which may be part of a secret. Declarations of Apus
    /// itself are not shown.
    init(_ field: Field, of structure: Structure, isInSecret: Bool = false) {
      self.init(
        field: field.fileName, model: structure.shownName,
        span: structure.kind == .builtIn ? nil : field.span,
        isSecret: field.isSecret || isInSecret)
      hasDefault = field.defaultValue != nil
    }

    /// The text of the field's value, as far as it may be shown.
    func masked(_ text: some Sequence<UInt8>) -> [UInt8] {
      isSecret ? Array(SecretRanges.mark.utf8) : Array(text)
    }

    /// The text of the field's value, as far as it may be shown.
    func masked(_ text: String) -> String { isSecret ? SecretRanges.mark : text }

    func place(_ label: String) -> [Place] { span.map { [Place($0, label)] } ?? [] }
  }

  /// The diagnostic; where the field is secret, marked as quoting nothing of the value.
  func free(ofValues rule: FieldRule) -> Diagnostic { rule.isSecret ? freeOfValues : self }

  /// The diagnostic, marked as quoting nothing of a value.
  fileprivate var freeOfValues: Diagnostic {
    var diagnostic = self
    diagnostic.isFreeOfValues = true
    return diagnostic
  }

  /// A key that is not a field of the model, and none of `entryKeys`, which any entry may have.
  package static func unknownField(
    _ name: String, of model: String, at span: Span, hint: FieldHint, fields: [String],
    entryKeys: [String] = [], missing: String? = nil, isLenient: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      isLenient ? .warning : .error, .unknownField,
      "unknown field \(quoted(name)); \(model) has no such field", at: span)
    if let home = hint.home {
      (diagnostic.message, diagnostic.help) = (home.message, [Help(home.help)])
    } else if let nearest = hint.field, let written = hint.written {
      diagnostic.message = "unknown field \(quoted(name)); '\(nearest)' is written, too"
      diagnostic.places = [Place(written, "here")]
      diagnostic.help = [
        Help("keep '\(nearest)', and take \(quoted(name)) out or give it another name")
      ]
    } else if let nearest = hint.field, let value = Self.value(in: name, behind: nearest) {
      diagnostic.message = "\(quoted(name)) is a key without a value"
      diagnostic.help = [
        Help(
          "write \(name.hasPrefix(nearest + ":") ? "a space behind the colon" : "a colon behind the key"): '\(nearest): \(value)'",
          replace: span,
          with: "\(nearest): \(value)")
      ]
    } else if let nearest = hint.field {
      diagnostic.message = "unknown field \(quoted(name)); did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
      if let rule = hint.span {
        diagnostic.places = [Place(rule, "this field of \(model) is like it")]
      }
    } else if let reason = hint.needless {
      diagnostic.help = [Help("remove it: \(reason)")]
    } else if let pair = hint.pair {
      diagnostic.help = [Help("write \(quoted(pair)) instead of it")]
    } else if !fields.isEmpty {
      diagnostic.notes = ["\(model) has \(list(fields, joinedBy: "and"))"]
      if !entryKeys.isEmpty {
        diagnostic.notes.append("any entry may have \(list(entryKeys, joinedBy: "and")) as well")
      }
    }
    if let missing {
      diagnostic.help.append(Help("if this is '\(missing)', which is missing here, rename it"))
    }
    if let lookalike = hint.lookalike { diagnostic.notes.append(lookalike) }
    return diagnostic
  }

  /// A comma of JSON behind an element of a list in YAML.
  static func commaOfList(
    _ typed: String, _ rule: FieldRule, at span: Span
  ) -> Diagnostic {
    let text = String(typed.dropLast())
    return Diagnostic(
      .warning, .wrongShape, "the comma is a part of the element \(quoted(typed))", at: span,
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: [Help("write '\(text)', without the comma", replace: span, with: text)])
  }

  /// A text with semicolons, which is the only element of a list between brackets.
  static func semicolonsOfList(
    _ typed: String, _ rule: FieldRule, at span: Span
  ) -> Diagnostic {
    let list = typed.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: ", ")
    return Diagnostic(
      .warning, .wrongShape, "\(quoted(typed)) is one element: commas separate elements", at: span,
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: [
        Help("write '\(list)'", replace: span, with: list),
        Help("if it is one, write it between quotation marks"),
      ])
  }

  /// A case of a choice that is in a list twice.
  static func repeatedCase(
    _ typed: String, _ rule: FieldRule, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .notUnique, "\(quoted(typed)) is in '\(rule.field)' twice", at: span,
      places: [Place(first, "it is here, too")], help: [Help("remove one of the two")])
  }

  /// What is behind the name of a field and a colon in a key, or the number behind a space; nil where
  /// the key has another form.
  static func value(in key: String, behind field: String) -> String? {
    guard key.hasPrefix(field + ":") || key.hasPrefix(field + " ") else { return nil }
    let value = key.dropFirst(field.count + 1)
    let isNumber = value.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    return value.isEmpty || value.contains(":") || key.hasPrefix(field + " ") && !isNumber
      ? nil : String(value)
  }

  /// The field an unknown key probably means.
  package struct FieldHint: Sendable {
    /// The name of the field as files write it, nil when none is similar.
    package let field: String?
    /// Where the model declares it.
    package let span: Span?
    /// Where it is written beside the unknown key.
    package let written: Span?
    /// What is deceptive about the key, such as a Cyrillic letter that looks Latin.
    let lookalike: String?
    /// Where the key belongs, if it is of another mapping.
    var home: KeySense.Home?
    /// The key and value to write instead, such as `draft: true`.
    var pair: String?
    /// Why the key is not needed, where it says what is so anyway.
    var needless: String?

    package init(field: String?, span: Span?, written: Span? = nil, lookalike: String? = nil) {
      self.field = field
      self.span = span
      self.written = written
      self.lookalike = lookalike
    }
  }

  /// A required field that is missing in an entry or a component; the only unknown key there may be
  /// its former name. The file at `path` may be none, such as `README.md`.
  package static func missingField(
    _ rule: FieldRule, at span: Span, example: String?, unknownKey: String? = nil,
    needsFence: Bool = false, path: String? = nil
  ) -> Diagnostic {
    let mayBeNone = needsFence && path.map(RepositoryFile.isName) ?? false
    let place = needsFence ? " between two lines of '---' at the start of the file" : ""
    let rename = unknownKey.map {
      Help("rename \(quoted($0)) to '\(rule.field)', if that is what it is")
    }
    return Diagnostic(
      .error, .missingField, "'\(rule.field)' is missing", at: span,
      label: "this \(rule.model) has no '\(rule.field)'",
      places: rule.place("\(rule.model) asks for it here"),
      help: [
        rename, example.map { Help((rename == nil ? "" : "or ") + "write \($0)\(place)") },
        mayBeNone ? .nameOfNone : nil,
      ].compactMap { $0 })
  }

  /// Separated values of which no column has the name of a field.
  static func namelessColumns(of model: String, fields: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .csv, "no column has the name of a field of \(model)", at: span,
      label: "the first line names the columns",
      notes: ["\(model) has \(list(fields, joinedBy: "and"))"],
      help: [
        Help("write the names of the columns here"),
        Help("or, if this is an entry, write a line with the names above it"),
      ])
  }

  /// A field that is written without a value, and is required or has a default.
  static func emptyField(
    _ rule: FieldRule, isElement: Bool = false, isWord: Bool = true, expected: String? = nil,
    at span: Span
  ) -> Diagnostic {
    let hasDefault = rule.hasDefault && !isElement
    let isMissing = span.start == span.end || !isWord
    let reason = hasDefault ? "and its default is for where it is left out" : "but it is required"
    return Diagnostic(
      .error, .missingField,
      isElement
        ? "an element of '\(rule.field)' is empty" : "'\(rule.field)' is empty, \(reason)",
      at: span,
      label: isMissing ? "nothing is written here" : "this means that there is none",
      places: rule.place(
        hasDefault ? "\(rule.model) gives the default here" : "\(rule.model) asks for it here"),
      help: [
        Help(
          isElement && rule.notation == .text
            ? "write something there, or remove it if others are left"
            : hasDefault
              ? rule.notation.adviceForDefault
              : expected.map { "write \($0)" } ?? rule.notation.adviceForNothing)
      ]
    ).freeOfValues
  }

  /// A value of the wrong shape: a text for a list, a list for a text, and so on.
  package static func wrongShape(
    _ rule: FieldRule, isElement: Bool = false, expected: String, found: String, at span: Span,
    help: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongShape,
      "\(isElement ? "an element of " : "")'\(rule.field)' is \(expected), found \(found)",
      at: span, label: "expected \(expected)", places: rule.place("\(rule.model) says so here"),
      help: help.map { [$0] } ?? []
    ).freeOfValues
  }

  /// A document that is not a mapping where the fields of a model are expected.
  static func noFields(
    of model: String, found: String, in notation: FileNotation, at span: Span,
    help: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongShape, "expected the fields of \(model), found \(found)", at: span,
      help: [
        help
          ?? Help(
            notation == .json
              ? "write an object: { \"field\": value }" : "write one 'field: value' a line")
      ])
  }

  /// A list of entries below a key, in a file that should be one entry or a list.
  static func listBelowKey(
    _ key: String, of model: String, from: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongShape,
      "expected the fields of \(model), found a list of entries below \(quoted(key))", at: span,
      help: [
        Help(
          from.map { "write 'from: \"\(DisplayText("\($0)#\(key)").text)\"' in site.yaml" }
            ?? "write the list alone, without a key above it")
      ])
  }

  /// Entries below their names, in a file that should be one entry or a list.
  static func entriesBelowNames(
    _ name: String, of model: String, key: String?, in notation: FileNotation, at span: Span
  ) -> Diagnostic {
    let pair = notation.pair(key ?? "slug", DisplayText(name).text)
    return Diagnostic(
      .error, .wrongShape,
      "expected the fields of \(model), found entries below names such as \(quoted(name))",
      at: span,
      help: [
        Help(
          notation == .json
            ? "write a list of objects, each with its name: '[{ \(pair), … }]'"
            : "write a list: '- \(pair)', and the other fields of each entry below it")
      ])
  }

  /// A value for a field that Apus fills with the entries that refer to this one.
  static func filledByApus(_ rule: FieldRule, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .filledByApus, "'\(rule.field)' is filled by Apus and cannot be written", at: span,
      places: rule.place("it lists the entries that refer to this one"),
      help: [Help("remove it here; write the reference in the other entries")])
  }

  /// A field that is written a second time in another place of the file.
  static func writtenTwice(
    _ rule: FieldRule, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .writtenTwice, "'\(rule.field)' is written twice", at: span,
      label: "written again here", places: [Place(first, "first written here")],
      help: [Help("keep one of the two")])
  }
}
