import Diagnostics

// Filters of Jinja2 that are left out, with what to write instead.
extension Filter {
  static let random = Filter.readingArguments("random") { checker, call in
    checker.typing.fail(.randomFilter(at: call.name.span), call.span)
  }

  static let attributes = Filter.readingArguments("xmlattr") { checker, call in
    checker.typing.fail(.xmlattrFilter(at: call.name.span), call.span)
  }
}
