import FileSystem

/// The files of the content folder that say how the site is made: settings, texts of the interface
/// and models. They are never published.
enum SettingsFile {
  /// Whether a file of the content folder is one of them, by the paths of both.
  static func isAt(_ path: String, in folder: String) -> Bool {
    path == folder + "/site.yaml"
      || ["messages", "Models"].contains { FilePaths.isBelow(path, folder + "/" + $0) }
  }
}
