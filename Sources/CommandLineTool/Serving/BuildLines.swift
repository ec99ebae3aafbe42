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
  private let site: PreviewSite

  /// Makes the lines for a site that is served.
  init(server: PreviewServer, _ options: SiteOptions, showing site: PreviewSite) {
    address = server.address
    network = server.openAddresses
    self.options = options
    self.site = site
  }

  /// The line of a build, ended by a line feed.
  func line(of built: BuildCommand.Outcome) -> String {
    let failure =
      built.failure?.split(whereSeparator: \.isNewline).joined(separator: "\n")
      ?? built.site.flatMap { SiteMessages.refusal(of: $0, isStrict: options.compiler.isStrict) }
    return DiagnosticReport(
      built.site?.log.diagnostics ?? [], sources: built.site?.sources ?? SourceMap(),
      folder: options.folder
    ).json(
      with: [
        ("address", .string(address)), ("network", .array(network.map { .string($0) })),
        ("output", .text(site.memory == nil ? options.output : nil)),
        ("published", .bool(built.code == .success)),
        ("failure", .text(failure)),
      ], as: .oneLine)
  }
}
