import Escaping
import FileSystem
import Languages
import Schema

/// The addresses that a generator made of the names of files, and of what their front matter says.
struct FormerName {
  private let site: FormerSite

  /// - Parameter site: The site, whose `knowsAddresses` holds.
  init(of site: FormerSite) { self.site = site }

  /// The address of the page of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, from the folder of all content on.
  ///   - slug: The slug that its front matter gives; nil where it gives none.
  ///   - matter: Its front matter.
  /// - Returns: The address; nil where it cannot be told.
  func address(ofFileAt path: String, slug: String?, _ matter: MatterOfFile) -> String? {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    let name = FilePaths.name(of: path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    // The translation of a page is in the folder of its language.
    let ending = stem.split(separator: ".").dropFirst().last
    if let ending, LanguageTag.mayBeRegistered(String(ending)) { return nil }
    if site.generator == .jekyll { return addressOfJekyll(parts, stem, slug, matter) }
    let slug = slug ?? slugByName(stem, matter)
    // Pages of groups have such addresses here.
    if parts.count > 1, InferredSettings.groupings.contains(parts[1].lowercased()) { return nil }
    let address =
      if let pattern = parts.first.flatMap(site.pattern(ofSection:)) {
        pattern.address { name in
          valueOfHugo(name, parts, stem == "index" ? parts.last ?? stem : stem, slug, matter)
        }
      } else {
        address(in: parts, stem, slug)
      }
    guard let address, site.hasAddressesOfFiles(inSection: parts.first), address.hasSuffix("/"),
      address != "/"
    else { return address }
    return address.dropLast() + ".html"
  }

  /// The slug that Hugo makes of a name that begins with the page's date; nil for all others.
  private func slugByName(_ stem: String, _ matter: MatterOfFile) -> String? {
    guard site.slugsByName(hasDate: matter.addressParts.date != nil) else { return nil }
    let name = DatedName(stem)
    return name.date != nil && name.rest != stem ? name.rest : nil
  }

  /// Whether the address of a file is made by a pattern, from more than its path.
  func isByPattern(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    if site.generator == .jekyll {
      return folders.contains { $0 == "_posts" || site.pattern(ofCollectionIn: $0) != nil }
    }
    return folders.first.flatMap(site.pattern(ofSection:)) != nil
  }

  private func address(in folders: [String], _ stem: String, _ slug: String?) -> String? {
    var parts = folders
    let isIndex = stem == "index"
    if isIndex, slug != nil, !parts.isEmpty { parts.removeLast() }
    if slug != nil || !isIndex { parts.append(slug ?? stem) }
    var address = "/"
    for part in parts {
      guard let name = written(part), !name.isEmpty else { return nil }
      address += name + "/"
    }
    return address
  }

  private func written(_ name: String) -> String? {
    switch site.generator {
    case .hugo: Self.ofHugo(name)
    case .zola: Self.ofZola(name)
    case .astro, .eleventy, .jekyll: nil
    }
  }

  // MARK: Patterns

  /// What a name in a pattern of Hugo stands for (`permalinks` in its documents).
  private func valueOfHugo(
    _ name: String, _ folders: [String], _ base: String, _ slug: String?, _ matter: MatterOfFile
  ) -> String? {
    switch name {
    case "title": Self.ofHugo(matter.givenTitle)
    case "slug": Self.ofHugo(slug ?? matter.givenTitle)
    case "slugorfilename", "slugorcontentbasename": Self.ofHugo(slug ?? base)
    case "filename", "contentbasename": Self.ofHugo(base)
    case "section": folders.first.flatMap(Self.ofHugo)
    case "sections": folders.compactMap(Self.ofHugo).joined(separator: "/")
    default: Self.part(name, of: dateOfHugo(base, matter))
    }
  }

  /// The date that a page of Hugo has; nil where it has none, or it cannot be told.
  private func dateOfHugo(_ base: String, _ matter: MatterOfFile) -> String? {
    for source in site.sourcesOfDate {
      switch source {
      case "date", ":default":
        if let date = matter.addressParts.date { return date }
      case ":filename":
        if let date = DatedName(base).date { return date }
      default:
        // Another key may be there; when a file was changed is not known.
        if source.hasPrefix(":") || matter.keys.contains(where: { $0.lowercased() == source }) {
          return nil
        }
      }
    }
    return nil
  }

  /// A part of a date, as patterns name it; nil where there is no date.
  private static func part(_ name: String, of date: String?) -> String? {
    var reader = FormReader(date ?? "")
    guard let day = reader.day(year: 4...4, month: 2...2, day: 2...2) else { return nil }
    let withoutZero = { (text: Substring) in String(text.drop { $0 == "0" }) }
    return switch name {
    case "year": String(day[0])
    case "short_year": String(day[0].suffix(2))
    case "month": String(day[1])
    case "i_month": withoutZero(day[1])
    case "day": String(day[2])
    case "i_day": withoutZero(day[2])
    default: nil
    }
  }

  /// Posts have the address of the pattern; other pages, and those of collections, that of their
  /// files.
  private func addressOfJekyll(
    _ folders: [String], _ stem: String, _ slug: String?, _ matter: MatterOfFile
  ) -> String? {
    let pattern = site.patternOfPosts
    if let place = folders.firstIndex(of: "_posts") {
      let name = DatedName(stem)
      let date = LocalDay.day(
        of: matter.addressParts.date ?? name.date ?? "", inZoneNamed: site.timeZone)
      let categories = (folders[..<place] + matter.addressParts.categories).map { $0.lowercased() }
      return pattern.address { token in
        switch token {
        case "title": slug ?? name.rest
        case "slug": slug ?? name.rest.lowercased()
        case "categories": categories.joined(separator: "/")
        case "output_ext": ".html"
        default: Self.part(token, of: date)
        }
      }
    }
    guard !folders.contains("_drafts") else { return nil }
    if let place = folders.firstIndex(where: { site.pattern(ofCollectionIn: $0) != nil }) {
      let within = Array(folders[(place + 1)...])
      return addressOfCollection(folders[place], within: within, stem, slug)
    }
    let path = folders.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    let end = stem == "index" ? "/" : "/" + stem + site.patternOfSite.endOfPages
    return FormerPattern(address: path.map { "/" + $0 }.joined() + end).address { _ in nil }
  }

  /// The address of a page of a collection of Jekyll with a pattern of its own; nil where its name is
  /// not written as Jekyll writes it in addresses.
  private func addressOfCollection(
    _ folder: String, within folders: [String], _ stem: String, _ slug: String?
  ) -> String? {
    let isPlain = stem.utf8.allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-")
    }
    guard isPlain, DatedName(stem).date == nil, let text = site.pattern(ofCollectionIn: folder),
      text.contains("/")
    else { return nil }
    return FormerPattern(ofJekyll: text).address { token in
      switch token {
      case "collection": String(folder.dropFirst())
      case "name": stem
      case "title", "slug": slug ?? stem
      case "path": (folders + [stem]).joined(separator: "/")
      case "output_ext": ".html"
      default: nil
      }
    }
  }

  // MARK: Names

  /// In lower case, with hyphens for blanks; letters of every script stay (helpers/path.go of Hugo).
  private static func ofHugo(_ name: String) -> String? {
    var result = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber || "._-+~@".contains(character) {
        result.append(character)
      } else if character == " " {
        if result.last != "-" { result.append("-") }
      } else if character == "#" || character == "%" {
        return nil
      }
    }
    return result
  }

  /// As a slug, without the date that it begins with.
  private static func ofZola(_ name: String) -> String? {
    let date = name.prefix(10)
    let isDate =
      name.count > 11 && "-_".contains(name.dropFirst(10).first ?? " ")
      && Observation.fits(Array(date.utf8)[...], .date)
    var slug: [UInt8] = []
    TextFold.appendSlug(
      from: Array((isDate ? String(name.dropFirst(11)) : name).utf8).span, to: &slug)
    return String(decoding: slug, as: UTF8.self)
  }
}
