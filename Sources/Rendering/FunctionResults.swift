import Escaping
import Planning
import Schema
import Tables
import Templates

/// What host functions gave for texts, as far as it is remembered: the last call of those that
/// share a place.
struct FunctionResults {
  /// A call without its text, and where it is remembered.
  struct Place {
    let function: HostFunctionIndex
    let name: HostNameIndex
    let declaration: DeclarationIndex
    fileprivate let index: Int

    init(
      function: HostFunctionIndex, name: HostNameIndex, declaration: DeclarationIndex,
      text: Span<UInt8>
    ) {
      self.function = function
      self.name = name
      self.declaration = declaration
      let seed = (function.position &* 31 &+ name.position) &* 31 &+ declaration.position
      var hash = UInt64(seed)
      for index in text.indices { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3 }
      index = Int((hash ^ hash >> 29) % UInt64(FunctionResults.count))
    }
  }

  private struct Call {
    let place: Place
    let text: [UInt8]
    let result: Value
  }

  private static var count: Int { 1024 }

  private var calls: [Call?] = Array(repeating: nil, count: count)

  /// What the function gave the last time; nil where it is not remembered.
  func result(at place: Place, of text: Span<UInt8>) -> Value? {
    guard let call = calls[place.index], call.place.function == place.function,
      call.place.name == place.name, call.place.declaration == place.declaration,
      call.text.span.isEqual(to: text)
    else { return nil }
    return call.result
  }

  /// Remembers what the function gave.
  mutating func remember(_ result: Value, at place: Place, of text: Span<UInt8>) {
    calls[place.index] = Call(place: place, text: Array(copying: text), result: result)
  }
}
