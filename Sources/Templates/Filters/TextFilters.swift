import Diagnostics
import Escaping

// Filters of texts.
extension FilterTable {
  static let textFilters: [String: Filter] = [
    "upper": text(.upper), "lower": text(.lower), "capitalize": text(.capitalize),
    "title": text(.title), "wordcount": text(.wordCount, .int), "slugify": text(.slugify),
    "slug": text(.slugify), "urlencode": text(.urlEncode),
    "trim": { checker, call in
      guard let values = checker.arguments(of: call, .init("chars", .text, isRequired: false))
      else { return call.invalid }
      if call.operand.type.isMarkup, values[0] == nil { return call.operand }
      guard let operand = checker.textOperand(of: call) else { return call.invalid }
      return call.binary(.text(.trim), operand, values[0] ?? call.none, .string)
    },
    "replace": { checker, call in
      guard let operand = checker.textOperand(of: call),
        let values = checker.arguments(
          of: call, .init("old", .text), .init("new", .text),
          .init("count", .int, isRequired: false)), let old = values[0], let new = values[1]
      else { return call.invalid }
      return call.many(
        .text(.replace), [operand, old, new, values[2] ?? call.int(-1)], .string)
    },
    "truncate": truncate,
    "center": { checker, call in
      guard let operand = checker.textOperand(of: call),
        let values = checker.arguments(of: call, .init("width", .int, isRequired: false))
      else { return call.invalid }
      return call.binary(.text(.center), operand, values[0] ?? call.int(80), .string)
    },
    "indent": { checker, call in
      guard let operand = checker.textOperand(of: call),
        let values = checker.arguments(
          of: call, .init("width", .int, isRequired: false),
          .init("first", .bool, isRequired: false), .init("blank", .bool, isRequired: false))
      else { return call.invalid }
      let operands = [
        operand, values[0] ?? call.int(4), values[1] ?? call.bool(false),
        values[2] ?? call.bool(false),
      ]
      return call.many(.text(.indent), operands, .string)
    },
    "wordwrap": { checker, call in
      guard let operand = checker.textOperand(of: call),
        let values = checker.arguments(
          of: call, .init("width", .int, isRequired: false),
          .init("break_long_words", .bool, isRequired: false),
          .init("wrapstring", .text, isRequired: false))
      else { return call.invalid }
      let operands = [
        operand, values[0] ?? call.int(79), values[1] ?? call.bool(true),
        values[2] ?? call.text("\n"),
      ]
      return call.many(.text(.wordWrap), operands, .string)
    },
    "split": { checker, call in
      guard let operand = checker.textOperand(of: call),
        let values = checker.arguments(of: call, .init("separator", .text, isRequired: false))
      else { return call.invalid }
      return call.binary(.text(.split), operand, values[0] ?? call.none, .list(.string))
    },
    "lines": { checker, call in
      guard let operand = checker.textOperand(of: call), checker.arguments(of: call) != nil
      else { return call.invalid }
      return call.unary(.text(.lines), operand, .list(.string))
    },
    "format": { checker, call in
      guard let operand = checker.textOperand(of: call) else { return call.invalid }
      var operands = [operand]
      for argument in call.arguments {
        let value = checker.check(argument.value)
        guard !value.isInvalid, checker.isPrintable(value) else { return call.invalid }
        operands.append(value.type.isTextual ? checker.text(of: value) : value)
      }
      return call.many(.formatText, operands, .string)
    },
    "escape": escape, "e": escape, "forceescape": escape,
    "striptags": plain, "plain": plain,
    "safe": { checker, call in
      guard checker.arguments(of: call) != nil else { return call.invalid }
      if call.operand.type.isMarkup || call.operand.type == .json { return call.operand }
      return checker.fail(
        .notSafe(type: checker.name(call.operand.type), at: call.name.span), call.span)
    },
  ]

  /// A filter of a text without arguments.
  private static func text(
    _ operation: UnaryOperation.TextOperation, _ type: Type = .string
  ) -> Filter {
    { checker, call in
      guard checker.arguments(of: call) != nil, let operand = checker.textOperand(of: call)
      else { return call.invalid }
      return call.unary(.text(operation), operand, type)
    }
  }

  private static let truncate: Filter = { checker, call in
    guard let operand = checker.textOperand(of: call),
      let values = checker.arguments(
        of: call, .init("length", .int, isRequired: false),
        .init("killwords", .bool, isRequired: false), .init("end", .text, isRequired: false),
        .init("leeway", .int, isRequired: false))
    else { return call.invalid }
    if let killwords = values[1] {
      guard case .bool(false) = killwords.kind else {
        return checker.fail(.cutsWords(at: killwords.span), call.span)
      }
    }
    let operands = [
      operand, values[0] ?? call.int(255), values[2] ?? call.text("..."),
      values[3] ?? call.int(5),
    ]
    return call.many(.text(.truncate), operands, .string)
  }

  /// Every value is escaped where it is printed, so that `escape` has nothing left to do; in
  /// plain text it writes HTML's references.
  private static let escape: Filter = { checker, call in
    guard checker.arguments(of: call) != nil else { return call.invalid }
    if call.operand.type.isMarkup { return call.operand }
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    guard checker.output == .text else { return operand }
    return call.unary(.text(.escapeHTML), operand, .string)
  }

  private static let plain: Filter = { checker, call in
    guard checker.arguments(of: call) != nil else { return call.invalid }
    if call.operand.type.isMarkup {
      return call.unary(.text(.plainText), call.operand, .string)
    }
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    return call.unary(.text(.stripTags), operand, .string)
  }
}
