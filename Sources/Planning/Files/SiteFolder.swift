import FileSystem

/// The folders and files of which every site is made, by their paths below the site's folder, and
/// what a file in them is for.
package enum SiteFolder {
  /// The content.
  package static let content = "Content"
  /// The templates, which is also the folder of the theme's.
  package static let templates = "Templates"
  /// The files that are published as they are, unless `site.yaml` names another folder.
  package static let staticFiles = "Static"
  /// The model files.
  package static let models = content + "/Models"
  /// The interface texts of the site.
  package static let texts = content + "/messages"
  /// The interface texts of the theme.
  package static let themeTexts = templates + "/messages"
  /// The assets.
  package static let assets = templates + "/assets"
  /// The file with the settings.
  package static let settings = content + "/site.yaml"

  /// The folders that a site is made from.
  package static let inputs = [content, templates, staticFiles]

  /// What messages show before the names of the models that Apus itself declares.
  static let builtInModels = "<Apus>/"
  /// What messages show before the names of files that come with Apus.
  private static let theme = "<theme>/"

  /// What a file is for.
  package enum Role: Hashable, Sendable {
    case settings, texts, model, template, asset, content
  }

  /// What the file at a path, or at one that messages show, is for; nil for one that is in none of
  /// the folders, such as one that is published as it is.
  package static func role(ofFileAt shown: String) -> Role? {
    let path = shown.hasPrefix(theme) ? templates + "/" + shown.dropFirst(theme.count) : shown
    if path == settings { return .settings }
    if path.hasPrefix(builtInModels) { return .model }
    let isModel = FilePaths.isBelow(path, models) && path.hasSuffix(".swift")
    let folders: [(folder: String, role: Role)] = [
      (texts, .texts), (themeTexts, .texts), (models, isModel ? .model : .content),
      (assets, .asset), (templates, .template), (content, .content),
    ]
    return folders.first { FilePaths.isBelow(path, $0.folder) }?.role
  }

  /// Whether a file says how the site is made, or is beside one that does: settings, texts of the
  /// interface and models, which are never published.
  static func isOfSettings(_ path: String) -> Bool {
    path == settings || [texts, models].contains { FilePaths.isBelow(path, $0) }
  }

  /// The path of a file of the template folder from there, by which templates and `site.yaml` call
  /// it; nil where it is not below the folder.
  package static func name(ofTemplateAt path: String) -> String? {
    FilePaths.isBelow(path, templates) ? String(path.dropFirst(templates.count + 1)) : nil
  }

  /// The same for a path that messages show, also of a file that comes with Apus.
  package static func name(ofTemplateShownAs path: String) -> String? {
    path.hasPrefix(theme) ? String(path.dropFirst(theme.count)) : name(ofTemplateAt: path)
  }

  /// What messages show for the path of a file that comes with Apus.
  package static func shownPath(ofThemeFileAt path: String) -> String {
    name(ofTemplateAt: path).map { theme + $0 } ?? path
  }
}
