import Diagnostics

/// A part of Swift that the model language does not have, as messages call it.
struct ModelConstruct {
  /// Its name, such as "a method".
  let name: String
  /// What to do instead, nil where it just has to be removed.
  let advice: String?

  /// Words that begin declarations of the model language.
  static let openers: Set<String> = ["import", "struct", "enum", "var", "let", "case"]

  /// Words that may be before a declaration in Swift.
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "lazy", "weak",
    "unowned", "final", "mutating", "nonmutating", "indirect", "nonisolated", "override",
    "required", "convenience", "dynamic", "optional", "borrowing", "consuming", "distributed",
  ]

  /// Words that begin parts of Swift that the model language does not have.
  static let foreign: [String: ModelConstruct] = [
    "func": ModelConstruct("a method", "what pages show of a value is written in templates"),
    "static": ModelConstruct("a static member", nil),
    "init": ModelConstruct("an initialiser", nil),
    "deinit": ModelConstruct("a deinitialiser", nil),
    "subscript": ModelConstruct("a subscript", nil),
    "class": ModelConstruct("a class", "write it as a 'struct'"),
    "actor": ModelConstruct("an actor", "write it as a 'struct'"),
    "protocol": ModelConstruct("a protocol", nil),
    "extension": ModelConstruct("an extension", "put it into a file that Apus does not read"),
    "typealias": ModelConstruct("a type alias", "write the type itself"),
    "associatedtype": ModelConstruct("an associated type", nil),
    "operator": ModelConstruct("an operator", nil),
    "precedencegroup": ModelConstruct("a precedence group", nil),
    "macro": ModelConstruct("a macro", nil),
    "var": ModelConstruct("a global variable", "put it into a 'struct'"),
    "let": ModelConstruct("a global constant", "put it into a 'struct'"),
    "case": ModelConstruct("a stray case", "put it into an 'enum'"),
    "struct": ModelConstruct("a type inside a type", "declare it beside the other one"),
    "enum": ModelConstruct("a type inside a type", "declare it beside the other one"),
    "import": ModelConstruct("an import inside a type", "write it at the top of the file"),
  ]

  init(_ name: String, _ advice: String?) {
    self.name = name
    self.advice = advice
  }

  /// The construct that a token begins.
  init(_ token: ModelToken, bytes: [UInt8]) {
    let text = String(decoding: bytes[token.span.range], as: UTF8.self)
    switch token.kind {
    case .identifier(false): self = Self.foreign[token.text] ?? ModelConstruct("'\(text)'", nil)
    case .sign(UInt8(ascii: "@")):
      self = ModelConstruct("an attribute of a type", "attributes belong to fields")
    case .unknown where text.hasPrefix("#"):
      self = ModelConstruct("a compiler directive", nil)
    default: self = ModelConstruct("'\(text)'", nil)
    }
  }
}
