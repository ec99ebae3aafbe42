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
  package static let assetForm = DiagnosticCode(
    "0711", "the form of assets",
    """
    An SVG picture is XML, and a browser shows nothing of one that is not well-formed. References \
    are followed in files of up to 64 MiB; a larger one is published as it is.
    """)
}

extension Diagnostic {
  package static func missingAsset(
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

  package static func brokenAssetLink(_ address: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .assets, "\(quoted(address)) leads to no page or file of the site", at: span,
      help: [Help("address an asset relative to this file, and another file as the site does")])
  }

  package static func badPicture(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .assetForm, "not well-formed: \(message)", at: span)
  }

  package static func unreadAsset(_ path: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .warning, .assetForm,
      "references in \(quotedPath(path)) are not followed: the file has more than \(limit >> 20) MiB",
      at: nil)
  }
}
