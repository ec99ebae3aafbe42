import Escaping
package import Planning
package import Schema
import Tables
package import Templates

/// A cache of the results of host functions for texts: the last call of those that share a place.
package struct FunctionResults {
  /// A call without its text, and where it is remembered.
  package struct Place {
    let function: HostFunctionIndex
    let name: HostNameIndex
    let declaration: DeclarationIndex
    fileprivate let index: Int

    /// Makes the place of a call with this text.
    package init(
      function: HostFunctionIndex, name: HostNameIndex, declaration: DeclarationIndex,
      text: Span<UInt8>
    ) {
      self.function = function
      self.name = name
      self.declaration = declaration
      let seed = (function.position &* 31 &+ name.position) &* 31 &+ declaration.position
      var hash = FNVHash(UInt64(seed))
      hash.add(text)
      index = Int((hash.value ^ hash.value >> 29) % UInt64(FunctionResults.count))
    }
  }

  private struct Call {
    let place: Place
    let text: [UInt8]
    let result: Value
  }

  private static var count: Int { 1024 }

  private var calls: [Call?] = Array(repeating: nil, count: count)

  /// Makes an empty cache.
  package init() {}

  /// The last result of the function; nil where it is not remembered.
  package func result(at place: Place, of text: Span<UInt8>) -> Value? {
    guard let call = calls[place.index], call.place.function == place.function,
      call.place.name == place.name, call.place.declaration == place.declaration,
      call.text.span.isEqual(to: text)
    else { return nil }
    return call.result
  }

  /// Remembers a result of the function.
  package mutating func remember(_ result: Value, at place: Place, of text: Span<UInt8>) {
    calls[place.index] = Call(place: place, text: Array(copying: text), result: result)
  }
}
