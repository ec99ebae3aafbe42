import Escaping
import Languages
import Planning
import Schema
import Tables

/// A page that is data for programs: an entry, a part of one, or a page of a list.
struct DataPage {
  private let plan: SitePlan
  private var writer: RecordWriter

  init(plan: SitePlan, host: PageHost, names: JSONNames) {
    self.plan = plan
    writer = RecordWriter(plan: plan, host: host, names: names)
  }

  /// Appends the JSON of a page, in UTF-8 and in one line.
  mutating func append(forPage index: PageIndex, to output: inout [UInt8]) {
    let page = plan.pages[index]
    if plan.declarations[page.declaration].isPaginated {
      appendList(page, index, to: &output)
    } else if let record = page.component ?? page.entry {
      writer.append(record: record, to: &output)
    }
  }

  /// Appends a page of a list in the envelope of json-server: numbers of pages, the number of
  /// all entries, and the entries of this page.
  private mutating func appendList(
    _ page: PlannedPage, _ index: PageIndex, to output: inout [UInt8]
  ) {
    let first = index - (Int(page.number) - 1)
    let last = first + (Int(page.count) - 1)
    let items = plan.pages[first].items.lowerBound..<plan.pages[last].items.upperBound
    let number = Int(page.number)
    append("{\"first\":", 1, to: &output)
    append(",\"prev\":", number > 1 ? number - 1 : nil, to: &output)
    append(",\"next\":", number < Int(page.count) ? number + 1 : nil, to: &output)
    append(",\"last\":", Int(page.count), to: &output)
    append(",\"pages\":", Int(page.count), to: &output)
    append(",\"items\":", items.count, to: &output)
    output.append(",\"data\":[")
    for item in page.items {
      if item > page.items.lowerBound { output.append(UInt8(ascii: ",")) }
      writer.append(record: plan.store.slots[item].slot, to: &output)
    }
    output.append("]}")
  }

  private func append(_ name: StaticString, _ number: Int?, to output: inout [UInt8]) {
    output.append(name)
    if let number { NumberText.append(number, to: &output) } else { output.append("null") }
  }
}
