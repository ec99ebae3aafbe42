import Foundation

/// The Swift compiler of this machine and the library as this build made it.
enum SwiftCompiler {
  /// Where `swiftc` and the modules of this build are; nil where one is missing.
  private static let places: (compiler: String, modules: String)? = {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = paths.split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else {
      print("skipped: there is no swiftc in PATH")
      return nil
    }
    let executables = ["/proc/self/exe", CommandLine.arguments.first ?? ""].map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    let folders = (executables + [".build/debug", ".build/release"]).map { $0 + "/Modules" }
    guard
      let modules = folders.first(where: {
        FileManager.default.fileExists(atPath: $0 + "/ApusModels.swiftmodule")
      })
    else {
      print("skipped: the module ApusModels is not found beside the tests")
      return nil
    }
    return (compiler, modules)
  }()

  static var isAvailable: Bool { places != nil }

  /// What the compiler says of these files, compiled as one module against `ApusModels`; empty
  /// where nothing is wrong.
  static func complaints(about files: [String]) throws -> String {
    try complaints(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Models"] + files)
  }

  /// What the compiler says of the files of a program, which it makes at a path.
  static func complaints(building files: [String], as program: String) throws -> String {
    let objects = (places?.modules ?? "") + "/../ApusModels.build"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
    let parts = names.filter { $0.hasSuffix(".o") }.sorted().map { objects + "/" + $0 }
    return try complaints(["-o", program] + parts + files)
  }

  private static func complaints(_ arguments: [String]) throws -> String {
    guard let places else { return "there is no compiler" }
    return try output(
      of: places.compiler, ["-swift-version", "6", "-I", places.modules] + arguments, in: ".")
  }

  /// What a program says, with its status where that is not zero.
  static func output(
    of program: String, _ arguments: [String] = [], in folder: String
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "\n(status \(process.terminationStatus))"
  }

  /// What the compiler says of one text.
  static func complaints(aboutText text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Models.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try complaints(about: [file.path])
  }
}
