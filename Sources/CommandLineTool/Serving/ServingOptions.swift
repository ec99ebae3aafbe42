import Diagnostics
import PreviewServer

/// What the options of `apus serve` mean beyond those of every command on a site, checked.
struct ServingOptions {
  /// The address to listen on; nil for this machine only.
  var host: String?
  /// The port to serve on; nil where the command line names none.
  var port: Int?
  /// Whether a browser is opened.
  var opensBrowser: Bool
  var editor: EditorLink

  /// Reads them from a command line.
  init(_ arguments: Arguments, port: Int?) throws(Arguments.Fault) {
    let named = arguments.values[.host]
    host = named == "all" ? "0.0.0.0" : named
    self.port = port
    opensBrowser = arguments.flags.contains(.open)
    editor = try EditorLink(arguments)
  }

  /// How the site is served. A port that was requested is never replaced by another one.
  var server: PreviewServer.Options {
    var server = PreviewServer.Options()
    if let host { server.host = host }
    if let port {
      server.port = UInt16(clamping: port)
      server.portCount = 1
    }
    return server
  }
}
