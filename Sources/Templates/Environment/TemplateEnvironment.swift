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

  /// What a site gives its templates, and what is known of it before anything is rendered.
  ///
  /// Programs are the same only where all of it is the same.
  package struct Site: Equatable, Sendable {
    /// The structures whose records have the member `url`.
    package var pages: [StructureID: PagePresence] = [:]
    /// The names that some pages give their templates.
    package var pageNames: Set<String> = []
    /// The names by which `url` finds the group of a field's value, by structure and field.
    package var groups: [StructureID: [String: String]] = [:]
    /// The fields that the titles of entries' pages are made of where the site calls the entries by
    /// them, by the structure of the entries.
    package var titleFields: [StructureID: [FieldOfStructure]] = [:]
    /// The words that texts can be where these are known, by structure and field; of a list, each
    /// of its elements.
    package var words: [StructureID: [String: KnownWords]] = [:]
    /// The most elements that fields of the contexts have on any page, by structure and field; 0 of
    /// one that has no value.
    package var mostValues: [StructureID: [String: Int]] = [:]
    /// The functions that the host answers.
    package var functions: [HostFunction] = []
    /// Whether it has an address; without it, the result of `absolute` is optional.
    package var hasAddress = false
    /// Its address, if it has one that is known: what a page loads from it is its own.
    package var address: String?
    /// The date of the build, which templates see as `now`: none unless the build was given one.
    package var now = Value.none

    /// A site of which nothing is known.
    package init() {}
  }

  /// All types, including those of the pages' contexts.
  package let models: Models
  /// The same as templates see them, with none of their own yet.
  let types: TypeTable
  /// What the site gives its templates.
  package let site: Site
  /// The texts of the interface, which `t("…")` names.
  package let messages: MessageCatalogue?
  /// Whether the HTML that pages make is checked.
  package let checksHTML: Bool
  /// Whether the template is made of a condition that stands alone, as `where` in `site.yaml`:
  /// messages then advise no tags.
  package let isCondition: Bool

  /// Makes the environment of the templates of a site.
  package init(
    models: Models, site: Site, messages: MessageCatalogue? = nil, checksHTML: Bool = true,
    isCondition: Bool = false
  ) {
    self.models = models
    types = TypeTable(models: models)
    self.site = site
    self.messages = messages
    self.checksHTML = checksHTML
    self.isCondition = isCondition
  }

  /// Makes the environment of a template that stands alone.
  package init(
    models: Models, messages: MessageCatalogue? = nil, now: Value = .none,
    checksHTML: Bool = true, isCondition: Bool = false
  ) {
    var site = Site()
    site.now = now
    self.init(
      models: models, site: site, messages: messages, checksHTML: checksHTML,
      isCondition: isCondition)
  }
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
  /// The names of pages that records have, which it does not know: how a template calls one of the
  /// records.
  package let namesOfRecords: [String: String]
  /// The folder of the files that it knows; nil where they are pages.
  package let folder: String?
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
    namesOfRecords: [String: String] = [:], folder: String? = nil,
    values: [String: ValueType] = [:], result: ValueType, certainty: Certainty = .certain
  ) {
    self.paths = paths
    self.namesOfRecords = namesOfRecords
    self.folder = folder
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
