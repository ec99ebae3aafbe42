import Diagnostics
import Schema

// Filters for templates that show records of any model.
extension FilterTable {
  static let recordFilters: [String: Filter] = [
    "kind": { checker, call in
      guard checker.arguments(of: call) != nil else { return call.invalid }
      return call.text(checker.kind(of: call.operand.type))
    },
    "label": label, "link": link, "name": name,
  ]

  /// What readers are shown for a case of a choice.
  private static let label: Filter = { checker, call in
    guard checker.arguments(of: call) != nil,
      checker.isPresent(call.operand, for: "'label' is applied to it")
    else { return call.invalid }
    guard case .choice(let id) = call.operand.type else {
      return checker.fail(
        .wrongFilterOperand(
          call.name.text, expected: "a choice", type: checker.name(call.operand.type),
          at: call.operand.span), call.span)
    }
    let labels = checker.types.models[id].cases.map(\.label)
    guard var result = labels.last.map(call.text) else { return call.invalid }
    for (index, label) in labels.enumerated().dropLast().reversed() {
      let `case` = TypedExpression(.choiceCase(index), call.operand.type, call.span)
      result = TypedExpression(
        .conditional(
          call.binary(.equal, call.operand, `case`, .bool), then: call.text(label),
          otherwise: result), .string, call.span)
    }
    return result
  }

  /// The page of a record; none where its model never has pages.
  private static let link: Filter = { checker, call in
    guard let (record, id) = checker.recordOperand(of: call) else { return call.invalid }
    guard checker.environment.pages[id] != nil else { return call.none }
    let url = Identifier(text: "url", span: call.span)
    let page = checker.member(url, of: record, call.span)
    return page.type == .address ? TypedExpression(page.kind, .optional(.address), call.span) : page
  }

  /// What a record is called: its key if that is a text, else its first text, its key, its slug.
  private static let name: Filter = { checker, call in
    guard let (record, id) = checker.recordOperand(of: call) else { return call.invalid }
    let shape = checker.types[id]
    var result = call.text("")
    if let slug = shape.field(named: "slug") {
      result = checker.text(of: checker.field(slug, of: record, call.span))
    }
    for field in checker.namingFields(of: shape).reversed() {
      let value = checker.text(of: checker.field(field, of: record, call.span))
      result =
        value.type.isOptional
        ? TypedExpression(.fallback(value, result, testsTruth: false), .string, call.span) : value
    }
    return TypedExpression(result.kind, .string, call.span)
  }
}

extension Checker {
  /// The operand of a filter as a record, with its structure; nil, reported, where it is none.
  fileprivate mutating func recordOperand(
    of call: FilterCall
  ) -> (record: TypedExpression, id: StructureID)? {
    guard arguments(of: call) != nil,
      isPresent(call.operand, for: "'\(call.name.text)' is applied to it")
    else { return nil }
    guard case .structure(let id) = call.operand.type else {
      report(
        .wrongFilterOperand(
          call.name.text, expected: "a record", type: name(call.operand.type),
          at: call.operand.span))
      return nil
    }
    return (call.operand, id)
  }
}
