import Diagnostics
import Schema

/// What a name means at a place of a template.
enum Binding: Sendable {
  case variable(Variable)
  /// A field of what the page gives.
  case global(TypedExpression)
  case loop(LoopReference)
  case macro(MacroReference)
  case module(Module)
  case caller(CallerReference)
  case field(FieldReference)
}

/// A field of a structure, as `for field in fields(record)` iterates over them.
struct FieldReference: Sendable {
  let name: String
  /// Its label for readers: the label or heading that it has in Markdown, or its name in words.
  let label: String
  /// Its structure where that is a model, in which its label may be translated.
  let model: StructureID?
  /// What kind of value it holds, such as `text` or `list`.
  let kind: String
  /// For a list, the kind of its elements.
  let elementKind: String
  /// Its role on a page about its record; nil for an ordinary field.
  let role: FieldRole?
  /// Whether lists show it beside the record's name.
  let isTeaser: Bool
  /// Whether it is below a heading of its own in Markdown.
  let isSection: Bool
  /// Whether a whole number in it says how much; false for years, codes and the like.
  let isQuantity: Bool
  /// The name by which `url` points to the group of its value, or of an element; empty where there
  /// is none.
  let group: String
  /// The code of the currency of an amount; empty for all else.
  let currency: TypedExpression
  let value: TypedExpression
}

/// A variable of a template.
struct Variable: Sendable {
  let id: VariableID
  let type: Type
  var isNonEmpty = false
  /// For a list, what is known of each element, said of `anyElement`.
  var elements = Facts()
  /// What stands for the variable wherever it is read: a literal, another variable.
  var alias: TypedExpression?
  /// Where it is declared, or the first of those that it joins; nil for a variable that is never
  /// reported as unused.
  var declaration: Span?
  /// Whether `set` made it.
  var isSet = false

  /// A variable that stands for something that was reported.
  static func invalid(_ id: VariableID, at place: Span) -> Variable {
    Variable(id: id, type: .invalid, alias: .invalid(place))
  }
}

/// The object `loop` inside a `for`.
struct LoopReference: Sendable {
  let id: LoopID
  let element: Type
  /// The tag `for`.
  let span: Span
  /// For a recursive loop, what `loop(list)` repeats.
  var recursion: RecursionID?
  /// For a recursive loop, the variable that counts the depth of its calls.
  var depth: VariableID?
}

/// A macro that a name refers to.
struct MacroReference: Sendable {
  let macro: Macro
  let template: String
  /// The scopes of the module it was imported from; nil where it sees those of its template.
  let scopes: ScopeStack<Binding>?
  /// The number of scopes that it sees if it was not imported.
  let scopeCount: Int
}

/// A template that was imported.
struct Module: Sendable {
  let template: String
  /// Uncertain where it could not be read completely.
  let certainty: Certainty
  let scopes: ScopeStack<Binding>
}

/// The body of a `call` tag.
struct CallerReference: Sendable {
  let parameters: [Parameter]
  let body: [Node]
  let scopes: ScopeStack<Binding>
  let unit: Unit
  /// The number of uses around the tag.
  let useCount: Int
  let span: Span
}

/// A template with those it extends, and the blocks they have together.
struct Unit: Sendable {
  /// A block where one template of the chain defines it.
  struct Definition: Sendable {
    let template: String
    let block: Block
  }

  /// The templates from the page's own to the outermost layout.
  var chain: [Template] = []
  /// The definitions of each block, the shown one first.
  var blocks: [String: [Definition]] = [:]
  /// Whether the layout of its outermost template could not be found.
  var lacksLayout: Bool { chain.last?.parent != nil }
  /// Uncertain where one of its templates could not be read completely.
  var certainty: Certainty { Certainty(of: chain.lazy.map(\.certainty)) }
  /// The number of scopes that blocks see.
  var scopeCount = 0
  /// The block that is being checked, the index of its definition, and the number of scopes that it
  /// sees.
  var current: (name: String, level: Int, scopeCount: Int)?

  /// A unit without templates.
  init() {}
}
