import Diagnostics
import Content
import FuzzSupport

/// One run: cleaning must end, must not make the file longer, and must leave nothing that a second
/// cleaning would find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe source(bytes, count, path: "a.jpg").bytes
  do throws(PrivateMetadata.Damaged) {
    guard let cleaned = try PrivateMetadata.removed(from: file) else { return 0 }
    precondition(cleaned.bytes.count <= file.count)
    unsafe kept &+= cleaned.bytes.count
    if let again = try PrivateMetadata.removed(from: cleaned.bytes) {
      precondition(again.bytes == cleaned.bytes)
    }
  } catch {
    unsafe kept &+= 1
  }
  return 0
}
