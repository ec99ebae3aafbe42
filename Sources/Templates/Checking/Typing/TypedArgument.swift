import Diagnostics

/// An argument whose value is checked.
struct TypedArgument {
  let name: Identifier?
  let value: TypedExpression
}

/// The parameter that an argument is for, by its place or its name.
enum ArgumentTarget: Equatable {
  /// The parameter at this index.
  case parameter(Int)
  /// None, because there are fewer parameters.
  case surplus
  /// None, since no parameter has its name.
  case unknown(Identifier)

  /// Finds the parameter among `parameters` for the argument at `place`, which may have a name.
  init(named name: Identifier?, at place: Int, among parameters: [String]) {
    guard let name else {
      self = place < parameters.count ? .parameter(place) : .surplus
      return
    }
    self = parameters.firstIndex(of: name.text).map { .parameter($0) } ?? .unknown(name)
  }
}
