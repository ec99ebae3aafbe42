import Diagnostics
import Documents
import FuzzSupport

/// One run: the reader must end, and what is wrong must lie inside the document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "a.xml")
  if let fault = XMLReader.fault(in: source.bytes) {
    precondition(fault.range.lowerBound >= 0 && fault.range.upperBound <= count)
    unsafe kept &+= fault.message.utf8.count
  }
  return 0
}
