import Markdown
import TestSupport
import Testing

/// The 652 examples of CommonMark 0.30, byte for byte.
struct CommonMarkTests {
  static let examples = SpecificationExample.all(in: "commonmark-0.30/spec.txt")

  @Test(.enabled(if: SharedData.has("commonmark-0.30")))
  func `the suite has 652 examples`() {
    #expect(Self.examples.count == 652)
  }

  @Test(arguments: examples)
  func `an example of CommonMark gives its HTML`(example: SpecificationExample) {
    #expect(Parsed(example.markdown, options: .commonMark).html == example.html)
  }
}
