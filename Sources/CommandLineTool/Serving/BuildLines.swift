import Diagnostics
import Escaping
import PreviewServer
import SiteCompiler

/// What `apus serve` writes for programs after each build: a JSON object on one line, which begins as
/// a report of mistakes does.
struct BuildLines {
  private let address: String
  private let network: [String]
  private let options: SiteOptions

  /// Makes the lines for a site that is served.
  init(server: PreviewServer, _ options: SiteOptions) {
    address = server.address
    network = server.openAddresses
    self.options = options
  }

  /// The line of a build, ended by a line feed.
  func line(of built: BuildCommand.Outcome) -> String {
    let failure = built.failure?.split(whereSeparator: \.isNewline).joined(separator: "\n")
    return DiagnosticReport(
      built.site?.log.diagnostics ?? [], sources: built.site?.sources ?? SourceMap(),
      folder: options.folder
    ).json(
      with: [
        ("address", .string(address)), ("network", .array(network.map { .string($0) })),
        ("output", .string(options.output)), ("published", .bool(built.code == .success)),
        ("failure", .text(failure)),
      ], as: .oneLine)
  }
}
