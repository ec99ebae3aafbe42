import SiteCompiler
import Theme

extension CommandDefinition {
  static let site: [OptionDefinition] = [
    .flag(.strict, "fail on warnings too"),
    .flag(.lenient, "take unknown keys as warnings"),
    .flag(.drafts, "include drafts"),
    .flag(.future, "include entries that are not published yet"),
    .flag(.expired, "include entries that have expired"),
    .value(.clock, "DATE", "build as if it were this date, such as 2026-11-21"),
    .value(.maxFile, "MIB", "refuse larger files of the site, in MiB (default: 64)"),
    .value(.threads, "N", "the number of threads (default: one a core)"),
    .color,
  ]

  static let wait = OptionDefinition.value(
    .wait, "SECONDS", "how long to wait for another build (default: 30)")

  static let format = OptionDefinition.value(
    .format, "FORMAT", "tell mistakes as text, json, github or sarif (default: text)",
    choices: FormatOption.names)

  static let form = OptionDefinition.value(
    .format, "FORMAT", "text or json (default: text)", choices: OutputForm.names)

  /// All commands, in the order of help.
  static let all: [CommandDefinition] = [
    CommandDefinition(
      name: .new, summary: "make a new site, or a new entry of this site",
      description:
        "Makes a finished site in FOLDER, which has to be empty or not there, from one of the "
        + "starters: \(starters). With --from, of content that is there: a file, or a folder with "
        + "all that is in it; its model is inferred. With MODEL and a title, writes a file "
        + "for a new entry of the site in the working folder: each field that has to be written, "
        + "with its rule as a comment. Nothing is ever overwritten.",
      options: [
        .value(
          .starter, "NAME", "what to begin with (default: blank)",
          choices: Starter.allCases.map(\.rawValue)),
        .value(.from, "PATH", "the content that the new site is made of"),
        .value(.clock, "DATE", "the date of the new entry (default: today)"), form,
      ]),
    CommandDefinition(
      name: .build, summary: "make the site",
      description:
        "Checks the site in FOLDER (default: the working folder) and makes its pages. When "
        + "anything is wrong, all of it is reported and nothing is published. With --format json, "
        + "github or sarif all mistakes stand on standard output and nothing else; what else "
        + "there is to say, such as their number, stands on standard error.",
      options: [
        .value(.output, "FOLDER", "where to put the site (default: public)"),
        .flag(.portable, "write links that work without a server, from file://"),
        .flag(.force, "take over an output folder that Apus did not make"),
        .value(.shard, "K/N", "make the K-th of N parts, for 'apus join'"),
        .flag(.checksum, "read all files, also those that look the same as before"),
        .flag(.durable, "publish only once everything is on the disk, for fear of a power cut"),
        .value(
          .dump, "STAGE", "write tokens, tree, types, program, plan or pages instead",
          choices: StageDump.allCases.map(\.rawValue)),
        wait, format,
      ] + site),
    join,
    CommandDefinition(
      name: .check, summary: "check the site without making it",
      description:
        "Checks content, models, templates, addresses and links of the site in FOLDER (default: "
        + "the working folder) and tells all that is wrong: as text on standard error, or with "
        + "--format json, github or sarif on standard output and nothing else there. With --fix, "
        + "misspelt keys, fields and names, links to where a page was and missing brackets of lists "
        + "are mended where that leaves nothing wrong that was not wrong before; what is changed "
        + "is shown first.",
      options: [
        .flag(.fix, "mend what can only be meant otherwise, and show how"),
        .flag(.unsafe, "list what is printed without being escaped: 'safe' and raw HTML"),
        format,
      ] + site),
    CommandDefinition(
      name: .serve, summary: "make the site and show it on this machine",
      description:
        "Builds the site in FOLDER (default: the working folder) in memory, serves it on 127.0.0.1, "
        + "and builds it again whenever its files change. With --output, it is built into that "
        + "folder and served from there. Open pages follow by themselves. Mistakes are "
        + "reported, here and over the open pages, and the site that was built before is served "
        + "meanwhile. Ctrl-C or SIGTERM ends it, with exit code 0.",
      options: [
        .value(.output, "FOLDER", "put the site there (default: it is kept in memory)"),
        .value(.port, "PORT", "the port to serve on (default: the first free one from 4000 on)"),
        .value(
          .host, "ADDRESS", "show it to the network too: an address of this machine, or 'all'"),
        .flag(.open, "open the site in the browser"),
        .value(
          .editor, "NAME", "the editor that mistakes lead to (default: vscode; none for none)",
          choices: EditorLink.allCases.map(\.rawValue)),
        .flag(.offline, "make the service worker; without it, an earlier one is removed"), wait,
        .value(
          .format, "FORMAT", "text, or json: an object a line for each build",
          choices: OutputForm.names),
      ] + site),
    CommandDefinition(
      name: .list, summary: "list all entries with state and address",
      description: "Lists every entry of the site in FOLDER, with its state and address.",
      options: [form] + site),
    inspect, why, infer,
    CommandDefinition(
      name: .theme, summary: "list the files of the theme, or bring one out",
      description:
        "'list' names the templates and assets that the site in the working folder can use, each "
        + "with where it comes from: the site, or the theme inside of Apus. 'copy' brings a file "
        + "of that theme out, into 'Templates', where the site's own wins. Nothing is ever "
        + "overwritten.",
      options: [form]),
    CommandDefinition(
      name: .render, summary: "render one Markdown text or template",
      description:
        "Prints the HTML of FILE.md, or what the template FILE.html makes of data. '-' is "
        + "standard input as Markdown. A template may extend and include what lies beside it. "
        + "Without a model, the data's shape tells the types.",
      options: [
        .value(.data, "FILE", "JSON or YAML: the names that the template knows"),
        .value(.model, "NAME", "the model that the data keeps"),
        .value(.models, "FOLDER", "where the model files are"),
        .value(.clock, "DATE", "the date that the template sees as 'now'"),
        .flag(.rawHTML, "keep raw HTML in Markdown"),
        .value(.typography, "LANGUAGE", "write the quotation marks and dashes of a language"),
        .flag(.commonmark, "Markdown without extensions, anchors and checks"), form,
        .color,
      ]),
    CommandDefinition(
      name: .schema, summary: "print the JSON Schema of a model's files",
      description:
        "Prints the JSON Schema (2020-12) of the files of MODEL in the site in FOLDER (default: "
        + "the working folder), by which editors complete and check content.",
      options: [
        .value(.`for`, "FORMAT", "the files: json, yaml or front-matter (default: yaml)"),
        .flag(.list, "the files hold lists of entries"), form,
        .color,
      ]),
    CommandDefinition(
      name: .explain, summary: "explain the code of a message",
      description:
        "Explains what a message such as E0301 is about and how to mend it. W0301, 0301 and 301 "
        + "mean the same rule.",
      options: [.flag(.all, "explain all codes, as one Markdown document"), form]),
    clean, completion, man,
    CommandDefinition(
      name: .version, summary: "print the version", description: "Prints the version.",
      options: [form]),
    CommandDefinition(
      name: .help, summary: "explain a command",
      description: "Explains a command; with --format json, all of them.", options: [form]),
  ]

  private static var starters: String {
    Starter.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")
  }
}
