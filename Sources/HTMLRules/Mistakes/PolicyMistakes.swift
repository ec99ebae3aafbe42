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
      case (.own, _): "this file of the site"
      }
    let name = use.kind.nameToAllow(beside: directive)
    return Diagnostic(
      .error, .htmlPolicy, "a browser blocks \(what): the policy of the page does not allow it",
      at: use.span,
      places: [Place(policy, "the policy says: \(directive.text)")],
      help: [
        Help(tag.isImportMap ? importMapAdvice : advice(use)),
        Help(
          "or allow it in the policy, by '\(name)'"
            + (directive.forbidsAll ? " without 'none'" : "")),
      ])
  }

  /// The same of what a style sheet loads.
  static func blockedInSheet(
    _ address: String, _ kind: ContentPolicy.Use, _ directive: ContentPolicy.Directive,
    policy: Span, at span: Span
  ) -> Diagnostic {
    // An address of data is as long as the file.
    let shown = address.count > 80 ? address.prefix(60) + "…" : address[...]
    let files = kind == .style ? "the style sheet, and what it loads," : "the file"
    return Diagnostic(
      .error, .htmlPolicy,
      "a browser blocks '\(shown)': the policy of the page does not allow it", at: span,
      places: [Place(policy, "the policy says: \(directive.text)")],
      help: [
        Help("save \(files) under 'Templates/assets', and name it relative to this style sheet"),
        Help("or allow it in the policy, by '\(kind.nameToAllow(beside: directive))'"),
      ])
  }

  static func ownFilesBlocked(
    _ use: BlockableUse, _ directive: ContentPolicy.Directive, policy: Span
  ) -> Diagnostic {
    let name = use.kind.nameToAllow(beside: directive)
    return Diagnostic(
      .error, .htmlPolicy,
      "a browser blocks \(use.kind.ownFiles): the policy of the page does not allow them",
      at: policy, label: "the policy says: \(directive.text)",
      places: [Place(use.span, "such as here")],
      help: [
        Help(
          directive.forbidsAll
            ? "write 'self' in place of 'none', with its apostrophes, behind '\(name)' in the policy"
            : "write 'self' with its apostrophes behind '\(name)' in the policy")
      ])
  }

  /// What to do instead of an import map, which browsers take only in the page.
  private static let importMapAdvice =
    "leave it out, and name modules in scripts by their addresses: 'import … from \"./parts.js\"'"

  /// What to do instead of what a policy blocks.
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

extension Tag {
  fileprivate var isImportMap: Bool { name == "script" && word("type") == "importmap" }
}

extension ContentPolicy.Directive {
  /// Whether it says that nothing is allowed.
  fileprivate var forbidsAll: Bool { sources.contains { $0.lowercased() == "'none'" } }
}

extension ContentPolicy.Use {
  /// The directive by which to allow it in a policy that blocks it by another.
  fileprivate func nameToAllow(beside directive: ContentPolicy.Directive) -> String {
    directives.first { $0.hasSuffix("-src") || $0 == directive.name } ?? directive.name
  }

  /// What the site has of it.
  fileprivate var ownFiles: String {
    switch self {
    case .script, .eventHandler: "the site's own scripts"
    case .style, .styleAttribute: "the site's own style sheets"
    case .image: "the site's own pictures"
    case .font: "the site's own fonts"
    case .media: "the site's own films and sounds"
    case .frame: "pages of the site in frames"
    case .object: "the site's own files in 'object' and 'embed'"
    case .manifest: "the site's own manifest"
    case .formTarget: "forms that are sent to the site"
    case .base: "addresses of the site in 'base'"
    }
  }
}
