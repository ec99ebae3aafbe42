#if canImport(Glibc)
  import Glibc
#endif

/// Real content and conformance suites that are not part of the repository: `Tests/README.md` says
/// what each is and where anyone gets it.
///
/// Nobody's clone has to have them: a test that needs them is enabled only where they are, and
/// prints why it is skipped elsewhere.
package enum SharedData {
  /// The folder that `APUS_TEST_DATA` names, as `make` sets it; nil where it is missing.
  package static let folder: String? = {
    guard let name = unsafe getenv("APUS_TEST_DATA") else { return nil }
    let path = unsafe String(cString: name)
    return unsafe access(path, R_OK) == 0 ? path : nil
  }()

  /// Whether the folder has this file or folder.
  package static func has(_ name: String) -> Bool {
    guard let folder else {
      print("skipped: \(name) is missing: APUS_TEST_DATA names no folder that has it")
      return false
    }
    return unsafe access(folder + "/" + name, R_OK) == 0
  }

  /// The path of a file in the folder.
  package static func path(_ name: String) -> String { (folder ?? "") + "/" + name }

  /// The names of what a folder in the folder holds, sorted.
  package static func names(in name: String) -> [String] {
    guard let directory = unsafe opendir(path(name)) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
