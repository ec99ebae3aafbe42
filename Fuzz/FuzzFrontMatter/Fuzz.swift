import Diagnostics
import Documents
import FuzzSupport

/// One run: the parser must end, and what it gives must be sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "a.md")
  var log = DiagnosticLog()
  check(FrontMatter(source, log: &log).tree)
  check(log, in: source)
  _ = TOMLReader.table(of: source.bytes)
  return 0
}
