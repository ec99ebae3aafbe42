// Mistakes about the text of model files: 0201 to 0206.

package import Diagnostics

extension DiagnosticCode {
  /// The codes of the module `Schema`, by number.
  package static let models: [DiagnosticCode] = [
    outsideModelLanguage, unreadableModel, unexpectedInModel, foreignImport, reservedModelName,
    duplicateModelName, unknownType, typeNotAllowed, endlessStructure, unknownAttribute,
    attributeArguments, attributeMisfit, attributeConflict, wrongDefault, brokenInverse,
    unsupportedPattern, emptyModel, modelKind, secretField, deviceRecordInContent, deviceRecord,
  ]

  static let outsideModelLanguage = DiagnosticCode(
    "0201", "something that the model language leaves out",
    """
    A model file is Swift, but only the part of Swift that says what content holds: `import
    ApusModels`, `struct … : Entry` and `struct … : Component` with `var` and `let` fields that
    have a type and perhaps a literal as default, `enum … : String, Choice` with cases, `///`
    comments, and the attributes of `ApusModels`. Methods, computed properties, initialisers,
    classes, protocols, extensions, generics, access levels and other imports are left out, so
    that Apus can read a model without compiling it.

    An app that shares the file can have all of these in files of its own, as extensions.
    """)
  static let unreadableModel = DiagnosticCode(
    "0202", "a model file that cannot be read as text",
    """
    A model file is UTF-8 text of at most 1 MiB. Comments, texts in quotes and names in backticks
    that are opened have to be closed. A text stands on one line; `\\n`, `\\t`, `\\"`, `\\\\` and
    `\\u{20AC}` are its escapes, and `#"…"#` is a text without any.
    """)
  static let unexpectedInModel = DiagnosticCode(
    "0203", "a model file that breaks off from Swift's grammar",
    """
    Apus expected something else at this place. Often a colon, a brace or a type is missing, or
    spaces stand where Swift does not take them: Swift wants a space on both sides of `=`, none
    between an attribute and its parentheses, and none in `Int?`.
    """)
  static let foreignImport = DiagnosticCode(
    "0204", "an import that a model cannot have",
    """
    A model file imports `ApusModels` and nothing else: the types it uses are declared there or
    in the other model files of the site. `Date`, `URL`, `Decimal`, `Duration` and `Image` are
    those of `ApusModels`, not those of Foundation or SwiftUI.
    """)
  static let reservedModelName = DiagnosticCode(
    "0205", "a name that has a meaning of its own",
    """
    Some names cannot be given in a model: Swift's keywords (write them in backticks where they
    are names of fields or cases), the names of the built-in types and attributes, `slug` and
    `url`, which every entry has from Apus, names that begin with an underscore, and names of
    models by which templates already know something else (`Site`, `Page`, `Collections`).

    A file may still use the name: `@Named("url") var link: URL` reads the key `url` into the
    field `link`.
    """)
  static let duplicateModelName = DiagnosticCode(
    "0206", "a name that is given twice",
    """
    Every type of a site has a name of its own, in whichever file it stands; so has every field
    of a structure and every case of a choice. No two fields of a structure have the same name in
    files, and no two cases of a choice the same text; nor is the text of one the name of another,
    since templates write either.
    """)
}

extension Diagnostic {
  /// The place in a model file of something that the model language does not have.
  enum ModelPlace: Sendable {
    case inFile, inStruct, inEnum, inType, inDefault

    fileprivate var allowed: String {
      switch self {
      case .inFile: "a model file holds 'import ApusModels', 'struct' and 'enum', nothing else"
      case .inStruct: "a model holds 'var' and 'let' fields with a type, nothing else"
      case .inType: "the type of a field is a name, an optional (Int?) or a list ([Int])"
      case .inDefault: "a default is a literal: \"text\", 4, 4.5, true, .case, [] or nil"
      case .inEnum: "a choice holds cases, with or without a text, nothing else"
      }
    }
  }

  /// A part of Swift that the model language does not have.
  static func outsideModelLanguage(
    _ construct: String, _ place: ModelPlace, at span: Span, advice: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, .outsideModelLanguage, "\(construct) is outside the model language", at: span,
      notes: [place.allowed], help: advice.map { [Help($0)] } ?? [])
  }

  /// A word such as `public` before a declaration.
  static func modifierInModel(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .outsideModelLanguage, "'\(word)' is outside the model language", at: span,
      notes: ["models have no access levels and no other modifiers"],
      help: [Help("remove '\(word)'", replace: span, with: "")])
  }

  /// A `case`, `var` or type list that declares several variables.
  static func severalVariables(at span: Span, keyword: String) -> Diagnostic {
    Diagnostic(
      .error, .outsideModelLanguage, "several fields in one '\(keyword)'", at: span,
      help: [Help("write one '\(keyword)' a field")])
  }

  /// A list in a default value that is not empty.
  static func filledListDefault(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .outsideModelLanguage, "a default list that is not empty", at: span,
      help: [Help("write '[]', or no default: a list left out is empty")])
  }

  /// A byte that model files never contain.
  static func unreadableModelByte(_ byte: UInt8, at span: Span) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error, .unreadableModel,
      byte == 0
        ? "a model file has no NUL" : "byte 0x\(digits) at offset \(span.start) is not UTF-8",
      at: span, help: [Help("save the file as UTF-8 text")])
  }

  /// A comment, text or name whose end is missing.
  static func unclosedModelText(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .unreadableModel, "this \(what) is not closed", at: span)
  }

  /// A text over several lines.
  static func multilineModelText(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unreadableModel, "a text in three quotes is outside the model language", at: span,
      help: [Help("write it on one line, with '\\n' where a line ends")])
  }

  /// A control character in a text.
  static func controlInModelText(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unreadableModel, "a control character in a text", at: span,
      help: [Help("write a tab as '\\t'")])
  }

  /// An escape that is not allowed in a text.
  static func wrongEscape(isInterpolation: Bool, at span: Span) -> Diagnostic {
    guard !isInterpolation else {
      return Diagnostic(
        .error, .outsideModelLanguage, "a text that is put together from values", at: span,
        help: [Help("write the whole text; a backslash is written '\\\\'")])
    }
    return Diagnostic(
      .error, .unreadableModel, "an escape that no text has", at: span,
      notes: ["the escapes are '\\n', '\\r', '\\t', '\\\"', '\\\\' and '\\u{20AC}'"],
      help: [Help("write a backslash as '\\\\', or the text as '#\"…\"#'")])
  }

  /// A file, a type or a text that is too large.
  static func modelTooLarge(_ limit: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .unreadableModel, limit, at: span)
  }

  /// A type whose closing brace is missing.
  static func unclosedModel(_ name: String, at span: Span, open: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel, "the '}' that ends \(quoted(name)) is missing", at: span,
      places: [Place(open, "it is opened here")], help: [Help("write '}' on a line before this")])
  }

  /// An unexpected token.
  static func unexpectedInModel(
    expected: String, found: String, at span: Span, advice: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel, "expected \(expected), found \(found)", at: span,
      label: "expected \(expected)", help: advice.map { [$0] } ?? [])
  }

  /// A field without a type.
  static func missingType(of name: String, guess: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel, "the field \(quoted(name)) has no type", at: span,
      help: [Help("write its type after a colon, as in 'var \(name): \(guess)'")])
  }

  /// The name of a field as files write it, which is none of Swift.
  static func nameOfFiles(
    _ name: SpelledName, at span: Span, declaration: Span, type: String, isNamed: Bool
  ) -> Diagnostic {
    let attribute = isNamed ? "" : "@Named(\"\(DisplayText(name.text).text)\") "
    let field = "\(attribute)var \(name.swiftName)"
    return Diagnostic(
      .error, .unexpectedInModel, "\(quoted(name.text)) is no name in Swift: it \(name.fault)",
      at: span,
      help: [
        Help(
          "write '\(field)\(type.isEmpty ? "" : ": " + DisplayText(type).text)'",
          replace: declaration, with: field)
      ])
  }

  /// The name of a case as files write it, which is none of Swift.
  static func caseOfFiles(_ name: SpelledName, at span: Span, hasText: Bool) -> Diagnostic {
    let text = hasText ? "" : " = \"\(DisplayText(name.text).text)\""
    let declared = "\(name.swiftName)\(text)"
    return Diagnostic(
      .error, .unexpectedInModel, "\(quoted(name.text)) is no name in Swift: it \(name.fault)",
      at: span, help: [Help("write '\(declared)'", replace: span, with: declared)])
  }

  /// An `=` without a space on both sides.
  static func spacesAroundEquals(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel, "'=' needs a space on both sides", at: span,
      help: [Help("write ' = '", replace: span, with: " = ")])
  }

  /// A range sign that Swift reads as something else.
  static func spacesAroundRange(isBoth: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel,
      isBoth
        ? "a range sign has a space on both sides or on none, and one before '-'"
        : "a range sign stands directly at its number",
      at: span,
      help: [
        Help(isBoth ? "write '1...24' or '-10 ... -1'" : "write '2...' or '...24'")
      ])
  }

  /// A space where Swift does not allow one.
  static func spaceInType(before sign: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unexpectedInModel, "a space stands before '\(sign)'", at: span,
      help: [Help("remove the space")])
  }

  /// An import of another module.
  static func foreignImport(_ module: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .foreignImport, "a model file cannot import \(quoted(module))", at: span,
      help: [Help("import ApusModels only", replace: span, with: "import ApusModels")])
  }

  /// A keyword where a name is expected.
  static func keywordAsName(_ word: String, of what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .reservedModelName, "'\(word)' is a keyword of Swift and no name of \(what)",
      at: span, help: [Help("write it in backticks", replace: span, with: "`\(word)`")])
  }

  /// A name of a type that already has a meaning.
  static func reservedTypeName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .reservedModelName, "\(quoted(name)) means something else in every model", at: span,
      label: "this name is taken", help: [Help("choose another name, such as 'Site\(name)'")])
  }

  /// A name of a type that means something else in templates.
  static func templateTypeName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .reservedModelName,
      "templates know something else as \(quoted(name.lowercased()))", at: span,
      notes: ["a page of a model is given its record by the model's name, small"],
      help: [Help("choose another name, such as '\(name == "Page" ? "Article" : "My" + name)'")])
  }

  /// A name of a field or case that is not allowed in any type.
  static func reservedMemberName(
    _ name: String, what: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .reservedModelName,
      name.hasPrefix("_")
        ? "a name begins with a letter, and \(quoted(name)) does not"
        : "\(quoted(name)) means something else in every type, so no \(what) has this name",
      at: span,
      help: name.hasPrefix("_") || what == "case"
        ? [] : [Help("choose another name and write '@Named(\"\(name)\")' before it")])
  }

  /// A field of an entry that Apus already adds.
  static func entryFieldName(_ name: String, type: String, at span: Span) -> Diagnostic {
    let isSlug = name == "slug"
    return Diagnostic(
      .error, .reservedModelName, "every entry has \(quoted(name)) from Apus", at: span,
      label: isSlug ? "files may write it without this" : "the address of its page",
      help: [
        isSlug
          ? Help("remove the field; a file may write 'slug: apple-pie' all the same")
          : Help("write '@Named(\"\(name)\") var link: \(type)'")
      ])
  }

  /// A name that is given twice.
  static func duplicateModelName(
    _ name: String, what: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateModelName, "two \(plural(what)) are called \(quoted(name))", at: span,
      label: "given again here", places: [Place(first, "first given here")],
      help: [Help("rename or remove one of them")])
  }

  /// A case whose text is the name of another.
  static func ambiguousCaseText(
    _ text: String, of name: String, at span: Span, named place: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateModelName,
      "the text of \(quoted(name)) is the name of another case, \(quoted(text))", at: span,
      places: [Place(place, "this case has the name")],
      notes: ["templates write the text of a case or its name"],
      help: [Help("rename the case \(quoted(text)), by its own text if that is a name")])
  }

  /// Two cases of a choice with the same label.
  static func equalLabels(_ label: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .duplicateModelName, "two cases are shown to readers as \(quoted(label))", at: span,
      places: [Place(first, "this case is shown so, too")],
      notes: ["a comment of up to three words is the label of each case on the line below it"],
      help: [Help("write each case on a line of its own, below a comment of its own")])
  }

  private static func plural(_ what: String) -> String {
    switch what {
    case "text of a case": "cases"
    case "name in files": "fields in files"
    default: what + "s"
    }
  }
}
