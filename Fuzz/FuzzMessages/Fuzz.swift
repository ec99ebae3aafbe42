import Diagnostics
import FuzzSupport
import Languages
import Tables

/// One run: the lines of the input are texts of one language, the even ones with plural forms; all
/// of them must be read, checked and put down, and what is wrong must lie inside the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "en.yaml")
  var log = DiagnosticLog()
  var entries: [MessageEntry] = []
  var start = 0
  for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    let span = Span(source.id, start, start + line.count)
    start += line.count + 1
    let text = MessageEntry.Text(Array(line), at: span)
    let content: MessageEntry.Content =
      entries.count.isMultiple(of: 2)
      ? .text(text)
      : .plural([
        MessageEntry.Form(.one, at: span, text), MessageEntry.Form(.other, at: span, text),
      ])
    entries.append(MessageEntry(key: "text\(entries.count)", at: span, content))
  }
  var catalogue = MessageCatalogue(siteLanguage: "en")
  catalogue.add(entries, language: "en", reportingTo: &log)
  catalogue.check(reportingTo: &log)
  let table = catalogue.table()
  for message in entries.indices {
    let message = MessageIndex(message)
    unsafe kept &+= table.text(of: message, language: MessageLanguageIndex(0), count: count).count
  }
  check(log, in: source)
  return 0
}
