import HTMLRules
import Schema

// What is known of a printed value before a page is made.
extension TypedExpression {
  /// The text of a constant as it is printed; nil for all other values.
  var printedConstant: [UInt8]? {
    switch kind {
    case .text(let bytes): bytes
    case .int(let number): Array(String(number).utf8)
    case .unary(.negate, let operand):
      if case .int(let number) = operand.kind { Array("-\(number)".utf8) } else { nil }
    default: nil
    }
  }

  /// The side of a picture that it is; nil for all other values.
  var pictureSide: PictureSide? {
    guard case .field(let picture, let slot) = kind,
      picture.type.unwrapped == .structure(.image)
    else { return nil }
    return slot == ImageField.width.slot
      ? .width : slot == ImageField.height.slot ? .height : nil
  }

  /// Whether it joins Markdown: it is printed as blocks.
  var holdsMarkdown: Bool {
    switch kind {
    case .binary(.join, let list, _): list.type.element?.unwrapped == .markdown
    case .many(.concatenate, let parts): parts.contains(where: \.holdsMarkdown)
    default: type.unwrapped == .markdown
    }
  }

  /// Whether it is a list of the elements that satisfy a condition.
  var isFiltered: Bool {
    switch kind {
    case .comprehension(let comprehension):
      comprehension.condition != nil || comprehension.list.isFiltered
    case .binary(.take, let list, _), .binary(.skip, let list, _): list.isFiltered
    case .many(.sort, let operands), .many(.unique, let operands):
      operands.first?.isFiltered ?? false
    default: false
    }
  }

  /// Whether it is a list that never has a second element.
  var hasOneElementAtMost: Bool {
    switch kind {
    case .list(let elements): elements.count <= 1
    case .binary(.take, let list, let count):
      if case .int(...1) = count.kind { true } else { list.hasOneElementAtMost }
    case .binary(.skip, let list, _): list.hasOneElementAtMost
    case .comprehension(let comprehension): comprehension.list.hasOneElementAtMost
    case .many(.sort, let operands), .many(.unique, let operands):
      operands.first?.hasOneElementAtMost ?? false
    default: false
    }
  }
}
