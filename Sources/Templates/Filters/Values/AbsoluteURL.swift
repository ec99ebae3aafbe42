import Diagnostics

extension Filter {
  /// An address of the site as an absolute URL.
  static let absoluteURL = Filter("absolute") { typing, call in
    guard
      let operand = call.operand(
        expected: .address, in: &typing, where: { $0 == .address })
    else { return call.invalid }
    let type: Type = typing.environment.site.hasAddress ? .url : .optional(.url)
    return call.unary(.absoluteURL, operand, type)
  }
}
