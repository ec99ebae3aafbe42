import Diagnostics
import FuzzSupport
import HTMLRules

/// The input is HTML with template structure in control bytes: values, fragments, and the ends of
/// loops and branches.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  let source = SourceID(0)
  var stack: [[HTMLPart]] = [[]]
  var text: [UInt8] = []
  func flush(at offset: Int) {
    guard !text.isEmpty else { return }
    let span = Span(source, offset - text.count, offset)
    stack[stack.count - 1].append(HTMLPart(.text(HTMLStaticText(text)), span))
    text = []
  }
  for (offset, byte) in input.enumerated() {
    let span = Span(source, offset, offset + 1)
    guard byte < 8 else {
      text.append(byte)
      continue
    }
    flush(at: offset)
    switch byte {
    case 0: stack[stack.count - 1].append(HTMLPart(.value, span))
    case 1: stack[stack.count - 1].append(HTMLPart(.fragment(.markdown), span))
    case 2: stack[stack.count - 1].append(HTMLPart(.fragment(.unknown), span))
    case 3, 4: if stack.count < 40 { stack.append([]) }
    default:
      guard stack.count > 1, let body = stack.popLast() else { continue }
      let facts = [HTMLFact(HTMLFact.Key(Int(byte) + offset % 3), holds: true)]
      let kind: HTMLPart.Kind =
        byte == 5
        ? .repetition(
          HTMLRepetition(body, first: HTMLFact.Key(offset % 5), last: HTMLFact.Key(offset % 7)))
        : .choice([HTMLBranch(facts: facts, body), HTMLBranch([])])
      stack[stack.count - 1].append(HTMLPart(kind, span))
    }
  }
  flush(at: input.count)
  var log = DiagnosticLog()
  let end = Span(source, input.count, input.count)
  let steps = HTMLPage(stack[0], end: end).check(reportingTo: &log).steps
  precondition(steps <= 64 * 40 * (input.count + 100) + 2_000_000, "the check is not linear")
  unsafe kept &+= steps &+ log.diagnostics.count
  return 0
}
