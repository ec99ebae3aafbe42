// swift-tools-version: 6.2

import PackageDescription

/// The settings every Swift target is built with: the strictest the toolchain offers.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A module of the program, in `Sources/<name>`, which may import only what is named here.
func module(
  _ name: String, imports dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

/// What runs once for a command, or waits for the disk, is made small in the program that is
/// installed as one file (`Tools/dist/build.sh` sets the variable), whose size has a limit.
let small: [SwiftSetting] =
  Context.environment["APUS_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])]

/// Modules in which the tests spend most of their time are optimized in debug builds, too; that costs
/// less than it saves. Their checks stay as they are: of bounds, of overflow, of exclusive access.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The tests of one module, in `Tests/<name>Tests`; expected outputs lie in its folder `Golden`.
func tests(
  of name: String, imports dependencies: [Target.Dependency] = [], hasGolden: Bool = false
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: hasGolden ? ["Golden"] : [],
    swiftSettings: strict)
}

/// A C library that Debian or Homebrew installs.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// Layers, from the ground up; `docs/architecture.md` says what each is for. A target names
// exactly the modules it may import, and `make test` checks that nothing imports upwards.
let package = Package(
  name: "Apus",
  products: [
    .executable(name: "apus", targets: ["apus"]),
    .library(name: "ApusModels", targets: ["ApusModels"]),
  ],
  targets: [
    // Layer 0: C libraries, and what plain data is made of.
    systemLibrary("CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    systemLibrary(
      "CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
    systemLibrary(
      "CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev", brew: "qrencode"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

    .target(name: "CSystemCalls"),
    .target(name: "CParserMemory"),
    module("Tables"),

    // Layer 1.
    module("Escaping", imports: ["Tables"], settings: optimized),
    module("FileSystem", imports: ["CSystemCalls"], settings: small),
    module("Parallel"),
    module("Records", settings: small),
    module("Scripts", settings: small),

    // Layer 2.
    module("Diagnostics", imports: ["Escaping"], settings: small),

    // Layer 3.
    module("Schema", imports: ["Diagnostics", "Escaping", "Tables"], settings: small),
    module("Documents", imports: ["CYAML", "Diagnostics", "Tables"]),
    module(
      "Markdown", imports: ["CCmark", "CParserMemory", "Diagnostics", "Escaping", "Tables"]),
    module("HTMLRules", imports: ["Diagnostics", "Escaping"], settings: small + optimized),

    // The theme and the starters, written into the program from the files of this folder.
    .executableTarget(
      name: "FileEmbedder", dependencies: ["CZlib", "Scripts"], path: "Tools/FileEmbedder"),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: [.target(name: "FileEmbedder")]),
    .target(
      name: "Theme", dependencies: ["CZlib", "FileSystem"], swiftSettings: strict + small,
      plugins: [.plugin(name: "EmbedFiles")]),

    // Layer 4.
    module(
      "Languages", imports: ["Diagnostics", "Escaping", "HTMLRules", "Schema", "Tables"],
      settings: small),

    // Layer 5.
    module(
      "Templates",
      imports: [
        "Diagnostics", "Escaping", "HTMLRules", "Languages", "Parallel", "Schema", "Tables",
      ], settings: optimized),
    module(
      "Content",
      imports: [
        "Diagnostics", "Documents", "Escaping", "FileSystem", "HTMLRules", "Languages", "Markdown",
        "Parallel", "Schema", "Tables",
      ]),

    // Layer 6 to 9: the way of a site.
    module(
      "Planning",
      imports: [
        "Content", "Diagnostics", "Documents", "Escaping", "FileSystem", "HTMLRules", "Languages",
        "Parallel", "Schema", "Scripts", "Tables", "Templates",
      ], settings: small),
    module(
      "Rendering",
      imports: [
        "Content", "Diagnostics", "Documents", "Escaping", "HTMLRules", "Languages", "Parallel",
        "Planning", "Schema", "Tables", "Templates",
      ]),
    module(
      "Importing",
      imports: [
        "Content", "Diagnostics", "Documents", "Escaping", "FileSystem", "HTMLRules", "Languages",
        "Markdown", "Planning", "Schema", "Tables",
      ], settings: small),
    module(
      "Incremental",
      imports: [
        "Content", "FileSystem", "Planning", "Records", "Rendering", "Schema", "Tables",
      ], settings: small),
    module(
      "Sharding",
      imports: [
        "Diagnostics", "Escaping", "FileSystem", "Planning", "Records", "Rendering", "Tables",
      ], settings: small),
    module(
      "Publishing", imports: ["Diagnostics", "FileSystem", "Parallel"], settings: small),
    module(
      "SiteCompiler",
      imports: [
        "Content", "Diagnostics", "Documents", "Escaping", "FileSystem", "HTMLRules", "Incremental",
        "Languages", "Markdown", "Parallel", "Planning", "Publishing", "Rendering", "Schema",
        "Sharding", "Tables", "Templates",
      ], settings: small),

    // Layer 10 and 11: the tool.
    module(
      "PreviewServer", imports: ["CMicroHTTPD", "Diagnostics", "Escaping", "FileSystem"],
      settings: small),
    module(
      "CommandLineTool",
      imports: [
        "CQREncode", "CSystemCalls", "Content", "Diagnostics", "Documents", "Escaping",
        "FileSystem", "Importing", "Incremental", "Languages", "Parallel", "Planning",
        "PreviewServer", "Publishing", "Rendering", "Schema", "Sharding", "SiteCompiler", "Tables",
        "Templates",
        "Theme",
      ], settings: small),
    // The build ID tells one program from another, for builds that can be skipped.
    .executableTarget(
      name: "apus", dependencies: ["CommandLineTool"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id"], .when(platforms: [.linux]))]),

    // For apps that share their model files with a site.
    module("ApusModels"),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "FileSystem"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(
      of: "Content",
      imports: ["Diagnostics", "Documents", "FileSystem", "Markdown", "Schema", "Tables"],
      hasGolden: true),
    .testTarget(
      name: "RealContentTests",
      dependencies: [
        "Content", "Diagnostics", "FileSystem", "Importing", "Schema", "Tables", "TestSupport",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    tests(of: "Importing", imports: ["Content", "Diagnostics", "Schema"]),
    tests(of: "Diagnostics"),
    tests(of: "Tables"),
    tests(of: "Parallel"),
    tests(of: "Records"),
    tests(
      of: "Planning",
      imports: [
        "Content", "Diagnostics", "Documents", "FileSystem", "HTMLRules", "Schema", "Tables",
        "Templates",
      ]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Diagnostics", "FileSystem", "Planning", "Publishing", "Rendering", "Schema", "Sharding",
        "SiteCompiler", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    tests(
      of: "SiteCompiler",
      imports: [
        "Content", "Diagnostics", "FileSystem", "Planning", "Publishing", "Rendering", "Tables",
        "Theme",
      ],
      hasGolden: true),
    tests(
      of: "Incremental", imports: ["Diagnostics", "FileSystem", "Publishing", "SiteCompiler"]),
    tests(
      of: "Sharding",
      imports: ["Diagnostics", "FileSystem", "Planning", "Publishing", "SiteCompiler"]),
    tests(
      of: "Rendering", imports: ["Escaping", "Planning", "Schema", "Tables", "Templates"]),
    tests(of: "Scripts"),
    tests(of: "Markdown", imports: ["Diagnostics", "Tables"], hasGolden: true),
    tests(of: "Schema", imports: ["Diagnostics"], hasGolden: true),
    tests(
      of: "ApusModels",
      imports: [
        "Content", "Diagnostics", "FileSystem", "Planning", "Publishing", "Schema", "SiteCompiler",
      ]),
    tests(of: "FileSystem"),
    .executableTarget(
      name: "PublishingProbe",
      dependencies: ["Diagnostics", "FileSystem", "Publishing", "TestSupport"],
      path: "Tests/PublishingProbe", swiftSettings: strict),
    tests(of: "Publishing", imports: ["Diagnostics", "FileSystem", "PublishingProbe"]),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "CommandLineTool", "Diagnostics", "FileSystem", "SiteCompiler", "TestSupport", "apus",
      ],
      exclude: ["Golden", "SeededSite"], swiftSettings: strict),
    tests(of: "PreviewServer", imports: ["FileSystem"]),
    tests(of: "Documents", imports: ["Diagnostics", "Tables"], hasGolden: true),
    tests(of: "HTMLRules", imports: ["Diagnostics"], hasGolden: true),
    tests(of: "Escaping"),
    tests(of: "Languages", imports: ["Diagnostics", "Tables"]),
    tests(
      of: "Templates",
      imports: [
        "Diagnostics", "Escaping", "HTMLRules", "Languages", "Schema", "SiteCompiler", "Tables",
      ],
      hasGolden: true),
  ],
  swiftLanguageModes: [.v6]
)

// Programs that measure parts of the code, built only where they are asked for.
if Context.environment["APUS_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ContentBenchmark", dependencies: ["Content", "Diagnostics", "FileSystem", "Schema"],
      path: "Benchmarks/Content", swiftSettings: strict))
}

// Programs for libFuzzer, one for each parser, built only by `Tools/fuzz.sh`. To add one: a line
// here, and a file with the function `LLVMFuzzerTestOneInput` in `Fuzz/<name>`.
if Context.environment["APUS_FUZZ"] != nil {
  let fuzzed: [(name: String, imports: [Target.Dependency])] = [
    ("FuzzJSON", ["Documents"]),
    ("FuzzYAML", ["Documents"]),
    ("FuzzFrontMatter", ["Documents"]),
    ("FuzzMarkdown", ["Markdown", "Tables"]),
    ("FuzzEscaping", ["Escaping"]),
    ("FuzzTemplates", ["Schema", "Tables", "Templates"]),
    ("FuzzModels", ["Schema"]),
    ("FuzzHTMLRules", ["HTMLRules"]),
    ("FuzzXML", ["Documents"]),
    ("FuzzAssets", ["Documents", "Planning"]),
    ("FuzzMetadata", ["Content"]),
    ("FuzzMessages", ["Languages", "Tables"]),
  ]
  package.targets.append(
    .target(
      name: "FuzzSupport", dependencies: ["Diagnostics", "Documents", "Tables"],
      path: "Fuzz/FuzzSupport",
      swiftSettings: strict))
  for program in fuzzed {
    package.products.append(.executable(name: program.name, targets: [program.name]))
    package.targets.append(
      .executableTarget(
        name: program.name, dependencies: ["Diagnostics", "FuzzSupport"] + program.imports,
        path: "Fuzz/\(program.name)",
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  }
}

// Programs that measure a module, built only by `Benchmarks/modules.sh`.
if Context.environment["APUS_BENCHMARKS"] != nil {
  let measured: [(name: String, imports: [Target.Dependency])] = [
    ("DocumentsBenchmark", ["Diagnostics", "Documents"]),
    ("MarkdownBenchmark", ["CCmark", "Diagnostics", "Markdown"]),
    ("TemplatesBenchmark", ["Diagnostics", "Schema", "Tables", "Templates"]),
    ("EscapingBenchmark", ["Escaping", "Languages"]),
    ("CardsBenchmark", ["Content", "Diagnostics", "Documents", "Schema", "Templates"]),
  ]
  for program in measured {
    package.targets.append(
      .executableTarget(
        name: program.name, dependencies: program.imports, path: "Benchmarks/\(program.name)",
        swiftSettings: strict))
  }
}
