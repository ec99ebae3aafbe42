import Escaping
import FuzzSupport

/// The input is a template, a NUL, and the value printed at its end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  guard input.count > 1, String(validating: input, as: UTF8.self) != nil else { return 0 }
  let parts = input.dropFirst().split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let output: OutputKind = [.html, .xml, .json][Int(input[0] % 3)]
  for kind in [HoleKind.text, .address, .markup, .number, .json] {
    var context = HTMLContext.start(for: output)
    _ = context.advance(over: parts[0])
    guard kind == .text || kind == .json, parts.count > 1,
      case .success(let escaper) = context.escaper(forHoleOf: kind)
    else { continue }
    var escaped: [UInt8] = []
    Escaper.append(Array(parts[1]).span, to: &escaped, using: escaper)
    var stepped = context
    stepped.advanceOverHole()
    precondition(context.advance(over: escaped[...]) == nil)
    precondition(context.joined(with: stepped) != nil)
    unsafe kept &+= escaped.count
  }
  return 0
}
