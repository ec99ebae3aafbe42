package import Diagnostics
package import Languages
package import Schema

/// What templates may use besides the names of their context.
package struct TemplateEnvironment: Sendable {
  /// Whether the records of a structure have pages.
  package enum PagePresence: Sendable, Hashable {
    /// Each of them has one: the member `url` is an `Address`.
    case always
    /// Some have none: `url` is an optional `Address`.
    case sometimes
  }

  /// All types, including those of the pages' contexts.
  package let models: Models
  /// The same as templates see them, with none of their own yet.
  let types: TypeTable
  /// The structures whose records have the member `url`.
  package var pages: [StructureID: PagePresence]
  /// The names by which `url` finds the group of a field's value, by structure and field.
  package var groups: [StructureID: [String: String]]
  /// What is known of fields before anything is rendered.
  private let known: KnownFields
  /// The functions that the host answers.
  package var functions: [HostFunction]
  /// The texts of the interface, which `t("…")` names.
  package var messages: MessageCatalogue?
  /// Whether the site has an address; without it, the result of `absolute` is optional.
  package var hasSiteAddress: Bool
  /// The address of the site, if it has one that is known: what a page loads from it is its own.
  package var siteAddress: String?
  /// The date of the build, which templates see as `now`: none unless the build was given one.
  package var now: Value
  /// Whether the HTML that pages make is checked.
  package var checksHTML: Bool
  /// Whether the template is made of a condition that stands alone, as `where` in `site.yaml`:
  /// messages then advise no tags.
  package var isCondition: Bool

  /// Makes an environment.
  package init(
    models: Models, pages: [StructureID: PagePresence] = [:],
    groups: [StructureID: [String: String]] = [:],
    words: [StructureID: [String: KnownWords]] = [:],
    mostValues: [StructureID: [String: Int]] = [:], functions: [HostFunction] = [],
    messages: MessageCatalogue? = nil, hasSiteAddress: Bool = false,
    siteAddress: String? = nil, now: Value = .none,
    checksHTML: Bool = true, isCondition: Bool = false
  ) {
    self.checksHTML = checksHTML
    self.isCondition = isCondition
    self.now = now
    self.models = models
    types = TypeTable(models: models)
    self.pages = pages
    self.groups = groups
    known = KnownFields(words: words, mostValues: mostValues)
    self.functions = functions
    self.messages = messages
    self.hasSiteAddress = hasSiteAddress
    self.siteAddress = siteAddress
  }
}

extension TemplateEnvironment {
  private struct KnownFields: Sendable {
    let words: [StructureID: [String: KnownWords]]
    let mostValues: [StructureID: [String: Int]]
  }

  /// The words that texts can be where these are known, by structure and field; of a list, each of
  /// its elements.
  package var words: [StructureID: [String: KnownWords]] { known.words }

  /// The most elements that fields of the contexts have on any page of the site, by structure and
  /// field; 0 of one that has no value.
  package var mostValues: [StructureID: [String: Int]] { known.mostValues }
}

/// A function of the host whose first argument is a literal that must be one of the host's names:
/// `asset("theme.css")`, `url("about")`.
///
/// Some names require a value as a second argument: `url("recipes.course", recipe.course)` is the
/// first page of the group with that value. Any other number of arguments, and a value of another
/// type, is a mistake.
package struct HostFunction: Equatable, Sendable {
  /// How templates call it.
  package let name: String
  /// What messages call its argument, such as `file of Templates/assets`.
  package let argument: String
  /// The names it knows, in the order in which the host numbers them.
  package let names: [String]
  /// The path of the page or file that each name means, with the ending that tells its kind; nil
  /// where a value decides.
  package let paths: [String?]
  /// The type of the second argument that some of the names require, by name.
  package let values: [String: ValueType]
  /// The type of its result. A host that returns none nevertheless (for a value without a group)
  /// stops the page with a diagnostic at the call.
  package let result: ValueType
  /// Uncertain where names are missing; then unknown names are not reported.
  package let certainty: Certainty

  /// Makes a function.
  package init(
    name: String, argument: String, names: [String], paths: [String?] = [],
    values: [String: ValueType] = [:], result: ValueType, certainty: Certainty = .certain
  ) {
    self.paths = paths
    self.certainty = certainty
    self.name = name
    self.argument = argument
    self.names = names
    self.values = values
    self.result = result
  }

  /// The name of what has an address that is written as one from the root, or without the slashes at
  /// its ends; nil where nothing has it, or more than one name leads to it.
  func name(ofAddress written: String) -> String? {
    let middle = written.split(separator: "/").joined(separator: "/")
    guard !middle.isEmpty else { return nil }
    let places = paths.indices.filter { paths[$0] == "/\(middle)/" || paths[$0] == "/" + middle }
    return places.count == 1 ? names[places[0]] : nil
  }
}
