import Foundation
import PackagePlugin

/// Runs `FileEmbedder` before the module `Theme` is compiled, and again when one of the files that
/// it writes into the program has changed.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedArchive.swift")
    let inputs = ["Content", "Starters", "Templates"].flatMap { folder in
      files(below: package.appending(path: folder))
    }
    return [
      .buildCommand(
        displayName: "Embedding the theme and the starters",
        executable: try context.tool(named: "FileEmbedder").url,
        arguments: [package.path(), output.path()],
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).filter { url in
      (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }.sorted { $0.path() < $1.path() }
  }
}
