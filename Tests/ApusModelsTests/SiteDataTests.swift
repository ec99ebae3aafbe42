import Foundation
import Testing

/// The folder of the project.
private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../..").standardizedFileURL.path

/// What an app with the model files of a site does with its data: decodes it, and encodes it
/// again.
private let app = """
  import ApusModels
  import Foundation

  func plain(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      return object.mapValues(plain).filter {
        !($0.value is NSNull) && ($0.value as? [Any])?.isEmpty != true
      }
    case let list as [Any]: return list.map(plain)
    default: return value
    }
  }

  func check<Value: Codable>(_ type: Value.Type, _ path: String) throws {
    let data = try Data(contentsOf: Foundation.URL(fileURLWithPath: path))
    do {
      let again = try JSONEncoder().encode(try JSONDecoder().decode(type, from: data))
      let texts = try [data, again].map { data in
        let object = plain(try JSONSerialization.jsonObject(with: data))
        return String(
          decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys),
          as: UTF8.self)
      }
      if texts[0] != texts[1] { print("\\(path) changes from \\(texts[0]) to \\(texts[1])") }
    } catch { print("\\(path): \\(error)") }
  }

  func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted().map { folder + "/" + $0 }
  }

  func checkAll<Content: Entry>(_ type: Content.Type, _ name: String) throws -> Int {
    let entries = try files(in: name).filter { !$0.hasPrefix(name + "/page/") }
    for file in entries { try check(Record<Content>.self, file) }
    try check(RecordList<Content>.self, name + ".json")
    if FileManager.default.fileExists(atPath: name + "/page") {
      for file in try files(in: name + "/page") { try check(RecordList<Content>.self, file) }
    }
    return entries.count
  }

  var count = 0

  """

@Suite struct SiteDataTests {
  @Test(.enabled(if: SwiftCompiler.isAvailable))
  func `the site's models compile, and its data decodes with them to the same and no less`()
    throws
  {
    let site = try PublishedSite(root: project)
    #expect(site.said == "")
    #expect(site.collections.count > 5)
    let folder = try TemporaryFolder()
    for file in site.files { try folder.write(file.bytes, to: file.path) }
    let calls = site.collections.map { "count += try checkAll(\($0.model).self, \"\($0.name)\")\n" }
    try folder.write(
      Array((app + calls.joined() + "print(count)\n").utf8), to: "main.swift")
    let models = swiftFiles(in: project + "/Content/Models")
    let program = folder.path + "/app"
    let complaints = try SwiftCompiler.complaints(
      building: models + [folder.path + "/main.swift"], as: program)
    #expect(complaints == "")
    let entries = site.collections.map(\.count).reduce(0, +)
    #expect(try SwiftCompiler.output(of: program, in: folder.path) == "\(entries)\n")
  }

  @Test(
    .enabled(if: SwiftCompiler.isAvailable),
    arguments: modelFolders(below: project))
  func `the model files of each folder of the project compile`(folder: String) throws {
    let files = swiftFiles(in: folder)
    #expect(!files.isEmpty)
    #expect(try SwiftCompiler.complaints(about: files) == "")
  }
}

/// A folder that is removed when it is no longer needed.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-models-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder, and makes the folders it lies in.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
