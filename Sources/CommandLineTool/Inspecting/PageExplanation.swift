import Diagnostics
import Escaping
import Incremental
import SiteCompiler

/// What a page is made from and which changes affect it, in words.
struct PageExplanation {
  let address: String
  /// The name of the page in `site.yaml`.
  let page: String
  let origin: PageOrigin
  /// What had changed when the site was made; nil where that is not known.
  let before: InputChanges?
  /// What has changed since; nil where that is not known.
  let since: InputChanges?

  /// The explanation for people.
  var text: String {
    let width = origin.files.map { DisplayText($0.path).text.count }.max() ?? 0
    var text = "\(DisplayText(address).text): the page '\(page)'\n\nmade of\n"
    for (path, role) in origin.files {
      let shown = DisplayText(path).text
      text += "  \(shown)\(String(repeating: " ", count: width - shown.count))  \(role.words)\n"
    }
    text += "  \(origin.everywhere.joined(separator: ", "))\n"
    for reach in origin.reaches {
      text += "\nmay show any of '\(reach.collection)' (\(DisplayText(reach.path).text))\n"
      if !reach.fields.isEmpty { text += "  \(reach.fields.joined(separator: ", "))\n" }
    }
    text += "\nwhat the site was last made again for\n" + lines(before, unknown: Self.noBuild)
    text += "\nwhat has changed since\n" + lines(since, unknown: Self.noRecord)
    return text
  }

  private static let noBuild =
    "not known: there was no build before, or it left no record, as one does that has something to "
    + "report or leaves entries out"
  private static let noRecord = "not known: no build has left a record, or the site had warnings"

  /// The changes, one line each: those that affect the page first, and the number of the others.
  private func lines(_ changes: InputChanges?, unknown: String) -> String {
    guard let changes else { return "  \(unknown)\n" }
    guard !changes.isOfEverything else {
      return "  the program or its options: every page is made again\n"
    }
    guard !changes.files.isEmpty else { return "  nothing\n" }
    let concerning = reasons(of: changes)
    var text = ""
    for (path, change, reason) in concerning {
      text += "  \(DisplayText(path).text) was \(change.rawValue): \(reason)\n"
    }
    let others = changes.files.count - concerning.count
    if others > 0 {
      text += "  \(Summary.counted(others, "file")) that this page is not made of\n"
    }
    return text
  }

  private func reasons(
    of changes: InputChanges
  ) -> [(path: String, change: InputChanges.Change, reason: String)] {
    changes.files.compactMap { file in
      origin.reason(for: file.path).map { (file.path, file.change, $0) }
    }
  }

  /// The explanation for programs.
  var jsonMembers: [(String, JSONNode)] {
    let files = origin.files.map { file -> JSONNode in
      .object([("path", .string(file.path)), ("role", .string(file.role.rawValue))])
    }
    let reaches = origin.reaches.map { reach -> JSONNode in
      .object([
        ("collection", .string(reach.collection)), ("path", .string(reach.path)),
        ("fields", .array(reach.fields.map(JSONNode.string))),
      ])
    }
    return [
      ("address", .string(address)), ("page", .string(page)), ("files", .array(files)),
      ("everywhere", .array(origin.everywhere.map(JSONNode.string))),
      ("collections", .array(reaches)), ("lastBuild", json(before)), ("since", json(since)),
    ]
  }

  private func json(_ changes: InputChanges?) -> JSONNode {
    guard let changes else { return .text(nil) }
    let concerning = Dictionary(
      reasons(of: changes).map { ($0.path, $0.reason) }, uniquingKeysWith: { first, _ in first })
    let files = changes.files.map { file -> JSONNode in
      .object([
        ("path", .string(file.path)), ("change", .string(file.change.rawValue)),
        ("reason", .text(concerning[file.path])),
      ])
    }
    return .object([
      ("everything", .bool(changes.isOfEverything)), ("files", .array(files)),
    ])
  }
}
