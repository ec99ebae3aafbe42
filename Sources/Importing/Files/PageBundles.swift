/// Finds the pages whose folder is their own, in a whole site.
struct PageBundles: ImportStep {
  func apply(to imported: inout ImportedFiles) {
    guard imported.site?.isWhole == true else { return }
    imported.bundles = SourceFinder.bundles(among: imported.files.map(\.path))
  }
}
