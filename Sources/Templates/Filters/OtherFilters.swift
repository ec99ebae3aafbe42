import Diagnostics

// Filters of values of many types.
extension FilterTable {
  static let otherFilters: [String: Filter] = [
    "default": fallback, "d": fallback, "length": length, "count": length, "json": json,
    "tojson": json, "dump": json, "absolute": absolute,
    "excerpt": excerpt,
    "string": { checker, call in
      guard checker.arguments(of: call) != nil, checker.isPrintable(call.operand) else {
        return call.invalid
      }
      return checker.text(of: call.operand)
    },
    "random": { checker, call in
      checker.fail(.randomFilter(at: call.name.span), call.span)
    },
    "xmlattr": { checker, call in
      checker.fail(.xmlattrFilter(at: call.name.span), call.span)
    },
  ]

  private static let fallback: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("default_value", .any, isRequired: false),
        .init("boolean", .bool, isRequired: false))
    else { return call.invalid }
    var testsTruth = false
    if let boolean = values[1] {
      guard case .bool(let truth) = boolean.kind else {
        return checker.fail(
          .wrongType(
            of: "'boolean' of 'default'", expected: "true or false", found: "an expression",
            at: boolean.span), call.span)
      }
      testsTruth = truth
    }
    let second = values[0] ?? call.text("")
    let first = call.operand
    guard
      let (left, right, type) = checker.alternatives(first, second, first.type.unwrapped)
    else { return call.invalid }
    return TypedExpression(.fallback(left, right, testsTruth: testsTruth), type, call.span)
  }

  private static let excerpt: Filter = { checker, call in
    guard checker.arguments(of: call) != nil,
      checker.isPresent(call.operand, for: "'excerpt' is applied to it")
    else { return call.invalid }
    guard call.operand.type == .markdown else {
      return checker.fail(
        .wrongFilterOperand(
          call.name.text, expected: "Markdown", type: checker.name(call.operand.type),
          at: call.operand.span), call.span)
    }
    return call.unary(.excerpt, call.operand, .optional(.markdown))
  }

  private static let length: Filter = { checker, call in
    guard checker.arguments(of: call) != nil,
      checker.isPresent(call.operand, for: "it is counted")
    else { return call.invalid }
    switch call.operand.type {
    case .list: return call.unary(.listLength, call.operand, .int)
    case let type where type.isTextual:
      return call.unary(.text(.length), checker.text(of: call.operand), .int)
    case .structure(let id) where checker.types[id].maker != .models:
      return call.int(checker.types[id].fields.count)
    default:
      return checker.fail(
        .wrongFilterOperand(
          call.name.text, expected: "a list or a text", type: checker.name(call.operand.type),
          at: call.operand.span), call.span)
    }
  }

  private static let json: Filter = { checker, call in
    guard
      checker.arguments(of: call, .init("indent", .int, isRequired: false)) != nil
    else { return call.invalid }
    return TypedExpression(.json(call.operand), .json, call.span)
  }

  private static let absolute: Filter = { checker, call in
    guard checker.arguments(of: call) != nil,
      checker.isPresent(call.operand, for: "'absolute' is applied to it")
    else { return call.invalid }
    guard call.operand.type == .address else {
      return checker.fail(
        .wrongFilterOperand(
          call.name.text, expected: "an address of the site",
          type: checker.name(call.operand.type), at: call.operand.span), call.span)
    }
    let type: Type = checker.environment.hasSiteAddress ? .url : .optional(.url)
    return call.unary(.wholeAddress, call.operand, type)
  }
}
