import Diagnostics

/// A function that every template has: how templates call it, and what a call of it becomes.
///
/// Each function is a file of this folder, or shares one with its twin, and has one line in `all`.
/// `super` and `fields` are forms of blocks and loops, and stand with these.
struct BuiltInFunction: Sendable {
  /// Checks a call.
  typealias Check = @Sendable (inout Checker, [Argument], Span) -> TypedExpression

  let name: String
  /// Whether it is there only where the site has interface texts.
  let needsMessages: Bool
  let check: Check

  init(_ name: String, needsMessages: Bool = false, check: @escaping Check) {
    self.name = name
    self.needsMessages = needsMessages
    self.check = check
  }

  /// Every function, one line for each file of this folder.
  static let all: [BuiltInFunction] = [.range, .dictionary, .namespace, .message, .messageForms]

  /// The functions that templates of an environment have.
  static func all(in environment: TemplateEnvironment) -> [BuiltInFunction] {
    all.filter { !$0.needsMessages || environment.messages != nil }
  }
}
