import Diagnostics
import Schema

extension Filter {
  /// The headings of Markdown, for a table of contents.
  static let headings = Filter("headings") { typing, call in
    guard let operand = call.operand(expected: .markdown, in: &typing, where: { $0 == .markdown })
    else { return call.invalid }
    let fields: [(name: String, type: Type)] = [
      ("title", .string), ("id", .string), ("anchor", .string), ("level", .int),
    ]
    let part = typing.types.structure(.tuple, fields)
    let section = typing.types.structure(
      .tuple, fields + [("children", .list(.structure(part)))])
    return call.binary(
      .headings, operand, call.int(Int(section.index)), .list(.structure(section)))
  }

  /// Markdown whose headings are below one of the page, without gaps; a text, which has none, as it
  /// is.
  static let nestHeadings = Filter(
    "nestheadings", takes: .init("below", .int, isRequired: false, in: .headingLevel)
  ) { typing, call in
    guard call.operand.type == .markdown else {
      return call.textOperand(in: &typing) ?? call.invalid
    }
    return call.binary(.nestHeadings, call.operand, call[0] ?? call.int(1), .markdown)
  }
}
