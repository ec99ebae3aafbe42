import Documents
import FileSystem

/// Writes the addresses that pages had by their front matter, such as `permalink`, as `aliases`, so
/// that these lead to the new pages.
struct FormerAddresses {
  private let generator: SiteGenerator?
  /// The addresses of pages, and of the aliases that were written.
  private var given: Set<String>
  private var taken: [(key: String, path: String)] = []
  private var left: [(key: String, path: String)] = []
  /// How many entries have the address that the generator made of their names as an alias.
  private var moved = 0

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - pages: The addresses that the pages of entries have now, without the last slash.
  init(of generator: SiteGenerator?, beside pages: [String]) {
    self.generator = generator
    // Each collection has a list, and the site a home page.
    given = Set((pages + pages.map(FilePaths.folder)).map { $0.lowercased() + "/" })
      .union(["/", "/404.html"])
  }

  /// The keys that name addresses.
  private var keys: [String] {
    switch generator {
    case .hugo: ["url"]
    case .zola: ["path"]
    case .eleventy: ["permalink"]
    case .jekyll: ["permalink", "url", "redirect_from"]
    case .astro, nil: []
    }
  }

  /// What was done, one sentence each.
  var notes: [String] {
    let others =
      moved == 0
      ? []
      : [
        "the address of \(NamedFiles.counted(moved)) is another here: "
          + "the former one is in 'aliases'"
      ]
    return others
      + keys.flatMap { key in
        let (taken, left) = (taken, left)
        let (here, there) = (
          taken.filter { $0.key == key }.map(\.path), left.filter { $0.key == key }.map(\.path)
        )
        return [
          here.isEmpty
            ? ""
            : "the '\(key)' of \(NamedFiles.counted(here.count)) is in 'aliases' here, which lead "
              + "to the new address: \(NamedFiles.list(here))",
          there.isEmpty
            ? ""
            : "the '\(key)' of \(NamedFiles.counted(there.count)) is no address of one page, "
              + "or that of another, and says nothing here; write former addresses as 'aliases': "
              + NamedFiles.list(there),
        ].filter { !$0.isEmpty }
      }
  }

  /// A file whose former addresses are aliases.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - own: The address that its page has now, without the last slash.
  ///   - bytes: The file.
  ///   - usual: The address that its page had if its front matter names none; nil if it is not
  ///     known.
  /// - Returns: The file; nil if nothing has to be changed.
  mutating func aliased(
    _ path: String, at own: String, _ bytes: [UInt8], formerly usual: String? = nil
  ) -> [UInt8]? {
    guard var matter = EditedMatter(path: path, bytes) else { return nil }
    let existing = matter.pair(of: "aliases")
    let old = existing.map { Self.texts(of: $0.value, in: matter.tree) } ?? []
    var aliases = old
    // One text is a list in Hugo; in Zola, an alias needs no slash before it.
    if generator == .zola { aliases = old.map { Self.address(from: $0) ?? $0 } }
    if generator == .hugo {
      let page = Self.named(in: matter) ?? usual ?? Self.usualAddress(ofFileAt: path)
      aliases = old.map { Self.address(from: $0, beside: page) }
    }
    let isList = existing.map { matter.tree[$0.value].kind == .sequence } ?? true
    let isChanged = aliases != old || !isList && aliases.first?.hasPrefix("/") == true
    var pairs: [EditedMatter.Pair] = []
    for key in keys {
      guard let pair = matter.pair(of: key) else { continue }
      let texts = Self.texts(of: pair.value, in: matter.tree).filter(Self.isMeant)
      let addresses = texts.map(address)
      let others = addresses.filter { $0.map { $0 != own + "/" && !aliases.contains($0) } ?? true }
      let new = others.compactMap(\.self).filter { given.insert($0.lowercased()).inserted }
      if new.count < others.count { left.append((key, path)) }
      guard !new.isEmpty else { continue }
      aliases += new
      pairs.append(pair)
      taken.append((key, path))
    }
    // What leads to a page is beside its address.
    let isNamed = keys.contains { $0 != "redirect_from" && matter.pair(of: $0) != nil }
    let former = isNamed ? nil : usual.flatMap { take($0, besides: aliases + [own + "/"]) }
    if let former { aliases.append(former) }
    guard isChanged || former != nil || !pairs.isEmpty else { return nil }
    let line = "aliases: [\(aliases.map(YAMLText.quoted).joined(separator: ", "))]"
    matter.write(line, inPlaceOf: (existing.map { [$0] } ?? []) + pairs)
    return matter.bytes
  }

  /// The aliases in the front matter of a file.
  static func aliases(inFileAt path: String, _ bytes: [UInt8]) -> [String] {
    guard let matter = EditedMatter(path: path, bytes), let pair = matter.pair(of: "aliases") else {
      return []
    }
    return texts(of: pair.value, in: matter.tree)
  }

  /// Takes an address that the page had for its names; nil where it has it, or another page.
  private mutating func take(_ usual: String, besides own: [String]) -> String? {
    guard !own.contains(usual), given.insert(usual).inserted else { return nil }
    moved += 1
    return usual
  }

  /// The address of the page of Hugo that its front matter names.
  private static func named(in matter: EditedMatter) -> String? {
    matter.pair(of: "url").flatMap { address(from: matter.tree.string(of: $0.value)) }
  }

  /// The address that Hugo makes of a path where nothing else is said.
  private static func usualAddress(ofFileAt path: String) -> String {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return "/" + (stem.hasSuffix("/index") ? stem.dropLast("/index".count) : stem)
  }

  /// The address that an alias of Hugo means, which may be relative to the folder of the address that the
  /// page had (hugolib/site_render.go of Hugo).
  private static func address(from alias: String, beside page: String) -> String {
    let folder = FilePaths.folder(of: page.hasSuffix("/") ? String(page.dropLast()) : page)
    guard !alias.hasPrefix("/"), !alias.isEmpty, !alias.contains(":"),
      let path = FilePaths.path(of: alias, from: String(folder.drop { $0 == "/" }))
    else { return alias }
    return address(from: "/" + path) ?? alias
  }

  /// The texts of a list, or one text.
  private static func texts(of value: NodeIndex, in tree: DocumentTree) -> [String] {
    switch tree[value].kind {
    case .sequence: tree.children(of: value).map { tree.string(of: $0) }
    case .mapping: []
    case .plain, .string, .number, .bool, .null: [tree.string(of: value)]
    }
  }

  /// Whether a text is meant as an address.
  private static func isMeant(_ text: String) -> Bool {
    !["", "~", "null", "true"].contains(text) && !HidingKey.isNo(text)
  }

  private func address(_ text: String) -> String? {
    // Names of patterns.
    let isName = ["pretty", "date", "ordinal", "weekdate", "none"].contains(text)
    return generator == .jekyll && isName ? nil : Self.address(from: text)
  }

  /// The address that a text means; nil where it is a pattern, or no address of a page.
  private static func address(from text: String) -> String? {
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte != 0x7F && !"\"<>\\^`{|}:*?#".utf8.contains(byte)
    }
    var parts = text.split(separator: "/")
    if parts.last == "index.html" { _ = parts.popLast() }
    let hasDot = parts.last?.contains(".") == true
    guard isPlain, !text.contains("//"), !parts.contains(where: { $0.hasPrefix(".") }),
      !hasDot || parts.last?.hasSuffix(".html") == true
    else { return nil }
    let whole = parts.map { "/" + $0 }.joined()
    return whole.hasSuffix(".html") ? whole : whole + "/"
  }
}
