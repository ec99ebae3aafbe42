import Diagnostics
import Schema

/// An address that is compared with a literal path from the root of the site, which it is not
/// written as.
struct AddressUse {
  private let literal: TypedExpression
  private let path: String
  private let address: TypedExpression

  /// Makes it of two values, of which one may be a list; nil where they are no such values.
  init?(_ left: TypedExpression, _ right: TypedExpression) {
    let pairs = [(left, right), (right, left)]
    let found = pairs.first { value, literal in
      (value.type.unwrapped.element ?? value.type).unwrapped == .address
        && literal.literalText?.hasPrefix("/") == true
    }
    guard let (address, literal) = found, let path = literal.literalText else { return nil }
    self.literal = literal
    self.path = path
    self.address = address
  }

  /// Reports that the two are equal, or that one begins with the other, on no page, unless addresses
  /// are written otherwise there; `isWhole` where they are compared completely.
  func report(isWhole: Bool, by typing: inout Typing) {
    guard typing.page.hasRelativeLinks else { return }
    let quote = typing.reports.written(literal.span).first == "'" ? "'" : "\""
    let meant = name(in: typing.environment).map { "url(\(quote)\($0)\(quote))" }
    typing.report(
      .addressFromRoot(
        path, at: literal.span, address: typing.reports.written(address.span), page: meant,
        isWhole: isWhole))
  }

  /// The name by which templates refer to the page or file that is at the path.
  private func name(in environment: TemplateEnvironment) -> String? {
    for function in environment.site.functions where function.name == "url" {
      let place = function.paths.firstIndex { known in
        known.map { $0 == path || $0 == path + "/" } ?? false
      }
      if let place, place < function.names.count { return function.names[place] }
    }
    return nil
  }
}
