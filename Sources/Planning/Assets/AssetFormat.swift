/// The languages of assets in which references are followed.
package enum AssetFormat: Hashable, Sendable {
  case style
  case script
  case picture
  case manifest

  /// The format of an asset, by the ending of its name; nil for one without references.
  package init?(name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".css") {
      self = .style
    } else if name.hasSuffix(".js") || name.hasSuffix(".mjs") {
      self = .script
    } else if name.hasSuffix(".svg") {
      self = .picture
    } else if name.hasSuffix(".webmanifest") || name == "manifest.json"
      || name.hasSuffix("/manifest.json")
    {
      self = .manifest
    } else {
      return nil
    }
  }
}
