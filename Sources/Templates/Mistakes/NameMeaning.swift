/// What a name means that stands for no value.
enum NameMeaning: Sendable {
  case loop, macro, module, caller, field, function
  /// The function that prints what a block replaces.
  case parent

  /// What messages call it.
  var words: String {
    switch self {
    case .loop: "the loop"
    case .macro: "a macro"
    case .module: "an imported template"
    case .caller: "what a call block prints"
    case .field: "a field"
    case .function, .parent: "a function"
    }
  }

  /// How a value is got from it, by its name; nil where there is no such way.
  func use(of name: String) -> String? {
    switch self {
    case .loop: "name a member of it, such as 'loop.index'"
    case .field: "name a member of it: '\(name).value'"
    case .macro, .caller, .function: "call it: '\(name)(…)'"
    case .parent: "call it: 'super()'"
    case .module: nil
    }
  }
}
