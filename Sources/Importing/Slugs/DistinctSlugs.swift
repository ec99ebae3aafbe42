import Content
import Schema

/// Slugs for files of one collection that their names do not give one of their own.
///
/// Files of one name, `a/intro.md` and `b/intro.md`, get slugs with as many folders as are needed to
/// distinguish them: `a-intro` and `b-intro`. A name, or a `slug` in a file, of which no address can
/// be made is replaced by one that is most like it.
struct DistinctSlugs {
  /// A file whose name would be the slug of its entry.
  struct File {
    /// Its path from the folder of the collection.
    let path: String
    /// The slug that is written in it.
    let slug: String?
    /// What its entry is called.
    var title = ""
  }

  /// The slugs of the files that need one, by the indices of the files.
  private(set) var slugs: [Int: String] = [:]
  private var free = FreeSlugs()

  init(of files: [File]) {
    let names = files.map { Self.Name($0.path) }
    let paths = names.map(\.path)
    let order = files.indices.sorted { paths[$0] < paths[$1] }
    var groups: [String: [Int]] = [:]
    for place in order {
      if let slug = files[place].slug {
        if FreeSlugs.isSlug(slug) { free.note(slug) }
      } else {
        groups[names[place].slug(withParents: 0), default: []].append(place)
      }
    }
    // In each group, the first file that has no folder keeps its name, and so does a file that is
    // alone, unless it is the slug of another.
    var keeping: Set<Int> = []
    for (slug, places) in groups where FreeSlugs.isSlug(slug) {
      let first = places.first { names[$0].parents.isEmpty }
      guard let place = places.count == 1 ? places[0] : first, free.areFree([slug]) else {
        continue
      }
      keeping.insert(place)
      free.note(slug)
    }
    for place in order {
      if let slug = files[place].slug, !FreeSlugs.isSlug(slug) {
        slugs[place] = free.take(FreeSlugs.slug(from: slug, or: files[place].title))
      }
    }
    for (_, places) in groups.sorted(by: { $0.key < $1.key }) {
      part(places.filter { !keeping.contains($0) }, names, files)
    }
  }

  /// Gives slugs to files of the same name.
  private mutating func part(_ places: [Int], _ names: [Name], _ files: [File]) {
    let nested = places.filter { !names[$0].parents.isEmpty }
    let depth = nested.map { names[$0].parents.count }.max() ?? 0
    for count in 1...max(1, depth) {
      let proposals = nested.map { names[$0].slug(withParents: count) }
      let isLast = count >= depth
      guard isLast || Set(proposals).count == nested.count && free.areFree(proposals) else {
        continue
      }
      for (place, proposal) in zip(nested, proposals) {
        slugs[place] = free.take(FreeSlugs.slug(from: proposal, or: files[place].title))
      }
      break
    }
    for place in places where names[place].parents.isEmpty {
      let name = names[place].slug(withParents: 0)
      slugs[place] = free.take(FreeSlugs.slug(from: name, or: files[place].title))
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

    /// The folders and the name, without the ending.
    var path: String { (parents + [own]).joined(separator: "/") }

    /// The slug of the name, with the nearest folders before it.
    func slug(withParents count: Int) -> String {
      if count == 0, PlainSlug.isOne(Array(own.utf8).span) { return String(own) }
      var slug: [UInt8] = []
      let name = (parents.suffix(count) + [own]).joined(separator: "-")
      TextFold.appendSlug(from: Array(name.utf8).span, to: &slug)
      return String(decoding: slug, as: UTF8.self)
    }
  }
}
