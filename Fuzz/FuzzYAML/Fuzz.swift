import Diagnostics
import Documents
import FuzzSupport

/// One run: the parser must end, and what it gives must be sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "a.yaml")
  var log = DiagnosticLog()
  check(DocumentTree(yaml: source, log: &log))
  check(log, in: source)
  return 0
}
