package import FileSystem
import Schema
import Tables

extension SiteContent {
  /// The files of entries that hold what nobody may read, secrets or entries that are left out, by
  /// their identities, under which they have other names as well. Only those of these sizes, in
  /// bytes. Linear in the number of files.
  package func hiddenFiles(ofSizes sizes: Set<Int>) -> [FileIdentity: String] {
    let secrets = SecretText(models: models)
    let leftOut = Set(omitted.map { PathKey($0.path) })
    let definitions = collections.map(\.definition)
    var hidden: [FileIdentity: String] = [:]
    for (file, loaded) in zip(files.loader.files, files.files) {
      guard let status = loaded.identity?.status, sizes.contains(status.size) else { continue }
      let hasSecrets = file.uses.contains {
        secrets.isHeld(by: definitions[$0.collection].model)
      }
      if hasSecrets || leftOut.contains(PathKey(file.path)) { hidden[status.identity] = file.path }
    }
    return hidden
  }
}
