/// A filter: how templates call it, what it takes, and what a use of it becomes.
///
/// Each filter is a file of this folder, or shares one with its twins, and has one line in
/// `FilterTable.all`. What it becomes is made of operations (`UnaryOperation`, `BinaryOperation`,
/// `ManyOperation`), so that one that combines existing operations needs nothing else.
struct Filter: Sendable {
  /// Checks a use of the filter; `FilterCall` has the operand and the values of the parameters.
  typealias Check = @Sendable (inout Checker, FilterCall) -> TypedExpression

  /// Its names, the one that the documents use first.
  let names: [String]
  /// What it takes beside its operand; nil for a filter that reads its arguments itself.
  let parameters: [Signature.Parameter]?
  let check: Check

  init(_ names: String..., takes parameters: Signature.Parameter..., check: @escaping Check) {
    self.names = names
    self.parameters = parameters
    self.check = check
  }

  private init(names: [String], readingArguments check: @escaping Check) {
    self.names = names
    parameters = nil
    self.check = check
  }

  /// A filter that reads its arguments itself: any number of them, or the name of a test.
  static func readingArguments(_ names: String..., check: @escaping Check) -> Filter {
    Filter(names: names, readingArguments: check)
  }

  /// A filter that makes something of one text, and takes nothing else.
  init(
    _ names: String..., ofText operation: UnaryOperation.TextOperation, gives type: Type = .string
  ) {
    self.names = names
    parameters = []
    check = { checker, call in
      guard let operand = checker.textOperand(of: call) else { return call.invalid }
      return call.unary(.text(operation), operand, type)
    }
  }
}
