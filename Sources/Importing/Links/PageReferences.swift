import FileSystem
import Languages
import Markdown

/// Resolves the shortcodes and tags by which pages of Hugo and Jekyll link to others:
/// `{{< ref "tea.md" >}}`, `{{% relref "/posts/tea#milk" %}}`, `{% link _posts/2026-03-02-tea.md %}`
/// and `{% post_url 2026-03-02-tea %}`.
struct PageReferences {
  /// The paths of pages, and those without their endings.
  private var pages: [String: String] = [:]
  /// The keys of `pages` by their last names.
  private var names: [String: [String]] = [:]

  /// Takes the paths of the Markdown files. The page of a section, `_index.md`, is the list of the
  /// section.
  init(to paths: some Sequence<String>) {
    for path in paths.sorted() {
      if let address = Self.sectionAddress(ofFileAt: path) {
        for name in [path, String(path.dropLast(3)), FilePaths.folder(of: path)] where !name.isEmpty
        {
          pages[name] = pages[name] ?? address
        }
        continue
      }
      if FilePaths.name(of: path).hasPrefix("_") { continue }
      let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
      for name in [path, stem] + (stem.hasSuffix("/index") ? [String(stem.dropLast(6))] : []) {
        guard pages.updateValue(pages[name] ?? path, forKey: name) == nil else { continue }
        names[FilePaths.name(of: name), default: []].append(name)
      }
    }
  }

  /// The destination of a link in Markdown.
  ///
  /// - Parameters:
  ///   - tag: The shortcode or tag, from the first brace to the last.
  ///   - path: The file in which it is.
  /// - Returns: The destination; nil for another tag, and where no page, or more than one, is meant.
  func destination(of tag: String, in path: String) -> String? {
    guard let (word, reference) = Self.reference(in: tag) else { return nil }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 && !parts[1].isEmpty ? "#\(parts[1])" : ""
    if parts[0].isEmpty { return anchor.isEmpty ? nil : anchor }
    let name = String(parts[0])
    // A tag 'link' has the path from the root of the site.
    let found =
      word == "link" ? exactPage(named: name) : page(named: name, inLanguageOf: path)
    guard let found else { return nil }
    let destination = (found.hasPrefix("/") ? found : "@/" + found) + anchor
    return destination.contains { " ()<>".contains($0) } ? nil : destination
  }

  /// The signs of tags, and the words that refer to pages in them.
  private static let forms = [
    (start: "{{<", end: ">}}", words: ["ref", "relref"]),
    (start: "{{%", end: "%}}", words: ["ref", "relref"]),
    (start: "{%", end: "%}", words: ["link", "post_url"]),
  ]

  /// What a tag refers to.
  private static func reference(in tag: String) -> (word: Substring, name: String)? {
    guard let form = forms.first(where: { tag.hasPrefix($0.start) && tag.hasSuffix($0.end) })
    else { return nil }
    var inside = tag.dropFirst(form.start.count).dropLast(form.end.count)
    if inside.first == "-" { inside.removeFirst() }
    if inside.last == "-" { inside.removeLast() }
    let words = inside.split(maxSplits: 1) { $0 == " " }
    guard words.count == 2, form.words.contains(String(words[0])) else { return nil }
    var value = words[1].drop { $0 == " " }
    while value.last == " " { value.removeLast() }
    if value.hasPrefix("path=") { value = value.dropFirst(5) }
    for quote: Character in ["\"", "`"] where value.count > 1 && value.first == quote {
      guard value.last == quote else { return nil }
      value = value.dropFirst().dropLast()
      return value.contains(quote) ? nil : (words[0], String(value))
    }
    return value.contains { " =\"`".contains($0) } ? nil : (words[0], String(value))
  }

  /// The address of the list that stands for the page of a section; nil for any other page.
  static func sectionAddress(ofFileAt path: String) -> String? {
    guard FilePaths.name(of: path) == "_index.md" else { return nil }
    let folder = FilePaths.folder(of: path)
    if folder.isEmpty { return "/" }
    return folder.contains("/") ? nil : "/\(InferredNames.address(folder))/"
  }

  /// The page that a name means, or its translation into the language of the file, such as
  /// `tea.de.md`.
  private func page(named name: String, inLanguageOf path: String) -> String? {
    let parts = FilePaths.name(of: path).split(separator: ".")
    let found = page(named: name, from: path)
    guard parts.count == 3, LanguageTag.mayBeRegistered(String(parts[1])) else { return found }
    let stem = { (name: String) in name.hasSuffix(".md") ? String(name.dropLast(3)) : name }
    guard let found else { return page(named: "\(stem(name)).\(parts[1])", from: path) }
    return pages["\(stem(found)).\(parts[1])"] ?? found
  }

  /// The page at a path, of which folders have lost the '_' before their names.
  private func exactPage(named name: String) -> String? {
    let plain = name.split(separator: "/").map { $0.drop { $0 == "_" } }.joined(separator: "/")
    if name == "index.md" { return pages["_index.md"] }
    return pages[name] ?? pages[plain]
  }

  /// The page that a name means: from the folder of all content, beside the file, or anywhere.
  private func page(named name: String, from path: String) -> String? {
    var name = name
    if name.hasSuffix("/") { name.removeLast() }
    if name.hasPrefix("/") { return pages[String(name.dropFirst())] }
    if let page = FilePaths.path(of: name, from: FilePaths.folder(of: path)).flatMap({ pages[$0] })
    {
      return page
    }
    // Folders have lost the '_' before their names.
    let plain = name.split(separator: "/").map { $0.drop { $0 == "_" } }.joined(separator: "/")
    if let page = pages[name] ?? pages[plain] { return page }
    let alike = names[FilePaths.name(of: name)] ?? []
    let found = Set(alike.filter { $0.hasSuffix("/" + name) }.compactMap { pages[$0] })
    return found.count == 1 ? found.first : nil
  }
}
