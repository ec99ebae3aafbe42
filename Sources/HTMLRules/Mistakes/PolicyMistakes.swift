import Diagnostics

// What the page's own policy blocks.
extension Diagnostic {
  static func blockedByPolicy(
    _ use: BlockableUse, of tag: Tag, _ directive: ContentPolicy.Directive, policy: Span
  ) -> Diagnostic {
    let what =
      switch (use.content, use.attribute) {
      case (.address(let address), _): "'\(address)'"
      case (.inline, let attribute?): "'\(attribute)'"
      case (.inline, nil): "what is in '\(tag.name)'"
      }
    let name = use.kind.directives.first { $0.hasSuffix("-src") || $0 == directive.name }
    return Diagnostic(
      .error, .htmlPolicy, "a browser blocks \(what): the policy of the page does not allow it",
      at: use.span,
      places: [Place(policy, "the policy says: \(directive.text)")],
      help: [
        Help(advice(use)),
        Help("or allow it in the policy, by '\(name ?? directive.name)'"),
      ])
  }

  private static func advice(_ use: BlockableUse) -> String {
    switch (use.kind, use.content) {
    case (.style, .inline), (.styleAttribute, _):
      "write it into a style sheet under 'Templates/assets', and link that"
    case (.script, .inline):
      "write it into a file under 'Templates/assets', and name that in 'src' by 'asset'; in "
        + "Markdown, into one under 'Static', and name that from '/' on"
    case (.eventHandler, _):
      "add the listener in a script under 'Templates/assets'"
    case (.frame, _), (.object, _): "link to it instead"
    case (.formTarget, _), (.base, _): "name an address of the site itself"
    case (.script, _), (.style, _), (.font, _), (.manifest, _):
      "save the file under 'Templates/assets', and name it by 'asset'; in Markdown, save it under "
        + "'Static', and name it from '/' on"
    case (.image, _), (.media, _): "save the file in the site, and name that"
    }
  }
}
