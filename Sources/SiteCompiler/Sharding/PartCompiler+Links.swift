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
      let none: BuildCache<DiskFileSystem>? = nil
      let (digest, inputs) = compiler.hashed(keeping: true, stampedFor: none, knowing: nil)
      guard let digest, digest.hash == part.record.site.digest else { return nil }
      let site = try compiler.over(inputs).plan()
      guard let compiled = site.compiled,
        try partedSite(site, compiled.plan, digest) == part.record.site
      else { return nil }
      return CheckedSite(
        sources: site.sources, log: renderer(of: compiled).log(ofMissing: links.missing))
    } catch {
      return nil
    }
  }
}
