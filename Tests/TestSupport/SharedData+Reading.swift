extension SharedData {
  /// The bytes of a file in the folder; empty where there is none.
  package static func bytes(of name: String) -> [UInt8] { DataFile.read(path(name)) }

  /// The lines of a file of tab-separated values, each as its fields.
  package static func table(_ name: String) -> [[String]] { DataFile.table(of: bytes(of: name)) }
}
