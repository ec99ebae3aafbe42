import Diagnostics
import HTMLRules
import Planning
import Rendering
import Tables
import Templates

/// What style sheets of the site load from elsewhere, and the policies of all pages block that link
/// them.
struct BlockedLoads {
  let plan: SitePlan
  let templates: TemplateSet
  let assets: [AssetFile]

  /// Reports it, where all programs are known.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    guard assets.contains(where: { !$0.loads.isEmpty }) else { return }
    let policies = policiesOfAssets(programs)
    for (asset, pages) in zip(assets, policies) where !pages.isEmpty {
      for load in asset.loads {
        let mistakes = pages.map { policies in
          policies.lazy.compactMap {
            $0.mistake(ofLoading: load.address, as: load.loading, at: load.span)
          }.first
        }
        guard let first = mistakes.first, let mistake = first, mistakes.allSatisfy({ $0 != nil })
        else { continue }
        log.report(mistake)
      }
    }
  }

  /// For each asset, the policies of each template that may link it, itself or by another asset.
  private func policiesOfAssets(_ programs: [CompiledTemplate]) -> [[[SheetPolicy]]] {
    var places: [String: Int] = [:]
    for (index, asset) in assets.enumerated() { places[asset.name] = index }
    var found: [[[SheetPolicy]]] = Array(repeating: [], count: assets.count)
    var known: Set<String> = []
    for (declaration, program) in zip(plan.declarations, programs) {
      let name = declaration.template.value
      guard let html = program.program?.html, !html.isPiece, known.insert(name).inserted else {
        continue
      }
      var waiting = templates.reach(of: [name]).names.compactMap { places[$0] }
      var linked: Set<Int> = []
      while let index = waiting.popLast() {
        guard linked.insert(index).inserted else { continue }
        found[index].append(html.sheetPolicies)
        waiting += assets[index].targets.map(\.position)
      }
    }
    return found
  }
}
