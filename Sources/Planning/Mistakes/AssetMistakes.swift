package import Diagnostics

extension DiagnosticCode {
  package static let assets = DiagnosticCode(
    "0710", "references between assets",
    """
    What a file of `Templates/assets` refers to is published with it, under a name that tells its \
    content, and the reference is written anew: `url()`, `src()`, `image-set()` and `@import` in \
    style sheets, `import`, `export … from`, `import()`, `importScripts()` and \
    `new URL("…", import.meta.url)` in scripts, `src` and addresses in web app manifests, `href` \
    and `url()` in SVG. An address is relative to the file that it stands in, or leads from `/` to \
    any page or file of the site; assets stand below `/assets/`. A source map that is missing is a \
    warning, because only the tools of developers look for it.
    """)
  static let assetForm = DiagnosticCode(
    "0711", "the form of assets",
    """
    An SVG picture is XML, and a browser shows nothing of one that is not well-formed. In a style \
    sheet, a string ends in its line, and `url(`, a comment and a block end before the sheet does: a \
    browser leaves out the declaration with such a string, and takes all that follows into a comment \
    or block. In `Static`, whose files are published as they are, that is a warning. So is, in a \
    style sheet of `Templates/assets`, what browsers leave out in silence: a declaration without `:`, \
    or without the `;` before the next, a colour or a unit that there is not, a slip of a property, of \
    an at-rule or in a media query, and `var(--name)` where nothing sets the name and one like it is \
    set. References \
    are followed in files of up to 64 MiB; a larger one is published as it is.
    """)
}

extension Diagnostic {
  static func missingAsset(
    _ path: String, looked name: String?, isMap: Bool, at span: Span, suggestion: String?
  ) -> Diagnostic {
    var help: [Help] = []
    if let suggestion {
      help.append(Help("did you mean '\(suggestion)'?", replace: span, with: suggestion))
    }
    let message =
      name == nil
      ? "\(quoted(path)) leads out of the site"
      : "there is no file \(quoted(path)) among the assets"
    return Diagnostic(
      isMap ? .warning : .error, .assets, message, at: span,
      notes: name.map { ["looked for 'Templates/assets/\($0)'"] } ?? [], help: help)
  }

  package static func bareModule(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .assets, "expected './', '../' or '/' before the module \(quoted(path))", at: span,
      help: [Help("write './\(path)'", replace: span, with: "./" + path)])
  }

  static func brokenAssetLink(_ address: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .assets, "\(quoted(address)) leads to no page or file of the site", at: span,
      help: [Help("address an asset relative to this file, and another file as the site does")])
  }

  static func badPicture(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .assetForm, "not well-formed: \(message)", at: span)
  }

  /// A part of a style sheet that is not complete; those of `Static` are published as they are.
  static func styleFault(_ fault: StyleFault, isOwn: Bool, in source: SourceID) -> Diagnostic {
    let (message, advice) =
      switch fault.kind {
      case .brokenString:
        ("the string does not end in its line: browsers leave its declaration out", "end it")
      case .unclosedString: ("the string does not end", "end it")
      case .badAddress:
        (
          "browsers leave the declaration out: an address with quotation marks, spaces or "
            + "parentheses in it is put in quotation marks", "write 'url(\"…\")'"
        )
      case .unclosedAddress: ("'url(' does not end", "write ')' behind the address")
      case .comment: ("the comment does not end: all that follows is in it", "write '*/'")
      case .block(let start):
        (
          "the block does not end: all that follows is in it",
          "write '\(start == UInt8(ascii: "{") ? "}" : start == UInt8(ascii: "[") ? "]" : ")")'"
        )
      case .strayBrace: ("'}' ends nothing: browsers leave out the rule after it", "delete it")
      }
    return Diagnostic(
      isOwn ? .error : .warning, .assetForm, message, at: Span(source, fault.range),
      help: [Help(advice)])
  }

  static func wrongImageType(
    _ type: String, of name: String, isOf known: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .assets, "\(quotedPath(name)) is of the type '\(known)', not \(quoted(type))",
      at: span, help: [Help("write '\(known)'", replace: span, with: known)])
  }

  static func wrongImageSize(
    _ sizes: String, of name: String, has real: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .assets, "\(quotedPath(name)) has the size '\(real)', not \(quoted(sizes))",
      at: span, help: [Help("write '\(real)', or name a picture of that size")])
  }

  static func unreadAsset(_ path: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .warning, .assetForm,
      "references in \(quotedPath(path)) are not followed: the file has more than \(limit >> 20) MiB",
      at: nil)
  }
}
