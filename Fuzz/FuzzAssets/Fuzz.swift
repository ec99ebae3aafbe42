import Diagnostics
import Documents
import FuzzSupport
import Planning

/// One run: a style sheet, a script and a picture of the same bytes; what they refer to must lie
/// inside the file, in order, and none may lie within another.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe source(bytes, count, path: "a.css").bytes
  check(StyleReferences.all(in: file), count)
  check(ScriptReferences.all(in: file), count)
  do throws(XMLFault) {
    check(try PictureReferences.all(in: file), count)
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= count)
  }
  return 0
}

private func check(_ references: [AssetReference], _ count: Int) {
  var end = 0
  for reference in references {
    precondition(reference.range.lowerBound >= end && reference.range.upperBound <= count)
    end = reference.range.upperBound
  }
  unsafe kept &+= references.count
}
