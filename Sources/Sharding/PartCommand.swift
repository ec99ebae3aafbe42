import Escaping

/// The command that made a part of a site, except for the part and its folder.
package struct PartCommand: Hashable, Sendable {
  /// The site's folder as it was typed; empty where it was the working folder.
  package let typedFolder: String
  /// The path of the site's folder from that of the part on; empty where it is not known.
  package let siteFolder: String
  /// The options that influence what is made.
  package let options: [String]

  package init(typedFolder: String, siteFolder: String, options: [String]) {
    self.typedFolder = typedFolder
    self.siteFolder = siteFolder
    self.options = options
  }

  /// The arguments of the site's folder and the options; `folder` is how commands name the site's
  /// folder now, nil where it was not found.
  package func arguments(in folder: String?) -> [String] {
    let place = folder ?? typedFolder
    return (place.isEmpty || place == "." ? [] : [place]) + options
  }
}
