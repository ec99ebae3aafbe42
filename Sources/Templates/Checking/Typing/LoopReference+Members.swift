import Diagnostics
import Schema

// The members of a loop in templates: `loop.index`, `loop.cycle(…)`, `loop.changed(…)`.
extension LoopReference {
  /// A member of the loop.
  func member(_ name: Identifier, _ span: Span, in typing: inout Typing) -> TypedExpression {
    switch name.text {
    case "depth": return depthOfCalls(span)
    case "depth0":
      let one = TypedExpression(.int(1), .int, span)
      return TypedExpression(
        .binary(.arithmetic(.subtract), depthOfCalls(span), one), .int, span)
    default: break
    }
    guard let member = LoopMember(rawValue: name.text) else {
      let known = LoopMember.allCases.map(\.rawValue) + ["depth", "depth0", "cycle", "changed"]
      if let advice = Diagnostic.loopMembersOfOthers[name.text] {
        return typing.fail(.loopMemberOfOthers(name.text, advice, at: name.span), span)
      }
      return typing.fail(
        .unknownMember(
          name.text, of: "the loop", fields: known, place: nil, at: name.span,
          suggesting: &typing.reports.log), span)
    }
    var value = TypedExpression(.loop(id, member), type(of: member), span)
    if let path = path(to: member) {
      typing.parts.askForNeighbours(of: id)
      value.path = path
    }
    return typing.narrowed(value)
  }

  private func type(of member: LoopMember) -> Type {
    switch member {
    case .first, .last: .bool
    case .previtem, .nextitem: element.madeOptional
    case .index, .index0, .revindex, .revindex0, .length: .int
    }
  }

  /// The path to an element beside the current one; nil for any other member.
  private func path(to member: LoopMember) -> Path? {
    switch member {
    case .previtem: .neighbour(.previous(id))
    case .nextitem: .neighbour(.next(id))
    case .index, .index0, .revindex, .revindex0, .first, .last, .length: nil
    }
  }

  /// The depth of the loop's calls, counted from 1.
  func depthOfCalls(_ span: Span) -> TypedExpression {
    depth.map { TypedExpression(.variable($0), .int, span) } ?? TypedExpression(.int(1), .int, span)
  }

  // MARK: Methods

  /// `loop.cycle(a, b)`: one value after another, iteration by iteration.
  func cycle(
    through values: [TypedExpression], _ span: Span, in typing: inout Typing
  ) -> TypedExpression {
    guard !values.isEmpty else {
      return typing.fail(
        .wrongCount(of: "'loop.cycle'", takes: "one value or more", at: span), span)
    }
    var type = Type.never
    for value in values {
      guard let joined = type.joined(with: value.type) else {
        return typing.fail(
          .unlikeElements(
            first: typing.name(type), second: typing.name(value.type), of: .cycled,
            at: value.span), span)
      }
      type = joined
    }
    let index = TypedExpression(.loop(id, .index0), .int, span)
    let count = TypedExpression(.int(values.count), .int, span)
    let place = TypedExpression(.binary(.arithmetic(.modulo), index, count), .int, span)
    return choice(by: place, among: values.map { $0.converted(to: type) }[...], span)
  }

  /// The value at a position, found by bisection: among a thousand values, that takes ten
  /// comparisons.
  private func choice(
    by number: TypedExpression, among values: ArraySlice<TypedExpression>, _ span: Span
  ) -> TypedExpression {
    let middle = (values.startIndex + values.endIndex) / 2
    guard values.count > 1 else { return values[middle] }
    let bound = TypedExpression(.int(middle), .int, span)
    let isBefore = TypedExpression(.binary(.less, number, bound), .bool, span)
    return TypedExpression(
      .conditional(
        isBefore, then: choice(by: number, among: values[..<middle], span),
        otherwise: choice(by: number, among: values[middle...], span)), values[middle].type, span)
  }

  /// `loop.changed(a)`: whether the value differs from that of the previous iteration.
  func changed(
    _ values: [TypedExpression], _ span: Span, in typing: inout Typing
  ) -> TypedExpression {
    guard values.count == 1, let value = values.first else {
      return typing.fail(.wrongCount(of: "'loop.changed'", takes: "one value", at: span), span)
    }
    guard !value.isInvalid else { return .invalid(span) }
    let (old, new) = (typing.parts.newVariable(), typing.parts.newVariable())
    let result = typing.parts.newVariable()
    typing.parts.keep(old, in: id)
    func variable(_ id: VariableID, _ type: Type) -> TypedExpression {
      TypedExpression(.variable(id), type, span)
    }
    let isFirst = TypedExpression(.loop(id, .first), .bool, span)
    let differs = TypedExpression(
      .binary(.notEqual, variable(new, value.type), variable(old, value.type)), .bool, span)
    let nodes = [
      TypedNode(.assign(new, value), span),
      TypedNode(.assign(result, TypedExpression(.or(isFirst, differs), .bool, span)), span),
      TypedNode(.assign(old, variable(new, value.type)), span),
    ]
    return TypedExpression(.sequence(nodes, variable(result, .bool)), .bool, span)
  }
}
