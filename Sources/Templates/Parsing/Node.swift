import Diagnostics

/// A part of a template: text, an expression that is printed, or a tag with its contents.
struct Node: Sendable {
  /// What a part is.
  indirect enum Kind: Sendable {
    /// Static text, with `\n` at its line breaks; the node's span covers the text as written.
    case text([UInt8])
    /// The path between single braces that begins the text behind it.
    case braced(Expression)
    /// What the text behind it begins with, if it is suspect there.
    case suspect(SuspectText)
    case print(Expression)
    case condition([Branch], otherwise: [Node])
    case loop(Loop)
    /// `set a = …` or `set a, b = …`.
    case assignment([AssignmentTarget], Expression)
    /// `set a | filter` … `endset`: the filters' innermost operand is `.blockText`.
    case blockAssignment(Identifier, filters: Expression, [Node])
    case scope([(name: Identifier, value: Expression)], [Node])
    case include(Include)
    case block(Block)
    case importModule(ModuleReference, name: Identifier)
    case importMacros(ModuleReference, [(name: Identifier, alias: Identifier)])
    /// `call(parameters) macro(…)` … `endcall`.
    case call(parameters: [Parameter], Expression, [Node])
    /// `filter a | b` … `endfilter`.
    case filter(Expression, [Node])
  }

  let kind: Kind
  /// The tag that opens it, or the text or expression itself.
  let span: Span
}

/// A condition and the parts that are shown when it is the first that holds.
struct Branch: Sendable {
  let condition: Expression
  let body: [Node]
  let span: Span
}

/// A `for` tag.
struct Loop: Sendable {
  /// One name, or several that are bound to the parts of an element.
  let names: [Identifier]
  let list: Expression
  /// The condition after `if`.
  let filter: Expression?
  /// Whether `loop(list)` in its body repeats the body for another list.
  let isRecursive: Bool
  let body: [Node]
  let otherwise: [Node]
}

/// What a `set` tag changes: a name, or a member of a `namespace`.
struct AssignmentTarget: Sendable {
  let name: Identifier
  let member: Identifier?
}

/// An `include` tag.
struct Include: Sendable {
  /// A name, a list of names, or an inline `if` of names.
  let template: Expression
  let ignoresMissing: Bool
  let hasContext: Bool
}

/// A `block` tag.
struct Block: Sendable {
  let name: Identifier
  let isScoped: Bool
  let isRequired: Bool
  /// The block around it, with which it is replaced.
  let outer: String?
  let body: [Node]
}

/// The template that `import` and `from` name.
struct ModuleReference: Sendable {
  let template: Expression
  let hasContext: Bool
}

/// A macro.
struct Macro: Sendable {
  let name: Identifier
  let parameters: [Parameter]
  /// Whether its body reads `varargs`: the arguments beyond its parameters.
  var takesMore = false
  /// Uncertain where its parameters could not be read.
  var certainty = Certainty.certain
  let body: [Node]
}

/// A parameter of a macro or call block.
struct Parameter: Sendable {
  let name: Identifier
  let type: TypeName?
  let value: Expression?
}

/// A type as a macro's parameter names it: `Recipe`, `[Recipe]`, `String?`.
indirect enum TypeName: Sendable {
  case name(Identifier)
  case list(TypeName, Span)
  case optional(TypeName, Span)

  var span: Span {
    switch self {
    case .name(let name): name.span
    case .list(_, let span), .optional(_, let span): span
    }
  }
}

/// A parsed template.
struct Template: Sendable {
  let name: String
  let source: Source
  var nodes: [Node] = []
  /// The template it extends, and the `extends` tag.
  var parent: (name: Expression, span: Span)?
  /// Its blocks by name, including nested ones.
  var blocks: [String: Block] = [:]
  /// The names of `blocks` in the order of the template.
  var blockNames: [String] = []
  /// Its macros by name.
  var macros: [String: Macro] = [:]
  /// The names that its tags bind: `set`, `with`, `for`, `macro`, `import`.
  var assignedNames: Set<String> = []
  /// The words in tags that could not be read: their meaning elsewhere is not known.
  var uncertainNames: Set<String> = []
  /// Whether the end or the beginning of one of its tags is missing.
  var isUnbalanced = false
  /// Where its values are marked as safe to print unescaped.
  var safeUses: [Span] = []
  /// Uncertain where it could not be parsed without an error.
  var certainty = Certainty.certain
}
