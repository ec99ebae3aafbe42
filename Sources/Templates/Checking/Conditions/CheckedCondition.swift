import Diagnostics
import Escaping
package import Schema

/// The condition that a template is made of, whose names and types are known: what it requires, and
/// programs for parts of it.
package struct CheckedCondition {
  let expression: TypedExpression
  /// What is known after it was checked.
  let checker: Checker
  /// What the instructions of its programs refer to.
  let tables: ProgramTables
  /// The name of its template.
  let name: String

  /// Whether it may hold, or may not, by the types and rules of the fields that it reads; true where
  /// that is not known.
  package func may(hold holds: Bool) -> Bool {
    PossibleCondition(models: checker.environment.models).may(hold: holds, expression)
  }

  /// The amounts of money that it compares with numbers, in their order.
  package var comparedAmounts: [ComparedAmount] {
    checker.typing.usage.comparedAmounts.values
      .map { amount in
        var amount = amount
        amount.isDecided = amount.currency.path.map { reads($0, in: expression) } ?? false
        return amount
      }
      .sorted { $0.span.start < $1.span.start }
  }

  /// Whether a part of it reads the field at a path.
  private func reads(_ path: Path, in part: TypedExpression) -> Bool {
    part.path == path || part.kind.operands.contains { reads(path, in: $0) }
  }

  // MARK: Programs

  /// A program that writes something where a comparison holds.
  package func program(testing comparison: RequiredComparison) -> Program? {
    let sign = TypedNode(.text([UInt8(ascii: "1")]), comparison.span)
    return program(
      of: [sign],
      where: TypedExpression(
        .and(isThere(comparison.holder), comparison.comparison), .bool, comparison.span))
  }

  /// A program that writes the values of a compared field, one a line; nil where they cannot be
  /// printed.
  package func program(listingValuesOf comparison: RequiredComparison) -> Program? {
    var typing = checker.typing
    var value = comparison.operand
    value.type = value.type.unwrapped
    let parts = value.type.element.map { lines(of: value, each: $0, in: &typing) }
    return (parts ?? printed(value, in: &typing)).flatMap {
      program(of: $0, where: isThere(comparison.holder))
    }
  }

  /// A program that writes the currency of an amount that is there; nil where it cannot be printed.
  package func program(writingCurrencyOf amount: ComparedAmount) -> Program? {
    var typing = checker.typing
    return printed(amount.currency, in: &typing).flatMap {
      program(of: $0, where: isThere(amount.amount))
    }
  }

  /// Whether there is a value, where conditions around prove nothing of it.
  private func isThere(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.unary(.isPresent, value), .bool, value.span)
  }

  /// The parts that print the elements of a list, one a line.
  private func lines(
    of list: TypedExpression, each element: Type, in typing: inout Typing
  ) -> [TypedNode]? {
    let (id, variable) = (typing.parts.newLoop(), typing.parts.newVariable())
    guard let body = printed(.element(variable, element, list.span), in: &typing) else {
      return nil
    }
    let end = TypedNode(.text([UInt8(ascii: "\n")]), list.span)
    let loop = TypedLoop(
      id: id, variable: variable, list: list, showsNeighbours: false, state: [],
      body: body + [end], otherwise: [])
    return [TypedNode(.loop(loop), list.span)]
  }

  /// The parts that print a value; nil where it cannot be printed.
  private func printed(_ value: TypedExpression, in typing: inout Typing) -> [TypedNode]? {
    let parts = PrintTag.printed(value, in: &typing)
    return typing.reports.log.hasErrors ? nil : parts
  }

  /// A program of parts that are shown where a condition holds.
  private func program(of parts: [TypedNode], where condition: TypedExpression) -> Program? {
    let branch = TypedBranch(condition: condition, body: parts)
    var log = DiagnosticLog(isPart: true)
    return ProgramCompiler.program(
      named: name, [TypedNode(.condition([branch], otherwise: []), condition.span)],
      output: OutputKind(ofFile: name), tables: tables, templates: checker.templates,
      page: checker.typing.page.variable, end: condition.span, reportingTo: &log)
  }
}

extension TemplateCompiler {
  /// The first condition of a template, checked; nil where it has none.
  package func condition(of name: String, context: StructureID) -> CheckedCondition? {
    guard let template = templates[name] else { return nil }
    var checker = Checker(
      templates: templates, environment: environment, output: OutputKind(ofFile: name),
      language: nil)
    let nodes = WholeTemplate(template: template).page(
      context: context, present: [], by: &checker)
    for case .condition(let branches, _) in nodes.map(\.kind) {
      return branches.first.map {
        CheckedCondition(
          expression: $0.condition, checker: checker, tables: tables(after: checker), name: name)
      }
    }
    return nil
  }
}
