import FileSystem

/// A path that the configuration of Eleventy, which is a program, publishes as it is:
/// `addPassthroughCopy("img")`, or `addPassthroughCopy({ "src/img": "img" })`.
package struct PassedPath: Sendable {
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
      let isMapping = rest.first == "{"
      let texts = isMapping ? quoted(in: rest.prefix { $0 != "}" }) : [quoted(at: rest)]
      let paths = texts.compactMap { $0.flatMap(plain) }
      guard paths.count == texts.count else { return [] }
      if !isMapping { return paths.map { PassedPath(path: $0, target: nil, input: input ?? "") } }
      return stride(from: 0, to: paths.count - 1, by: 2).map {
        PassedPath(path: paths[$0], target: paths[$0 + 1], input: input ?? "")
      }
    }
  }

  /// The text in quotation marks that a text begins with.
  private static func quoted(at text: Substring) -> String? {
    guard let quote = text.first, "\"'`".contains(quote) else { return nil }
    let inside = text.dropFirst().prefix { $0 != quote }
    return inside.endIndex < text.endIndex && !inside.contains("$") ? String(inside) : nil
  }

  /// All texts in quotation marks.
  private static func quoted(in text: Substring) -> [String?] {
    var (rest, found) = (text, [String?]())
    while let start = rest.firstIndex(where: { "\"'`".contains($0) }) {
      guard let inside = quoted(at: rest[start...]) else { return [nil] }
      found.append(inside)
      rest = rest[start...].dropFirst(inside.count + 2)
    }
    return found
  }

  /// A path without what means nothing at its ends; nil for one that leads out of the site.
  private static func plain(_ path: String) -> String? {
    let names = path.split(separator: "/").filter { $0 != "." }
    return names.contains("..") ? nil : names.joined(separator: "/")
  }

  /// The file or the folder in which all that is meant lies.
  package var start: String {
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
  package func address(ofFileAt file: String) -> String? {
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
