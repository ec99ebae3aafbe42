import Schema

/// Slugs for files of one collection that have the same name: `a/intro.md` and `b/intro.md`. Each slug
/// contains as many folders as are needed to distinguish the files: `a-intro` and `b-intro`.
struct DistinctSlugs {
  /// A file whose name would be the slug of its entry.
  struct File {
    /// Its path from the folder of the collection.
    let path: String
    /// The slug in its front matter.
    let slug: String?
  }

  /// The slugs of the files that need one, by the indices of the files.
  private(set) var slugs: [Int: String] = [:]
  private var taken: Set<String> = []

  init(of files: [File]) {
    let names = files.map { Self.Name($0.path) }
    var groups: [String: [Int]] = [:]
    for (place, file) in files.enumerated() {
      if let slug = file.slug {
        taken.insert(slug)
      } else {
        groups[names[place].slug(withParents: 0), default: []].append(place)
      }
    }
    for (slug, places) in groups
    where places.count == 1 || places.contains(where: { names[$0].parents.isEmpty }) {
      taken.insert(slug)
    }
    for (_, places) in groups.sorted(by: { $0.key < $1.key }) where places.count > 1 {
      part(places.sorted { files[$0].path < files[$1].path }, names)
    }
  }

  /// Gives slugs to files of the same name; a file without folders keeps its name.
  private mutating func part(_ places: [Int], _ names: [Name]) {
    let nested = places.filter { !names[$0].parents.isEmpty }
    let depth = nested.map { names[$0].parents.count }.max() ?? 0
    for count in 1...max(1, depth) {
      let proposals = nested.map { names[$0].slug(withParents: count) }
      let isLast = count >= depth
      guard isLast || Set(proposals).count == nested.count && taken.isDisjoint(with: proposals)
      else { continue }
      for (place, proposal) in zip(nested, proposals) {
        var (slug, number) = (proposal, 2)
        while !taken.insert(slug).inserted {
          slug = "\(proposal)-\(number)"
          number += 1
        }
        slugs[place] = slug
      }
      return
    }
  }

  /// The parts of a path.
  struct Name {
    /// The folders between that of the collection and the entry.
    let parents: [Substring]
    private let own: Substring

    init(_ path: String) {
      var parts = path.split(separator: "/")
      let file = parts.popLast() ?? ""
      let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
      own = stem == "index" ? parts.popLast() ?? stem : stem
      parents = parts
    }

    /// The slug of the name, with the nearest folders before it.
    func slug(withParents count: Int) -> String {
      var slug: [UInt8] = []
      let name = (parents.suffix(count) + [own]).joined(separator: "-")
      TextFold.appendSlug(from: Array(name.utf8).span, to: &slug)
      return String(decoding: slug, as: UTF8.self)
    }
  }
}
