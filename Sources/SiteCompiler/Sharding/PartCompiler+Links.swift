import Diagnostics
import FileSystem
import Planning
import Rendering
package import Sharding

extension PartCompiler {
  /// Reports broken links between the parts of this site, with the places where they are written;
  /// nil where a part was not made from this site.
  package func located(_ links: OpenLinks, of part: Part) -> CheckedSite? {
    do throws(FileError) {
      let inputs = HashingFileSystem(compiler.files)
      let site = try compiler.over(inputs).plan()
      let digest = InputDigest(of: inputs, compiler.options, loaded: site.content.files)
      guard let compiled = site.compiled, digest?.hash == part.record.site.digest,
        try partedSite(site, compiled.plan, digest) == part.record.site
      else { return nil }
      return CheckedSite(
        sources: site.sources, log: renderer(of: compiled).log(ofMissing: links.missing))
    } catch {
      return nil
    }
  }
}
