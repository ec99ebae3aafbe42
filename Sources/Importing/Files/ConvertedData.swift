/// Files of data in formats that are read under another name or with a little around them: `.tsv`,
/// `.geojson`, `.jsonl` and `.ndjson`. A first column of a table that has no name is left out or gets
/// one.
package struct ConvertedData {
  /// The files, by the paths that they have now.
  private(set) var files: [(path: String, bytes: [UInt8])]
  /// What was done, one sentence each.
  private(set) var notes: [String] = []

  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files
    var taken: Set<String>?
    for index in files.indices {
      let (path, bytes) = files[index]
      guard let ending = Self.newEnding(of: path) else { continue }
      let new = String(path.dropLast(Self.ending(of: path).count)) + ending
      var known = taken ?? Set(files.map(\.path))
      let isFree = known.insert(new).inserted
      taken = known
      guard isFree else { continue }
      self.files[index] = (new, Self.isLines(path) ? Self.list(of: bytes) : bytes)
      notes.append("\(path) is \(new) here" + (Self.isLines(path) ? ", a list of its lines" : ""))
    }
    for index in self.files.indices {
      let (path, bytes) = self.files[index]
      guard let column = NamelessColumn(path: path, bytes) else { continue }
      self.files[index].bytes = column.bytes
      notes.append(column.note)
    }
  }

  /// What helps to read a file of one of these formats; nil for any other.
  package static func advice(on path: String) -> String? {
    newEnding(of: path).map { ending in
      isLines(path)
        ? "\(path) is not read: write its lines as a list in a file '.\(ending)', or 'apus new FOLDER --from PATH'"
        : "\(path) is not read: call it '.\(ending)'"
    }
  }

  private static func ending(of path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  private static func isLines(_ path: String) -> Bool {
    ["jsonl", "ndjson"].contains(ending(of: path))
  }

  private static func newEnding(of path: String) -> String? {
    switch ending(of: path) {
    case "tsv", "tab": "csv"
    case "geojson", "jsonl", "ndjson": "json"
    default: nil
    }
  }

  /// The lines of a file as a list of JSON.
  private static func list(of bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .filter { line in line.contains { $0 > 0x20 } }
    return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
  }
}

extension ConvertedData {
  /// Takes data in the formats of content in place of others.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      let converted = ConvertedData(imported.files)
      imported.replaceAll(with: converted.files, noting: converted.notes)
    }
  }
}
