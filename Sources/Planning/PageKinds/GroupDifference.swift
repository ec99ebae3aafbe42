import Diagnostics

/// Why the groups of a page are not those that another page declares the pages of, although both are
/// of the same collection and field.
struct GroupDifference {
  /// The name of the page that declares the pages of groups, and where it is declared.
  let pages: (name: String, span: Span?)
  /// The conditions of the entries; nil for none.
  let condition: (own: String?, other: String?)
  /// Whether values that differ in case and marks only are one group.
  let mergesValues: (own: Bool, other: Bool)

  /// Compares a page of groups with one that has their pages.
  init(of groups: PageDeclaration, from pages: PageDeclaration) {
    self.pages = (pages.name, pages.span)
    condition = (groups.filter?.text, pages.filter?.text)
    mergesValues = (groups.mergesValues, pages.mergesValues)
  }

  /// What to write so that they are the same, each with the reason.
  var advice: [(write: String, label: String)] {
    var advice: [(write: String, label: String)] = []
    if condition.own != condition.other {
      advice.append(
        (adviceOnCondition, condition.other == nil ? "all have pages" : "only some have pages"))
    }
    if mergesValues.own != mergesValues.other {
      advice.append(
        mergesValues.other
          ? (
            "write 'merge: true' here as well, or remove it at '\(pages.name)'",
            "values are merged here"
          )
          : (
            "write 'merge: true' at '\(pages.name)' as well, or remove it here",
            "values are not merged here"
          ))
    }
    return advice
  }

  private var adviceOnCondition: String {
    switch condition {
    case (nil, let other?):
      "write \(Self.setting(other)) here as well, or remove that of '\(pages.name)'"
    case (let own?, nil): "write \(Self.setting(own)) at '\(pages.name)' as well, or remove it here"
    case (let own?, _):
      "write \(Self.setting(own)) at '\(pages.name)' as well, or its condition here"
    case (nil, nil): ""
    }
  }

  private static func setting(_ condition: String) -> String {
    let quote = condition.contains("\"") ? "'" : "\""
    return "'where: \(quote)\(condition)\(quote)'"
  }
}
