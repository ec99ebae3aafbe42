package import Diagnostics
import FileSystem

extension DiagnosticCode {
  package static let staticFiles = DiagnosticCode(
    "0714", "static files",
    """
    What lies in `Static` (or in the folder that `static:` names) is published at the root of the \
    site as it is: `favicon.ico`, `CNAME`, `_headers`, `robots.txt`, `.well-known/`. To `_redirects` \
    and `_headers`, the rules are added that `host` and `redirects-file` of `site.yaml` make; a rule \
    may not be in both. Names that begin with `.` are left out, but for `.well-known`, `.nojekyll`, `.htaccess` and `.domains`; so are the \
    files of editors.
    """)
  static let privateMetadata = DiagnosticCode(
    "0715", "where a picture was taken",
    """
    A camera writes where a picture was taken, and which camera it is, into the file. Apus leaves \
    that out of the JPEG, PNG, WebP and AVIF files of the content; the picture itself, its \
    orientation and its colour profile stay as they are. `image-metadata: keep` in `site.yaml` \
    publishes the files as they are. Those in `Static` and `Templates/assets` are always published as \
    they are; a warning tells when one says where it was taken.
    """)
  package static let aliases = DiagnosticCode(
    "0716", "former addresses of entries",
    """
    `aliases:` of an entry lists addresses at which its page was once: `aliases: [/old/pie/]`. At each \
    of them stands a page that leads on. An alias begins with `/` and is the address of a folder or \
    of an `.html` file, because hosts serve other files as something else than a page. It is an \
    address of the site: where the site is in a folder of its host, that folder is not written. The \
    key is reserved for that in all entries: other names of a thing need another key. A page of the \
    kind `redirect` has such an address, too.
    """)
}

extension Diagnostic {
  static func unusableStatic(_ problem: FileError) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .staticFiles, DisplayText(problem.description).text, at: nil)
    diagnostic.file = problem.path
    return diagnostic
  }

  /// A file that cannot be copied to every system.
  static func unportableName(
    _ address: String, _ what: String, _ reason: String, isFile: Bool, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .address, "the address \(quoted(address)) of \(what) \(reason)", at: span,
      help: [Help(isFile ? "rename the file" : "choose another name")])
  }

  static func hiddenStatic(_ path: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .staticFiles,
      "\(quotedPath(path)) is not published, because its name begins with '.'",
      at: nil)
    diagnostic.file = path
    return diagnostic
  }

  /// A rule for a host that the author wrote and that Apus makes, too.
  static func ruleTwice(
    _ rule: String, isAlias: Bool, at span: Span, origin: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .staticFiles, "the rule for \(quoted(rule)) is made already", at: span,
      places: origin.map { [Place($0, isAlias ? "of this alias" : "for this host")] } ?? [],
      help: [
        Help(
          isAlias
            ? "delete this line, or take the alias out"
            : "delete this line, or take 'host' out of 'site.yaml'")
      ])
  }

  package static func noStaticFolder(_ folder: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .staticFiles, "there is no folder \(quoted(folder))", at: span,
      help: [Help("name a folder below the one that holds 'Content'")])
  }

  /// A folder that is, holds or is in one of those that a site is made of, or is none below the site.
  package static func unpublishableFolder(_ folder: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .staticFiles, "the folder \(quoted(folder)) may not be published as it is", at: span,
      help: [Help("name a folder beside 'Content' and 'Templates', such as 'Static'")])
  }

  package static func position(in path: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .privateMetadata, "\(quotedPath(path)) says where it was taken", at: nil,
      help: [Help("take the position out of it: 'exiftool -gps:all= -xmp:geotag= \(path)'")])
    diagnostic.file = path
    return diagnostic
  }

  package static func hiddenMetadata(in path: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .privateMetadata,
      "the metadata of \(quotedPath(path)) is damaged, so it cannot be left out", at: nil,
      help: [Help("write the picture anew with another program")])
    diagnostic.file = path
    return diagnostic
  }

  static func badAlias(_ alias: String, _ reason: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .aliases, "the alias \(quoted(alias)) \(reason)", at: span,
      help: [
        Help("write the address of a page, such as '/old/pie/' or '/old/pie.html'"),
        Help(
          "'aliases' of an entry are addresses: for other names, choose another key, such as "
            + "'otherNames', and declare it in the model"),
      ])
  }

  /// A redirect at the address of a file, in place of which programs would get a page.
  static func redirectOfFile(_ address: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .aliases, "a redirect is a page, and \(quoted(address)) is not the address of one",
      at: span, notes: ["a host would serve the page as what the ending of the name says"],
      help: [
        Help(
          "redirect it at the host: 'Static/_redirects' or the host's own settings, or publish the "
            + "file there too")
      ])
  }

  /// An alias that begins with the folder of the host in which the site is.
  static func aliasFromHost(
    _ alias: String, folder: String, written: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .aliases,
      "the alias \(quoted(alias)) is \(quoted(folder + alias)) on the host, because the site is in "
        + "\(quoted(folder + "/"))", at: span,
      help: [Help("write \(quoted(written)), an address from the site's first page on")])
  }

  static func aliasWithoutPage(_ alias: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .aliases, "the alias \(quoted(alias)) leads nowhere: its entry has no page", at: span,
      help: [Help("give the entries pages in 'site.yaml', or take the alias out")])
  }
}
