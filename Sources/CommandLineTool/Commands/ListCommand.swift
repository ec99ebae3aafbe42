import Content
import Diagnostics
import Planning
import Schema
import SiteCompiler

/// `apus list`: every entry with its state and address.
struct ListCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let site: CheckedSite
    do throws(LocationFault) {
      site = try SiteMessages(options: options).checkedSite(&output, &errors)
    } catch {
      return error.write(to: &errors)
    }
    for line in lines(of: site) { output.write(line + "\n") }
    return site.isPublishable ? .success : .mistakes
  }

  /// A line an entry, with tabs between the columns: collection, state, key, address, file.
  private func lines(of site: CheckedSite) -> [String] {
    guard let plan = site.plan else { return [] }
    var lines: [String] = []
    for collection in site.collections {
      let name = collection.definition.name
      for entry in collection.entries {
        let page = plan.recordPages.page(of: plan.store.slots[entry.slot], in: "")
        let address = page.map { String(decoding: plan.address(ofPage: $0), as: UTF8.self) } ?? "-"
        let columns = [
          name, "published", DisplayText(plan.store.bytes(entry.key)).text, address,
          site.sources.shownPath(of: entry.source),
        ]
        lines.append(columns.joined(separator: "\t"))
      }
      for omission in site.omitted where omission.collection == name {
        let columns = [
          name, Summary.state(of: omission.reason), DisplayText(omission.name).text, "-",
          site.sources.shownPath(omission.path),
        ]
        lines.append(columns.joined(separator: "\t"))
      }
    }
    return lines
  }
}
