import FileSystem

/// Files of programs and tools, which lie in the folders of many sites and are no content.
enum ProjectFiles {
  private static let names: Set<String> = [
    "angular.json", "appveyor.yml", "azure-pipelines.yml", "babel.config.json",
    "biome.json", "bitbucket-pipelines.yml", "bower.json", "cloudbuild.yaml",
    "codecov.yml", "composer.json", "compose.yaml", "compose.yml", "deno.json", "deno.lock",
    "docker-compose.yaml", "docker-compose.yml", "firebase.json", "jsconfig.json", "lerna.json",
    "mkdocs.yml", "npm-shrinkwrap.json", "nx.json", "package-lock.json",
    "package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "renovate.json",
    "serverless.yaml", "serverless.yml", "tsconfig.json", "turbo.json", "vercel.json",
    "wrangler.json",
  ]
  /// The beginnings of names that have a word before their ending: `docker-compose.override.yml`.
  private static let beginnings = ["compose.", "docker-compose.", "tsconfig."]
  /// Folders of packages.
  private static let folders: Set<Substring> = ["bower_components", "node_modules"]

  /// Whether a file is one of a program or a tool, by its path.
  static func contains(_ path: String) -> Bool {
    let name = FilePaths.name(of: path).lowercased()
    return names.contains(name)
      || beginnings.contains { name.hasPrefix($0) && name.split(separator: ".").count == 3 }
      || path.split(separator: "/").dropLast().contains { folders.contains($0) }
  }
}
