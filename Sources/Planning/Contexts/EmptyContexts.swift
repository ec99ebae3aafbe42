import Diagnostics
package import Schema

extension SitePlan {
  /// The most elements that fields in the contexts of templates have on any page, by structure and
  /// field, as far as the settings of the site say it: 0 of one that has no value.
  package var mostContextValues: [StructureID: [String: Int]] {
    let device = site.device
    var most: [StructureID: [String: Int]] = [:]
    if let id = models.builtInStructure(named: ContextFields.Site.structureName) {
      let empty: [(ContextFields.Site, Bool)] = [
        (.id, device.id == nil), (.favourites, device.favourites.isEmpty),
        (.lists, device.lists.isEmpty), (.isOffline, !device.isOffline),
      ]
      for (field, isEmpty) in empty where isEmpty { most[id, default: [:]][field.name] = 0 }
    }
    if let id = models.builtInStructure(named: ContextFields.Page.structureName) {
      let views = declarations.map(\.views.count).max() ?? 0
      most[id] = [ContextFields.Page.views.name: views]
      // A page is among its own versions.
      if site.namedLanguages.isEmpty {
        most[id, default: [:]][ContextFields.Page.translations.name] = 1
      }
    }
    if !declarations.contains(where: { $0.kind is SearchPage }),
      let id = models.builtInStructure(named: ContextFields.Section.structureName)
    {
      most[id] = [ContextFields.Section.search.name: 0]
    }
    return most
  }
}
