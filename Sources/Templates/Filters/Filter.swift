/// A filter: its names, its parameters, and what a use of it becomes.
///
/// Each filter is a file of this folder, or shares one with similar ones, and has one line in
/// `FilterTable.all`. A use becomes operations (`UnaryOperation`, `BinaryOperation`,
/// `ManyOperation`), so that one that combines existing operations needs nothing else.
struct Filter: Sendable {
  /// What a use of the filter becomes; `FilterCall` has the operand and the values of the
  /// parameters.
  typealias Rule = @Sendable (inout Typing, FilterCall) -> TypedExpression
  /// What a use of a filter that checks its arguments itself becomes.
  typealias Check = @Sendable (inout Checker, FilterCall) -> TypedExpression

  /// How a use of it is checked.
  enum Kind: Sendable {
    case takes([Signature.Parameter], Rule)
    case readsArguments(Check)
  }

  /// Its names, the one that the documents use first.
  let names: [String]
  let kind: Kind

  init(_ names: String..., takes parameters: Signature.Parameter..., rule: @escaping Rule) {
    self.names = names
    kind = .takes(parameters, rule)
  }

  private init(names: [String], readingArguments check: @escaping Check) {
    self.names = names
    kind = .readsArguments(check)
  }

  /// A filter that reads its arguments itself: any number of them, or the name of a test.
  static func readingArguments(_ names: String..., check: @escaping Check) -> Filter {
    Filter(names: names, readingArguments: check)
  }

  /// A filter on a text, without parameters.
  init(
    _ names: String..., ofText operation: UnaryOperation.TextOperation, gives type: Type = .string
  ) {
    self.names = names
    kind = .takes([]) { typing, call in
      guard let operand = call.textOperand(in: &typing) else { return call.invalid }
      return call.unary(.text(operation), operand, type)
    }
  }
}
