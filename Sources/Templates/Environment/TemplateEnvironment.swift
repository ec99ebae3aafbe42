package import Schema

/// What templates may use beside the names their page gives them.
package struct TemplateEnvironment: Sendable {
  /// Whether the records of a structure have pages of their own.
  package enum PagePresence: Sendable, Hashable {
    /// Each of them has one: the member `url` is an `Address`.
    case always
    /// Some have none: `url` is an optional `Address`.
    case sometimes
  }

  /// All types, those of the pages' contexts included.
  package var models: Models
  /// The structures whose records have the member `url`.
  package var pages: [StructureID: PagePresence]
  /// The functions that the host answers.
  package var functions: [HostFunction]

  /// Makes an environment.
  package init(
    models: Models, pages: [StructureID: PagePresence] = [:], functions: [HostFunction] = []
  ) {
    self.models = models
    self.pages = pages
    self.functions = functions
  }
}

/// A function of the host with one argument, a name that must be written out and be among those
/// the host knows: `asset("theme.css")`, `url("about")`.
package struct HostFunction: Sendable {
  /// How templates call it.
  package let name: String
  /// What its argument names, as messages say it, such as `file of Templates/assets`.
  package let argument: String
  /// The names it knows, in the order in which the host numbers them.
  package let names: [String]
  /// The type of its result.
  package let result: ValueType

  /// Makes a function.
  package init(name: String, argument: String, names: [String], result: ValueType) {
    self.name = name
    self.argument = argument
    self.names = names
    self.result = result
  }
}
