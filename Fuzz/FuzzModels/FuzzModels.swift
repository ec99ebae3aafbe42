import Diagnostics
import FuzzSupport
import Schema

/// One run: the reader of model files must end, and every place it names must lie in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "A.swift")
  var log = DiagnosticLog()
  let models = Models.parse([source], log: &log)
  check(log, in: source)
  for structure in models.structures {
    for field in structure.fields(for: .checking) {
      guard let span = field.span else { continue }
      precondition(span.start <= span.end && Int(span.end) <= source.bytes.count)
    }
  }
  return 0
}
