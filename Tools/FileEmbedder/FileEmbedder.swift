import CZlib
import Foundation
import Scripts

/// Writes the theme and the material of the starters as Swift source: a table and all contents in
/// one literal each, which `EmbeddedFiles` reads. What only `apus new` reads is compressed.
///
/// Scripts of the theme's device components are compacted here, once, and not by each build of a
/// site; as they were written they are among the material, for those who make them their own.
///
/// usage: FileEmbedder PACKAGE OUTPUT.swift
@main
struct FileEmbedder {
  /// The folders of `Templates` that belong to every site; the others are a section's own.
  private static let themeFolders = ["layouts", "messages", "partials"]
  /// What belongs to every site of `Templates/assets`, and of what lies beside the folders; the rest
  /// is the showcase's.
  private static let themeAssets = ["device", "record.css", "theme.css"]
  private static let ownTemplates = ["humans.txt"]

  private let package: URL

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let embedder = FileEmbedder(package: URL(filePath: arguments[1], directoryHint: .isDirectory))
    let source = try embedder.source()
    try Data(source.utf8).write(to: URL(filePath: arguments[2]))
  }

  /// The Swift source of both archives.
  private func source() throws -> String {
    let templates = try paths(below: "Templates")
    let theme = templates.filter(isGeneral)
    let starters =
      try paths(below: "Content") + paths(below: "Starters")
      + templates.filter { !isGeneral($0) || isCompacted($0) }
    let text = String(decoding: try archive(of: theme, isPublished: true), as: UTF8.self)
    // Files of one kind beside each other are compressed to less.
    let material = try archive(
      of: starters.sorted { kind(of: $0) < kind(of: $1) }, isPublished: false)
    return """
      /// Written by FileEmbedder from the files of the package.
      enum EmbeddedArchive {
        static let theme: StaticString = "\(escaped(text))"
        /// Seven bits in each character.
        static let packedStarters: StaticString = "\(escaped(septets(of: try packed(material))))"
        static let starterBytes = \(material.count)
      }

      """
  }

  private func kind(of path: String) -> (ending: String, path: String) {
    (URL(filePath: path).pathExtension, path)
  }

  private func isGeneral(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    if names.count == 2 { return !Self.ownTemplates.contains(String(names[1])) }
    if names[1] == "assets" { return Self.themeAssets.contains(String(names[2])) }
    return Self.themeFolders.contains(String(names[1]))
  }

  private func isCompacted(_ path: String) -> Bool {
    path.hasPrefix("Templates/assets/device/") && path.hasSuffix(".js")
  }

  /// The paths of all files below a folder, sorted by their bytes.
  private func paths(below folder: String) throws -> [String] {
    let root = package.appending(path: folder)
    guard FileManager.default.fileExists(atPath: root.path()) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: root.path())
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        let file = package.appending(path: path).path()
        return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A line for each file, with its path and its size, an empty line, all contents.
  private func archive(of paths: [String], isPublished: Bool) throws -> Data {
    var table = ""
    var contents = Data()
    for path in paths {
      let written = try Data(contentsOf: package.appending(path: path))
      let data =
        isPublished && isCompacted(path)
        ? Data(ScriptCompactor.compacted(Array(written))) : written
      table += "\(path)\t\(data.count)\n"
      contents += data
    }
    return Data((table + "\n").utf8) + contents
  }

  /// The bytes as zlib compresses them (RFC 1950).
  private func packed(_ data: Data) throws -> [UInt8] {
    var count = compressBound(uLong(data.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&packed, &count, Array(data), uLong(data.count), 9) == Z_OK else {
      throw CocoaError(.fileWriteUnknown)
    }
    return Array(packed.prefix(Int(count)))
  }

  /// The bits of bytes, the highest first, seven in each character of ASCII: a literal is UTF-8, in
  /// which only these are one byte each.
  private func septets(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var (buffer, count): (UInt32, UInt32) = (0, 0)
    func append(_ septet: UInt32) { text.append(Unicode.Scalar(UInt8(septet & 0x7F))) }
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      count += 8
      while count >= 7 {
        count -= 7
        append(buffer >> count)
      }
      buffer &= 0x7F
    }
    if count > 0 { append(buffer << (7 - count)) }
    return String(text)
  }

  /// A text as it stands between quotes in Swift.
  private func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count * 5 / 4)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
