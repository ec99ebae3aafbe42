import Diagnostics

extension Filter {
  /// An address of the site with the site's own before it.
  static let wholeAddress = Filter("absolute") { checker, call in
    guard
      let operand = checker.operand(
        of: call, expected: "an address of the site", where: { $0 == .address })
    else { return call.invalid }
    let type: Type = checker.environment.hasSiteAddress ? .url : .optional(.url)
    return call.unary(.wholeAddress, operand, type)
  }
}
