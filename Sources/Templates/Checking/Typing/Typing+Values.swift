import Diagnostics
import Escaping
import Schema

// Combined values: in a list, on both sides of an operator, where a type is expected.
extension Typing {
  /// A list of values, which must have a common type.
  mutating func list(of elements: [TypedExpression], _ span: Span) -> TypedExpression {
    var joined = Type.never
    for element in elements {
      guard let type = joined.joined(with: element.type) else {
        return fail(
          .unlikeElements(first: name(joined), second: name(element.type), at: element.span), span)
      }
      joined = type
    }
    let type = joined
    var result = TypedExpression(
      .list(elements.map { $0.converted(to: type) }), .list(type), span)
    result.isNonEmpty = !elements.isEmpty
    return result
  }

  /// `(a, b)`: a list where there is a common type, otherwise a record whose fields have no names.
  mutating func tuple(of elements: [TypedExpression], _ span: Span) -> TypedExpression {
    var joined: Type? = .never
    for element in elements { joined = joined?.joined(with: element.type) }
    if joined != nil { return list(of: elements, span) }
    let fields = elements.enumerated().map { (name: "\($0.offset)", type: $0.element.type) }
    let id = types.structure(.tuple, fields)
    return TypedExpression(.record(id, elements), .structure(id), span)
  }

  /// `{'a': b}`, whose keys must be literals.
  mutating func dictionary(
    of pairs: [(key: Expression, value: TypedExpression)], _ span: Span
  ) -> TypedExpression {
    var fields: [(name: Identifier, value: TypedExpression)] = []
    for (key, value) in pairs {
      if let name = key.literalText {
        fields.append((Identifier(text: name, span: key.span), value))
      } else {
        report(.keyNotLiteral(at: key.span))
      }
    }
    return record(.dictionary, of: fields, span)
  }

  /// A record of fields, which must have different names.
  mutating func record(
    _ maker: Shape.Maker, of fields: [(name: Identifier, value: TypedExpression)], _ span: Span
  ) -> TypedExpression {
    var types: [(name: String, type: Type)] = []
    var names: Set<String> = []
    var values: [TypedExpression] = []
    for (name, value) in fields {
      guard names.insert(name.text).inserted else {
        report(.keyTwice(name.text, at: name.span))
        continue
      }
      types.append((name.text, value.type))
      values.append(value)
    }
    guard maker == .namespace else {
      let id = self.types.structure(maker, types)
      return TypedExpression(.record(id, values), .structure(id), span)
    }
    let id = self.types.namespace(
      types, numbers: values.map { $0.exactLiteral?.type == .decimal },
      at: NamespaceOrigin(span: span, uses: reports.uses.spans, fields: fieldsAround))
    for (place, field) in self.types[id].fields.enumerated() where field.type == .decimal {
      values[place] = values[place].exactLiteral ?? values[place]
    }
    for (field, value) in zip(self.types[id].fields, values) {
      currencies.begin(
        NamespaceField(id: id, slot: field.slot),
        with: AmountCurrency(typing: self).held(by: value))
    }
    return TypedExpression(.record(id, values), .structure(id), span)
  }

  /// Texts one after another, of values that can be printed.
  mutating func concatenation(of parts: [TypedExpression], _ span: Span) -> TypedExpression {
    guard !parts.contains(where: \.isInvalid) else { return .invalid(span) }
    var isFine = true
    for part in parts where !isPrintable(part) { isFine = false }
    return isFine ? TypedExpression.concatenation(of: parts, span) : .invalid(span)
  }

  /// A number with a sign before it.
  mutating func signed(
    _ value: TypedExpression, _ operation: UnaryOperation, _ span: Span
  ) -> TypedExpression {
    guard !value.isInvalid, isPresent(value, for: "it is counted with") else {
      return .invalid(span)
    }
    guard let type = value.type.numeric else {
      return fail(
        .wrongOperand("-", type: name(value.type), expected: "a number", at: value.span), span)
    }
    if case .int(let number) = value.kind, operation == .negate, number != .min {
      return TypedExpression(.int(-number), .int, span)
    }
    if case .double(let number) = value.kind, operation == .negate {
      return TypedExpression(.double(-number), .double, span)
    }
    if value.isLiteral, operation == .positive, type == value.type { return value }
    return TypedExpression(.unary(operation, value), type, span)
  }

  /// An operand of a calculation with another that is decimal, or the list of such operands, in
  /// an exact form: numbers that the template writes are decimal ones, and so are fields of
  /// namespaces that begin with them. Nil where it is a `Double` of another kind, which is reported;
  /// `sign` is that of the calculation.
  mutating func exact(
    _ value: TypedExpression, besides other: TypedExpression, sign: String? = nil
  ) -> TypedExpression? {
    guard value.type.number == .double else { return value }
    if let exact = value.exactLiteral { return exact }
    if types.makeDecimal(value) { return TypedExpression(value.kind, .decimal, value.span) }
    if case .double(let literal) = value.kind, literal.exact == nil {
      report(.tooManyDigits(decimal: other.span, at: value.span))
    } else {
      report(reports.inexact(value, besides: other, sign))
    }
    return nil
  }

  // MARK: Expectations

  /// A value in the form of `type`; nil where it has another type, which is reported.
  mutating func expect(
    _ value: TypedExpression, toBe type: Type, as subject: String, declaredAt place: Span? = nil
  ) -> TypedExpression? {
    guard !value.isInvalid else { return nil }
    if value.type == type { return value }
    if case .choice(let id) = type.unwrapped, value.literalText != nil {
      return choiceCase(value, of: id)
    }
    if let joined = value.type.joined(with: type), joined == type {
      return value.converted(to: type)
    }
    if value.type.isText, type.isText { return value }
    if value.type.isOptional, value.type.unwrapped.joined(with: type) == type {
      reportOptional(value)
      return nil
    }
    var diagnostic = Diagnostic.wrongType(
      of: subject, expected: name(type), found: name(value.type), at: value.span)
    if let place { diagnostic.places.append(Diagnostic.Place(place, "it is declared here")) }
    if case .mixed = value.type, type == .string {
      diagnostic.adviseText(insteadOf: reports.written(value.span))
    }
    report(diagnostic)
    return nil
  }

  /// A value that is compared with another: a literal text is read as the type of the other, and so is
  /// one of several; nil where that is not possible, which is reported.
  mutating func literal(
    _ value: TypedExpression, besides other: TypedExpression
  ) -> TypedExpression? {
    if value.isMadeOfLiteralTexts, case .conditional(let test, let then, let otherwise) = value.kind
    {
      guard let first = literal(then, besides: other),
        let second = literal(otherwise, besides: other)
      else { return nil }
      return TypedExpression(
        .conditional(test, then: first, otherwise: second), first.type, value.span)
    }
    guard case .text(let bytes) = value.kind else { return value }
    let type = other.type.unwrapped
    if case .choice(let id) = type { return choiceCase(value, of: id) }
    do throws(ScalarMistake) {
      guard let literal = try ScalarLiteral(bytes, as: type.storage) else { return value }
      return TypedExpression(.literal(literal), type, value.span)
    } catch {
      report(
        .unreadableLiteral(
          error, typed: bytes, at: value.span, type: name(type), besides: other.span))
      return nil
    }
  }

  /// The case of a choice that a literal text means; reports a text that is not one.
  mutating func choiceCase(
    _ text: TypedExpression, of id: ChoiceID
  ) -> TypedExpression? {
    if let known = text.asCase(of: id, in: types.models) { return known }
    let choice = types.models[id]
    guard choice.certainty == .certain else { return nil }
    report(
      .notACase(
        text.literalText ?? "", of: choice.name, cases: choice.cases.map(\.text),
        place: choice.span, at: text.span, suggesting: &reports.log))
    return nil
  }
}

extension Signature {
  /// The value of an argument in the form that a parameter expects; nil where it is something else,
  /// which is reported.
  func fit(
    _ value: TypedExpression, to parameter: Parameter, in typing: inout Typing
  ) -> TypedExpression? {
    guard !value.isInvalid else { return nil }
    if let fitting = parameter.expectation.fitting(value) {
      guard case .int(let number) = value.kind, let range = parameter.range,
        !range.numbers.contains(number)
      else { return fitting }
      typing.report(
        .unusableArgument("'\(name)' \(range.rule)", help: range.help, at: value.span))
      return nil
    }
    var diagnostic = Diagnostic.wrongType(
      of: "'\(parameter.name)' of '\(name)'", expected: parameter.expectation.description,
      found: typing.name(value.type), at: value.span)
    if let advice = advice(on: value, for: parameter, in: typing) {
      diagnostic.help.append(advice)
    }
    typing.report(diagnostic)
    return nil
  }

  /// What to write for a value that is none of the parameter's, but means something beside it.
  private func advice(
    on value: TypedExpression, for parameter: Parameter, in typing: Typing
  ) -> Diagnostic.Help? {
    let takesField = parameters.contains { $0.name == "attribute" }
    if takesField, parameter.name != "attribute", value.literalText != nil {
      let argument = "attribute=\(typing.reports.written(value.span))"
      return Diagnostic.Help("write '\(argument)'", replace: value.span, with: argument)
    }
    guard name == "join", value.type.isMarkup else { return nil }
    let markup = DisplayText(typing.reports.written(value.span)).text
    return Diagnostic.Help(
      "print it between the elements of a loop: '{% if not loop.last %}{{ \(markup) }}{% endif %}'")
  }
}

extension Signature.Expectation {
  /// What messages call it.
  fileprivate var description: String {
    switch self {
    case .int: "Int"
    case .number: "a number"
    case .bool: "Bool"
    case .text: "String"
    case .literal: "a text that is written out"
    case .any: "a value"
    }
  }

  /// A value in the form that is expected; nil where it is something else.
  fileprivate func fitting(_ value: TypedExpression) -> TypedExpression? {
    switch self {
    case .any: value
    case .int: value.type == .int ? value : nil
    case .number: value.type.isNumber ? value : nil
    case .bool: value.type == .bool ? value : nil
    case .text: value.type.isTextual ? value.asText : nil
    case .literal: value.literalText != nil ? value : nil
    }
  }
}

extension Reports {
  /// That a value is no decimal number, beside one in a calculation with a sign.
  fileprivate func inexact(
    _ value: TypedExpression, besides other: TypedExpression, _ sign: String?
  ) -> Diagnostic {
    .inexactOperand(
      decimal: other.span, at: value.span,
      meant: sign.flatMap { bracketed(other, $0, filtered: value) })
  }

  /// A calculation in brackets before the filter that took only its last number, as in
  /// `price * 1.19 | round(2)`; nil where this is something else.
  private func bracketed(
    _ first: TypedExpression, _ sign: String, filtered last: TypedExpression
  ) -> String? {
    let filtered = written(last.span)
    guard first.span.source == last.span.source, first.span.end <= last.span.start,
      let bar = filtered.firstIndex(of: "|")
    else { return nil }
    let number = filtered[..<bar].filter { $0 != " " }
    guard number.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return "(\(written(first.span)) \(sign) \(number)) \(filtered[bar...])"
  }
}
