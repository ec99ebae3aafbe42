import Diagnostics

extension Filter {
  /// The elements that satisfy a test, or that have a value.
  static let select = Filter.readingArguments("select") { checker, call in
    choose(&checker, call, byField: false, keeps: true)
  }

  /// The elements that do not satisfy a test.
  static let reject = Filter.readingArguments("reject") { checker, call in
    choose(&checker, call, byField: false, keeps: false)
  }

  /// The elements of which a field satisfies a test.
  static let selectByField = Filter.readingArguments("selectattr") { checker, call in
    choose(&checker, call, byField: true, keeps: true)
  }

  /// The elements of which a field does not satisfy a test.
  static let rejectByField = Filter.readingArguments("rejectattr") { checker, call in
    choose(&checker, call, byField: true, keeps: false)
  }

  private static func choose(
    _ checker: inout Checker, _ call: FilterCall, byField: Bool, keeps: Bool
  ) -> TypedExpression {
    guard let (list, element) = call.listOperand(in: &checker.typing) else { return call.invalid }
    var rest = call.arguments[...]
    var path: TypedExpression?
    if byField {
      guard let first = rest.popFirst(), let text = first.value.literalText,
        first.name == nil || first.name?.text == "attribute"
      else {
        return checker.typing.fail(.fieldNotLiteral(at: call.name.span), call.span)
      }
      path = TypedExpression(.text(Array(text.utf8)), .string, first.value.span)
    }
    var test: Identifier?
    if let first = rest.popFirst() {
      test = self.test(first, orFieldOf: byField ? nil : element, keeps: keeps, &checker)
      if test == nil { return call.invalid }
    }
    let variable = checker.typing.parts.newVariable()
    let plain = TypedExpression.element(variable, element, call.span)
    let use = test.map {
      TestUse(
        name: $0, arguments: Array(rest), isNegated: false, filter: call.name.text,
        span: call.span)
    }
    let mark = checker.typing.knowledge.mark
    checker.typing.knowledge.assume(list.factsOfElements(as: variable))
    defer { checker.typing.knowledge.undo(to: mark) }
    guard var condition = condition(use, path, of: plain, &checker) else { return call.invalid }
    if keeps { checker.noteBounds(of: condition, writtenAt: call.span) }
    var type = element
    if keeps, !byField, condition.proof.whenTrue.present.contains(Path(root: variable)) {
      type = element.unwrapped
    }
    if !keeps { condition = TypedExpression(.not(condition), .bool, call.span) }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), .list(type), call.span)
  }

  /// The name of a test; nil where it is none, which is reported, as is the name of a field of
  /// `element` in its place.
  private static func test(
    _ argument: Argument, orFieldOf element: Type?, keeps: Bool, _ checker: inout Checker
  ) -> Identifier? {
    let span = argument.value.span
    guard let text = argument.value.literalText, argument.name == nil else {
      checker.typing.report(.testNotLiteral(at: span))
      return nil
    }
    if let element, ValueTest.tests[text] == nil, checker.typing.types.hasField(text, in: element) {
      let filter = keeps ? "selectattr" : "rejectattr"
      checker.typing.report(.fieldAsFilter(text, write: "\(filter)(\"\(text)\")", at: span))
      return nil
    }
    return Identifier(text: text, span: span)
  }

  /// What an element has to satisfy; nil where it cannot be asked, which is reported. A value that is
  /// none satisfies no test that needs one.
  private static func condition(
    _ test: TestUse?, _ path: TypedExpression?, of element: TypedExpression,
    _ checker: inout Checker
  ) -> TypedExpression? {
    let reported = checker.typing.reports.log
    if let value = checker.typing.follow(path, from: element) {
      let condition = test?.typed(of: value, by: &checker) ?? value
      let isRight = checker.typing.reports.log.diagnostics.count == reported.diagnostics.count
      if isRight, !condition.isInvalid { return condition }
    }
    // It was asked of something that may be none: that it is not is part of the condition.
    checker.typing.reports.log = reported
    let mark = checker.typing.knowledge.mark
    defer { checker.typing.knowledge.undo(to: mark) }
    var element = element
    var conditions: [TypedExpression] = []
    let names = path?.literalText?.split(separator: ".").map(String.init) ?? []
    for count in 0...names.count {
      let known = names[..<count].joined(separator: ".")
      let part = path.flatMap { path in
        known.isEmpty ? nil : TypedExpression(.text(Array(known.utf8)), .string, path.span)
      }
      guard let value = checker.typing.follow(part, from: element) else { return nil }
      guard value.type.isOptional else { continue }
      let presence = TypedExpression(.unary(.isPresent, value), .bool, value.span)
      checker.typing.knowledge.assume(presence.proof.whenTrue)
      conditions.append(presence)
      if count == 0 {
        element = TypedExpression(element.kind, element.type.unwrapped, element.span)
      }
    }
    guard let value = checker.typing.follow(path, from: element) else { return nil }
    let last = test?.typed(of: value, by: &checker) ?? value
    if last.isInvalid { return nil }
    return conditions.reversed().reduce(last) { TypedExpression(.and($1, $0), .bool, last.span) }
  }
}
