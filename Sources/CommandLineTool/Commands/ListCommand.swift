import Content
import Diagnostics
import Escaping
import Planning
import Schema
import SiteCompiler
import Tables

/// `apus list`: every entry with its state and address.
struct ListCommand {
  private let options: SiteOptions
  private let form: OutputForm

  /// Reads the folder and the form from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    form = try OutputForm(arguments)
    var options = try SiteOptions(arguments)
    options.format = .text
    self.options = options
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let site: CheckedSite
    do throws(LocationFault) {
      let messages = SiteMessages(options: options)
      switch form {
      case .text:
        site = try messages.questionedSite(&errors)
        for entry in entries(of: site) { output.write(entry.line + "\n") }
      case .json:
        site = try messages.silentlyCheckedSite(errors)
        output.write(
          OutputForm.json([("entries", .array(entries(of: site).map(\.json)))], of: site))
      }
    } catch {
      return error.write(to: &errors)
    }
    return site.isPublishable ? .success : .mistakes
  }

  /// An entry as it is listed.
  private struct ListedEntry {
    let collection: String
    let state: String
    let key: String
    /// None for an entry without a page.
    let address: String?
    let path: String

    /// A line with tabs between the columns.
    var line: String {
      [collection, state, DisplayText(key).text, address ?? "-", path].joined(separator: "\t")
    }

    var json: JSONNode {
      .object([
        ("collection", .string(collection)), ("state", .string(state)), ("key", .string(key)),
        ("address", .text(address)), ("path", .string(path)),
      ])
    }
  }

  private func entries(of site: CheckedSite) -> [ListedEntry] {
    guard let plan = site.plan else { return [] }
    var entries: [ListedEntry] = []
    for collection in site.collections where !collection.definition.isRepetition {
      let name = collection.definition.name
      for entry in collection.entries {
        let page = plan.recordPages.firstPage(of: plan.store.slots[entry.slot])
        entries.append(
          ListedEntry(
            collection: name, state: "published",
            key: String(decoding: plan.store.bytes(entry.key), as: UTF8.self),
            address: page.map { String(decoding: plan.address(ofPage: $0), as: UTF8.self) },
            path: site.sources.shownPath(of: entry.source)))
      }
      for omission in site.omitted where omission.collection == name {
        entries.append(
          ListedEntry(
            collection: name, state: Summary.state(of: omission.reason), key: omission.name,
            address: nil, path: site.sources.shownPath(omission.path)))
      }
    }
    return entries
  }
}
