/// A row of the table of hostile inputs in the shared data: a file, and what must happen to it.
package struct HostileCase: Sendable {
  /// Its name, such as `YAML-038`.
  package let id: String
  /// The path of the file below the table's folder.
  package let file: String
  /// What kind of input it is, such as `yaml`, `json` or `front-matter`.
  package let category: String
  /// What must happen: starts with `ok` or `error`.
  package let expected: String
  /// The line and column of the error, such as `3:8`; empty where none is asked for.
  package let position: String

  /// Whether the input is accepted, if only with a warning.
  package var isAccepted: Bool { expected.hasPrefix("ok") }

  /// The bytes of the file.
  package var bytes: [UInt8] { SharedData.bytes(of: "hostile/" + file) }

  /// The rows of some categories, none where the shared data is missing.
  package static func all(_ categories: String...) -> [HostileCase] {
    SharedData.table("hostile/index.tsv").dropFirst()
      .filter { $0.count >= 5 && categories.contains($0[2]) }
      .map {
        HostileCase(
          id: $0[0], file: $0[1], category: $0[2], expected: $0[3], position: $0[4])
      }
  }
}
