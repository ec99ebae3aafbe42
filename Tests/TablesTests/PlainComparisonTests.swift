import Tables
import Testing

struct PlainComparisonTests {
  private enum Signal: UInt8, BitwiseCopyable, CaseIterable { case red, amber, green }

  @Test func `values of one byte are the same where their bytes are`() {
    for (first, left) in Signal.allCases.enumerated() {
      for (second, right) in Signal.allCases.enumerated() {
        #expect(haveSameByte(left, right) == (first == second))
      }
    }
  }
}
