package import Diagnostics

extension DiagnosticCode {
  package static let unreadMessageFile = DiagnosticCode(
    "0588", "a file of interface texts that is not read",
    """
    The texts of a language are in one file, `Content/messages/en.yaml`: its name is the tag of the
    language, and it ends in `.yaml`. Whatever else is in this folder is not read, and of two files
    whose names differ only in case, one would hide the other. What is there on purpose has a name
    that begins with `_`.
    """)
}

extension Diagnostic {
  /// A file in the folder of interface texts whose name is not that of a language's file; `name` is
  /// the path it should have.
  package static func unreadMessageFile(_ path: String, wanted name: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .unreadMessageFile, "\(quotedPath(path)) is not read: it is no file of texts",
      at: nil,
      help: [
        Help("texts are in files such as \(quotedPath(name))"),
        Help("what is there on purpose has a name that begins with '_'"),
      ])
    diagnostic.file = path
    return diagnostic
  }

  /// Two files for the texts of one language.
  package static func repeatedMessageFile(_ path: String, other: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unreadMessageFile,
      "\(quotedPath(path)) and \(quotedPath(other)) are both for one language", at: nil,
      help: [Help("put the texts of both into one of them, and remove the other")])
    diagnostic.file = path
    return diagnostic
  }
}
