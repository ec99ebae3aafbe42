import Diagnostics
import Tables

/// Reports titles of groups that stay in the first language on the pages of another one.
struct GroupTitleCheck {
  let planner: PagePlanner

  /// The title of a group, and the languages without one of their own.
  private struct Finding {
    let value: GroupValue
    let isChoice: Bool
    var languages: Set<String> = []
  }

  func report(log: inout DiagnosticLog) {
    var first: [PageDeclaration.Origin: DeclarationIndex] = [:]
    var findings: [Finding] = []
    var places: [GroupValue: Int] = [:]
    for index in planner.declarations.tableIndices {
      let declaration = planner.declarations[index]
      guard declaration.isTranslation else {
        first[declaration.origin] = first[declaration.origin] ?? index
        continue
      }
      guard !declaration.values.isEmpty, let original = first[declaration.origin] else { continue }
      let shown = titles(of: original).intersection(titles(of: index))
      for value in declaration.values where !value.isTranslated {
        guard let title = value.title, title.contains(where: \.isLetter), shown.contains(title)
        else { continue }
        let place = places[value] ?? findings.count
        if place == findings.count {
          let kind = declaration.kind
          let field = (kind as? GroupPages)?.field ?? (kind as? GroupsPage)?.field
          findings.append(Finding(value: value, isChoice: field?.isChoice == true))
          places[value] = place
        }
        findings[place].languages.insert(declaration.language)
      }
    }
    for finding in findings {
      log.report(
        .untranslatedGroup(
          finding.value.value, finding.languages.sorted(), isChoice: finding.isChoice,
          at: finding.value.span))
    }
  }

  /// The titles of the groups of a declaration.
  private func titles(of index: DeclarationIndex) -> Set<String> {
    Set(planner.groups(of: index).map { planner.groups[$0].title })
  }
}
