import FileSystem

/// The folder of a site's templates, which is also that of the theme's.
package enum TemplateFolder {
  /// Its path, below the site's folder.
  package static let path = "Templates"

  /// The name by which templates and `site.yaml` call the template at a path; nil where it is not
  /// below the folder.
  package static func name(ofTemplateAt path: String) -> String? {
    FilePaths.isBelow(path, self.path) ? String(path.dropFirst(self.path.count + 1)) : nil
  }
}
