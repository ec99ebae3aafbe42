import Diagnostics

// Whether there is a filter or test with a name.
extension ValueTest {
  static let filter = ValueTest("filter") { _, call in
    call.known(call.value.literalText.map { FilterTable.filters[$0] != nil } ?? false)
  }

  static let test = ValueTest("test") { _, call in
    call.known(call.value.literalText.map { names.contains($0) } ?? false)
  }
}
