package import Diagnostics
package import Languages
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
  /// The names by which `url` points to the group of a field's value, by structure and field.
  package var groups: [StructureID: [String: String]]
  /// The functions that the host answers.
  package var functions: [HostFunction]
  /// The texts of the interface, which `t("…")` names.
  package var messages: MessageCatalogue?
  /// Whether the site says where it is published: what `absolute` makes is optional without.
  package var hasSiteAddress: Bool
  /// The date of the build, which templates see as `now`: none unless the build was given one.
  package var now: Value
  /// Whether the HTML that pages make is checked.
  package var checksHTML: Bool

  /// Makes an environment.
  package init(
    models: Models, pages: [StructureID: PagePresence] = [:],
    groups: [StructureID: [String: String]] = [:], functions: [HostFunction] = [],
    messages: MessageCatalogue? = nil, hasSiteAddress: Bool = false, now: Value = .none,
    checksHTML: Bool = true
  ) {
    self.checksHTML = checksHTML
    self.now = now
    self.models = models
    self.pages = pages
    self.groups = groups
    self.functions = functions
    self.messages = messages
    self.hasSiteAddress = hasSiteAddress
  }
}

/// A function of the host whose first argument is a name that must be written out and be among
/// those the host knows: `asset("theme.css")`, `url("about")`.
///
/// Some names ask for a value as a second argument: `url("recipes.course", recipe.course)` is
/// the first page of the group with that value. Any other number of arguments, and a value of
/// another type, is a mistake.
package struct HostFunction: Equatable, Sendable {
  /// How templates call it.
  package let name: String
  /// What its argument names, as messages say it, such as `file of Templates/assets`.
  package let argument: String
  /// The names it knows, in the order in which the host numbers them.
  package let names: [String]
  /// The type of the second argument that some of the names ask for, by name.
  package let values: [String: ValueType]
  /// The type of its result. A host that answers none nevertheless (a value without a group) stops
  /// the page with a diagnostic at the call.
  package let result: ValueType
  /// Uncertain where names are missing; then no name is unknown.
  package let certainty: Certainty

  /// Makes a function.
  package init(
    name: String, argument: String, names: [String], values: [String: ValueType] = [:],
    result: ValueType, certainty: Certainty = .certain
  ) {
    self.certainty = certainty
    self.name = name
    self.argument = argument
    self.names = names
    self.values = values
    self.result = result
  }
}
