import FileSystem

/// A path that the configuration of Eleventy, which is a program, publishes as it is:
/// `addPassthroughCopy("img")`, or `addPassthroughCopy({ "src/img": "img" })`.
struct PassedPath: Sendable {
  /// The path, from the folder of the site on, which may be a pattern.
  private let path: String
  /// The folder or file of its address, where the program says it.
  private let target: String?
  /// The folder of all content, which addresses do not begin with.
  private let input: String

  /// Finds the paths that a program names. What it computes is not found.
  ///
  /// - Parameters:
  ///   - program: The text of the program.
  ///   - input: The folder of all content, where it is another than that of the site.
  /// - Returns: The paths, in the order of the program.
  static func all(in program: String, input: String?) -> [PassedPath] {
    program.ranges(of: "addPassthroughCopy(").flatMap { place -> [PassedPath] in
      let line = program[..<place.lowerBound].reversed().prefix { !$0.isNewline }
      guard !String(line.reversed()).contains("//") else { return [] }
      let rest = program[place.upperBound...].drop(while: \.isWhitespace)
      let named =
        rest.first == "{"
        ? pairs(in: rest.dropFirst()) ?? [] : quoted(at: rest).map { [($0, nil)] } ?? []
      return named.compactMap { path, target in
        let to = target.map(plain)
        // The folder of the site itself has more in it than is meant for readers.
        guard let from = plain(path), !from.isEmpty, to != .some(nil) else { return nil }
        return PassedPath(path: from, target: to ?? nil, input: input ?? "")
      }
    }
  }

  /// The paths and targets of a mapping after its first brace; nil where one is computed.
  private static func pairs(in mapping: Substring) -> [(path: String, target: String?)]? {
    var rest = mapping
    var found: [(path: String, target: String?)] = []
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.first == "}" { return found }
      guard let path = key(at: &rest), rest.first == ":" else { return nil }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let target = quoted(at: rest) else { return nil }
      rest = rest.dropFirst(target.count + 2)
      found.append((path, target))
    }
  }

  /// Reads a key of a mapping, in quotation marks or a plain name, and the blanks behind it.
  private static func key(at rest: inout Substring) -> String? {
    defer { rest = rest.drop(while: \.isWhitespace) }
    if let text = quoted(at: rest) {
      rest = rest.dropFirst(text.count + 2)
      return text
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  /// The text in quotation marks that a text begins with.
  private static func quoted(at text: Substring) -> String? {
    guard let quote = text.first, "\"'`".contains(quote) else { return nil }
    let inside = text.dropFirst().prefix { $0 != quote }
    return inside.endIndex < text.endIndex && !inside.contains("$") ? String(inside) : nil
  }

  /// A path without what means nothing at its ends; nil for one that leads out of the site.
  private static func plain(_ path: String) -> String? {
    let names = path.split(separator: "/").filter { $0 != "." }
    return names.contains("..") ? nil : names.joined(separator: "/")
  }

  /// The file or the folder in which all that is meant lies.
  var start: String {
    let names = path.split(separator: "/")
    let plain = names.prefix { !Self.isPattern($0) }
    return plain.joined(separator: "/")
  }

  private static func isPattern(_ name: Substring) -> Bool {
    name.contains { "*?{[(!".contains($0) }
  }

  /// The address of a file, without the first slash; nil where it is not meant.
  ///
  /// - Parameter file: Its path, from the folder of the site on.
  /// - Returns: The address.
  func address(ofFileAt file: String) -> String? {
    if start != path {
      guard PathPattern(path).matches(file) else { return nil }
      return target.map { inside($0, FilePaths.name(of: file)) } ?? withoutInput(file)
    }
    guard file == path || FilePaths.isBelow(file, path) else { return nil }
    guard let target else { return withoutInput(file) }
    if file != path { return inside(target, String(file.dropFirst(path.count + 1))) }
    // A target without an ending is a folder.
    return FilePaths.name(of: target).contains(".")
      ? target : inside(target, FilePaths.name(of: file))
  }

  private func inside(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : folder + "/" + path
  }

  private func withoutInput(_ path: String) -> String {
    !input.isEmpty && FilePaths.isBelow(path, input)
      ? String(path.dropFirst(input.count + 1)) : path
  }
}
