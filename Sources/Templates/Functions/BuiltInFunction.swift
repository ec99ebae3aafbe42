import Diagnostics

/// A function that every template has: its name, and what a call of it becomes.
///
/// Each function is a file of this folder, or shares one with a similar one, and has one line in
/// `all`. `super` and `fields` are forms of blocks and loops, and are declared there.
struct BuiltInFunction: Sendable {
  /// What a call becomes.
  typealias Rule = @Sendable (inout Typing, FunctionCall) -> TypedExpression

  let name: String
  /// Whether it exists only where the site has interface texts.
  let needsMessages: Bool
  let rule: Rule

  init(_ name: String, needsMessages: Bool = false, rule: @escaping Rule) {
    self.name = name
    self.needsMessages = needsMessages
    self.rule = rule
  }

  /// Every function, one line for each file of this folder.
  static let all: [BuiltInFunction] = [.range, .dictionary, .namespace, .message, .messageForms]

  /// The functions that templates of an environment have.
  static func all(in environment: TemplateEnvironment) -> [BuiltInFunction] {
    all.filter { !$0.needsMessages || environment.messages != nil }
  }
}

/// The call of a function with its arguments.
struct FunctionCall {
  let arguments: [TypedArgument]
  let span: Span

  /// The placeholder for a call that was reported.
  var invalid: TypedExpression { .invalid(span) }
}

extension TemplateEnvironment {
  /// The names of the functions that every template has.
  var functionNames: [String] {
    BuiltInFunction.all(in: self).map(\.name) + site.functions.map(\.name)
  }
}
