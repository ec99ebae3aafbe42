import Diagnostics
import Schema

/// A value of another type than that of the field of a namespace that it is set to.
struct NamespaceMisfit {
  let value: TypedExpression
  let field: Shape.Field
  /// The field as it is written.
  let name: String

  /// Reports it, with what to write instead.
  func report(by typing: inout Typing) {
    var diagnostic = Diagnostic.wrongType(
      of: "'\(name)'", expected: typing.name(field.type), found: typing.name(value.type),
      at: value.span)
    let written = typing.reports.written(value.span)
    let present = field.type.joined(with: value.type.unwrapped)
    if value.type.isOptional, present == field.type || field.beginsWithNumber && present == .decimal
    {
      diagnostic.help = [.missingFieldValue(written)]
    } else if field.type == .int, value.type.unwrapped == .double {
      diagnostic.help = [.doubleField(field.name)]
    } else if field.type == .string, value.type.mixed(with: .string) != nil {
      diagnostic.help = [.textForField(written)]
    } else {
      diagnostic.help = [.fieldOfOneType(field.name, isOpen: field.isOpen)]
    }
    typing.report(diagnostic)
  }
}
