import Content
import Planning

/// What an earlier build has made of a site, by which a later one makes the same of what has not
/// changed.
struct KnownSite {
  /// The compiled templates.
  let templates: CompiledTemplates?
  /// The content.
  let content: KnownContent?
  /// The assets.
  let assets: ReadAssets?
  /// The paths of the files that certainly hold what they held then.
  let unchanged: Set<String>

  /// What a build has remembered, of which a digest tells what has changed since.
  init(_ memory: BuildMemory, now digest: InputDigest?) {
    unchanged = memory.digest.flatMap { digest?.paths(unchangedSince: $0) } ?? []
    templates = memory.site.planned?.templates
    assets = memory.site.planned?.assets
    content = memory.site.content.files.flatMap { [unchanged] in
      KnownContent($0, unchanged: unchanged)
    }
  }
}
