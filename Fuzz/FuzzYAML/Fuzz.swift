import Diagnostics
import Documents
import FuzzSupport

/// One run: the parser must end, what it gives must be sound, and where the plain reader gives a
/// tree, libyaml must give the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "a.yaml")
  var log = DiagnosticLog()
  let tree = DocumentTree(yaml: source, by: .libyaml, log: &log)
  check(tree)
  check(log, in: source)
  var plainLog = DiagnosticLog()
  let plain = DocumentTree(yaml: source, by: .plain, log: &plainLog)
  if !plain.isEmpty {
    precondition(plain.nodes == tree.nodes && plain.decoded == tree.decoded)
    precondition(plainLog.diagnostics == log.diagnostics)
  }
  return 0
}
