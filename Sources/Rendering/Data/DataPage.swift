import Escaping
import Languages
import Planning
import Schema

/// A page that is data for programs: an entry, a part of one, or a page of a list.
struct DataPage {
  private let plan: SitePlan
  private var writer: RecordWriter

  init(plan: SitePlan, host: PageHost, names: JSONNames) {
    self.plan = plan
    writer = RecordWriter(plan: plan, host: host, names: names)
  }

  /// Appends the JSON of a page, in UTF-8 and in one line.
  mutating func append(forPage index: Int, to output: inout [UInt8]) {
    let page = plan.pages[index]
    switch plan.declarations[Int(page.declaration)].subject {
    case .list, .group: appendList(page, index, to: &output)
    case .entry: writer.append(record: Int(page.entry), to: &output)
    case .component: writer.append(record: Int(page.component), to: &output)
    case .groups, .feed, .search, .single, .redirect: return
    }
  }

  /// Appends a page of a list in the envelope of json-server: numbers of pages, the number of
  /// all entries, and the entries of this page.
  private mutating func appendList(
    _ page: PlannedPage, _ index: Int, to output: inout [UInt8]
  ) {
    let last = plan.pages[index - Int(page.number) + Int(page.count)].items
    let first = plan.pages[index + 1 - Int(page.number)].items
    let number = Int(page.number)
    append("{\"first\":", 1, to: &output)
    append(",\"prev\":", number > 1 ? number - 1 : nil, to: &output)
    append(",\"next\":", number < Int(page.count) ? number + 1 : nil, to: &output)
    append(",\"last\":", Int(page.count), to: &output)
    append(",\"pages\":", Int(page.count), to: &output)
    append(",\"items\":", Int(last.first + last.count - first.first), to: &output)
    output.append(",\"data\":[")
    for item in 0..<Int(page.items.count) {
      if item > 0 { output.append(UInt8(ascii: ",")) }
      let slot = plan.store.slots[Int(page.items.first) + item].index
      writer.append(record: slot, to: &output)
    }
    output.append("]}")
  }

  private func append(_ name: StaticString, _ number: Int?, to output: inout [UInt8]) {
    output.append(name)
    if let number { NumberText.append(number, to: &output) } else { output.append("null") }
  }
}
