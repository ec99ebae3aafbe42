// Mistakes about names of the host: assets, pages, texts.

import Diagnostics

extension Diagnostic {
  /// `addressed` is the name of what has the address that was written for a name.
  static func unknownHostName(
    _ name: String, of function: HostFunction, addressed: String?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownHostName, "there is no \(function.argument) \(quoted(name))", at: span)
    let ofRecords = function.namesOfRecords.keys.sorted()
    // Pages of a section have its name before theirs: 'posts.topics'.
    func inSection(_ known: [String]) -> String? {
      let found = known.filter { $0.hasSuffix("." + name) }
      return found.count == 1 ? found[0] : nil
    }
    let meant =
      addressed ?? inSection(function.names) ?? inSection(ofRecords)
      ?? nearestName(
        to: name, among: function.names + ofRecords, areFiles: function.folder != nil,
        suggesting: &log)
    if let record = function.namesOfRecords[meant ?? name] {
      diagnostic.help = [
        Help("'\(meant ?? name)' is the page of each '\(record)': write '\(record).url'")
      ]
    } else if let meant {
      diagnostic.help = [Help("did you mean '\(meant)'?", replace: span, with: "\"\(meant)\"")]
    } else {
      let known = function.names
      if !known.isEmpty, known.count <= 16 {
        diagnostic.notes = ["there are \(list(known, joinedBy: "and"))"]
      }
      if let folder = function.folder {
        let path = DisplayText(folder + "/" + name).text
        diagnostic.help = [Help("put the file there, as '\(path)'")]
      }
    }
    return diagnostic
  }

  /// The name closest to one that was typed. What names of one section have in common makes none of
  /// them near.
  private static func nearestName(
    to typed: String, among known: [String], areFiles: Bool, suggesting log: inout DiagnosticLog
  ) -> String? {
    guard let dot = typed.lastIndex(of: "."), !areFiles, !typed.contains("/") else {
      return log.nearest(to: typed, among: known)
    }
    let section = typed[...dot]
    let inSection = known.filter { $0.hasPrefix(section) }.map { String($0[dot...].dropFirst()) }
    let last = String(typed[dot...].dropFirst())
    if let near = log.nearest(to: last, among: inSection) { return section + near }
    guard inSection.isEmpty else { return nil }
    return log.nearest(to: typed, among: known)
  }

  static func hostNameNotLiteral(
    _ function: String, argument: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownHostName, "the name of a \(argument) is written out", at: span,
      help: [Help("write '\(function)(\"…\")'; to choose, write an 'if' around it")])
  }
}

extension Diagnostic.Help {
  /// How the page of a record is linked.
  static func pageAddress(of record: String) -> Self {
    Self("the address of the page of a record is '\(DisplayText(record).text).url'")
  }
}
