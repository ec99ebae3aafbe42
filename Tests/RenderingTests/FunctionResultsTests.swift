import Planning
import Rendering
import Schema
import Tables
import Templates
import Testing

struct FunctionResultsTests {
  private typealias Call = (function: Int, name: Int, declaration: Int)

  private func place(_ call: Call, _ text: [UInt8]) -> FunctionResults.Place {
    FunctionResults.Place(
      function: HostFunctionIndex(call.function), name: HostNameIndex(call.name),
      declaration: DeclarationIndex(call.declaration), text: text.span)
  }

  @Test func `a call is remembered, and never taken for one that shares its place`() {
    let call: Call = (1, 1, 1)
    let others: [Call] = [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    // Enough texts for each of the other calls to share a place with the first one.
    for number in 0..<6_000 {
      let text = Array("text \(number)".utf8)
      var results = FunctionResults()
      results.remember(.int(number), at: place(call, text), of: text.span)
      #expect(results.result(at: place(call, text), of: text.span) == .int(number))
      for other in others {
        #expect(results.result(at: place(other, text), of: text.span) == nil)
      }
      let longer = text + [0]
      #expect(results.result(at: place(call, longer), of: longer.span) == nil)
    }
  }
}
